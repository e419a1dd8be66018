import { atom, type Getter, type Setter } from 'jotai'
import type { KeptCard } from '../../card/keptCard'
import { isSameJson } from '../../scene/values'
import type { KeptProblem } from './keptRecords'
import { readStored, writeStored } from '../storage/stored'

/**
 * Lets the kept cards' page know before first paint whether there are any, ahead of IndexedDB. Also read by
 * public/first-paint.js.
 */
const KEY = 'quotidian-keeps'

export const hasKeptCards = () => readStored(KEY) !== null

export const noteKeptCards = (areKept: boolean) => writeStored(KEY, areKept ? '1' : null)

export interface KeptCards {
  cards: readonly KeptCard[] // newest first
  count: number // includes those not read yet
  isReading: boolean
  problem: KeptProblem | null // why nothing can be read
  setAside: number // unreadable records, stored under other keys
}

const UNREAD: KeptCards = { cards: [], count: 0, isReading: true, problem: null, setAside: 0 }

export const keptListAtom = atom<KeptCards>(UNREAD)

/** Cards changed during a full read, whose results may be older. */
export const touchedAtom = atom(new Set<string>())

export function update(get: Getter, set: Setter, put: readonly KeptCard[], gone: readonly string[] = []) {
  for (const id of [...put.map((kept) => kept.id), ...gone]) get(touchedAtom).add(id)
  merge(get, set, put, gone)
}

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
