/** More work is waiting than can be done soon. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

/** So many jobs at once and so many waiting, first come, first served. @throws {QueueFullError} beyond both */
export function createQueue({ atOnce, waiting: mostWaiting }: { atOnce: number; waiting: number }) {
  let free = atOnce
  const line: (() => void)[] = []

  return async function queued<T>(job: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1
    else if (line.length >= mostWaiting) throw new QueueFullError(`${line.length} wait already`)
    else await new Promise<void>((go) => line.push(go)) // a place goes from hand to hand
    try {
      return await job()
    } finally {
      const next = line.shift()
      if (next) next()
      else free += 1
    }
  }
}
