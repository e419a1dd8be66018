/** Fetches JSON, bounded in time and size. Used by browser and server for all sources of quotes. */
import { QuoteError } from './quoteError'

export interface AnswerRequest {
  fetch: typeof fetch
  limitMs: number // for the whole response, body included
  signal?: AbortSignal | undefined
}

const MAX_ANSWER_BYTES = 1_048_576 // decoded

/**
 * @throws {QuoteError} unreachable, time-limit, http-status, too-large or not-json
 * @throws {DOMException} AbortError, if `signal` is aborted
 */
export async function readAnswer(url: string, { fetch, limitMs, signal }: AnswerRequest): Promise<unknown> {
  throwIfAborted(signal)
  const attempt = new AbortController()
  // A race as well as a signal: a fetch or body that ignores its signal must not delay the visitor.
  let stop: (reason: Error) => void = () => {}
  const stopped = new Promise<never>((_, reject) => (stop = reject))
  const onAbort = () => stop(abortError())
  const timer = setTimeout(
    () => stop(new QuoteError('time-limit', `no answer within ${limitMs} ms`)),
    limitMs,
  )
  signal?.addEventListener('abort', onAbort, { once: true })
  try {
    return parseJson(await Promise.race([bodyText(url, fetch, attempt.signal), stopped]))
  } catch (error) {
    throwIfAborted(signal)
    if (error instanceof QuoteError) throw error
    throw new QuoteError('unreachable', 'no answer', { cause: error })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
    attempt.abort()
  }
}

/** @throws {QuoteError} not-json */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new QuoteError('not-json', `not JSON: ${text.slice(0, 40)}`, { cause })
  }
}

/** @throws {DOMException} AbortError, whatever the signal's own reason */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw abortError()
}

export function abortError(): DOMException {
  return new DOMException('The quote request was aborted', 'AbortError')
}

async function bodyText(url: string, fetch: AnswerRequest['fetch'], signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal, headers: { accept: 'application/json' } })
  if (!response.ok) {
    void response.body?.cancel().catch(() => {})
    throw new QuoteError('http-status', `HTTP ${response.status}`)
  }
  if (!response.body) return response.text()
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let receivedBytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    receivedBytes += value.byteLength
    if (receivedBytes > MAX_ANSWER_BYTES) throw new QuoteError('too-large', `over ${MAX_ANSWER_BYTES} bytes`)
    text += decoder.decode(value, { stream: true })
  }
}
