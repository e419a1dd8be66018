const SLICE_MS = 6

/** Takes steps until they end, some ms of them in a task, so that taps and frames come between. @throws the signal's reason */
export async function inSlices<T>(steps: Iterator<unknown, T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    signal.throwIfAborted()
    const endMs = performance.now() + SLICE_MS
    do {
      const step = steps.next()
      if (step.done) return step.value
    } while (performance.now() < endMs)
    await nextTask()
  }
}

function nextTask(): Promise<void> {
  if (typeof scheduler === 'object') return scheduler.postTask(() => {}, { priority: 'user-visible' })
  return new Promise((resolve) => setTimeout(resolve)) // WebKit
}
