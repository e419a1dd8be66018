import { atom, type Getter, type Setter } from 'jotai'
import type { Quote } from '../../card/quote'
import { quoteDependenciesAtom, todayOf } from '../quote'
import {
  removeText,
  StorageError,
  writeBounded,
  readText,
  storageDependenciesAtom,
  writeText,
} from './textStorage'
import { readEditorState, RECORD_VERSION, writeEditorState } from './record'
import { EMPTY_EDITOR_STATE, type EditorState } from '../editorState'

/**
 * One text under one local storage key: a write is atomic, even while closing. A hundred full-length quotes
 * take 400,000 of five million characters.
 *
 * A tab that finds a text it has not seen does not overwrite it: it saves a copy under another key until the
 * visitor decides (tabs.ts).
 */
export const CARD_KEY = 'quotidian-card'
export const COPY_KEY_PREFIX = `${CARD_KEY}-aside-`
const DAMAGED_PREFIX = `${CARD_KEY}-damaged-`
const OWN_VERSION_KEY = `${CARD_KEY}-v${RECORD_VERSION}` // used beside a later version's card
const MAX_DAMAGED = 3

export interface StorageView {
  key: string | null // null if nothing may be written
  copyKey: string
  seen: string | null // the text last read or written
  saved: EditorState
  opening: Quote | null // the default quote the editor opened with
}

export const storageViewAtom = atom<StorageView | null>(null)

export function updateStorageView(get: Getter, set: Setter, patch: Partial<StorageView>): void {
  const view = get(storageViewAtom)
  if (view) set(storageViewAtom, { ...view, ...patch })
}

/**
 * null if none or unreadable. Remembers the text it saw and backs up a damaged one. @throws {StorageError}
 */
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
    backUpUnreadable(get, set, key, text ?? '', read.editorState)
  }
  return read.editorState
}

/** Backs up a damaged text under another key, and writes the recovered part under its own. */
function backUpUnreadable(get: Getter, set: Setter, key: string, text: string, rest: EditorState | null) {
  const { local } = get(storageDependenciesAtom)
  const copyKey = `${DAMAGED_PREFIX}${get(quoteDependenciesAtom).now().getTime()}`
  try {
    writeBounded(local, DAMAGED_PREFIX, copyKey, text, MAX_DAMAGED)
    const repaired = rest && writeEditorState(rest, todayOf(get))
    if (repaired === null) removeText(local, key)
    else writeText(local, key, repaired)
    updateStorageView(get, set, { seen: repaired })
  } catch {
    updateStorageView(get, set, { key: OWN_VERSION_KEY, seen: null }) // no room for a backup
  }
}

/** Runs `act`; reports a storage error once and ignores it otherwise. */
export function tryStorage(set: Setter, act: () => void): void {
  try {
    act()
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    set(reportStorageProblemAtom, error.code)
  }
}

/** Nothing can be saved (`full`, `blocked`), or stored data is unreadable or from a later version. */
type StorageProblem = 'full' | 'blocked' | 'damaged' | 'newer'

const REPORTED_KEY = 'quotidian-told'
const reportedAtom = atom<readonly string[]>([])

export const storageProblemAtom = atom<StorageProblem | null>(null)

/** Reports each problem once per session, across reloads if session storage works. */
const reportStorageProblemAtom = atom(null, (get, set, problem: StorageProblem) => {
  const { session } = get(storageDependenciesAtom)
  const reported = [...get(reportedAtom), ...previouslyReported(session)]
  if (reported.includes(problem)) return
  set(storageProblemAtom, problem)
  set(reportedAtom, [...reported, problem])
  try {
    writeText(session, REPORTED_KEY, [...reported, problem].join())
  } catch {
    // Without session storage it is reported again after a reload, which is acceptable.
  }
})

function previouslyReported(session: () => Storage | null): string[] {
  try {
    return readText(session, REPORTED_KEY)?.split(',') ?? []
  } catch {
    return []
  }
}
