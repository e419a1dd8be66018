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
import { emptyQuote } from '../card/quote'
import { readyCard } from '../draw/readyCard'
import { sceneToExport } from '../export/exportError'
import { paginate } from '../layout/paginate'
import { FULL_VIEW } from '../layout/view'
import { localDay } from '../quotes/dates'
import { isSameJson } from '../scene/values'
import { cardAtom, changePagesAtom, placeQuoteAtom, settingsAtom, turnPagesAtom } from './card'
import { saveDraftAtom, shownCardAtom } from './draft'

const HOLDING = { ...FULL_VIEW, holdsSize: true }

/** The card in pages, each filled; null if there would be more than a card may have. @throws {ExportError} */
async function filled(card: QuoteCard, signal: AbortSignal): Promise<QuoteCard | null> {
  const texts = await paginate(card, async (page) => {
    const outcome = await readyCard(page, HOLDING, signal)
    return sceneToExport(outcome).scene
  })
  return texts && { ...card, quote: withPageTexts(card.quote, texts) }
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

export type PagesProblem = 'tooMany' | 'failed'

/** In how many pages the card's words would be; null if that is not to be had. */
export async function countPages(get: Getter, signal: AbortSignal): Promise<number | null> {
  const card = await filled(cardToPage(get), signal).catch(() => null)
  return card && editedPages(card.quote)!.texts.length
}

/** The card's own words into pages, or another long text in its look, which is another card. */
export const makePagesAtom = atom(null, async (get, set, long?: LongText): Promise<PagesProblem | null> => {
  set(saveDraftAtom)
  const before = get(cardAtom)
  const card = await filled(cardToPage(get, long), new AbortController().signal).catch(
    (error: unknown) => (console.warn('the pages were not filled', error), 'failed' as const),
  )
  if (card === 'failed') return 'failed'
  if (!card) return 'tooMany'
  if (long) set(placeQuoteAtom, card.quote)
  else if (get(cardAtom) === before) set(changePagesAtom, card.quote)
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
    try {
      const next = await filled(card, signal)
      if (!next) return 'tooMany'
      if (get(cardAtom) === card && !isSameJson(next.quote, card.quote)) set(turnPagesAtom, next.quote)
      return null
    } catch (error) {
      if (signal.aborted) return null
      console.warn('the pages were not filled', error)
      return 'failed'
    }
  },
)
