import { atom } from 'jotai'
import { pictures } from '../draw/pictures/images'
import { luminanceMapsOfPictures } from '../draw/pictures/luminanceMaps'
import { createSceneAtoms } from './scene'
import { viewAtom } from './view'
import type { Card } from '../card/card'
import { isWritten, shownTexts, type TextId } from '../card/primaryText'
import { latestByObject } from '../scene/memo'
import type { SceneBlock } from '../scene/nodes'
import { settingsAtom } from './card'
import { shownCardAtom, shownQuoteAtom } from './draft'

const heldBaseAtom = atom<{ lead: TextId; by: object } | null>(null)

/**
 * Keeps the primary text while typing: an input method first writes Chinese as letters. `by` identifies the
 * holder for release; `blocks` are those shown.
 */
export const holdPrimaryTextAtom = atom(null, (get, set, by: object, blocks: readonly SceneBlock[]) => {
  const quote = get(shownQuoteAtom)
  if (!quote) return
  const lead = primaryTextAmong(blocks) ?? shownTexts(quote, get(settingsAtom)).lead
  set(heldBaseAtom, isWritten(quote[lead]) ? { lead, by } : null)
})

export const releasePrimaryTextAtom = atom(null, (get, set, by: object) => {
  if (get(heldBaseAtom)?.by === by) set(heldBaseAtom, null)
})

export const cardWithPrimaryTextAtom = atom<Card | null>((get) => {
  const card = get(shownCardAtom)
  const held = get(heldBaseAtom)
  if (!held || card?.kind !== 'quote') return card
  return { ...card, settings: settingsLedBy(card.settings, held.lead) }
})

/** Returns the same object on every keystroke, because layout caches by settings object. */
const settingsLedBy = latestByObject(
  (settings: Card['settings'], heldPrimary: TextId) => ({ ...settings, heldPrimary }),
  (_, heldPrimary) => heldPrimary,
)

export const editorScene = createSceneAtoms(
  cardWithPrimaryTextAtom,
  viewAtom,
  luminanceMapsOfPictures(pictures),
)

/** The primary text as drawn; null if it is not drawn. */
function primaryTextAmong(blocks: readonly SceneBlock[]): TextId | null {
  const first = blocks.find(({ id, role }) => (role ?? id) === 'content')
  const text = first && (first.field ?? first.id)
  return text === 'content' || text === 'translation' ? text : null
}
