/** Waits for a new task, so that input and frames can run in between. @throws the signal's reason */
export async function nextTask(signal?: AbortSignal): Promise<void> {
  if (typeof scheduler === 'object') await scheduler.postTask(() => {}, { priority: 'user-visible' })
  else await new Promise((resolve) => setTimeout(resolve)) // WebKit has no `scheduler`.
  signal?.throwIfAborted()
}

export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let before: Promise<unknown> = Promise.resolve()
  return (work) => {
    const done = before.then(work, work)
    before = done
    return done
  }
}

export function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise
  return new Promise((resolve, reject) => {
    const fail = () => reject(signal.reason as Error)
    if (signal.aborted) return fail()
    signal.addEventListener('abort', fail, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', fail))
  })
}
