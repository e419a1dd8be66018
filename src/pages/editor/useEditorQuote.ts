import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { cardAtom, placeQuoteAtom } from '../../state/card'
import { draftAtom } from '../../state/draft'
import { loadedQuoteAtom, loadQuoteAtom, type QuoteWish } from '../../state/quote'

/** Loads a quote and puts it on the card; true if it is there now. Words being edited are never overwritten. */
export const fetchOntoCardAtom = atom(null, async (get, set, wish: QuoteWish): Promise<boolean> => {
  const quote = await set(loadQuoteAtom, wish)
  if (!quote || get(draftAtom)) return false
  set(placeQuoteAtom, quote)
  return true
})

const hasCardAtom = atom((get) => get(cardAtom) !== null)

/** The editor opens with the words it was given, else with those that home has loaded, else with today's. */
export function useEditorQuote(): boolean {
  const hasCard = useAtomValue(hasCardAtom)
  const open = useSetAtom(openAtom)
  useEffect(() => open(), [open])
  return hasCard
}

const openAtom = atom(null, (get, set) => {
  if (get(cardAtom)) return
  const loaded = get(loadedQuoteAtom)
  if (loaded) set(placeQuoteAtom, loaded)
  else void set(fetchOntoCardAtom, 'today')
})
