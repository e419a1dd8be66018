import { atom } from 'jotai'
import type { Card } from '../card/card'
import { keptIdAtom } from './card'
import { editorStateAtom, withDraftSaved, withTypingApplied } from './editorState'
import { applyChange, endStep } from './history'

/**
 * Puts another card in the place of the one in work, look and words. The one before, typed words too, is one undo away. With the
 * id of a kept card it is that one: if it is so already, it stays, as it may be further than the kept one.
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
