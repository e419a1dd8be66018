import { atom, type Getter, type Setter } from 'jotai'
import type { Card } from '../../card/card'
import { cleanCardName, readKeptRecord, recordOf, type KeptCard } from '../../card/keptCard'
import { isKeptId, newKeptId } from '../../card/keptId'
import { unusedName } from '../../card/myTemplates'
import { localDay } from '../../quotes/dates'
import { isSameJson } from '../../scene/values'
import {
  KeptError,
  keptDependenciesAtom,
  keptRecordsAtom,
  type Changes,
  type KeptProblem,
} from './keptRecords'

/** The keys of kept cards, as `card:<id>`, and of records that could not be read as they were. */
const PREFIX = 'card:'
const DAMAGED_PREFIX = 'damaged:'

/** Read at once before the list is first shown: more than a window of them. Then twice as many each time. */
const FIRST_READ = 64
/** Restored between two of the page's own tasks: a few milliseconds. */
const BLOCK = 16

export interface KeptCards {
  cards: readonly KeptCard[] // the latest first
  count: number // with those that are still to be read
  isReading: boolean
  problem: KeptProblem | null // why nothing can be read
  setAside: number // records that could not be read, and are stored aside
}

const UNREAD: KeptCards = { cards: [], count: 0, isReading: true, problem: null, setAside: 0 }

const stateAtom = atom<KeptCards>(UNREAD)

const listAtom = atom(
  (get) => get(stateAtom),
  (get, set) => {
    const reading = new AbortController()
    void readAll(get, set, reading.signal)
    const stop = get(keptRecordsAtom).onOthers((keys) => {
      const changed = keys.filter((key) => key.startsWith(PREFIX))
      if (changed.length > 0) void readSome(get, set, changed)
    })
    return () => {
      reading.abort()
      stop()
    }
  },
)
listAtom.onMount = (follow) => follow()

/** Kept cards, read as soon as the atom is in use, a few at a time. What other tabs change is seen. */
export const keptCardsAtom = atom((get) => get(listAtom))

export type KeepOutcome = { id: string; problem?: never } | { id?: never; problem: KeptProblem }

/** Keeps a card, ahead of all others. */
export const keepCardAtom = atom(null, (get, set, card: Card, name: string = ''): Promise<KeepOutcome> => {
  const { now, random } = get(keptDependenciesAtom)
  const keptAt = now()
  const kept = { id: newKeptId(keptAt, random), name, card, keptAt, changedAt: keptAt }
  return keepAll(get, set, [kept])
})

/** Keeps cards of a file, as old as they were kept there; all of them or none. */
export const addKeptCardsAtom = atom(
  null,
  async (get, set, cards: readonly Omit<KeptCard, 'id'>[]): Promise<KeptProblem | null> => {
    const { now, random } = get(keptDependenciesAtom)
    const latest = now()
    const added = cards.map((card) => {
      const keptAt = Math.min(card.keptAt, latest)
      return { ...card, keptAt, id: newKeptId(keptAt, random) }
    })
    return (await keepAll(get, set, added)).problem ?? null
  },
)

/** '' gives it its first words back. Returns the problem if it was not written. */
export const renameKeptCardAtom = atom(null, (get, set, id: string, name: string) =>
  change(get, set, id, (kept) => ({ ...kept, name: cleanCardName(name) })),
)

/** A second one beside it, ahead of all others. */
export const duplicateKeptCardAtom = atom(null, (get, set, id: string): Promise<KeepOutcome> => {
  const { cards } = get(stateAtom)
  const kept = cards.find((known) => known.id === id)
  if (!kept) return Promise.resolve({ problem: 'blocked' })
  const taken = cards.map(({ name }) => name)
  return set(keepCardAtom, kept.card, kept.name === '' ? '' : unusedName(kept.name, taken))
})

