import { atom, type Getter, type Setter } from 'jotai'
import type { Quote } from '../../card/quote'
import { localDay } from '../../quotes/dates'
import { quoteDependenciesAtom } from '../quote'
import {
  readText,
  removeText,
  StorageError,
  storageDependenciesAtom,
  writeBounded,
  writeText,
} from './textStorage'
import { reportStorageProblemAtom } from './problems'
import { readEditorState, RECORD_VERSION, writeEditorState } from './record'
import { EMPTY_EDITOR_STATE, type EditorState } from '../editorState'

/**
 * Where the editor's state is kept: one text under one key of local storage. A single write is all or nothing and is done when
 * it returns, also while the page is being closed, so that card, steps and words being typed never part. (A hundred
 * small steps are 6,000 characters, a hundred quotes of full length 400,000, of the five million there are.)
 *
 * Two tabs: each remembers the text it last saw. One that finds another text there does not write over it; it says
 * so, and keeps its own under a key of its own until its user has decided (tabs.ts).
 */
export const CARD_KEY = 'quotidian-card'
export const COPY_KEY_PREFIX = `${CARD_KEY}-aside-`
const DAMAGED_PREFIX = `${CARD_KEY}-damaged-`
const OWN_VERSION_KEY = `${CARD_KEY}-v${RECORD_VERSION}` // beside a later version's card, which is not touched
const MAX_DAMAGED = 3

/** What a tab knows of the storage. */
export interface StorageView {
  key: string | null // null where nothing may be written
  asideKey: string
  seen: string | null // the text it last read or wrote
  saved: EditorState // what is stored
  opening: Quote | null // the words the editor opened with by itself
}

/** null until the editor opens. */
export const storageViewAtom = atom<StorageView | null>(null)

export function updateStorageView(get: Getter, set: Setter, patch: Partial<StorageView>): void {
  const keeping = get(storageViewAtom)
  if (keeping) set(storageViewAtom, { ...keeping, ...patch })
}

/** The editor's state in storage, null where there is none that can be read. Remembers the text it saw; sets a damaged one aside. @throws {StorageError} */
export function readSavedState(get: Getter, set: Setter): EditorState | null {
  const key = get(storageViewAtom)?.key
  if (!key) return null
  const text = readText(get(storageDependenciesAtom).local, key)
  const read = readEditorState(text, todayOf(get))
  if (read.status === 'newer') {
    set(reportStorageProblemAtom, 'newer')
    const ownKey = key === CARD_KEY ? OWN_VERSION_KEY : null
    updateStorageView(get, set, { key: ownKey, seen: null, saved: EMPTY_EDITOR_STATE })
    return readSavedState(get, set)
  }
  updateStorageView(get, set, { seen: text })
  if (read.status === 'none') return null
  if (read.status === 'damaged') {
    set(reportStorageProblemAtom, 'damaged')
    setAside(get, set, key, text ?? '', read.editorState)
  }
  return read.editorState
}

/** Keeps a damaged text as it is under another key, and under its own what could be read of it. */
function setAside(get: Getter, set: Setter, key: string, text: string, rest: EditorState | null): void {
  const { local } = get(storageDependenciesAtom)
  const asideKey = `${DAMAGED_PREFIX}${get(quoteDependenciesAtom).now().getTime()}`
  try {
    writeBounded(local, DAMAGED_PREFIX, asideKey, text, MAX_DAMAGED)
    const repaired = rest && writeEditorState(rest, todayOf(get))
    if (repaired === null) removeText(local, key)
    else writeText(local, key, repaired)
    updateStorageView(get, set, { seen: repaired })
  } catch {
    updateStorageView(get, set, { key: OWN_VERSION_KEY, seen: null }) // no room for two: the damaged one stays where it is
  }
}

/** Does what it can; where the browser keeps nothing the page goes on, and says so once. */
export function tryStorage(set: Setter, act: () => void): void {
  try {
    act()
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    set(reportStorageProblemAtom, error.code)
  }
}

export function todayOf(get: Getter): string {
  return localDay(get(quoteDependenciesAtom).now())
}
