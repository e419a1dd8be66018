/** All quote sources, in browser and server, have these limits on time and size. */
import { CodedError } from '../scene/values'

export type QuoteErrorCode =
  | 'bad-date' // not a real calendar day
  | 'unreachable'
  | 'time-limit'
  | 'http-status' // a status other than 2xx
  | 'too-large'
  | 'charset' // unknown declared charset
  | 'garbled' // not in its declared charset
  | 'not-json'
  | 'wrong-shape'
  | 'blank'
  | 'markup'
  | 'too-long'
  | 'other-day' // its assign_date is not the requested day

export class QuoteError extends CodedError<QuoteErrorCode> {
  override readonly name = 'QuoteError'
}

export interface AnswerRequest {
  fetch: typeof fetch
  limitMs: number // covers the body too
  signal?: AbortSignal | undefined
}

const MAX_ANSWER_BYTES = 1_048_576 // decoded

/** @throws {QuoteError}, and {DOMException} AbortError once `signal` is aborted */
export async function readAnswer(url: string, { fetch, limitMs, signal }: AnswerRequest): Promise<unknown> {
  throwIfAborted(signal)
  const attempt = new AbortController()
  // Races besides the signal: a fetch that ignores it must not delay the visitor.
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

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new QuoteError('not-json', `not JSON: ${text.slice(0, 40)}`, { cause })
  }
}

/** @throws {DOMException} AbortError, whatever the signal's reason */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw abortError()
}

export function abortError(): DOMException {
  return new DOMException('The quote request was aborted', 'AbortError')
}

export function charsetIn(contentType: string): string {
  return /charset\s*=\s*["']?\s*([\w.:-]{1,40})/i.exec(contentType.slice(0, 500))?.[1] ?? ''
}

/** JSON is UTF-8 unless declared otherwise (RFC 8259). @throws {QuoteError} charset */
function decoderFor(contentType: string): TextDecoder {
  const charset = charsetIn(contentType)
  try {
    return new TextDecoder(charset || 'utf-8')
  } catch (cause) {
    throw new QuoteError('charset', `no charset is called ${charset}`, { cause })
  }
}

async function bodyText(url: string, fetch: AnswerRequest['fetch'], signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal, headers: { accept: 'application/json' } })
  if (!response.ok) {
    void response.body?.cancel().catch(() => {})
    throw new QuoteError('http-status', `HTTP ${response.status}`)
  }
  const decoder = decoderFor(response.headers.get('content-type') ?? '')
  if (!response.body) return response.text()
  const reader = response.body.getReader()
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
