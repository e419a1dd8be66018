import type { Context } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import type { SettingName } from '../card/namedSettings'

export type ApiErrorCode =
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