/** Edits of a kept card: `gone` if it is kept no longer. */
export const changeKeptCardAtom = atom(
  null,
  async (get, set, id: string, card: Card): Promise<KeptProblem | 'gone' | null> => {
    let isThere = false
    const problem = await change(get, set, id, (kept) => {
      isThere = true
      const { now } = get(keptDependenciesAtom)
      return isSameJson(kept.card, card) ? kept : { ...kept, card, changedAt: now() }
    })
    return problem ?? (isThere ? null : 'gone')
  },
)

/** What undoes a deletion, or why nothing was deleted. */
export type Deleted =
  { putBack: () => Promise<KeptProblem | null>; problem?: never } | { problem: KeptProblem; putBack?: never }

/** Deletes a card. What comes back puts the record back as it was, unread and whole. */
export const deleteKeptCardAtom = atom(null, async (get, set, id: string): Promise<Deleted> => {
  const key = PREFIX + id
  let stored: unknown
  const problem = await attempt(() =>
    get(keptRecordsAtom).update(key, (found) => {
      stored = found
      return new Map([[key, undefined]])
    }),
  )
  if (problem) return { problem }
  const removed = get(stateAtom).cards.find((known) => known.id === id)
  update(get, set, [], [id])
  return {
    putBack: async () => {
      if (stored === undefined) return null
      const failed = await attempt(() => get(keptRecordsAtom).write(new Map([[key, stored]])))
      if (!failed && removed) update(get, set, [removed])
      return failed
    },
  }
})

/** All cards as they are stored at this moment, the latest first, for a file. @throws {KeptError} */
export const readKeptCardsAtom = atom(null, async (get): Promise<KeptCard[]> => {
  const keys = (await get(keptRecordsAtom).keys(PREFIX)).toReversed()
  const cards: KeptCard[] = []
  for await (const block of restoredBlocks(get, keys)) cards.push(...block.cards)
  return cards
})

/** Whether a card is kept at this moment. @throws {KeptError} */
export const isCardKeptAtom = atom(
  null,
  async (get, _set, id: string): Promise<boolean> =>
    (await get(keptRecordsAtom).read(PREFIX + id)) !== undefined,
)

/** The id of the card whose key another tab has changed; null for other keys. */
export function keptIdOfKey(key: string): string | null {
  return key.startsWith(PREFIX) ? key.slice(PREFIX.length) : null
}

async function keepAll(get: Getter, set: Setter, cards: readonly KeptCard[]): Promise<KeepOutcome> {
  const changes = new Map(cards.map((kept) => [PREFIX + kept.id, recordOf(kept)]))
  const problem = await attempt(() => get(keptRecordsAtom).write(changes))
  if (problem) return { problem }
  update(get, set, cards)
  return { id: cards[0]?.id ?? '' }
}

async function change(
  get: Getter,
  set: Setter,
  id: string,
  changed: (kept: KeptCard) => KeptCard,
): Promise<KeptProblem | null> {
  const key = PREFIX + id
  let next: KeptCard | null = null
  const problem = await attempt(() =>
    get(keptRecordsAtom).update(key, (stored) => {
      const { status, kept } = readKeptRecord(id, stored, todayOf(get))
      next = kept && changed(kept)
      if (!next || next === kept) return null
      const damaged: [string, unknown][] = status === 'partly' ? [[DAMAGED_PREFIX + id, stored]] : []
      return new Map<string, unknown>([[key, recordOf(next)], ...damaged])
    }),
  )
  if (!problem && next) update(get, set, [next])
  return problem
}

async function attempt(act: () => Promise<void>): Promise<KeptProblem | null> {
  try {
    await act()
    return null
  } catch (error) {
    if (!(error instanceof KeptError)) throw error
    console.warn(error.message, error.cause)
    return error.code
  }
}

