import { atom } from 'jotai'
import { cardAtom } from '../../state/card'
import { isEditingAtom } from '../../state/draft'
import { loadedQuoteAtom, loadQuoteAtom } from '../../state/quote'
import { placeOpeningQuoteAtom } from '../../state/storage/storage'

/** Fills a card that has no words: with those that home has loaded, else with today's, unless others have come meanwhile. */
export const openWithAnyQuoteAtom = atom(null, async (get, set): Promise<void> => {
  const quote = get(loadedQuoteAtom) ?? (await set(loadQuoteAtom, 'today'))
  if (quote && !get(cardAtom) && !get(isEditingAtom)) set(placeOpeningQuoteAtom, quote)
})
