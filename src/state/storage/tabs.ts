import { atom, type Atom, type Getter, type Setter } from 'jotai'
import { joinHistories } from '../history'
import { isSameJson } from '../../scene/values'
import { isOutdatedAtom, isUntouched, saveAtom } from './storage'
import { keysStartingWith, readText, removeText, storageDependenciesAtom } from './textStorage'
import {
  COPY_KEY_PREFIX,
  tryStorage,
  storageViewAtom,
  readSavedState,
  updateStorageView,
} from './storageView'
import { readEditorState } from './record'
import {
  editorStateAtom,
  EMPTY_EDITOR_STATE,
  withDraftSaved,
  withTypingApplied,
  type EditorState,
} from '../editorState'
import { todayOf } from '../quote'

/**
 * The visitor's choice after two tabs changed the card. Both cards are kept: the chosen one is current, and
 * undo leads to the other.
 */
export const openNewerCardAtom = atom(null, (get, set) => {
  tryStorage(set, () => {
    const theirs = readSavedState(get, set)
    if (theirs) openOverCurrent(get, set, theirs)
    settle(get, set)
  })
})

export const keepThisCardAtom = atom(null, (get, set) => {
  tryStorage(set, () => {
    const theirs = readSavedState(get, set)
    const mine = get(editorStateAtom)
    if (theirs)
      set(editorStateAtom, {
        ...mine,
        history: joinHistories(mine.history, withPendingApplied(theirs).history),
      })
    updateStorageView(get, set, { saved: EMPTY_EDITOR_STATE }) // It was saved, but only as a copy.
    settle(get, set)
  })
})

function settle(get: Getter, set: Setter) {
  set(isOutdatedAtom, false)
  set(saveAtom)
  const view = get(storageViewAtom)
  if (view) removeCopy(get, view.copyKey)
}

const undecidedCopiesBaseAtom = atom<readonly string[]>([])

/** Keys of copies left by tabs closed without a decision; newest last. */
export const undecidedCopiesAtom: Atom<readonly string[]> = undecidedCopiesBaseAtom

/** Leaves out those already among this card's steps. */
export const findUndecidedCopiesAtom = atom(null, (get, set) => {
  tryStorage(set, () => {
    const { past, present, future } = get(editorStateAtom).history
    const steps = [...past, present, ...future]
    const own = get(storageViewAtom)?.copyKey
    const keys = keysStartingWith(get(storageDependenciesAtom).local, COPY_KEY_PREFIX).filter((key) => {
      const card = key === own ? null : readCopy(get, key)?.history.present
      return card && !steps.some((step) => isSameJson(step, card))
    })
    set(undecidedCopiesBaseAtom, keys)
  })
})

export const openUndecidedCopyAtom = atom(null, (get, set) => {
  tryStorage(set, () => {
    const key = get(undecidedCopiesBaseAtom).at(-1)
    const editorState = key === undefined ? null : readCopy(get, key)
    if (key === undefined || !editorState) return
    openOverCurrent(get, set, editorState)
    set(undecidedCopiesBaseAtom, get(undecidedCopiesBaseAtom).slice(0, -1))
    set(saveAtom)
    removeCopy(get, key)
  })
})

export const discardUndecidedCopiesAtom = atom(null, (get, set) => {
  tryStorage(set, () => {
    const key = get(undecidedCopiesBaseAtom).at(-1)
    set(undecidedCopiesBaseAtom, get(undecidedCopiesBaseAtom).slice(0, -1))
    if (key !== undefined) removeText(get(storageDependenciesAtom).local, key)
  })
})

function openOverCurrent(get: Getter, set: Setter, theirs: EditorState) {
  const mine = get(editorStateAtom)
  const opening = get(storageViewAtom)?.opening ?? null
  const history = isUntouched(mine, opening)
    ? theirs.history
    : joinHistories(theirs.history, withPendingApplied(mine).history)
  set(editorStateAtom, { ...theirs, history })
}

/** Removes a copy once it is saved among the card's steps. */
function removeCopy(get: Getter, key: string) {
  const isSafe = get(storageViewAtom)?.saved === get(editorStateAtom)
  if (isSafe) removeText(get(storageDependenciesAtom).local, key)
}

function readCopy(get: Getter, key: string): EditorState | null {
  const read = readEditorState(readText(get(storageDependenciesAtom).local, key), todayOf(get))
  return 'editorState' in read && read.editorState ? withPendingApplied(read.editorState) : null
}

function withPendingApplied(editorState: EditorState): EditorState {
  return withTypingApplied(withDraftSaved(editorState))
}
