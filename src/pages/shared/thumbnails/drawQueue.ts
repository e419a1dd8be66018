/**
 * Drawings share the main thread with input: turns of a few ms, each its own task, in queue order, none while
 * typing or dragging. All finish eventually unless cancelled.
 */
export interface Turns {
  /** Resolves at this drawing's next turn; rejects with the signal's reason once cancelled. */
  next(): Promise<void>
  signal: AbortSignal
}

export type Draw = (turns: Turns) => Promise<void>

interface Job {
  draw: Draw
  started: AbortController | null // created late: a slider cancels a dozen per step, and aborting is slow
  takeTurn: (() => void) | null // null while it waits, as for fonts
}

/**
 * The browser's turns: background tasks yield to input, frames and other tasks, and run at once if there are none.
 * (Idle callbacks are 50 ms apart.)
 */
export const IN_BACKGROUND = {
  soon(run: () => void) {
    if (typeof scheduler === 'object') void scheduler.postTask(run, { priority: 'background' })
    else setTimeout(run, 10) // WebKit
  },
  later(run: () => void, ms: number) {
    setTimeout(run, ms)
  },
}

/** `msUntilIdle` is 0 when nobody types or drags. */
export type QueueScheduler = typeof IN_BACKGROUND & { msUntilIdle: () => number }

const MAX_STARTED = 3 // A drawing mostly waits for its fonts.

export function createDrawQueue({ soon, later, msUntilIdle }: QueueScheduler) {
  const queue: Job[] = []
  let isTurnPending = false

  function nextJob(): Job | undefined {
    const mayStart = queue.filter(({ started }) => started).length < MAX_STARTED
    return queue.find(({ takeTurn, started }) => takeTurn !== null && (started || mayStart))
  }

  function requestTurn(): void {
    if (isTurnPending || !nextJob()) return
    isTurnPending = true
    const waitMs = msUntilIdle()
    if (waitMs > 0) later(giveTurn, waitMs)
    else soon(giveTurn)
  }

  function giveTurn(): void {
    isTurnPending = false
    const job = msUntilIdle() > 0 ? undefined : nextJob()
    const take = job?.takeTurn
    if (job) job.takeTurn = null
    take?.()
    requestTurn()
  }

  function remove(job: Job): void {
    const place = queue.indexOf(job)
    if (place >= 0) queue.splice(place, 1)
    requestTurn()
  }

  async function start(job: Job): Promise<void> {
    job.started = new AbortController()
    const { signal } = job.started
    const next = () =>
      new Promise<void>((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason as Error)
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
        job.takeTurn = resolve
        requestTurn()
      })
    try {
      await job.draw({ next, signal })
    } catch (error) {
      if (!signal.aborted) console.warn('thumbnail not drawn', error)
    } finally {
      remove(job)
    }
  }

  return function queueDrawing(draw: Draw): () => void {
    const job: Job = { draw, started: null, takeTurn: () => void start(job) }
    queue.push(job)
    requestTurn()
    return () => {
      job.started?.abort()
      remove(job)
    }
  }
}
