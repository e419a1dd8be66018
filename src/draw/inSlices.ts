const SLICE_MS = 6

/** Takes steps until they end: as many in a slice as fit into some ms, at least one; `turn` is waited for before each. */
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

/** A task of its own, so that taps and frames come between. @throws the signal's reason */
export async function nextTask(signal: AbortSignal): Promise<void> {
  if (typeof scheduler === 'object') await scheduler.postTask(() => {}, { priority: 'user-visible' })
  else await new Promise((resolve) => setTimeout(resolve)) // WebKit
  signal.throwIfAborted()
}
