/** Runs a limited amount of work at once; the rest waits in line, first come, first served. */

/** As many wait as may. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

export interface WorkQueue {
  /**
   * Runs `work` when there is room; rejects when `signal` is aborted before that. Work holds its place until `signal` is
   * aborted and no longer: a name server that never answers would have it for good. Without a signal it waits and works to
   * its end.
   */
  run<T>(signal: AbortSignal | null, work: () => Promise<T>): Promise<T>
}

/** @throws {QueueFullError} from `run`, where `maxWaiting` wait already */
export function createWorkQueue(concurrency: number, maxWaiting: number): WorkQueue {
  let free = concurrency
  const waiting: (() => void)[] = []

  const place = (signal: AbortSignal | null) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(enter), 1)
        reject(signal?.reason)
      }
      const enter = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      signal?.addEventListener('abort', leave, { once: true })
      waiting.push(enter)
    })

  return {
    async run(signal, work) {
      signal?.throwIfAborted()
      if (free > 0) free -= 1
      else if (waiting.length >= maxWaiting) throw new QueueFullError(`${waiting.length} wait already`)
      else await place(signal)
      let isHeld = true
      const release = () => {
        if (!isHeld) return
        isHeld = false
        const next = waiting.shift()
        if (next) next()
        else free += 1
      }
      signal?.addEventListener('abort', release, { once: true })
      try {
        signal?.throwIfAborted()
        return await work()
      } finally {
        signal?.removeEventListener('abort', release)
        release()
      }
    },
  }
}
