import { atom, type createStore } from 'jotai'
import type { Quote } from '../../card/quote'
import { isSameJson } from '../json'
import { quoteWorldAtom } from '../quote'
import { readText, storageWorldAtom, writeBounded, writeText } from './box'
import { ASIDE_PREFIX, attempt, CARD_KEY, keepingAtom, readKept, todayOf, updateKeeping } from './keeping'
import { writeDesk } from './record'
import { deskAtom, EMPTY_DESK, hasNewWords, type Desk } from '../work'

export const SAVE_AFTER_MS = 300
const MOST_ASIDE = 5

/** Another tab has changed the card since this one looked. */
export const isOutdatedAtom = atom(false)

/** Brings back what was kept; once a page. */
export const openKeptAtom = atom(null, (get, set) => {
  if (get(keepingAtom)) return
  const { random, now } = get(quoteWorldAtom)
  const asideKey = `${ASIDE_PREFIX}${now().getTime()}-${random().toString(36).slice(2, 8)}`
  set(keepingAtom, { key: CARD_KEY, asideKey, seen: null, saved: EMPTY_DESK, opening: null })
  attempt(set, () => {
    const desk = readKept(get, set)
    if (desk) set(adoptAtom, desk)
  })
})

/** Words that nobody asked for: put on a card that has none, and not worth keeping. */
export const placeOpeningQuoteAtom = atom(null, (get, set, quote: Quote) => {
  const desk = get(deskAtom)
  set(deskAtom, { ...desk, history: { ...desk.history, present: { ...desk.history.present, quote } } })
  updateKeeping(get, set, { opening: quote })
})

/** The desk becomes another, which is safe already. */
export const adoptAtom = atom(null, (get, set, desk: Desk) => {
  set(deskAtom, desk)
  updateKeeping(get, set, { saved: desk })
  set(isOutdatedAtom, false)
})

/** Looks whether another tab has written. Where it shows the same card, its steps are taken over without a word. */
export const lookAtom = atom(null, (get, set) => {
  const keeping = get(keepingAtom)
  attempt(set, () => {
    if (!keeping?.key) return
    const text = readText(get(storageWorldAtom).local, keeping.key)
    if (text === null || text === keeping.seen) return
    const theirs = readKept(get, set)
    if (!theirs) return
    const mine = get(deskAtom)
    const isSameCard =
      isSameJson(theirs.history.present, mine.history.present) &&
      isSameJson(theirs.draft, mine.draft) &&
      isSameJson(theirs.productDraft, mine.productDraft)
    if (isSameCard) set(adoptAtom, { ...mine, history: theirs.history })
    else set(isOutdatedAtom, true)
  })
})

/** Writes what is not safe yet: under the card's key, or aside while another tab's card is there. */
export const saveAtom = atom(null, (get, set) => {
  set(lookAtom)
  const keeping = get(keepingAtom)
  const desk = get(deskAtom)
  attempt(set, () => {
    if (!keeping?.key || desk === keeping.saved || isUntouched(desk, keeping.opening)) return
    const { local } = get(storageWorldAtom)
    const text = writeDesk(desk, todayOf(get))
    if (get(isOutdatedAtom)) {
      writeBounded(local, ASIDE_PREFIX, keeping.asideKey, text, MOST_ASIDE)
      updateKeeping(get, set, { saved: desk })
      return
    }
    if (text !== keeping.seen) writeText(local, keeping.key, text)
    updateKeeping(get, set, { saved: desk, seen: text })
  })
})

/** True while all there is are the words the editor opened with: a tab that only looks never saves. */
export function isUntouched(desk: Desk, opening: Quote | null): boolean {
  const { past, present, future } = desk.history
  return (
    past.length + future.length === 0 &&
    !hasNewWords(desk) &&
    Object.keys(desk.typing).length === 0 &&
    present.product === null &&
    (present.quote === null || present.quote === opening)
  )
}

export interface Keeper {
  saveNow: () => void // before the page is hidden, frozen or closed
  stop: () => void
}

/** Saves whatever changes on the desk, at most SAVE_AFTER_MS after the first change. */
export function startKeeping(store: ReturnType<typeof createStore>): Keeper {
  let timer: ReturnType<typeof setTimeout> | undefined
  const saveNow = () => {
    clearTimeout(timer)
    timer = undefined
    store.set(saveAtom)
  }
  const saveSoon = () => {
    timer ??= setTimeout(saveNow, SAVE_AFTER_MS)
  }
  const unsubscribe = store.sub(deskAtom, saveSoon)
  saveSoon() // words that were chosen on the way here
  return {
    saveNow,
    stop: () => {
      unsubscribe()
      saveNow()
    },
  }
}
