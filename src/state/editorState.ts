import { atom } from 'jotai'
import type { CardKind } from '../card/card'
import type { Product } from '../card/product'
import type { Quote } from '../card/quote'
import { DEFAULT_SETTINGS, type CardSettings } from '../card/settings'
import { changed, emptyHistory, type History } from './history'
import { isSameJson } from './json'

/** What the editor holds. Settings outlive the words: a look can be chosen before a quote is there. */
export interface CardState {
  kind: CardKind // which of the two is shown; the other waits
  quote: Quote | null
  product: Product | null
  settings: CardSettings
}

/** All that is kept of the editor: the card with its steps, and what is being typed and not yet on it. */
export interface EditorState {
  history: History<CardState>
  draft: Quote | null // words in edit mode
  productDraft: Product | null // the same for a product
  typing: Partial<CardSettings> // texts that take effect when their field is left
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

/** Written by this room only; everyone else reads and changes it through card.ts, draft.ts and typing.ts. */
export const editorStateAtom = atom(EMPTY_EDITOR_STATE)

/** The editor's state with the words in edit mode put on the card, as one step. */
export function withDraftSaved(editorState: EditorState): EditorState {
  const { draft, productDraft, history } = editorState
  const { present } = history
  const quote = draft && present.quote ? ownWords(draft, present.quote) : present.quote
  const product = productDraft ?? present.product
  return {
    ...editorState,
    history: changed(history, { ...present, quote, product }),
    draft: null,
    productDraft: null,
  }
}

/** True where words in edit mode differ from those of the card. */
export function hasNewWords({ draft, productDraft, history: { present } }: EditorState): boolean {
  return (
    (draft !== null && !isSameJson(draft, present.quote)) ||
    (productDraft !== null && !isSameJson(productDraft, present.product))
  )
}

/** The editor's state with every text that is being typed in force, as if its field had been left. */
export function withTypingApplied(editorState: EditorState): EditorState {
  const { history, typing } = editorState
  const settings = { ...history.present.settings, ...typing }
  return { ...editorState, history: changed(history, { ...history.present, settings }), typing: {} }
}

/** Own words have no citation and no other source than their writer; a new picture or day alone changes neither. */
export function ownWords(quote: Quote, before: Quote): Quote {
  const isReworded =
    quote.content !== before.content ||
    quote.translation !== before.translation ||
    quote.author !== before.author
  return isReworded ? { ...quote, source: 'own', citation: null } : quote
}
