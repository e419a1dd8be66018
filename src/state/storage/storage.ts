import { atom, type createStore } from 'jotai'
import type { Quote } from '../../card/quote'
import { isSameJson } from '../json'
import { quoteDependenciesAtom } from '../quote'
import { readText, storageDependenciesAtom, writeBounded, writeText } from './textStorage'
import {
  COPY_KEY_PREFIX,
  tryStorage,
  CARD_KEY,
  storageViewAtom,
  readSavedState,
  todayOf,
  updateStorageView,
} from './storageView'
import { writeEditorState } from './record'
import { editorStateAtom, EMPTY_EDITOR_STATE, hasNewWords, type EditorState } from '../editorState'

export const SAVE_AFTER_MS = 300
const MAX_ASIDE = 5

/** Another tab has changed the card since this one looked. */
export const isOutdatedAtom = atom(false)

/** Brings back what was kept; once a page. */
export const openSavedCardAtom = atom(null, (get, set) => {
  if (get(storageViewAtom)) return
  const { random, now } = get(quoteDependenciesAtom)
  const asideKey = `${COPY_KEY_PREFIX}${now().getTime()}-${random().toString(36).slice(2, 8)}`
  set(storageViewAtom, { key: CARD_KEY, asideKey, seen: null, saved: EMPTY_EDITOR_STATE, opening: null })
  tryStorage(set, () => {
    const editorState = readSavedState(get, set)
    if (editorState) set(replaceEditorStateAtom, editorState)
  })
})

/** Words that nobody asked for: put on a card that has none, and not worth keeping. */
export const placeOpeningQuoteAtom = atom(null, (get, set, quote: Quote) => {
  const editorState = get(editorStateAtom)
  set(editorStateAtom, {
    ...editorState,
    history: { ...editorState.history, present: { ...editorState.history.present, quote } },
  })
  updateStorageView(get, set, { opening: quote })
})

/** Replaces the editor's state by another that is stored already. */
export const replaceEditorStateAtom = atom(null, (get, set, editorState: EditorState) => {
  set(editorStateAtom, editorState)
  updateStorageView(get, set, { saved: editorState })
  set(isOutdatedAtom, false)
})

/** Looks whether another tab has written. Where it shows the same card, its steps are taken over without a word. */
export const checkOtherTabsAtom = atom(null, (get, set) => {
  const keeping = get(storageViewAtom)
  tryStorage(set, () => {
    if (!keeping?.key) return
    const text = readText(get(storageDependenciesAtom).local, keeping.key)
    if (text === null || text === keeping.seen) return
    const theirs = readSavedState(get, set)
    if (!theirs) return
    const mine = get(editorStateAtom)
    const isSameCard =
      isSameJson(theirs.history.present, mine.history.present) &&
      isSameJson(theirs.draft, mine.draft) &&
      isSameJson(theirs.productDraft, mine.productDraft)
    if (isSameCard) set(replaceEditorStateAtom, { ...mine, history: theirs.history })
    else set(isOutdatedAtom, true)
  })
})

/** Writes what is not safe yet: under the card's key, or aside while another tab's card is there. */
export const saveAtom = atom(null, (get, set) => {
  set(checkOtherTabsAtom)
  const keeping = get(storageViewAtom)
  const editorState = get(editorStateAtom)
  tryStorage(set, () => {
    if (!keeping?.key || editorState === keeping.saved || isUntouched(editorState, keeping.opening)) return
    const { local } = get(storageDependenciesAtom)
    const text = writeEditorState(editorState, todayOf(get))
    if (get(isOutdatedAtom)) {
      writeBounded(local, COPY_KEY_PREFIX, keeping.asideKey, text, MAX_ASIDE)
      updateStorageView(get, set, { saved: editorState })
      return
    }
    if (text !== keeping.seen) writeText(local, keeping.key, text)
    updateStorageView(get, set, { saved: editorState, seen: text })
  })
})

/** True while all there is are the words the editor opened with: a tab that only looks never saves. */
export function isUntouched(editorState: EditorState, opening: Quote | null): boolean {
  const { past, present, future } = editorState.history
  return (
    past.length + future.length === 0 &&
    !hasNewWords(editorState) &&
    Object.keys(editorState.typing).length === 0 &&
    present.product === null &&
    (present.quote === null || present.quote === opening)
  )
}

export interface Autosave {
  saveNow: () => void // before the page is hidden, frozen or closed
  stop: () => void
}

/** Saves whatever changes in the editor, at most SAVE_AFTER_MS after the first change. */
export function startAutosave(store: ReturnType<typeof createStore>): Autosave {
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
  saveSoon() // words that were chosen on the way here
  return {
    saveNow,
    stop: () => {
      unsubscribe()
      saveNow()
    },
  }
}
