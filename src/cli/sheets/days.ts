import { daysInMonth } from '../../calendar/day'
import { dayCard } from '../../card/dayCard'
import { FULL_VIEW } from '../../layout/view'
import { almanacQuote } from '../../quotes/almanac'
import type { Cell } from './cell'

/** The card of each day of a year as the calendar shows it, a month a row. */
export function dayRows(): Cell[][] {
  return Array.from({ length: 12 }, (_, at) =>
    Array.from({ length: daysInMonth(2026, at + 1) }, (_, before) => {
      const day = [2026, at + 1, before + 1].map((part) => String(part).padStart(2, '0')).join('-')
      return { name: day, card: dayCard(almanacQuote(day)), view: FULL_VIEW }
    }),
  )
}
