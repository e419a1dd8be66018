import { atom } from 'jotai'
import type { Card } from '../card/card'
import type { Quote } from '../card/quote'
import { cardAtom, placeQuoteAtom } from './card'

const draftBaseAtom = atom<Quote | null>(null)

/** The words being edited; null outside edit mode. */
export const draftAtom = atom((get) => get(draftBaseAtom))

/** What the preview shows: the draft while there is one, so that typing is seen at once. */
export const shownCardAtom = atom<Card | null>((get) => {
  const card = get(cardAtom)
  const draft = get(draftBaseAtom)
  return card && draft ? { ...card, quote: draft } : card
})

export const startEditingAtom = atom(null, (get, set) => set(draftBaseAtom, get(cardAtom)?.quote ?? null))

export const changeDraftAtom = atom(null, (get, set, patch: Partial<Quote>) => {
  const draft = get(draftBaseAtom)
  if (draft) set(draftBaseAtom, { ...draft, ...patch })
})

/** Own words have no citation and no other source than their writer; a new picture alone changes neither. */
export const saveDraftAtom = atom(null, (get, set) => {
  const draft = get(draftBaseAtom)
  const before = get(cardAtom)?.quote
  if (draft && before) {
    const isReworded =
      draft.content !== before.content ||
      draft.translation !== before.translation ||
      draft.author !== before.author
    const isChanged = JSON.stringify(draft) !== JSON.stringify(before)
    if (isChanged) set(placeQuoteAtom, isReworded ? { ...draft, source: 'own', citation: null } : draft)
  }
  set(draftBaseAtom, null)
})

export const cancelDraftAtom = atom(null, (_get, set) => set(draftBaseAtom, null))
