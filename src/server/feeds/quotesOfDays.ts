import type { Quote } from '../../card/quote'
import { almanacQuote } from '../../quotes/almanac'

const AT_ONCE = 8

export interface QuotesOfDays {
  quotes: readonly Quote[]
  isFinal: boolean // false: the almanac stands in for a provider that may answer later
}

/**
 * The quotes of many days, a few at once and the first days first. Once none of a batch is the provider's, it is down or may not be
 * asked now: the almanac answers for the other days, and nobody waits for each of them.
 * @param isProviders whether the provider is asked for a day at all
 */
export async function quotesOfDays(
  days: readonly string[],
  findQuote: (day: string) => Promise<Quote>,
  isProviders: (day: string) => boolean,
): Promise<QuotesOfDays> {
  const quotes: Quote[] = []
  let isDown = false
  for (let from = 0; from < days.length; from += AT_ONCE) {
    const batch = days.slice(from, from + AT_ONCE)
    const found: Quote[] = isDown ? batch.map(almanacQuote) : await Promise.all(batch.map(findQuote))
    const asked = found.filter(({ date }) => isProviders(date))
    isDown ||= asked.length > 0 && asked.every((quote) => quote.source !== 'provider')
    quotes.push(...found)
  }
  const isFinal = quotes.every((quote) => quote.source === 'provider' || !isProviders(quote.date))
  return { quotes, isFinal }
}
