import { atom } from 'jotai'
import type { Card } from '../card/card'
import { shownTexts, type TextId } from '../card/lead'
import { shownCardAtom, shownQuoteAtom } from './draft'
import { settingsAtom } from './card'

const heldBaseAtom = atom<TextId | null>(null)

/** While words are written on the card, the text that led at first still leads: of a Chinese text an input method has written only letters yet. */
export const holdLeadAtom = atom(null, (get, set, isHeld: boolean) => {
  const quote = get(shownQuoteAtom)
  set(heldBaseAtom, isHeld && quote ? shownTexts(quote, get(settingsAtom)).lead : null)
})

/** The card in the preview, with the lead that is held. */
export const cardWithLeadAtom = atom<Card | null>((get) => {
  const card = get(shownCardAtom)
  const heldLead = get(heldBaseAtom)
  if (!heldLead || card?.kind !== 'quote') return card
  const settings: Card['settings'] & { heldLead: TextId } = { ...card.settings, heldLead }
  return { ...card, settings }
})
