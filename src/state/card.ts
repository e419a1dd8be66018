import { atom, type Getter, type Setter } from 'jotai'
import type { Card } from '../card/card'
import { applyTemplate, withLook } from '../card/looks'
import { emptyQuote, type Quote } from '../card/quote'
import type { CardSettings, TextSettings } from '../card/settings'
import type { TemplateId } from '../card/templates'
import { localDay } from '../quotes/dates'
import { changed, redone, stepBegun, stepCancelled, stepEnded, undone, type History } from './history'
import { isSameJson } from './json'
import { deskAtom, ownWords, withDraftSaved, withTypingApplied, type Work } from './work'

const workAtom = atom((get) => get(deskAtom).history)
const presentAtom = atom((get) => get(workAtom).present)

/** The editor's card; null until it has a quote. */
export const cardAtom = atom<Card | null>((get) => {
  const { quote, settings } = get(presentAtom)
  return quote && { kind: 'quote', quote, settings }
})

export const settingsAtom = atom((get) => get(presentAtom).settings)
export const textSettingsAtom = atom((get) => get(settingsAtom).textSettings)
/** Words in edit mode that differ from the card's are a step that undo saves and takes back. */
export const canUndoAtom = atom((get) => get(workAtom).past.length > 0 || hasNewWords(get))
export const canRedoAtom = atom((get) => get(workAtom).future.length > 0 && !hasNewWords(get))

export const changeSettingsAtom = atom(null, (get, set, patch: Partial<CardSettings>) => {
  const settings = { ...get(settingsAtom), ...patch }
  change(get, set, { settings }, Object.keys(patch).join())
})

/** A template may set type more exactly than the steps do; picking a step takes its word again. */
const EXACT: Partial<Record<keyof TextSettings, Partial<TextSettings>>> = {
  contentSize: { contentPx: 0 },
  translationSize: { translationPx: 0 },
  authorSize: { authorPx: 0 },
  bold: { weight: 0 },
  letterSpacing: { trackingEm: null },
}

export const changeTextSettingsAtom = atom(null, (get, set, patch: Partial<TextSettings>) => {
  const settings = get(settingsAtom)
  const freed = Object.assign({}, ...Object.keys(patch).map((key) => EXACT[key as keyof TextSettings]))
  const next = { ...settings, textSettings: { ...settings.textSettings, ...freed, ...patch } }
  change(get, set, { settings: next }, `text ${Object.keys(patch).join()}`)
})

export const applyTemplateAtom = atom(null, (get, set, id: TemplateId) => {
  change(get, set, { settings: applyTemplate(id, get(settingsAtom)) })
})

/** One of the visitor's own. */
export const applyLookAtom = atom(null, (get, set, look: CardSettings) => {
  change(get, set, { settings: withLook(look, get(settingsAtom)) })
})

/** Puts words on the card; the look stays. The first words are where undo ends. */
export const placeQuoteAtom = atom(null, (get, set, quote: Quote) => {
  const history = get(workAtom)
  if (history.present.quote) change(get, set, { quote })
  else setHistory(get, set, { ...history, present: { ...history.present, quote } })
})

export const changeQuoteAtom = atom(null, (get, set, patch: Partial<Quote>) => {
  const { quote } = get(presentAtom)
  set(placeQuoteAtom, { ...(quote ?? emptyQuote(localDay(new Date()))), ...patch })
})

/** Words written on the card itself: own ones then, and a burst of typing is one step. */
export const changeQuoteWordsAtom = atom(
  null,
  (get, set, patch: Partial<Pick<Quote, 'content' | 'translation' | 'author'>>) => {
    const { quote } = get(presentAtom)
    if (quote)
      change(
        get,
        set,
        { quote: ownWords({ ...quote, ...patch }, quote) },
        `words ${Object.keys(patch).join()}`,
      )
  },
)

/**
 * A gesture is one step however long it lasts: begin at the finger's touch, change what you like as often as you
 * like, end when it lifts. Cancel puts everything back, what could be redone included.
 */
export const beginStepAtom = atom(null, (get, set) => setHistory(get, set, stepBegun(get(workAtom))))
export const endStepAtom = atom(null, (get, set) => setHistory(get, set, stepEnded(get(workAtom))))
export const cancelStepAtom = atom(null, (get, set) => setHistory(get, set, stepCancelled(get(workAtom))))

/** What is being typed is finished first, so that it is the step undone and can be redone. */
export const undoAtom = atom(null, (get, set) => {
  const desk = withTypingApplied(withDraftSaved(get(deskAtom)))
  set(deskAtom, { ...desk, history: undone(desk.history) })
})

export const redoAtom = atom(null, (get, set) => {
  const desk = withTypingApplied(withDraftSaved(get(deskAtom)))
  set(deskAtom, { ...desk, history: redone(desk.history) })
})

function hasNewWords(get: Getter): boolean {
  const { draft, history } = get(deskAtom)
  return draft !== null && !isSameJson(draft, history.present.quote)
}

function change(get: Getter, set: Setter, patch: Partial<Work>, kind = ''): void {
  const history = get(workAtom)
  setHistory(get, set, changed(history, { ...history.present, ...patch }, kind, Date.now()))
}

function setHistory(get: Getter, set: Setter, history: History<Work>): void {
  const desk = get(deskAtom)
  if (history !== desk.history) set(deskAtom, { ...desk, history })
}