async function readAll(get: Getter, set: Setter, signal: AbortSignal): Promise<void> {
  try {
    const touched = new Set<string>()
    set(touchedAtom, touched)
    const keys = (await get(keptRecordsAtom).keys(PREFIX)).toReversed()
    if (signal.aborted) return
    const isFirst = get(stateAtom).isReading
    if (isFirst) set(stateAtom, (known) => ({ ...known, count: keys.length }))
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
    const gone = get(stateAtom).cards.filter(({ id }) => !stored.has(id) && !touched.has(id))
    set(stateAtom, (known) => ({
      ...known,
      isReading: false,
      problem: null,
      setAside: known.setAside + setAside,
    }))
    merge(
      get,
      set,
      untouched(),
      gone.map(({ id }) => id),
    )
    set(stateAtom, (known) => ({ ...known, count: known.cards.length }))
  } catch (error) {
    if (!(error instanceof KeptError)) throw error
    set(stateAtom, (known) => ({ ...known, isReading: false, problem: error.code }))
  }
}

async function readSome(get: Getter, set: Setter, keys: readonly string[]): Promise<void> {
  const today = todayOf(get)
  const found = await Promise.all(
    keys.map(async (key) => {
      const id = key.slice(PREFIX.length)
      return { id, ...readKeptRecord(id, await get(keptRecordsAtom).read(key), today) }
    }),
  ).catch((error: unknown) => {
    if (error instanceof KeptError) return []
    throw error
  })
  update(
    get,
    set,
    found.flatMap(({ kept }) => kept ?? []),
    found.filter(({ kept }) => !kept).map(({ id }) => id),
  )
}

/** The records of these keys, a few at a time. What cannot be read is set aside, under another key. */
async function* restoredBlocks(
  get: Getter,
  keys: readonly string[],
): AsyncGenerator<{ cards: KeptCard[]; setAside: number }> {
  const today = todayOf(get)
  for (let at = 0; at < keys.length; at += BLOCK) {
    const block = keys.slice(at, at + BLOCK)
    const records = await get(keptRecordsAtom).between(block.at(-1)!, block[0]!)
    const cards: KeptCard[] = []
    const aside = new Map<string, unknown>()
    for (const [key, stored] of records.toReversed()) {
      const id = key.slice(PREFIX.length)
      const { status, kept } = isKeptId(id)
        ? readKeptRecord(id, stored, today)
        : { status: 'damaged', kept: null }
      if (kept) cards.push(kept)
      if (status === 'damaged') aside.set(DAMAGED_PREFIX + id, stored).set(key, undefined)
    }
    if (aside.size > 0) await setAside(get, aside)
    yield { cards, setAside: aside.size / 2 }
  }
}

/** Where there is no room for it, it stays where it is. */
async function setAside(get: Getter, changes: Changes): Promise<void> {
  await attempt(() => get(keptRecordsAtom).write(changes))
}

/** Cards that were changed while all are read: what is read of them may be older. */
const touchedAtom = atom(new Set<string>())

/** Shows a change in the list. */
function update(get: Getter, set: Setter, put: readonly KeptCard[], gone: readonly string[] = []): void {
  for (const id of [...put.map((kept) => kept.id), ...gone]) get(touchedAtom).add(id)
  merge(get, set, put, gone)
}

function merge(get: Getter, set: Setter, put: readonly KeptCard[], gone: readonly string[]): void {
  const state = get(stateAtom)
  const byId = new Map(state.cards.map((kept) => [kept.id, kept]))
  const before = byId.size
  for (const kept of put) {
    const known = byId.get(kept.id)
    if (!known || !isSameJson(known, kept)) byId.set(kept.id, kept)
  }
  for (const id of gone) byId.delete(id)
  const isSame = byId.size === before && state.cards.every((kept) => byId.get(kept.id) === kept)
  if (isSame) return
  const cards = [...byId.values()].toSorted((one, other) => (one.id < other.id ? 1 : -1))
  const count = state.isReading ? Math.max(state.count, cards.length) : cards.length
  set(stateAtom, { ...state, cards, count })
}

function todayOf(get: Getter): string {
  return localDay(new Date(get(keptDependenciesAtom).now()))
}
