import type { MiddlewareHandler } from 'hono'
import { requestId } from 'hono/request-id'

/** External text may contain control codes, and line breaks that forge entries. */
export function logText(text: string): string {
  return text
    .slice(0, MAX_LENGTH)
    .replaceAll(
      /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu,
      (hidden) => `\\u{${hidden.codePointAt(0)!.toString(16)}}`,
    )
}

const MAX_LENGTH = 4_000
const MAX_CAUSES = 4

/** With causes: "unreachable: no answer; ECONNREFUSED: connect ECONNREFUSED 127.0.0.1:80". */
export function errorInLog(error: unknown): string {
  const said: string[] = []
  for (let cause = error; cause !== undefined && said.length < MAX_CAUSES;) {
    const {
      code,
      name,
      message,
      cause: next,
    } = Object(cause) as Partial<Record<keyof Error | 'code', unknown>>
    said.push(typeof message === 'string' ? `${String(code ?? name)}: ${message}` : String(cause))
    cause = next
  }
  return logText(said.join('; '))
}

/** Includes the stack, for unexpected errors. */
export function stackInLog(error: unknown): string {
  const { stack } = Object(error) as { stack?: unknown }
  return typeof stack === 'string' ? logText(stack.replaceAll(/\n\s+at /g, ' ← ')) : errorInLog(error)
}

/** A failing provider must not flood the log: the first of a kind is told at once, the others as a count. */
const PER_MS = 60_000

export interface Failure {
  kind: string // e.g. 'http-status'
  message: string // one line
  requestId: string // as in the response; '' if none
}

export function createFailureLog(warn: (message: string) => void): (failure: Failure) => void {
  const minutes = new Map<string, { more: number; last: Failure }>()

  return function logFailure(failure) {
    const known = minutes.get(failure.kind)
    if (known) {
      known.more += 1
      known.last = failure
      return
    }
    warn(lineOf(failure))
    begin(failure)
  }

  function begin(failure: Failure): void {
    minutes.set(failure.kind, { more: 0, last: failure })
    const timer: unknown = setTimeout(() => end(failure.kind), PER_MS)
    Object(timer).unref?.() // in Node, lets the process exit; elsewhere it is a number
  }

  function end(kind: string): void {
    const { more, last } = minutes.get(kind)!
    minutes.delete(kind)
    if (more === 0) return
    warn(`${lineOf(last)} (${more} of this kind, ${logText(kind)}, since the last such line)`)
    begin(last)
  }
}

function lineOf({ message, requestId }: Failure): string {
  return requestId ? `${logText(message)} [request ${logText(requestId)}]` : logText(message)
}

/** Contains no visitor data and no query. */
export interface LoggedRequest {
  at: string // ISO 8601
  id: string // also in X-Request-Id and in an error's JSON
  method: string
  path: string // no query
  status: number
  tookMs: number
}

const LONGEST_ID = 64

/** Visitors' ids would enter our log. A trusted proxy's is used, so both logs agree. */
export function withRequestId(isBehindProxy: boolean): MiddlewareHandler {
  return requestId({ headerName: isBehindProxy ? 'X-Request-Id' : '', limitLength: LONGEST_ID })
}

/** Omits successful files (a hundred per page) and /readyz (twice a second). */
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
