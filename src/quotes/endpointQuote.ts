import type { Quote } from '../card/quote'
import { TRY_LIMIT_MS } from './chain'
import { parseEndpointQuote } from './endpoint'
import { readAnswer } from './readAnswer'

/** This site's own endpoint, whatever the source of daily quotes; offline the service worker responds. */
export function almanacUrl(date: string): string {
  return `/api/quote?date=${date}&source=almanac`
}

/** @throws if there is no answer, or none that is a quote */
export async function endpointQuote(
  url: string,
  date: string,
  today: string,
  fetch: typeof globalThis.fetch,
): Promise<Quote> {
  const parsed = parseEndpointQuote(await readAnswer(url, { fetch, limitMs: TRY_LIMIT_MS }), date, today)
  if (parsed.ok) return parsed.quote
  throw parsed.error
}
