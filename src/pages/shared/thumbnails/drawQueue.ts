/**
 * Thumbnails share the main thread with the visitor's input. A drawing runs in turns of a few milliseconds,
 * each in its own task; only one drawing has a turn at a time, in queue order, and none while a key is typed
 * or a pointer drags. A cancelled drawing gets no further turn; all others are finished eventually.
 */
export interface Turns {
  /** Resolves at the start of this drawing's next turn; rejects with the signal's reason once cancelled. */
  next(): Promise<void>
  signal: AbortSignal
}

export type Draw = (turns: Turns) => Promise<void>

/** The scheduling that the queue depends on. */
export interface QueueScheduler {
  /** Runs it in its own task, when nothing more urgent is pending. */
  soon(run: () => void): void
  later(run: () => void, ms: number): void
  /** 0 when nobody types or drags. */
  msUntilIdle(): number
}

interface Job {
  draw: Draw
  started: AbortController | null // created late: a slider cancels a dozen per step, and aborting is slow
  takeTurn: (() => void) | null // null while it waits for something else, such as its fonts
}

const MAX_STARTED = 3 // a drawing mostly waits for its fonts

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
      // the blank thumbnail is enough for the visitor
      if (!signal.aborted) console.warn('thumbnail not drawn', error)
    } finally {
      remove(job)
    }
  }

  /** Queues a drawing; it starts with its first turn. The returned function cancels it. */
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
