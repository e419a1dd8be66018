/** The visitor's own quotes, one record each, and what they showed on which day. */
import { atom, type Getter } from 'jotai'
import { quoteOfMine, restoreMyQuote, type MyQuote } from '../../card/myQuote'
import type { Quote } from '../../card/quote'
import { nextTask } from '../../draw/tasks'
import { loggedUntil, myDays, quoteIdOn, restoreLog, type DayLog } from '../../quotes/myDays'
import { todayOf } from '../quote'
import { followedRecords, keptRecordsAtom, type KeptProblem, attempt } from './keptRecords'

const PREFIX = 'quote:'
const LOG_KEY = 'mydays'
const BLOCK = 400 // restored per task: some ten milliseconds

const { baseAtom, listAtom } = followedRecords(PREFIX, readMyQuotes)

/** Newest first, null while loading. Reflects changes by other tabs. */
export const myQuotesAtom = listAtom

/** Adds, changes or puts back; all or none. */
export const putMyQuotesAtom = atom(null, async (get, set, quotes: readonly MyQuote[]) => {
  const changes = new Map(quotes.map(({ id, ...record }) => [PREFIX + id, record]))
  const problem = await attempt(() => get(keptRecordsAtom).write(changes))
  const put = new Set(quotes.map(({ id }) => id))
  const withPut = (known: readonly MyQuote[] | null) =>
    known && newestFirst([...known.filter(({ id }) => !put.has(id)), ...quotes])
  if (!problem) set(baseAtom, withPut)
  return problem
})

export const deleteMyQuotesAtom = atom(null, async (get, set, ids: ReadonlySet<string>) => {
  const changes = new Map([...ids].map((id) => [PREFIX + id, undefined]))
  const problem = await attempt(() => get(keptRecordsAtom).write(changes))
  if (!problem) set(baseAtom, (known) => known?.filter(({ id }) => !ids.has(id)) ?? null)
  return problem
})

/** @throws {KeptError} */
export async function readMyQuotes(get: Getter): Promise<MyQuote[]> {
  const records = await get(keptRecordsAtom).between(PREFIX, `${PREFIX}\uffff`)
  const quotes: MyQuote[] = []
  for (const [at, [key, record]] of records.entries()) {
    if (at > 0 && at % BLOCK === 0) await nextTask()
    const quote = restoreMyQuote(key.slice(PREFIX.length), record)
    if (quote) quotes.push(quote)
  }
  return newestFirst(quotes)
}

function newestFirst(quotes: readonly MyQuote[]): MyQuote[] {
  return quotes.toSorted((a, b) => b.addedAt - a.addedAt || (a.id < b.id ? -1 : 1))
}

/** @throws {KeptError} */
export async function readDayLog(get: Getter): Promise<DayLog> {
  return restoreLog(await get(keptRecordsAtom).read(LOG_KEY))
}

/** From a file, unless days are noted here. */
export async function addDayLog(get: Getter, log: DayLog): Promise<KeptProblem | null> {
  if (log.start === '' || (await readDayLog(get)).start !== '') return null
  return attempt(() => get(keptRecordsAtom).write(new Map([[LOG_KEY, log]])))
}

/** Reads one record for a day that was shown before. null where the almanac shows its own. */
export async function myQuoteOn(get: Getter, day: string): Promise<Quote | null> {
  const id = quoteIdOn(await readDayLog(get), day)
  const shown = id && restoreMyQuote(id, await get(keptRecordsAtom).read(PREFIX + id))
  return shown ? quoteOfMine(shown, day) : (await readMyDays(get))(day)
}

/** Notes what is shown up to today. @throws {KeptError} */
export async function readMyDays(get: Getter): Promise<(day: string) => Quote | null> {
  const [quotes, log] = await Promise.all([readMyQuotes(get), readDayLog(get)])
  const on = myDays(quotes, log)
  const noted = loggedUntil(log, todayOf(get), on)
  if (quotes.length > 0 && noted !== log)
    await attempt(() => get(keptRecordsAtom).write(new Map([[LOG_KEY, noted]])))
  return (day) => {
    const mine = on(day)
    return mine && quoteOfMine(mine, day)
  }
}
