const SLICE_MS = 6

/** Runs steps to their end, as many in a slice as fit into 6 ms but at least one; each slice begins after a `turn`. */
export async function inSlices<T>(steps: Iterator<unknown, T>, turn: () => Promise<void>): Promise<T> {
  for (;;) {
    await turn()
    const endMs = performance.now() + SLICE_MS
    do {
      const step = steps.next()
      if (step.done) return step.value
    } while (performance.now() < endMs)
  }
}

/** Waits for a new task, so that input and frames can come in between. @throws the signal's reason */
export async function nextTask(signal?: AbortSignal): Promise<void> {
  if (typeof scheduler === 'object') await scheduler.postTask(() => {}, { priority: 'user-visible' })
  else await new Promise((resolve) => setTimeout(resolve)) // WebKit
  signal?.throwIfAborted()
}
