/**
 * The embedded almanac: one verified public-domain quote for each day of the year, including 29 February. 180
 * KB: for the server and the command line; in the browser `bringAlmanac.ts` loads it, and all other pages have builtIn.ts.
 */
import type { Quote } from '../card/quote'
import entries from './almanac.json'

const entryByDay = new Map(entries.map((entry) => [entry.day, entry]))

/**
 * The almanac's quote for a valid calendar day (yyyy-mm-dd), with that date.
 * @throws {RangeError} if the day does not exist: check with isCalendarDay first
 */
export function almanacQuote(calendarDay: string): Quote {
  const day = calendarDay.slice(5)
  const entry = entryByDay.get(day)
  if (!entry) throw new RangeError(`the almanac's days are 01-01 to 12-31, got "${day}"`)
  return {
    id: `almanac-${day}`,
    content: entry.content,
    translation: entry.translation,
    author: entry.author,
    date: calendarDay,
    imageUrl: '',
    originImageUrl: '',
    source: 'almanac',
    citation: {
      work: entry.work,
      year: entry.year,
      translator: entry.translator,
      locator: entry.source,
      authorZh: entry.authorZh,
    },
  }
}
