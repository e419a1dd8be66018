import { atom, type Getter } from 'jotai'
import { joinHistories } from '../history'
import { isSameJson } from '../json'
import { isOutdatedAtom, isUntouched, saveAtom } from './storage'
import { keysStartingWith, readText, removeText, storageDependenciesAtom } from './textStorage'
import { COPY_KEY_PREFIX, tryStorage, storageViewAtom, readSavedState, todayOf } from './storageView'
import { readEditorState } from './record'
import { editorStateAtom, withDraftSaved, withTypingApplied, type EditorState } from '../editorState'

/**
 * What a user decides where two tabs have changed the card. Either way both are kept: the one chosen is in force, and
 * one undo leads to the other.
 */
export const openNewerCardAtom = atom(null, (get, set) => {
  tryStorage(set, () => {
    const theirs = readSavedState(get, set)
    if (theirs) set(showOverMineAtom, theirs)
    set(isOutdatedAtom, false)
    set(saveAtom)
    const keeping = get(storageViewAtom)
    if (keeping) set(removeSavedAtom, keeping.asideKey)
  })
})

export const keepThisCardAtom = atom(null, (get, set) => {
  tryStorage(set, () => {
    const theirs = readSavedState(get, set)
    const mine = get(editorStateAtom)
    set(
      editorStateAtom,
      theirs ? { ...mine, history: joinHistories(mine.history, settled(theirs).history) } : { ...mine },
    )
    set(isOutdatedAtom, false)
    set(saveAtom)
    const keeping = get(storageViewAtom)
    if (keeping) set(removeSavedAtom, keeping.asideKey)
  })
})

const undecidedCopiesBaseAtom = atom<readonly string[]>([])

/** Keys of cards that tabs set aside and were closed with, undecided; the newest is last. */
export const undecidedCopiesAtom = atom((get) => get(undecidedCopiesBaseAtom))

/** Looks for them. One that is among this card's steps needs no asking. */
export const findUndecidedCopiesAtom = atom(null, (get, set) => {
  tryStorage(set, () => {
    const { past, present, future } = get(editorStateAtom).history
    const steps = [...past, present, ...future]
    const own = get(storageViewAtom)?.asideKey
    const keys = keysStartingWith(get(storageDependenciesAtom).local, COPY_KEY_PREFIX).filter((key) => {
      const card = key === own ? null : leftover(get, key)?.history.present
      return card && !steps.some((step) => isSameJson(step, card))
    })
    set(undecidedCopiesBaseAtom, keys)
  })
})

/** Puts the newest one in force; what was there is one undo away. */
export const openUndecidedCopyAtom = atom(null, (get, set) => {
  tryStorage(set, () => {
    const key = get(undecidedCopiesBaseAtom).at(-1)
    const editorState = key === undefined ? null : leftover(get, key)
    if (key === undefined || !editorState) return
    set(showOverMineAtom, editorState)
    set(undecidedCopiesBaseAtom, get(undecidedCopiesBaseAtom).slice(0, -1))
    set(saveAtom)
    set(removeSavedAtom, key)
  })
})

export const discardUndecidedCopiesAtom = atom(null, (get, set) => {
  tryStorage(set, () => {
    const key = get(undecidedCopiesBaseAtom).at(-1)
    set(undecidedCopiesBaseAtom, get(undecidedCopiesBaseAtom).slice(0, -1))
    if (key !== undefined) removeText(get(storageDependenciesAtom).local, key)
  })
})

const showOverMineAtom = atom(null, (get, set, theirs: EditorState) => {
  const mine = get(editorStateAtom)
  const opening = get(storageViewAtom)?.opening ?? null
  const history = isUntouched(mine, opening)
    ? theirs.history
    : joinHistories(theirs.history, settled(mine).history)
  set(editorStateAtom, { ...theirs, history })
})

/** Removes what was set aside, once it is safe among the card's steps. */
const removeSavedAtom = atom(null, (get, _set, key: string) => {
  const isSafe = get(storageViewAtom)?.saved === get(editorStateAtom)
  if (isSafe) removeText(get(storageDependenciesAtom).local, key)
})

function leftover(get: Getter, key: string): EditorState | null {
  const read = readEditorState(readText(get(storageDependenciesAtom).local, key), todayOf(get))
  return 'editorState' in read && read.editorState ? settled(read.editorState) : null
}

/** With everything that is being typed on the card. */
function settled(editorState: EditorState): EditorState {
  return withTypingApplied(withDraftSaved(editorState))
}
