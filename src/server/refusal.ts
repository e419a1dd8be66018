import type { Context } from 'hono'
import type { ApiErrorCode } from './apiError'

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
