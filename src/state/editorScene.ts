import { atom } from 'jotai'
import { pictures } from '../draw/pictures/images'
import { tonesOfPictures } from '../draw/pictures/pictureTones'
import { createSceneAtoms } from './scene'
import { viewAtom } from './view'
import type { Card } from '../card/card'
import { isWritten, shownTexts, type TextId } from '../card/lead'
import { latestByObject } from '../scene/memo'
import type { SceneBlock } from '../scene/nodes'
import { settingsAtom } from './card'
import { shownCardAtom, shownQuoteAtom } from './draft'

const heldBaseAtom = atom<{ lead: TextId; by: object } | null>(null)

/**
 * While words are written, the text that led at first still leads: of a Chinese text an input method has written only letters
 * yet. `by` releases it again, unless it is held by another then; `blocks` are those of the card as it is shown.
 */
export const holdLeadAtom = atom(null, (get, set, by: object, blocks: readonly SceneBlock[]) => {
  const quote = get(shownQuoteAtom)
  if (!quote) return
  const lead = leadAmong(blocks) ?? shownTexts(quote, get(settingsAtom)).lead
  set(heldBaseAtom, isWritten(quote[lead]) ? { lead, by } : null)
})

export const releaseLeadAtom = atom(null, (get, set, by: object) => {
  if (get(heldBaseAtom)?.by === by) set(heldBaseAtom, null)
})

/** The card in the preview, with the lead that is held. */
export const cardWithLeadAtom = atom<Card | null>((get) => {
  const card = get(shownCardAtom)
  const held = get(heldBaseAtom)
  if (!held || card?.kind !== 'quote') return card
  return { ...card, settings: settingsLedBy(card.settings, held.lead) }
})

/** The same object at every key: layout keeps what it finds for settings by their object. */
const settingsLedBy = latestByObject(
  (settings: Card['settings'], heldLead: TextId): Card['settings'] & { heldLead: TextId } => ({
    ...settings,
    heldLead,
  }),
  (_, heldLead) => heldLead,
)

/** The editor's scene: the card with its draft, in the window's view. */
export const editorScene = createSceneAtoms(cardWithLeadAtom, viewAtom, tonesOfPictures(pictures))

/** The text that leads as it is drawn; null if it is not. */
function leadAmong(blocks: readonly SceneBlock[]): TextId | null {
  const first = blocks.find(({ id, role }) => (role ?? id) === 'content')
  const text = first && (first.field ?? first.id)
  return text === 'content' || text === 'translation' ? text : null
}
