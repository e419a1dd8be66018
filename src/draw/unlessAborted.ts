export function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise
  return new Promise((resolve, reject) => {
    const fail = () => reject(signal.reason as Error)
    if (signal.aborted) return fail()
    signal.addEventListener('abort', fail, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', fail))
  })
}
