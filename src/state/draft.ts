import { atom } from 'jotai'
import type { Card } from '../card/card'
import type { Product } from '../card/product'
import type { Quote } from '../card/quote'
import { withTypedFirst } from '../card/typedFirst'
import { cardAtom } from './card'
import { draftAtom, editorStateAtom, ownWords, productDraftAtom, withDraftSaved } from './editorState'

export const isEditingAtom = atom((get) => get(draftAtom) !== null || get(productDraftAtom) !== null)

export const shownCardAtom = atom<Card | null>((get) => {
  const card = get(cardAtom)
  if (card?.kind === 'product') {
    const product = get(productDraftAtom)
    return product ? { ...card, product } : card
  }
  const draft = get(draftAtom)
  return card && draft ? { ...card, quote: ownWords(draft, card.quote) } : card
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
  const editorState = get(editorStateAtom)
  const { draft, productDraft, history } = editorState
  const card = get(cardAtom)
  if (card?.kind === 'product')
    set(editorStateAtom, { ...editorState, productDraft: productDraft ?? card.product })
  else set(editorStateAtom, { ...editorState, draft: draft ?? history.present.quote })
})

export const changeDraftAtom = atom(null, (get, set, patch: Partial<Quote>) => {
  const draft = get(draftAtom)
  if (draft) set(draftAtom, withTypedFirst({ ...draft, ...patch }, draft))
})

export const changeProductDraftAtom = atom(null, (get, set, patch: Partial<Product>) => {
  const draft = get(productDraftAtom)
  if (draft) set(productDraftAtom, { ...draft, ...patch })
})

/** A saved draft is one step, however long it was edited. */
export const saveDraftAtom = atom(null, (get, set) =>
  set(editorStateAtom, withDraftSaved(get(editorStateAtom))),
)

export const cancelDraftAtom = atom(null, (get, set) =>
  set(editorStateAtom, { ...get(editorStateAtom), draft: null, productDraft: null }),
)
