import { atom, type createStore, type Getter, type Setter } from 'jotai'
import type { Quote } from '../../card/quote'
import { isSameJson } from '../../scene/values'
import { quoteDependenciesAtom, todayOf } from '../quote'
import { readText, storageDependenciesAtom, writeBounded, writeText } from './textStorage'
import {
  COPY_KEY_PREFIX,
  tryStorage,
  CARD_KEY,
  storageViewAtom,
  readSavedState,
  updateStorageView,
} from './storageView'
import { writeEditorState } from './record'
import { mapSteps } from '../history'
import { cardOf, editorStateAtom, hasNewWords, type EditorState } from '../editorState'

export const SAVE_AFTER_MS = 450 // A page that is killed may lose half a second of edits.
const MAX_COPIES = 5

/** Another tab has changed the card since this one read it. */
export const isOutdatedAtom = atom(false)

export const openSavedCardAtom = atom(null, (get, set) => {
  if (get(storageViewAtom)) return
  const { random, now } = get(quoteDependenciesAtom)
  const copyKey = `${COPY_KEY_PREFIX}${now().getTime()}-${random().toString(36).slice(2, 8)}`
  set(storageViewAtom, { key: CARD_KEY, copyKey, seen: null, saved: get(editorStateAtom), opening: null })
  tryStorage(set, () => {
    const editorState = readSavedState(get, set)
    if (editorState) replaceEditorState(get, set, editorState)
  })
})

/**
 * Puts the opening quote on a card without one, on all steps. Not saved alone, since the visitor did not
 * choose it.
 */
export const placeOpeningQuoteAtom = atom(null, (get, set, quote: Quote) => {
  const editorState = get(editorStateAtom)
  set(editorStateAtom, {
    ...editorState,
    history: mapSteps(editorState.history, (state) => (cardOf(state) ? state : { ...state, quote })),
  })
  updateStorageView(get, set, { opening: quote })
})

function replaceEditorState(get: Getter, set: Setter, editorState: EditorState) {
  set(editorStateAtom, editorState)
  updateStorageView(get, set, { saved: get(editorStateAtom) })
  set(isOutdatedAtom, false)
}

/** Checks whether another tab has written. Adopts its history silently if it shows the same card. */
export const checkOtherTabsAtom = atom(null, (get, set) => {
  const view = get(storageViewAtom)
  tryStorage(set, () => {
    if (!view?.key) return
    const text = readText(get(storageDependenciesAtom).local, view.key)
    if (text === null || text === view.seen) return
    const theirs = readSavedState(get, set)
    if (!theirs) return
    const mine = get(editorStateAtom)
    const isSameCard =
      isSameJson(theirs.history.present, mine.history.present) &&
      isSameJson(theirs.draft, mine.draft) &&
      isSameJson(theirs.productDraft, mine.productDraft)
    if (isSameCard) replaceEditorState(get, set, { ...mine, history: theirs.history })
    else set(isOutdatedAtom, true)
  })
})

/** Saves changes under the card's key, or as a copy while another tab's card is there. */
export const saveAtom = atom(null, (get, set) => {
  set(checkOtherTabsAtom)
  const view = get(storageViewAtom)
  const editorState = get(editorStateAtom)
  tryStorage(set, () => {
    if (!view?.key || editorState === view.saved || isUntouched(editorState, view.opening)) return
    const { local } = get(storageDependenciesAtom)
    const text = writeEditorState(editorState, todayOf(get))
    if (get(isOutdatedAtom)) {
      writeBounded(local, COPY_KEY_PREFIX, view.copyKey, text, MAX_COPIES)
      updateStorageView(get, set, { saved: editorState })
      return
    }
    if (text !== view.seen) writeText(local, view.key, text)
    updateStorageView(get, set, { saved: editorState, seen: text })
  })
})

/** True if there is only the opening quote: an unchanged tab never saves. */
export function isUntouched(editorState: EditorState, opening: Quote | null): boolean {
  const { past, present, future } = editorState.history
  return (
    past.length + future.length === 0 &&
    !hasNewWords(editorState) &&
    Object.keys(editorState.typing).length === 0 &&
    present.product === null &&
    present.keptId === undefined &&
    (present.quote === null || present.quote === opening)
  )
}

/** Saves editor changes within SAVE_AFTER_MS of the first. */
export function startAutosave(store: ReturnType<typeof createStore>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const saveNow = () => {
    clearTimeout(timer)
    timer = undefined
    store.set(saveAtom)
  }
  const saveSoon = () => {
    timer ??= setTimeout(saveNow, SAVE_AFTER_MS)
  }
  const unsubscribe = store.sub(editorStateAtom, saveSoon)
  saveSoon() // Saves words chosen before the editor opened.
  return {
    saveNow, // Call before the page is hidden, frozen or closed.
    stop: () => {
      unsubscribe()
      saveNow()
    },
  }
}
