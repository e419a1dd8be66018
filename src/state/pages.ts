/** Loaded for the first card with pages, and for the first text that could have some. */
import { atom, type Getter } from 'jotai'
import type { QuoteCard } from '../card/card'
import {
  editedPages,
  intoPages,
  outOfPages,
  pageCards,
  turnedTo,
  withBreakMoved,
  withPageTexts,
  type LongText,
} from '../card/pages'
import { emptyQuote, type Quote } from '../card/quote'
import { readyCard } from '../draw/readyCard'
import { sceneToExport } from '../export/exportError'
import { FILLING_VIEW, paginate } from '../layout/paginate'
import { localDay } from '../quotes/dates'
import { isSameJson } from '../scene/values'
import { cardAtom, changePagesAtom, placeQuoteAtom, settingsAtom, turnPagesAtom } from './card'
import { saveDraftAtom, shownCardAtom } from './draft'

export type PagesProblem = 'tooMany' | 'failed'

/** The quote in pages, each filled; `tooMany` if there would be more than a card may have. */
async function filled(card: QuoteCard, signal: AbortSignal): Promise<Quote | PagesProblem> {
  try {
    const texts = await paginate(card, async (page) => {
      const outcome = await readyCard(page, FILLING_VIEW, signal)
      return sceneToExport(outcome).scene
    })
    return texts ? withPageTexts(card.quote, texts) : 'tooMany'
  } catch (error) {
    if (!signal.aborted) console.warn('the pages were not filled', error)
    return 'failed'
  }
}

/** The cards of all pages, as shown; the card alone if it has none. */
export const pageCardsAtom = atom((get) => {
  const card = get(shownCardAtom)
  return card ? pageCards(card) : []
})

function cardToPage(get: Getter, long?: LongText): QuoteCard {
  const card = get(shownCardAtom)
  const quote = card?.kind === 'quote' ? card.quote : emptyQuote(localDay(new Date()))
  const settings = get(settingsAtom)
  const words = long
    ? { ...quote, author: '', citation: null, source: 'own' as const, original: '' as const }
    : quote
  return { kind: 'quote', quote: intoPages({ quote: words, settings }, long), settings }
}

/** In how many pages the card's words would be; null if that is not to be had. */
export async function countPages(get: Getter, signal: AbortSignal): Promise<number | null> {
  const quote = await filled(cardToPage(get), signal)
  return typeof quote === 'string' ? null : editedPages(quote)!.texts.length
}

/** The card's own words into pages, or another long text in its look, which is another card. */
export const makePagesAtom = atom(null, async (get, set, long?: LongText): Promise<PagesProblem | null> => {
  set(saveDraftAtom)
  const before = get(cardAtom)
  const quote = await filled(cardToPage(get, long), new AbortController().signal)
  if (typeof quote === 'string') return quote
  if (long) set(placeQuoteAtom, quote)
  else if (get(cardAtom) === before) set(changePagesAtom, quote)
  return null
})

/** One card again; true if the rest of the text was left out. */
export const leavePagesAtom = atom(null, (get, set): boolean => {
  set(saveDraftAtom)
  const card = get(cardAtom)
  if (card?.kind !== 'quote') return false
  const { quote, isCut } = outOfPages(card.quote)
  set(changePagesAtom, quote)
  return isCut
})

export const turnPageAtom = atom(null, (get, set, at: number) => {
  set(saveDraftAtom)
  const card = get(cardAtom)
  if (card?.kind === 'quote') set(turnPagesAtom, turnedTo(card.quote, at))
})

/** Moves the break after the current page by a sentence. */
export const moveBreakAtom = atom(null, (get, set, by: -1 | 1) => {
  set(saveDraftAtom)
  const card = get(cardAtom)
  const quote = card?.kind === 'quote' ? withBreakMoved(card.quote, by) : null
  if (quote) set(changePagesAtom, quote)
})

/** Fills the pages again, after a change of words or look. */
export const fillPagesAtom = atom(
  null,
  async (get, set, signal: AbortSignal): Promise<PagesProblem | null> => {
    const card = get(cardAtom)
    if (card?.kind !== 'quote' || !card.quote.pages) return null
    const quote = await filled(card, signal)
    if (signal.aborted) return null
    if (typeof quote === 'string') return quote
    if (get(cardAtom) === card && !isSameJson(quote, card.quote)) set(turnPagesAtom, quote)
    return null
  },
)
