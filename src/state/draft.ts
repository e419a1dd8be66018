import { atom } from 'jotai'
import type { Card } from '../card/card'
import type { Product } from '../card/product'
import type { Quote } from '../card/quote'
import { cardAtom } from './card'
import { deskAtom, withDraftSaved } from './work'

/** The words being edited; null outside edit mode. */
export const draftAtom = atom((get) => get(deskAtom).draft)
/** A product's. */
export const productDraftAtom = atom((get) => get(deskAtom).productDraft)

export const isEditingAtom = atom((get) => get(draftAtom) !== null || get(productDraftAtom) !== null)

/** What the preview shows: the draft while there is one, so that typing is seen at once. */
export const shownCardAtom = atom<Card | null>((get) => {
  const card = get(cardAtom)
  if (card?.kind === 'product') {
    const product = get(productDraftAtom)
    return product ? { ...card, product } : card
  }
  const quote = get(draftAtom)
  return card && quote ? { ...card, quote } : card
})

export const shownQuoteAtom = atom((get) => {
  const card = get(shownCardAtom)
  return card?.kind === 'quote' ? card.quote : null
})

export const shownProductAtom = atom((get) => {
  const card = get(shownCardAtom)
  return card?.kind === 'product' ? card.product : null
})

export const startEditingAtom = atom(null, (get, set) => {
  const desk = get(deskAtom)
  const card = get(cardAtom)
  if (card?.kind === 'product') set(deskAtom, { ...desk, productDraft: card.product })
  else set(deskAtom, { ...desk, draft: desk.history.present.quote })
})

export const changeDraftAtom = atom(null, (get, set, patch: Partial<Quote>) => {
  const desk = get(deskAtom)
  if (desk.draft) set(deskAtom, { ...desk, draft: { ...desk.draft, ...patch } })
})

export const changeProductDraftAtom = atom(null, (get, set, patch: Partial<Product>) => {
  const desk = get(deskAtom)
  if (desk.productDraft) set(deskAtom, { ...desk, productDraft: { ...desk.productDraft, ...patch } })
})

/** However long it was typed at, a saved edit is one step. */
export const saveDraftAtom = atom(null, (get, set) => set(deskAtom, withDraftSaved(get(deskAtom))))

export const cancelDraftAtom = atom(null, (get, set) =>
  set(deskAtom, { ...get(deskAtom), draft: null, productDraft: null }),
)
