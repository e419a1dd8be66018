import { atom, type Atom } from 'jotai'
import type { Card, CardKind } from '../card/card'
import type { Product } from '../card/product'
import type { Quote } from '../card/quote'
import { DEFAULT_SETTINGS, type CardSettings } from '../card/settings'
import { applyChange, emptyHistory, type History } from './history'
import { isSameJson } from '../scene/values'

/** One state of the editor's card. Settings exist before any quote, so that a look can be chosen first. */
export interface CardState {
  kind: CardKind
  quote: Quote | null
  product: Product | null
  settings: CardSettings
  keptId?: string | undefined // id of its kept card, which its edits change too
}

export function cardOf({ kind, quote, product, settings }: CardState): Card | null {
  if (kind === 'product' && product) return { kind, product, settings }
  return quote && { kind: 'quote', quote, settings }
}

export interface EditorState {
  history: History<CardState>
  draft: Quote | null
  productDraft: Product | null
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

/** Separate atoms, so that readers of the history do not rerun when a keystroke changes the draft. */
export const historyAtom: Atom<History<CardState>> = historyBaseAtom
export const draftAtom = atom(EMPTY_EDITOR_STATE.draft)
export const productDraftAtom = atom(EMPTY_EDITOR_STATE.productDraft)
export const typingAtom: Atom<EditorState['typing']> = typingBaseAtom

/** Only src/state writes it and its parts; other code uses card.ts and draft.ts. */
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

export function hasNewWords({ draft, productDraft, history: { present } }: EditorState): boolean {
  return (
    (draft !== null && !isSameJson(present.quote ? ownWords(draft, present.quote) : draft, present.quote)) ||
    (productDraft !== null && !isSameJson(productDraft, present.product))
  )
}

export function withTypingApplied(editorState: EditorState): EditorState {
  const { history, typing } = editorState
  const settings = { ...history.present.settings, ...typing }
  return { ...editorState, history: applyChange(history, { ...history.present, settings }), typing: {} }
}

/** Edited words lose citation and source; a new picture or date alone does not affect them. */
export function ownWords(quote: Quote, before: Quote): Quote {
  const isReworded =
    quote.content !== before.content ||
    quote.translation !== before.translation ||
    quote.author !== before.author
  const { source, citation, original } = before
  if (!isReworded) return { ...quote, source, citation, original }
  return { ...quote, source: 'own', citation: null }
}
