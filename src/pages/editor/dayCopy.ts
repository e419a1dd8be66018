import { atom } from 'jotai'
import { isDayName } from '../../calendar/dayPaths'
import type { Card } from '../../card/card'
import { dayCard } from '../../card/dayCard'
import { todayOf } from '../../state/quote'
import { dateOfCopy, dayQuotesAtom, loadDayQuoteAtom } from '../day/dayQuotes'

/** null if the day does not exist or its quote failed to load */
export const dayCopyAtom = atom(null, async (get, set, day: string): Promise<Card | null> => {
  if (!isDayName(day)) return null
  await set(loadDayQuoteAtom, day)
  const quote = get(dayQuotesAtom).get(day)
  const today = todayOf(get) // The editor may open before it has checked for midnight.
  return quote ? dayCard({ ...quote, date: dateOfCopy(day, today) }, day) : null
})
