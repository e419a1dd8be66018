import { atom } from 'jotai'
import type { Card } from '../card/card'
import type { Quote } from '../card/quote'
import { cardAtom } from './card'
import { deskAtom, withDraftSaved } from './work'

/** The words being edited; null outside edit mode. */
export const draftAtom = atom((get) => get(deskAtom).draft)

/** What the preview shows: the draft while there is one, so that typing is seen at once. */
export const shownCardAtom = atom<Card | null>((get) => {
  const card = get(cardAtom)
  const draft = get(draftAtom)
  return card && draft ? { ...card, quote: draft } : card
})

export const startEditingAtom = atom(null, (get, set) => {
  const desk = get(deskAtom)
  set(deskAtom, { ...desk, draft: desk.history.present.quote })
})

export const changeDraftAtom = atom(null, (get, set, patch: Partial<Quote>) => {
  const desk = get(deskAtom)
  if (desk.draft) set(deskAtom, { ...desk, draft: { ...desk.draft, ...patch } })
})

/** However long it was typed at, a saved edit is one step. */
export const saveDraftAtom = atom(null, (get, set) => set(deskAtom, withDraftSaved(get(deskAtom))))

export const cancelDraftAtom = atom(null, (get, set) => set(deskAtom, { ...get(deskAtom), draft: null }))
