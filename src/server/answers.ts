import type { Context } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import { hexOf } from '../scene/written'

/** Each status of an error, with its codes and what developers are told. */
export const ERRORS = {
  400: { codes: [], says: 'A parameter is not as it must be; the message names what is allowed.' },
  404: { codes: ['not-found'], says: 'There is no such thing here.' },
  405: { codes: ['bad-method'], says: 'Only GET and HEAD are answered.' },
  422: { codes: ['unreachable'], says: 'Nothing could be read at the address.' },
  429: { codes: ['too-many'], says: 'Too many requests: wait as long as Retry-After says.' },
  500: { codes: ['internal'], says: 'The server failed.' },
  501: { codes: ['bad-format'], says: 'There is no such format.' },
  503: {
    codes: ['undrawable', 'unreachable'],
    says: 'It cannot be made now: wait as long as Retry-After says.',
  },
} as const satisfies Record<number, { codes: readonly string[]; says: string }>

export type ErrorStatus = keyof typeof ERRORS
type RefusalCode = `bad-${string}` // and the parameter's name
type CodeOf<Status extends ErrorStatus> = Status extends 400
  ? RefusalCode
  : (typeof ERRORS)[Status]['codes'][number]

/** Only the log shows it; nginx also uses it for a client that closed the request. */
export const LEFT = 499 as StatusCode

/** Errors are `{error: {code, message, id}}`. The message quotes no input; the id finds it in the log. */
export function apiError<Status extends ErrorStatus>(
  c: Context,
  status: Status,
  code: CodeOf<Status>,
  message: string,
): Response {
  c.header('cache-control', 'no-store')
  return c.json(errorBody(c, code, message), status)
}

export function errorBody(c: Context, code: CodeOf<ErrorStatus>, message: string) {
  return { error: { code, message, id: c.get('requestId') as string } }
}

/** Pages, feeds and endpoints are read only. */
export function refuseMethod(c: Context): Response {
  c.header('allow', 'GET, HEAD')
  return apiError(c, 405, 'bad-method', 'ask with GET')
}

/** Answered with 400. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'

  constructor(
    readonly code: RefusalCode,
    message: string,
  ) {
    super(message)
  }
}

/** @param why goes on after the parameter's name */
export function refused(name: string, why: string): RefusedError {
  return new RefusedError(`bad-${name}`, `${name} ${why}`)
}

/** A proxy that compresses adds one to a tag: `"x-gzip"`, `"x;br"`, `"x--gzip"`. */
const PROXY_SUFFIX = /(?:--?|;)(?:gzip|br|zstd|deflate|df)"$/

/** Accepts one tag, a list, weak tags, `*`. RFC 9110, 13.1.2. */
export function matchesEtag(etag: string, ifNoneMatch = ''): boolean {
  return ifNoneMatch.split(',').some((listed) => {
    const tag = listed.trim().replace(/^W\//, '')
    return tag === '*' || tag === etag || tag.replace(PROXY_SUFFIX, '"') === etag
  })
}

/** Returns a hash of the content: `"5f1a…"`. */
export async function etagOf(content: Uint8Array<ArrayBuffer> | string): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `"${hexOf(digest.subarray(0, 12))}"`
}

/** Who has the content already is answered 304. */
export async function answerTagged(c: Context, body: string, type: string, etag?: string): Promise<Response> {
  const tag = etag ?? (await etagOf(body))
  c.header('etag', tag)
  if (matchesEtag(tag, c.req.header('if-none-match'))) return c.body(null, 304)
  return c.body(body, 200, { 'content-type': type })
}
