/** 180 KB: for server and command line; browsers use `loadAlmanac.ts` or builtIn.ts. */
import type { Quote } from '../card/quote'
import entries from './almanac.json'

const entryByDay = new Map(entries.map((entry) => [entry.day, entry]))

/** @throws {RangeError} if yyyy-mm-dd does not exist: check with isCalendarDay first */
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
    original: entry.original === 'zh' ? 'zh' : entry.translator === null ? 'en' : '',
    source: 'almanac',
    emphasis: [],
    citation: {
      work: entry.work,
      year: entry.year,
      translator: entry.translator,
      locator: entry.source,
      authorZh: entry.authorZh,
    },
    page: '',
    pages: null,
  }
}
