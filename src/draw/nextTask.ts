/** Waits for a new task, so that input and frames can run in between. @throws the signal's reason */
export async function nextTask(signal?: AbortSignal): Promise<void> {
  if (typeof scheduler === 'object') await scheduler.postTask(() => {}, { priority: 'user-visible' })
  else await new Promise((resolve) => setTimeout(resolve)) // WebKit has no `scheduler`.
  signal?.throwIfAborted()
}
