import type { Context } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import type { SettingName } from '../card/namedSettings'

type ApiErrorCode =
  | 'bad-date'
  | 'bad-at'
  | 'bad-lang'
  | 'bad-template'
  | 'bad-ratio'
  | 'bad-composition'
  | `bad-${SettingName}`
  | 'bad-art'
  | 'bad-seed'
  | 'bad-palette'
  | 'bad-seal'
  | 'bad-seal-text'
  | 'bad-seal-style'
  | 'bad-seal-place'
  | 'bad-theme'
  | 'bad-scale'
  | 'bad-target'
  | 'bad-w'
  | 'bad-h'
  | 'bad-view'
  | 'bad-k'
  | 'bad-look'
  | 'bad-edition'
  | 'bad-tz'
  | 'bad-url'
  | 'bad-format'
  | 'bad-size'
  | 'bad-method'
  | 'not-found'
  | 'unreachable'
  | 'too-many'
  | 'undrawable'
  | 'internal'

/** Only the log shows it; nginx also uses it for a client that closed the request. */
export const LEFT = 499 as StatusCode

/** Errors are `{error: {code, message, id}}`. The message quotes no input; the id finds it in the log. */
export function apiError(
  c: Context,
  status: 400 | 404 | 405 | 422 | 429 | 500 | 501 | 503,
  code: ApiErrorCode,
  message: string,
): Response {
  c.header('cache-control', 'no-store')
  return c.json(errorBody(c, code, message), status)
}

export function errorBody(c: Context, code: ApiErrorCode, message: string) {
  return { error: { code, message, id: c.get('requestId') as string } }
}

export interface QueryRefusal {
  refusal: ApiErrorCode
  message: string
}

/** [] if absent */
export type ValuesOf = (name: string) => readonly string[]

export function valuesIn({ req }: Context): ValuesOf {
  return (name) => req.queries(name) ?? []
}

export function isRefusal(read: unknown): read is QueryRefusal {
  return typeof read === 'object' && read !== null && 'refusal' in read
}

type Refused<Code extends ApiErrorCode = ApiErrorCode> = Code extends `bad-${infer Name}` ? Name : never

export const SWITCH = { on: true, off: false } as const

export function notOneOf(name: Refused, choices: readonly string[]): QueryRefusal {
  return {
    refusal: `bad-${name}` as ApiErrorCode,
    message: `${name} must be one of ${choices.join(', ')}`,
  }
}

export function isKeyOf<Registry extends object>(
  registry: Registry,
  key: string,
): key is keyof Registry & string {
  return Object.hasOwn(registry, key)
}
