/** The visitor always gets a valid quote for the day. */
import { isCalendarDay } from '../calendar/dayPaths'
import type { Quote } from '../card/quote'
import { builtInQuote } from './builtIn'
import { localDay } from './dates'
import { parseEndpointQuote, type ParsedQuote } from './endpoint'
import { QuoteError, abortError, readAnswer, throwIfAborted, parseJson } from './readAnswer'
import { isRecord } from '../scene/values'

export const TRY_LIMIT_MS = 4_000
export const BUILT_IN_DELAY_MS = 500

export interface QuoteChain {
  fetch: typeof fetch
  quoteEndpoint: string // '/api/quote', or a provider's absolute address
  quoteProxy: string // 'https://proxy.example/get?url=', '' for none
  siteUrl: string // base of a relative endpoint, for the proxy
  signal?: AbortSignal | undefined
  now?: () => Date
  delay?: (delayMs: number, signal?: AbortSignal) => Promise<void>
  warn?: (message: string, reason?: unknown) => void
}

/** Failures are logged as warnings. @throws {QuoteError} bad-date, its only error */
export async function loadQuote(calendarDay: string, chain: QuoteChain): Promise<Quote> {
  const {
    fetch,
    quoteProxy,
    siteUrl,
    signal,
    now = () => new Date(),
    delay = pause,
    warn = console.warn,
  } = chain
  if (!isCalendarDay(calendarDay)) throw new QuoteError('bad-date', `not a calendar day: "${calendarDay}"`)
  const primaryUrl = quoteUrl(chain.quoteEndpoint, calendarDay)
  const request = { fetch, limitMs: TRY_LIMIT_MS, signal }

  try {
    return quoteOrThrow(
      parseEndpointQuote(await readAnswer(primaryUrl, request), calendarDay, localDay(now())),
    )
  } catch (error) {
    throwIfAborted(signal)
    warn('The primary quote call failed; the proxy is tried.', error)
  }

  try {
    if (!quoteProxy) throw new QuoteError('unreachable', 'no proxy is configured')
    const proxyUrl = quoteProxy + encodeURIComponent(new URL(primaryUrl, siteUrl).href)
    const answer = unwrapProxyAnswer(await readAnswer(proxyUrl, request))
    return { ...quoteOrThrow(parseEndpointQuote(answer, calendarDay, localDay(now()))), source: 'proxy' }
  } catch (error) {
    throwIfAborted(signal)
    warn('All quote API methods failed; a built-in quote is used.', error)
  }

  await delay(BUILT_IN_DELAY_MS, signal)
  throwIfAborted(signal)
  return builtInQuote(calendarDay)
}

export function quoteUrl(endpoint: string, calendarDay: string): string {
  return `${endpoint}${endpoint.includes('?') ? '&' : '?'}date=${calendarDay}`
}

function quoteOrThrow(parsed: ParsedQuote): Quote {
  if (parsed.ok) return parsed.quote
  throw parsed.error
}

/** Rejects with an AbortError as soon as `signal` aborts. */
function pause(delayMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort)
      resolve()
    }, delayMs)
    const onAbort = () => {
      clearTimeout(timer)
      reject(abortError())
    }
    signal?.addEventListener('abort', onAbort, { once: true })
  })
}

/** The proxy responds 200 even if the provider failed, so its own `status` is checked. */
export function unwrapProxyAnswer(answer: unknown): unknown {
  if (!isRecord(answer) || typeof answer['contents'] !== 'string')
    throw new QuoteError('wrong-shape', `proxy contents: not a text but ${typeof answer}`)
  const { contents, status } = answer
  const code = isRecord(status) ? status['http_code'] : null
  if (status !== undefined && !(typeof code === 'number' && code >= 200 && code <= 299))
    throw new QuoteError('http-status', `proxy status: not 200 to 299 but ${String(code)}`)
  return parseJson(contents)
}

/** This site's own endpoint, whatever the source of daily quotes; offline the service worker responds. */
export function almanacUrl(date: string): string {
  return `/api/quote?date=${date}&source=almanac`
}

export async function endpointQuote(
  url: string,
  date: string,
  today: string,
  fetch: typeof globalThis.fetch,
): Promise<Quote> {
  return quoteOrThrow(
    parseEndpointQuote(await readAnswer(url, { fetch, limitMs: TRY_LIMIT_MS }), date, today),
  )
}
