import { msUntilIdle, watchInput } from '../../browser/inputIdle'
import { createDrawQueue } from './drawQueue'

watchInput()

export const queueDrawing = createDrawQueue({
  soon: runSoon,
  later: (run, ms) => void setTimeout(run, ms),
  msUntilIdle,
})

/**
 * Background tasks yield to input, frames and other tasks, and run at once if there are none. (Idle callbacks
 * are 50 ms apart.)
 */
function runSoon(run: () => void): void {
  if (typeof scheduler === 'object') void scheduler.postTask(run, { priority: 'background' })
  else setTimeout(run, 10) // WebKit
}
