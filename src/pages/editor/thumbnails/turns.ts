import { msUntilCalm, watchHands } from './calm'
import { createDrawQueue, type Turns } from './drawQueue'

const TURN_MS = 6

watchHands()

/** The page's one line of thumbnails. */
export const queueDrawing = createDrawQueue({
  soon: runSoon,
  later: (run, ms) => void setTimeout(run, ms),
  msUntilCalm,
})

/** Takes steps until they end: as many in a turn as fit into it, at least one. */
export async function inTurns<T>(steps: Iterator<unknown, T>, turns: Turns): Promise<T> {
  for (;;) {
    await turns.next()
    const endMs = performance.now() + TURN_MS
    do {
      const step = steps.next()
      if (step.done) return step.value
    } while (performance.now() < endMs)
  }
}

/**
 * A background task gives way to input, frames and all other tasks, and the next follows at once when there are none.
 * (Idle callbacks asked for one after the other come 50 ms apart.)
 */
function runSoon(run: () => void): void {
  if (typeof scheduler === 'object') void scheduler.postTask(run, { priority: 'background' })
  else setTimeout(run, 10) // WebKit
}
