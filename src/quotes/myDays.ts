/** Whichever was shown longest ago, at first by its rank, which follows from its id and the list's seed. */
import { isCalendarDay } from '../calendar/dayPaths'
import type { MyQuote } from '../card/myQuote'
import { isRecord } from '../scene/values'
import { seededRandom } from '../scene/random'
import { dayAfter } from './dates'

/** The quotes already shown, so that a change of the list moves none of their days. */
export interface DayLog {
  seed: string
  start: string // yyyy-mm-dd; '' before the first day
  ids: readonly string[] // one for each day from `start`
}

/** The same for every visitor: the same list has the same days on each device. */
export const NEW_LOG: DayLog = { seed: 'quotidian', start: '', ids: [] }

const FIRST_DAY = '2000-01-01'
const MOST_DAYS = 73_000 // two centuries
const DAY_MS = 86_400_000

/** null if all of the list belong to other days. A quote whose date is past takes turns from then on. */
export function myDays(quotes: readonly MyQuote[], log: DayLog): (day: string) => MyQuote | null {
  const rankOf = new Map(quotes.map(({ id }) => [id, seededRandom(`${log.seed} ${id}`)()]))
  const ranked = quotes.toSorted((a, b) => rankOf.get(a.id)! - rankOf.get(b.id)! || (a.id < b.id ? -1 : 1))
  const byId = new Map(quotes.map((quote) => [quote.id, quote]))
  const byDay = new Map(ranked.toReversed().map((quote) => [quote.day, quote]))
  const logged = new Map(log.ids.map((id, at) => [dayAfter(log.start, at), byId.get(id)]))
  // A quote's last entry counts; earlier ones are passed over.
  const queue = ranked.filter((quote) => {
    const { day } = quote
    return day === '' || byDay.get(day) !== quote || (day.length === 10 && day < FIRST_DAY)
  })
  let next = 0
  const turns = new Map(queue.map(({ id }, at) => [id, at]))
  const shown: (MyQuote | null)[] = []

  const toBack = (quote: MyQuote) => {
    turns.set(quote.id, queue.length)
    queue.push(quote)
  }
  const inTurn = (): MyQuote | null => {
    while (next < queue.length && turns.get(queue[next]!.id) !== next) next += 1
    return queue[next] ?? null
  }
  const show = (day: string): MyQuote | null => {
    const own = byDay.get(day)
    const quote = logged.get(day) ?? own ?? byDay.get(day.slice(5)) ?? inTurn()
    if (quote && turns.has(quote.id)) toBack(quote)
    if (own) toBack(own)
    return quote
  }
  return (day) => {
    const at = daysFrom(FIRST_DAY, day)
    if (!(at >= 0 && at < MOST_DAYS)) return null
    while (shown.length <= at) shown.push(show(dayAfter(FIRST_DAY, shown.length)))
    return shown[at]!
  }
}

/** '' for a day that is not noted. */
export function quoteIdOn({ start, ids }: DayLog, day: string): string {
  return ids[daysFrom(start, day)] ?? ''
}

function daysFrom(start: string, day: string): number {
  return Math.round((Date.parse(day) - Date.parse(start)) / DAY_MS)
}

/** Notes what is shown up to this day. */
export function loggedUntil(log: DayLog, today: string, quoteOn: (day: string) => MyQuote | null): DayLog {
  const start = log.start || today
  const ids = [...log.ids]
  for (let day = dayAfter(start, ids.length); day <= today && ids.length < MOST_DAYS; day = dayAfter(day, 1))
    ids.push(quoteOn(day)?.id ?? '')
  return ids.length === log.ids.length ? log : { ...log, start, ids }
}

export function restoreLog(data: unknown): DayLog {
  if (!isRecord(data) || typeof data.start !== 'string' || !isCalendarDay(data.start)) return NEW_LOG
  const ids = Array.isArray(data.ids) ? data.ids.slice(0, MOST_DAYS) : []
  return {
    seed: typeof data.seed === 'string' ? data.seed.slice(0, 40) : NEW_LOG.seed,
    start: data.start,
    ids: ids.map((id) => (typeof id === 'string' ? id.slice(0, 100) : '')),
  }
}
