import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { cardAtom, placeProductAtom, placeQuoteAtom } from '../../state/card'
import { isEditingAtom, saveDraftAtom } from '../../state/draft'
import {
  clearEditRequestAtom,
  loadedQuoteAtom,
  loadQuoteAtom,
  editRequestAtom,
  type QuoteChoice,
} from '../../state/quote'
import { openSavedCardAtom, placeOpeningQuoteAtom } from '../../state/storage/storage'
import { findUndecidedCopiesAtom } from '../../state/storage/tabs'

/** Loads a quote and puts it on the card; true if it is there now. Words being edited are never overwritten. */
export const fetchOntoCardAtom = atom(null, async (get, set, choice: QuoteChoice): Promise<boolean> => {
  const quote = await set(loadQuoteAtom, choice)
  if (!quote || get(isEditingAtom)) return false
  if (choice === 'today' && !get(cardAtom)) set(placeOpeningQuoteAtom, quote)
  else set(placeQuoteAtom, quote)
  return true
})

const hasCardAtom = atom((get) => get(cardAtom) !== null)

/** Puts words on the editor's card when it opens; true once it has some. */
export function useEditorQuote(): boolean {
  const hasCard = useAtomValue(hasCardAtom)
  const open = useSetAtom(openAtom)
  useEffect(() => open(), [open])
  return hasCard
}

/**
 * A card in work comes back and is never replaced unasked. Edit This Quote asks: the quote is put on the card, its
 * look stays, and undo brings the earlier words back, those still being typed included. With neither the editor
 * opens with the words that home has loaded, else with today's.
 */
const openAtom = atom(null, (get, set) => {
  set(openSavedCardAtom)
  const requested = get(editRequestAtom)
  if (requested) {
    set(clearEditRequestAtom)
    set(saveDraftAtom)
    if (requested.kind === 'quote') set(placeQuoteAtom, requested.quote)
    else set(placeProductAtom, requested.product)
  }
  set(findUndecidedCopiesAtom)
  if (get(cardAtom)) return
  const loaded = get(loadedQuoteAtom)
  if (loaded) set(placeOpeningQuoteAtom, loaded)
  else void set(fetchOntoCardAtom, 'today')
})
