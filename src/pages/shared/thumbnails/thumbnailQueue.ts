import { msUntilIdle, watchInput } from '../../browser/inputIdle'
import { createDrawQueue } from './drawQueue'

watchInput()

/** The page's single thumbnail queue. */
export const queueDrawing = createDrawQueue({
  soon: runSoon,
  later: (run, ms) => void setTimeout(run, ms),
  msUntilIdle,
})

/**
 * A background task yields to input, frames and all other tasks, and the next follows at once if there are
 * none. (Idle callbacks requested one after the other come 50 ms apart.)
 */
function runSoon(run: () => void): void {
  if (typeof scheduler === 'object') void scheduler.postTask(run, { priority: 'background' })
  else setTimeout(run, 10) // WebKit
}
