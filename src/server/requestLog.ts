import type { MiddlewareHandler } from 'hono'
import { requestId } from 'hono/request-id'

/** A request in the log: nothing about the visitor, and no query. */
export interface LoggedRequest {
  at: string // ISO 8601
  id: string // also in the answer's X-Request-Id, and in an error's JSON
  method: string
  path: string // without its query
  status: number
  tookMs: number
}

const LONGEST_ID = 64

/**
 * Ids that visitors send are ignored: they would be copied into our log. A trusted proxy's is taken, so that its log and ours name a
 * request alike; one with other characters than letters, digits, `-`, `_` and `=`, or too many, is replaced.
 */
export function withRequestId(isBehindProxy: boolean): MiddlewareHandler {
  return requestId({ headerName: isBehindProxy ? 'X-Request-Id' : '', limitLength: LONGEST_ID })
}

/** Logs every request except files that were served well, of which a page needs a hundred, and /readyz, which a balancer asks twice a second. */
export function requestLog(log: (request: LoggedRequest) => void, now: () => Date): MiddlewareHandler {
  return async (c, next) => {
    c.header('x-request-id', c.get('requestId'))
    const start = now()
    await next()
    const { method, path } = c.req
    const { status } = c.res
    if ((isFile(path) || path === '/readyz') && status < 400) return
    const tookMs = now().getTime() - start.getTime()
    log({ at: start.toISOString(), id: c.get('requestId'), method, path: path.slice(0, 200), status, tookMs })
  }
}

function isFile(path: string): boolean {
  return /\.[a-z\d]+$/.test(path) && !path.startsWith('/api/')
}
