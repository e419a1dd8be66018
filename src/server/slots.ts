/** So many at once and no more; the next in line goes as one is done. */

/** As many wait as may. */
export class SlotsFullError extends Error {
  override readonly name = 'SlotsFullError'
}

export interface Slots {
  /**
   * Runs `work` when there is room; rejects when `signal` is aborted before that. Work holds its place until `signal` is
   * aborted and no longer: a name server that never answers would have it for good. Without a signal it waits and works to
   * its end.
   */
  run<T>(signal: AbortSignal | null, work: () => Promise<T>): Promise<T>
}

/** @throws {SlotsFullError} from `run`, where `mostWaiting` wait already */
export function createSlots(atOnce: number, mostWaiting: number): Slots {
  let free = atOnce
  const line: (() => void)[] = []

  const turn = (signal: AbortSignal | null) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        line.splice(line.indexOf(go), 1)
        reject(signal?.reason)
      }
      const go = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      signal?.addEventListener('abort', leave, { once: true })
      line.push(go)
    })

  return {
    async run(signal, work) {
      signal?.throwIfAborted()
      if (free > 0) free -= 1
      else if (line.length >= mostWaiting) throw new SlotsFullError(`${line.length} wait already`)
      else await turn(signal)
      let isHeld = true
      const leave = () => {
        if (!isHeld) return
        isHeld = false
        const next = line.shift()
        if (next) next()
        else free += 1
      }
      signal?.addEventListener('abort', leave, { once: true })
      try {
        signal?.throwIfAborted()
        return await work()
      } finally {
        signal?.removeEventListener('abort', leave)
        leave()
      }
    },
  }
}
