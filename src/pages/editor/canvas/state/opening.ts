import { atom } from 'jotai'
import type { Point, PartId } from '../../../../scene/nodes'
import { editorScene } from '../../../../state/editorScene'
import { isDisabled } from '../../../../look/compositions'
import { cardKindAtom, settingsAtom } from '../../../../state/card'
import { startEditingAtom, WORDS, type WordsId } from '../../../../state/draft'
import { contentPartAtom, drawerTabAtom, leftTabAtom, openDrawerAtom, textPartAtom } from '../../editorTabs'
import { kindOf } from '../geometry/blockKinds'
import { editedBlockAtom } from './selection'

/** A quote's blocks, whose text is in the content panel although their settings are not. */
const IN_CONTENT: readonly PartId[] = ['content', 'translation', 'author']

/** Never opens sizes that a composition sets itself. */
export const openSettingsAtom = atom(null, (get, set, id: PartId) => {
  const { tab } = kindOf(id)
  const isSized = get(cardKindAtom) === 'quote' && isDisabled('sizes', get(settingsAtom).composition)
  const isOpen = get(leftTabAtom) === 'text' && !(isSized && get(textPartAtom) === 'size')
  if (tab === 'text' && !isOpen) set(textPartAtom, isSized ? 'color' : 'size')
  set(drawerTabAtom, tab)
})

/** Handles a double tap or Enter: edits the text on the card, or opens the panel that sets it. */
export const editBlockAtom = atom(null, (get, set, id: PartId, at?: Point) => {
  const block = get(editorScene.readySceneAtom)?.blocks.find((shown) => shown.id === id)
  const hasLines = !block || block.lines !== undefined || block.cells !== undefined // Without lines there is nothing to write on.
  if (isWords(id) && hasLines) {
    set(editedBlockAtom, { id, words: block?.field ?? id, at })
    return
  }
  set(openDrawerAtom)
  if (id === 'date' || IN_CONTENT.includes(id) || kindOf(id).tab === 'content') {
    set(contentPartAtom, (block?.field ?? id) === 'translation' ? 'translation' : 'quoteContent')
    set(drawerTabAtom, 'content')
    set(startEditingAtom)
  } else set(openSettingsAtom, id)
})

export function isWords(id: PartId): id is WordsId {
  return (WORDS as readonly string[]).includes(id)
}
