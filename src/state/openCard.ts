import { atom } from 'jotai'
import type { Card } from '../card/card'
import { keptIdAtom } from './card'
import { editorStateAtom, withDraftSaved, withTypingApplied } from './editorState'
import { applyChange, endStep } from './history'

/**
 * Opens another card; undo returns to the old one, typed words included. The same kept card stays as it is,
 * since the editor's may be newer.
 */
export const openCardAtom = atom(null, (get, set, card: Card, keptId?: string) => {
  if (keptId !== undefined && keptId === get(keptIdAtom)) return
  const editorState = withTypingApplied(withDraftSaved(get(editorStateAtom)))
  const { present } = editorState.history
  const subject = card.kind === 'quote' ? { quote: card.quote } : { product: card.product }
  const next = { ...present, ...subject, kind: card.kind, settings: card.settings, keptId }
  const hasWork = present.quote !== null || present.product !== null
  const history = hasWork
    ? endStep(applyChange(endStep(editorState.history), next))
    : { ...editorState.history, present: next }
  set(editorStateAtom, { ...editorState, history })
})
