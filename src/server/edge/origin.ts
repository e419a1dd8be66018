/** The edge forwards cards and product look-ups to the Node server `CARD_ORIGIN`. */
import type { Context } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import { webAddress } from '../../scene/values'
import { apiError } from '../answers'
import { ServerSettingError } from '../environment'

/** @param address the visitor's, for the origin's rate limits */
export type AskOrigin = (c: Context, address: string) => Promise<Response>

const LIMIT_MS = 40_000 // the origin queues for 20 s; a card takes less than one, on an overloaded machine more
export const RETRY_AFTER_S = 5
const NAME = 'quotidian-edge'

const PASSED_ON = ['accept', 'if-none-match']
const PASSED_BACK = [
  'access-control-allow-origin',
  'age',
  'allow',
  'cache-control',
  'content-type',
  'etag',
  'retry-after',
  'vary',
]

export function createOriginAsker(origin: string, fetch: typeof globalThis.fetch): AskOrigin {
  return async (c, address) => {
    if (c.req.header('via')?.includes(NAME)) return failed(c, 'CARD_ORIGIN leads back to the edge')
    const { pathname, search } = new URL(c.req.url)
    const headers = new Headers({ via: `1.1 ${NAME}`, 'x-request-id': c.get('requestId') as string })
    for (const name of PASSED_ON) {
      const value = c.req.header(name)
      if (value !== undefined) headers.set(name, value)
    }
    if (address) headers.set('x-forwarded-for', address)
    try {
      const answer = await fetch(origin + pathname + search, {
        method: c.req.method,
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(LIMIT_MS),
      })
      return await passedBack(c, answer, origin)
    } catch {
      return failed(c, 'the server that makes this does not answer; try again')
    }
  }
}

async function passedBack(c: Context, answer: Response, origin: string): Promise<Response> {
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false
  if (answer.status >= 500 && !isJson) {
    await answer.body?.cancel() // probably a proxy's error page
    return failed(c, 'the server that makes this has failed; try again')
  }
  for (const name of PASSED_BACK) {
    const value = answer.headers.get(name)
    if (value !== null) c.header(name, value)
  }
  const location = answer.headers.get('location')
  if (location !== null) c.header('location', withoutOrigin(location, origin))
  c.status(answer.status as StatusCode)
  return answer.body === null ? c.body(null) : c.body(answer.body)
}

function withoutOrigin(location: string, origin: string): string {
  return location.startsWith(`${origin}/`) ? location.slice(origin.length) : location
}

function failed(c: Context, message: string): Response {
  c.header('retry-after', String(RETRY_AFTER_S))
  return apiError(c, 503, 'unreachable', message)
}

/** `https://cards.example.com`; null if blank. @throws {ServerSettingError} */
export function cardOrigin(environment: Readonly<Record<string, string | undefined>>): string | null {
  const value = environment.CARD_ORIGIN?.trim() ?? ''
  if (!value) return null
  const address = webAddress(value) ? new URL(value) : null
  if (address && value.replace(/\/$/, '') === address.origin) return address.origin
  throw new ServerSettingError(
    `CARD_ORIGIN is "${value}": it must be an http(s) address without a path, such as https://cards.example.com`,
  )
}
