// @module-tag days
import { createStore } from 'jotai'
import { afterEach, expect, it, vi } from 'vitest'
import { dayQuotesAtom, failedDaysAtom, loadDayQuoteAtom } from '../../../src/pages/day/dayQuotes'
import { almanacQuote } from '../../../src/quotes/almanac'
import { endpointAnswer } from '../../../src/quotes/endpoint'
import { quoteDependenciesAtom } from '../../../src/state/quote'

afterEach(() => void vi.restoreAllMocks())

/** A visitor whose site requests dates from a provider; the almanac is real. */
function visitor(provider: (date: string) => Response) {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const asked: string[] = []
  const store = createStore()
  store.set(quoteDependenciesAtom, {
    ...store.get(quoteDependenciesAtom),
    now: () => new Date(2026, 10, 21, 9),
    fetch: async (input) => {
      const { searchParams } = new URL(String(input), 'http://localhost')
      const [date, source] = [searchParams.get('date')!, searchParams.get('source')]
      asked.push(`${date} ${source}`)
      return source === 'almanac' ? Response.json(endpointAnswer(almanacQuote(date))) : provider(date)
    },
  })
  const wordsOf = async (dayName: string) => {
    await store.set(loadDayQuoteAtom, dayName)
    return store.get(dayQuotesAtom).get(dayName)?.content
  }
  return { store, asked, wordsOf }
}

const providers = (date: string) =>
  Response.json({ ...endpointAnswer(almanacQuote(date)), source: undefined, content: 'From elsewhere.' })
const almanacs = (date: string) => almanacQuote(date).content

it('a date has its provider’s, a day of any year the almanac’s', async () => {
  const { asked, wordsOf } = visitor(providers)
  expect(await wordsOf('2026-11-23')).toBe('From elsewhere.')
  expect(await wordsOf('11-23')).toBe(almanacs('2026-11-23'))
  expect(asked).toEqual(['2026-11-23 null', '2024-11-23 almanac'])
})

it('each is asked for once', async () => {
  const { asked, wordsOf } = visitor(providers)
  for (const day of ['2026-11-23', '2026-11-24', '2026-11-23']) await wordsOf(day)
  expect(asked).toEqual(['2026-11-23 null', '2026-11-24 null'])
})

it.each([
  ['fails', () => new Response('', { status: 503 })],
  ['answers with another day’s', () => providers('2026-11-25')],
])('a date whose provider %s has the almanac’s', async (_what, provider) => {
  const { store, wordsOf } = visitor(provider)
  expect(await wordsOf('2026-11-24')).toBe(almanacs('2026-11-24'))
  expect(store.get(failedDaysAtom).size).toBe(0)
})
