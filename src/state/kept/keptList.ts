import { atom, type Getter, type Setter } from 'jotai'
import type { KeptCard } from '../../card/keptCard'
import { isSameJson } from '../../scene/values'
import type { KeptProblem } from './keptRecords'

export interface KeptCards {
  cards: readonly KeptCard[] // the latest first
  count: number // with those that are still to be read
  isReading: boolean
  problem: KeptProblem | null // why nothing can be read
  setAside: number // records that could not be read, and are stored aside
}

const UNREAD: KeptCards = { cards: [], count: 0, isReading: true, problem: null, setAside: 0 }

/** Changed by the files beside this one only. */
export const keptListAtom = atom<KeptCards>(UNREAD)

/** Cards that were changed while all are read: what is read of them may be older. */
export const touchedAtom = atom(new Set<string>())

/** Shows a change in the list. */
export function update(
  get: Getter,
  set: Setter,
  put: readonly KeptCard[],
  gone: readonly string[] = [],
): void {
  for (const id of [...put.map((kept) => kept.id), ...gone]) get(touchedAtom).add(id)
  merge(get, set, put, gone)
}

/** Shows what was read. */
export function merge(get: Getter, set: Setter, put: readonly KeptCard[], gone: readonly string[]): void {
  const state = get(keptListAtom)
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
  set(keptListAtom, { ...state, cards, count })
}
