/**
 * Logs failures once a minute per kind, so that a provider that is down does not fill the log. The first is logged at
 * once; the others of that minute are logged as a count when it ends.
 */
import { logText } from './logText'

const PER_MS = 60_000

export interface Failure {
  kind: string // 'http-status'
  message: string // one line
  requestId: string // that the answer showed; '' where there is none
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
    Object(timer).unref?.() // Node's: it does not keep the process alive; a number elsewhere
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
