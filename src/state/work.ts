import { atom } from 'jotai'
import type { Quote } from '../card/quote'
import { DEFAULT_SETTINGS, type CardSettings } from '../card/settings'
import { changed, emptyHistory, type History } from './history'

/** What the editor holds. Settings outlive the words: a look can be chosen before a quote is there. */
export interface Work {
  quote: Quote | null
  settings: CardSettings
}

/** All that is kept of the editor: the card with its steps, and what is being typed and not yet on it. */
export interface Desk {
  history: History<Work>
  draft: Quote | null // words in edit mode
  typing: Partial<CardSettings> // texts that take effect when their field is left
}

export const EMPTY_DESK: Desk = {
  history: emptyHistory<Work>({ quote: null, settings: DEFAULT_SETTINGS }),
  draft: null,
  typing: {},
}

/** Written by this room only; everyone else reads and changes it through card.ts, draft.ts and typing.ts. */
export const deskAtom = atom(EMPTY_DESK)

/** The desk with the words in edit mode put on the card, as one step. */
export function withDraftSaved(desk: Desk): Desk {
  const { draft, history } = desk
  const before = history.present.quote
  if (!draft || !before) return { ...desk, draft: null }
  const quote = ownWords(draft, before)
  return { ...desk, history: changed(history, { ...history.present, quote }), draft: null }
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
