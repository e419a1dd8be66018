/**
 * Thumbnails share the page's thread with a person at work. A drawing runs in turns of a few milliseconds, each a task
 * of its own; only one of all drawings has a turn at a time, the first in line first, and none while a key is
 * typed or a pointer drags. What was called off never has another turn; all others are finished in the end.
 */
export interface Turns {
  /** Resolves at the beginning of this drawing's next turn; rejects with the signal's reason once it is called off. */
  next(): Promise<void>
  signal: AbortSignal
}

export type Draw = (turns: Turns) => Promise<void>

/** What the queue needs of the world. */
export interface QueueScheduler {
  /** Runs it in a task of its own, when nothing more urgent waits. */
  soon(run: () => void): void
  later(run: () => void, ms: number): void
  /** 0 when nobody types or drags. */
  msUntilIdle(): number
}

interface Job {
  draw: Draw
  started: AbortController | null // made late: a slider calls off a dozen at every step, and aborting is slow
  takeTurn: (() => void) | null // null while it waits for something else, such as its fonts
}

const MAX_STARTED = 3 // most of the time of one is waiting for its fonts

export function createDrawQueue({ soon, later, msUntilIdle }: QueueScheduler) {
  const line: Job[] = []
  let isAsking = false

  function nextJob(): Job | undefined {
    const mayStart = line.filter(({ started }) => started).length < MAX_STARTED
    return line.find(({ takeTurn, started }) => takeTurn !== null && (started || mayStart))
  }

  function askForTurn(): void {
    if (isAsking || !nextJob()) return
    isAsking = true
    const waitMs = msUntilIdle()
    if (waitMs > 0) later(giveTurn, waitMs)
    else soon(giveTurn)
  }

  function giveTurn(): void {
    isAsking = false
    const job = msUntilIdle() > 0 ? undefined : nextJob()
    const take = job?.takeTurn
    if (job) job.takeTurn = null
    take?.()
    askForTurn()
  }

  function leave(job: Job): void {
    const place = line.indexOf(job)
    if (place >= 0) line.splice(place, 1)
    askForTurn()
  }

  async function start(job: Job): Promise<void> {
    job.started = new AbortController()
    const { signal } = job.started
    const next = () =>
      new Promise<void>((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason as Error)
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
        job.takeTurn = resolve
        askForTurn()
      })
    try {
      await job.draw({ next, signal })
    } catch (error) {
      // a blank says enough
      if (!signal.aborted) console.warn('thumbnail not drawn', error)
    } finally {
      leave(job)
    }
  }

  /** Puts a drawing in line; its first turn begins it. The function that comes back calls it off. */
  return function queueDrawing(draw: Draw): () => void {
    const job: Job = { draw, started: null, takeTurn: () => void start(job) }
    line.push(job)
    askForTurn()
    return () => {
      job.started?.abort()
      leave(job)
    }
  }
}
