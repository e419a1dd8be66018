import { atom } from 'jotai'
import type { CardKind } from '../card/card'
import type { Product } from '../card/product'
import type { Quote } from '../card/quote'
import { DEFAULT_SETTINGS, type CardSettings } from '../card/settings'
import { changed, emptyHistory, type History } from './history'
import { isSameJson } from './json'

/** What the editor holds. Settings outlive the words: a look can be chosen before a quote is there. */
export interface Work {
  kind: CardKind // which of the two is shown; the other waits
  quote: Quote | null
  product: Product | null
  settings: CardSettings
}

/** All that is kept of the editor: the card with its steps, and what is being typed and not yet on it. */
export interface Desk {
  history: History<Work>
  draft: Quote | null // words in edit mode
  productDraft: Product | null // the same for a product
  typing: Partial<CardSettings> // texts that take effect when their field is left
}

export const EMPTY_DESK: Desk = {
  history: emptyHistory<Work>({
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
export const deskAtom = atom(EMPTY_DESK)

/** The desk with the words in edit mode put on the card, as one step. */
export function withDraftSaved(desk: Desk): Desk {
  const { draft, productDraft, history } = desk
  const { present } = history
  const quote = draft && present.quote ? ownWords(draft, present.quote) : present.quote
  const product = productDraft ?? present.product
  return {
    ...desk,
    history: changed(history, { ...present, quote, product }),
    draft: null,
    productDraft: null,
  }
}

/** True where words in edit mode differ from those of the card. */
export function hasNewWords({ draft, productDraft, history: { present } }: Desk): boolean {
  return (
    (draft !== null && !isSameJson(draft, present.quote)) ||
    (productDraft !== null && !isSameJson(productDraft, present.product))
  )
}

/** The desk with every text that is being typed in force, as if its field had been left. */
export function withTypingApplied(desk: Desk): Desk {
  const { history, typing } = desk
  const settings = { ...history.present.settings, ...typing }
  return { ...desk, history: changed(history, { ...history.present, settings }), typing: {} }
}

/** Own words have no citation and no other source than their writer; a new picture or day alone changes neither. */
export function ownWords(quote: Quote, before: Quote): Quote {
  const isReworded =
    quote.content !== before.content ||
    quote.translation !== before.translation ||
    quote.author !== before.author
  return isReworded ? { ...quote, source: 'own', citation: null } : quote
}
