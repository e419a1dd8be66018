import { atom, type Getter, type Setter } from 'jotai'
import type { Quote } from '../../card/quote'
import { localDay } from '../../quotes/dates'
import { quoteWorldAtom } from '../quote'
import { readText, removeText, StorageError, storageWorldAtom, writeBounded, writeText } from './box'
import { tellTroubleAtom } from './notices'
import { readDesk, RECORD_VERSION, writeDesk } from './record'
import { EMPTY_DESK, type Desk } from '../work'

/**
 * Where the desk is kept: one text under one key of local storage. A single write is all or nothing and is done when
 * it returns, also while the page is being closed, so that card, steps and words being typed never part. (A hundred
 * small steps are 6,000 characters, a hundred quotes of full length 400,000, of the five million there are.)
 *
 * Two tabs: each remembers the text it last saw. One that finds another text there does not write over it; it says
 * so, and keeps its own under a key of its own until its user has decided (tabs.ts).
 */
export const CARD_KEY = 'quotidian-card'
export const ASIDE_PREFIX = `${CARD_KEY}-aside-`
const DAMAGED_PREFIX = `${CARD_KEY}-damaged-`
const OWN_VERSION_KEY = `${CARD_KEY}-v${RECORD_VERSION}` // beside a later version's card, which is not touched
const MOST_DAMAGED = 3

/** What a tab knows of the storage. */
export interface Keeping {
  key: string | null // null where nothing may be written
  asideKey: string
  seen: string | null // the text it last read or wrote
  saved: Desk // the desk that is safe
  opening: Quote | null // the words the editor opened with by itself
}

/** null until the editor opens. */
export const keepingAtom = atom<Keeping | null>(null)

export function updateKeeping(get: Getter, set: Setter, patch: Partial<Keeping>): void {
  const keeping = get(keepingAtom)
  if (keeping) set(keepingAtom, { ...keeping, ...patch })
}

/** The desk in storage, null where there is none to be had. Remembers what it saw and sees to what is amiss. @throws {StorageError} */
export function readKept(get: Getter, set: Setter): Desk | null {
  const key = get(keepingAtom)?.key
  if (!key) return null
  const text = readText(get(storageWorldAtom).local, key)
  const read = readDesk(text, todayOf(get))
  if (read.status === 'newer') {
    set(tellTroubleAtom, 'newer')
    const ownKey = key === CARD_KEY ? OWN_VERSION_KEY : null
    updateKeeping(get, set, { key: ownKey, seen: null, saved: EMPTY_DESK })
    return readKept(get, set)
  }
  updateKeeping(get, set, { seen: text })
  if (read.status === 'none') return null
  if (read.status === 'damaged') {
    set(tellTroubleAtom, 'damaged')
    setAside(get, set, key, text ?? '', read.desk)
  }
  return read.desk
}

/** Keeps a damaged text as it is under another key, and under its own what could be read of it. */
function setAside(get: Getter, set: Setter, key: string, text: string, rest: Desk | null): void {
  const { local } = get(storageWorldAtom)
  const asideKey = `${DAMAGED_PREFIX}${get(quoteWorldAtom).now().getTime()}`
  try {
    writeBounded(local, DAMAGED_PREFIX, asideKey, text, MOST_DAMAGED)
    const repaired = rest && writeDesk(rest, todayOf(get))
    if (repaired === null) removeText(local, key)
    else writeText(local, key, repaired)
    updateKeeping(get, set, { seen: repaired })
  } catch {
    updateKeeping(get, set, { key: OWN_VERSION_KEY, seen: null }) // no room for two: the damaged one stays where it is
  }
}

/** Does what it can; where the browser keeps nothing the page goes on, and says so once. */
export function attempt(set: Setter, act: () => void): void {
  try {
    act()
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    set(tellTroubleAtom, error.code)
  }
}

export function todayOf(get: Getter): string {
  return localDay(get(quoteWorldAtom).now())
}
