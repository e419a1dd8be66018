import { atom, type Getter, type Setter } from 'jotai'
import type { Card, CardKind, Subject } from '../card/card'
import { emptyProduct, type Product } from '../card/product'
import { applyTemplate, applyLook } from '../card/looks'
import { emptyQuote, type Quote } from '../card/quote'
import { withoutScale } from '../card/placements'
import { SIZE_STEPS, type CardSettings, type TextSettings } from '../card/settings'
import type { TemplateId } from '../card/templates'
import { localDay } from '../quotes/dates'
import { keysOf } from '../scene/values'
import { changed, redone, stepBegun, stepCancelled, stepEnded, undone, type History } from './history'
import {
  editorStateAtom,
  hasNewWords,
  ownWords,
  withDraftSaved,
  withTypingApplied,
  type CardState,
} from './editorState'

const cardHistoryAtom = atom((get) => get(editorStateAtom).history)
const presentAtom = atom((get) => get(cardHistoryAtom).present)

/** The editor's card; null until it has a quote. */
export const cardAtom = atom<Card | null>((get) => {
  const { kind, quote, product, settings } = get(presentAtom)
  if (kind === 'product' && product) return { kind, product, settings }
  return quote && { kind: 'quote', quote, settings }
})

/** The card's own quote, null on a product's card: what the draft, while there is one, may still replace. */
export const cardQuoteAtom = atom((get) => {
  const card = get(cardAtom)
  return card?.kind === 'quote' ? card.quote : null
})

/** The card's own product, null on a quote's card. */
export const cardProductAtom = atom((get) => {
  const card = get(cardAtom)
  return card?.kind === 'product' ? card.product : null
})

/** What the card says: the same object while only its looks change. */
export const cardSubjectAtom = atom((get): Subject | null => {
  const product = get(cardProductAtom)
  if (product) return { kind: 'product', product }
  const quote = get(cardQuoteAtom)
  return quote && { kind: 'quote', quote }
})

export const cardKindAtom = atom((get) => get(cardAtom)?.kind ?? 'quote')

export const settingsAtom = atom((get) => get(presentAtom).settings)
export const textSettingsAtom = atom((get) => get(settingsAtom).textSettings)
/** Words in edit mode that differ from the card's are a step that undo saves and takes back. */
export const canUndoAtom = atom(
  (get) => get(cardHistoryAtom).past.length > 0 || hasNewWords(get(editorStateAtom)),
)
export const canRedoAtom = atom(
  (get) => get(cardHistoryAtom).future.length > 0 && !hasNewWords(get(editorStateAtom)),
)

export const changeSettingsAtom = atom(null, (get, set, patch: Partial<CardSettings>) => {
  const settings = { ...get(settingsAtom), ...patch }
  change(get, set, { settings }, Object.keys(patch).join())
})

/** A template, or a hand on the card, may set type more exactly than the steps do; picking a step takes its word again. */
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
  const sized = keysOf(SIZE_STEPS).filter((step) => Object.hasOwn(patch, step))
  const next = {
    ...settings,
    textSettings: { ...settings.textSettings, ...freed, ...patch },
    placements: sized.reduce((placed, step) => withoutScale(placed, SIZE_STEPS[step]), settings.placements),
  }
  change(get, set, { settings: next }, `text ${Object.keys(patch).join()}`)
})

export const applyTemplateAtom = atom(null, (get, set, id: TemplateId) => {
  change(get, set, { settings: applyTemplate(id, get(settingsAtom)) })
})

/** One of the visitor's own. */
export const applyLookAtom = atom(null, (get, set, look: CardSettings) => {
  change(get, set, { settings: applyLook(look, get(settingsAtom)) })
})

/** Puts words on the card; the look stays. The first words are where undo ends. */
export const placeQuoteAtom = atom(null, (get, set, quote: Quote) =>
  place(get, set, { kind: 'quote', quote }),
)

/** Puts a product on the card; the look stays, and so does the quote, for later. */
export const placeProductAtom = atom(null, (get, set, product: Product) =>
  place(get, set, { kind: 'product', product }),
)

/** Turns the card to its other kind. A product that was never there begins with nothing. */
export const changeKindAtom = atom(null, (get, set, kind: CardKind) => {
  const { product } = get(presentAtom)
  change(get, set, {
    kind,
    ...(kind === 'product' && !product ? { product: emptyProduct(localDay(new Date())) } : {}),
  })
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
    const words = `words ${Object.keys(patch).join()}`
    if (quote) change(get, set, { quote: ownWords({ ...quote, ...patch }, quote) }, words)
  },
)

/** The same for a product's. */
export const changeProductWordsAtom = atom(null, (get, set, patch: Partial<Product>) => {
  const { product } = get(presentAtom)
  const words = `product ${Object.keys(patch).join()}`
  if (product) change(get, set, { product: { ...product, ...patch } }, words)
})

/**
 * A gesture is one step however long it lasts: begin at the finger's touch, change what you like as often as you
 * like, end when it lifts. Cancel puts everything back, what could be redone included.
 */
export const beginStepAtom = atom(null, (get, set) => setHistory(get, set, stepBegun(get(cardHistoryAtom))))
export const endStepAtom = atom(null, (get, set) => setHistory(get, set, stepEnded(get(cardHistoryAtom))))
export const cancelStepAtom = atom(null, (get, set) =>
  setHistory(get, set, stepCancelled(get(cardHistoryAtom))),
)

/** What is being typed is finished first, so that it is the step undone and can be redone. */
export const undoAtom = atom(null, (get, set) => {
  const editorState = withTypingApplied(withDraftSaved(get(editorStateAtom)))
  set(editorStateAtom, { ...editorState, history: undone(editorState.history) })
})

export const redoAtom = atom(null, (get, set) => {
  const editorState = withTypingApplied(withDraftSaved(get(editorStateAtom)))
  set(editorStateAtom, { ...editorState, history: redone(editorState.history) })
})

function place(get: Getter, set: Setter, words: Partial<CardState>): void {
  const history = get(cardHistoryAtom)
  if (get(cardAtom)) change(get, set, words)
  else setHistory(get, set, { ...history, present: { ...history.present, ...words } })
}

function change(get: Getter, set: Setter, patch: Partial<CardState>, kind = ''): void {
  const history = get(cardHistoryAtom)
  setHistory(get, set, changed(history, { ...history.present, ...patch }, kind, Date.now()))
}

function setHistory(get: Getter, set: Setter, history: History<CardState>): void {
  const editorState = get(editorStateAtom)
  if (history !== editorState.history) set(editorStateAtom, { ...editorState, history })
}
