import { atom, type Atom, type Getter, type Setter } from 'jotai'
import type { Card } from '../../card/card'
import { cleanCardName, readKeptRecord, recordOf, type KeptCard } from '../../card/keptCard'
import { newKeptId } from '../../card/keptId'
import { unusedName } from '../../card/myTemplates'
import { isSameJson } from '../../scene/values'
import { keptListAtom, update, noteKeptCards, type KeptCards } from './keptList'
import { keptDependenciesAtom, keptRecordsAtom, type KeptProblem, attempt } from './keptRecords'
import { CARD_PREFIX, DAMAGED_PREFIX, readAll, readSome, restoredBlocks, todayOf } from './readKeptCards'

const listAtom = atom(
  (get) => get(keptListAtom),
  (get, set) => {
    const reading = new AbortController()
    void readAll(get, set, reading.signal)
    const stop = get(keptRecordsAtom).onOthers((keys) => {
      const changed = keys.filter((key) => key.startsWith(CARD_PREFIX))
      if (changed.length > 0) void readSome(get, set, changed)
    })
    return () => {
      reading.abort()
      stop()
    }
  },
)
listAtom.onMount = (follow) => follow()

/** Read in small blocks once the atom is used. Reflects changes by other tabs. */
export const keptCardsAtom: Atom<KeptCards> = listAtom

export type KeepOutcome = { id: string; problem?: never } | { id?: never; problem: KeptProblem }

export const keepCardAtom = atom(null, (get, set, card: Card, name: string = ''): Promise<KeepOutcome> => {
  const { now, random } = get(keptDependenciesAtom)
  const keptAt = now()
  const kept = { id: newKeptId(keptAt, random), name, card, keptAt, changedAt: keptAt }
  return keepAll(get, set, [kept])
})

/** Keeps cards from a file with their original dates; all or none. */
export const addKeptCardsAtom = atom(null, async (get, set, cards: readonly Omit<KeptCard, 'id'>[]) => {
  const { random } = get(keptDependenciesAtom)
  const added = cards.map((card) => ({ ...card, id: newKeptId(card.keptAt, random) }))
  return (await keepAll(get, set, added)).problem ?? null
})

/** '' restores the default name. Returns the problem if it was not written. */
export const renameKeptCardAtom = atom(null, (get, set, id: string, name: string) =>
  change(get, set, id, (kept) => ({ ...kept, name: cleanCardName(name) })),
)

export const duplicateKeptCardAtom = atom(null, (get, set, id: string): Promise<KeepOutcome> => {
  const { cards } = get(keptListAtom)
  const kept = cards.find((known) => known.id === id)
  if (!kept) return Promise.resolve({ problem: 'blocked' })
  const taken = cards.map(({ name }) => name)
  return set(keepCardAtom, kept.card, kept.name === '' ? '' : unusedName(kept.name, taken))
})

export const changeKeptCardAtom = atom(null, async (get, set, id: string, card: Card) => {
  let isThere = false
  const problem = await change(get, set, id, (kept) => {
    isThere = true
    const { now } = get(keptDependenciesAtom)
    return isSameJson(kept.card, card) ? kept : { ...kept, card, changedAt: now() }
  })
  return problem ?? (isThere ? null : 'gone')
})

/** An undo function, or why nothing was deleted. */
export type Deleted =
  { putBack: () => Promise<KeptProblem | null>; problem?: never } | { problem: KeptProblem; putBack?: never }

/** Deletes a card. The returned function restores the stored record unchanged, without parsing it. */
export const deleteKeptCardAtom = atom(null, async (get, set, id: string): Promise<Deleted> => {
  const key = CARD_PREFIX + id
  let stored: unknown
  const problem = await attempt(() =>
    get(keptRecordsAtom).update(key, (found) => {
      stored = found
      return new Map([[key, undefined]])
    }),
  )
  if (problem) return { problem }
  const removed = get(keptListAtom).cards.find((known) => known.id === id)
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

/** All cards as currently stored, newest first, for a file. @throws {KeptError} */
export const readKeptCardsAtom = atom(null, async (get): Promise<KeptCard[]> => {
  const keys = (await get(keptRecordsAtom).keys(CARD_PREFIX)).toReversed()
  const cards: KeptCard[] = []
  for await (const block of restoredBlocks(get, keys)) cards.push(...block.cards)
  return cards
})

/** Reads the current state from storage. @throws {KeptError} */
export async function isCardKept(get: Getter, id: string): Promise<boolean> {
  return (await get(keptRecordsAtom).read(CARD_PREFIX + id)) !== undefined
}

export function keptIdOfKey(key: string): string | null {
  return key.startsWith(CARD_PREFIX) ? key.slice(CARD_PREFIX.length) : null
}

async function keepAll(get: Getter, set: Setter, cards: readonly KeptCard[]): Promise<KeepOutcome> {
  const changes = new Map(cards.map((kept) => [CARD_PREFIX + kept.id, recordOf(kept)]))
  const problem = await attempt(() => get(keptRecordsAtom).write(changes))
  if (problem) return { problem }
  noteKeptCards(true)
  update(get, set, cards)
  return { id: cards[0]?.id ?? '' }
}

async function change(get: Getter, set: Setter, id: string, changed: (kept: KeptCard) => KeptCard) {
  const key = CARD_PREFIX + id
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
