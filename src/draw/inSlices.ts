const SLICE_MS = 6
export const SLICE_PX = 2_000_000

/**
 * Runs steps to their end, as many in a slice as fit into 6 ms but at least one; each slice begins after a `turn`. A step that
 * draws yields how many pixels it may have painted: a page's canvas paints them only when the task ends.
 */
export async function inSlices<T>(steps: Iterator<unknown, T>, turn: () => Promise<void>): Promise<T> {
  for (;;) {
    await turn()
    const endMs = performance.now() + SLICE_MS
    let paintedPx = 0
    do {
      const step = steps.next()
      if (step.done) return step.value
      if (typeof step.value === 'number') paintedPx += step.value
    } while (performance.now() < endMs && paintedPx < SLICE_PX)
  }
}

/** Waits for a new task, so that input and frames can come in between. @throws the signal's reason */
export async function nextTask(signal?: AbortSignal): Promise<void> {
  if (typeof scheduler === 'object') await scheduler.postTask(() => {}, { priority: 'user-visible' })
  else await new Promise((resolve) => setTimeout(resolve)) // WebKit
  signal?.throwIfAborted()
}
