import type { Getter, Setter } from 'jotai'
import { readKeptRecord, type KeptCard } from '../../card/keptCard'
import { isKeptId } from '../../card/keptId'
import { localDay } from '../../quotes/dates'
import { keptListAtom, merge, touchedAtom, update, noteKeptCards } from './keptList'
import { KeptError, keptDependenciesAtom, keptRecordsAtom, attempt } from './keptRecords'

/** Key prefixes of kept cards (`card:<id>`) and of unreadable records, stored unchanged. */
export const CARD_PREFIX = 'card:'
export const DAMAGED_PREFIX = 'damaged:'

/** More than fills a window; doubles with each read. */
const FIRST_READ = 64
/** Restored per task: a few milliseconds. */
const BLOCK = 16

export async function readAll(get: Getter, set: Setter, signal: AbortSignal): Promise<void> {
  try {
    const touched = new Set<string>()
    set(touchedAtom, touched)
    const keys = (await get(keptRecordsAtom).keys(CARD_PREFIX)).toReversed()
    noteKeptCards(keys.length > 0)
    if (signal.aborted) return
    const isFirst = get(keptListAtom).isReading
    if (isFirst) set(keptListAtom, (known) => ({ ...known, count: keys.length }))
    const read: KeptCard[] = []
    const untouched = () => read.filter(({ id }) => !touched.has(id))
    let shown = 0
    let setAside = 0
    for await (const block of restoredBlocks(get, keys)) {
      if (signal.aborted) return
      read.push(...block.cards)
      setAside += block.setAside
      if (!isFirst || read.length < Math.max(FIRST_READ, 2 * shown)) continue
      shown = read.length
      merge(get, set, untouched(), [])
    }
    const stored = new Set(read.map(({ id }) => id))
    const known = get(keptListAtom).cards.map(({ id }) => id)
    const gone = known.filter((id) => !stored.has(id) && !touched.has(id))
    set(keptListAtom, (known) => ({
      ...known,
      isReading: false,
      problem: null,
      setAside: known.setAside + setAside,
    }))
    merge(get, set, untouched(), gone)
    set(keptListAtom, (known) => ({ ...known, count: known.cards.length }))
  } catch (error) {
    if (!(error instanceof KeptError)) throw error
    set(keptListAtom, (known) => ({ ...known, isReading: false, problem: error.code }))
  }
}

export async function readSome(get: Getter, set: Setter, keys: readonly string[]): Promise<void> {
  const today = todayOf(get)
  const found = await Promise.all(
    keys.map(async (key) => {
      const id = key.slice(CARD_PREFIX.length)
      return { id, ...readKeptRecord(id, await get(keptRecordsAtom).read(key), today) }
    }),
  ).catch((error: unknown) => {
    if (error instanceof KeptError) return []
    throw error
  })
  const gone = found.filter(({ kept }) => !kept).map(({ id }) => id)
  const put = found.flatMap(({ kept }) => kept ?? [])
  update(get, set, put, gone)
}

/** Yields the records of these keys in blocks. Unreadable ones are moved to another key. */
export async function* restoredBlocks(get: Getter, keys: readonly string[]) {
  const today = todayOf(get)
  for (let at = 0; at < keys.length; at += BLOCK) {
    const block = keys.slice(at, at + BLOCK)
    const records = await get(keptRecordsAtom).between(block.at(-1)!, block[0]!)
    const cards: KeptCard[] = []
    const aside = new Map<string, unknown>()
    for (const [key, stored] of records.toReversed()) {
      const id = key.slice(CARD_PREFIX.length)
      const { status, kept } = isKeptId(id)
        ? readKeptRecord(id, stored, today)
        : { status: 'damaged', kept: null }
      if (kept) cards.push(kept)
      if (status === 'damaged') aside.set(DAMAGED_PREFIX + id, stored).set(key, undefined)
    }
    // Without room, the record stays where it is.
    if (aside.size > 0) await attempt(() => get(keptRecordsAtom).write(aside))
    yield { cards, setAside: aside.size / 2 }
  }
}

export function todayOf(get: Getter): string {
  return localDay(new Date(get(keptDependenciesAtom).now()))
}
