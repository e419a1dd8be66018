import { atom, type Atom } from 'jotai'
import { dateOfDay, isOfAnyYear, isDayName, isCalendarDay } from '../../calendar/dayPaths'
import type { Quote } from '../../card/quote'
import { loadAlmanac } from '../../quotes/loadAlmanac'
import { quoteUrl, almanacUrl, endpointQuote } from '../../quotes/chain'
import { localDay } from '../../quotes/dates'
import { loadMine, quoteDependenciesAtom, showsMineAtom, todayOf } from '../../state/quote'
import type { Card } from '../../card/card'
import { dayCard } from '../../card/dayCard'

const ofAllAtom = atom<ReadonlyMap<string, Quote>>(new Map())
const ofMineAtom = atom<ReadonlyMap<string, Quote>>(new Map())
const failedAtom = atom<ReadonlySet<string>>(new Set<string>())

/** With the visitor's own quotes, once chosen. */
export const dayQuotesAtom: Atom<ReadonlyMap<string, Quote>> = atom((get) =>
  get(get(showsMineAtom) ? ofMineAtom : ofAllAtom),
)

export const failedDaysAtom: Atom<ReadonlySet<string>> = failedAtom

/** A date's comes from the endpoint, if it can; any other from the almanac. */
export const loadDayQuoteAtom = atom(null, async (get, set, dayName: string): Promise<void> => {
  const knownAtom = get(showsMineAtom) ? ofMineAtom : ofAllAtom
  if (get(knownAtom).has(dayName)) return
  const { fetch, quoteEndpoint, now } = get(quoteDependenciesAtom)
  const date = dateOfDay(dayName)
  const address = isOfAnyYear(dayName) ? almanacUrl(date) : quoteUrl(quoteEndpoint, date)
  set(failedAtom, new Set([...get(failedAtom)].filter((day) => day !== dayName)))
  const askEndpoint = () =>
    endpointQuote(address, date, localDay(now()), fetch).catch((error: unknown) => {
      console.warn('The quote call failed; the almanac is used.', error)
      return loadAlmanac().then(({ almanacQuote }) => almanacQuote(date))
    })
  try {
    const mine = isOfAnyYear(dayName) ? null : await loadMine(get, ({ myQuoteOn }) => myQuoteOn(get, dayName))
    const quote = mine ?? (await askEndpoint())
    set(knownAtom, new Map([...get(knownAtom), [dayName, quote]]))
  } catch (error) {
    console.warn('There is no quote for this day.', error)
    set(failedAtom, new Set([...get(failedAtom), dayName]))
  }
})

/** A card needs a date: a day of any year takes this year's, if that exists. */
export function dateOfCopy(dayName: string, today: string | null): string {
  const date = `${today?.slice(0, 4)}-${dayName}`
  return isOfAnyYear(dayName) && isCalendarDay(date) ? date : dateOfDay(dayName)
}

/** null if the day does not exist or its quote failed to load */
export const dayCopyAtom = atom(null, async (get, set, day: string): Promise<Card | null> => {
  if (!isDayName(day)) return null
  await set(loadDayQuoteAtom, day)
  const quote = get(dayQuotesAtom).get(day)
  const today = todayOf(get) // The editor may open before it has checked for midnight.
  return quote ? dayCard({ ...quote, date: dateOfCopy(day, today) }, day) : null
})
