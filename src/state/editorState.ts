import { atom, type Atom } from 'jotai'
import type { Card, CardKind } from '../card/card'
import type { Product } from '../card/product'
import type { Quote } from '../card/quote'
import { DEFAULT_SETTINGS, type CardSettings } from '../card/settings'
import { applyChange, emptyHistory, type History } from './history'
import { isSameJson } from '../scene/values'

/** One state of the editor's card. Settings exist before any quote, so that a look can be chosen first. */
export interface CardState {
  kind: CardKind // which of the two is shown
  quote: Quote | null
  product: Product | null
  settings: CardSettings
  keptId?: string | undefined // of the kept card that it is; its edits change that one too
}

/** The card of a state; null before there are words for it. */
export function cardOf({ kind, quote, product, settings }: CardState): Card | null {
  if (kind === 'product' && product) return { kind, product, settings }
  return quote && { kind: 'quote', quote, settings }
}

/** Everything saved of the editor: the card with its history, and pending text not yet on it. */
export interface EditorState {
  history: History<CardState>
  draft: Quote | null // the quote in edit mode
  productDraft: Product | null // the product in edit mode
  typing: Partial<CardSettings> // texts that take effect when their field loses focus
}

export const EMPTY_EDITOR_STATE: EditorState = {
  history: emptyHistory<CardState>({
    kind: 'quote',
    quote: null,
    product: null,
    settings: DEFAULT_SETTINGS,
  }),
  draft: null,
  productDraft: null,
  typing: {},
}

const historyBaseAtom = atom(EMPTY_EDITOR_STATE.history)
const typingBaseAtom = atom(EMPTY_EDITOR_STATE.typing)

/** Its parts: what reads the history is not asked at a key that changes the draft. */
export const historyAtom: Atom<History<CardState>> = historyBaseAtom
/** The quote being edited; null outside edit mode. */
export const draftAtom = atom(EMPTY_EDITOR_STATE.draft)
/** The product being edited; null outside edit mode. */
export const productDraftAtom = atom(EMPTY_EDITOR_STATE.productDraft)
/** Pending texts by setting. */
export const typingAtom: Atom<EditorState['typing']> = typingBaseAtom

/** It and its parts are written in src/state only; other code reads and changes it through card.ts, draft.ts and typing.ts. */
export const editorStateAtom = atom(
  (get): EditorState => ({
    history: get(historyBaseAtom),
    draft: get(draftAtom),
    productDraft: get(productDraftAtom),
    typing: get(typingBaseAtom),
  }),
  (_get, set, { history, draft, productDraft, typing }: EditorState) => {
    set(historyBaseAtom, history)
    set(draftAtom, draft)
    set(productDraftAtom, productDraft)
    set(typingBaseAtom, typing)
  },
)

/** The editor state with the draft put on the card, as one step. */
export function withDraftSaved(editorState: EditorState): EditorState {
  const { draft, productDraft, history } = editorState
  const { present } = history
  const quote = draft && present.quote ? ownWords(draft, present.quote) : present.quote
  const product = productDraft ?? present.product
  return {
    ...editorState,
    history: applyChange(history, { ...present, quote, product }),
    draft: null,
    productDraft: null,
  }
}

/** True if the draft differs from the card. */
export function hasNewWords({ draft, productDraft, history: { present } }: EditorState): boolean {
  return (
    (draft !== null && !isSameJson(draft, present.quote)) ||
    (productDraft !== null && !isSameJson(productDraft, present.product))
  )
}

/** The editor state with all pending text applied, as if its fields had lost focus. */
export function withTypingApplied(editorState: EditorState): EditorState {
  const { history, typing } = editorState
  const settings = { ...history.present.settings, ...typing }
  return { ...editorState, history: applyChange(history, { ...history.present, settings }), typing: {} }
}

/** Edited words lose citation and source; a new picture or date alone changes neither. */
export function ownWords(quote: Quote, before: Quote): Quote {
  const isReworded =
    quote.content !== before.content ||
    quote.translation !== before.translation ||
    quote.author !== before.author
  return isReworded ? { ...quote, source: 'own', citation: null } : quote
}
