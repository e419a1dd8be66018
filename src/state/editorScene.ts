import { atom } from 'jotai'
import type { Card } from '../card/card'
import { pictures } from '../draw/pictures/images'
import { tonesOfPictures } from '../draw/pictures/pictureTones'
import { cardWithLeadAtom } from './heldLead'
import { createSceneAtoms, type Layout } from './scene'
import { viewAtom } from './view'

/** `layoutCardInSteps`, or what lays out some cards just so with less code. */
export interface CardLayout {
  layout: Layout<Card>
  suits: (card: Card) => boolean
}

const loadedLayoutsAtom = atom<readonly CardLayout[]>([])

/** What lays out the editor's card: the first that suits it, null until code that does has been loaded and added. */
export const cardLayoutAtom = atom(
  (get) => {
    const card = get(cardWithLeadAtom)
    return (card && get(loadedLayoutsAtom).find(({ suits }) => suits(card))?.layout) ?? null
  },
  (get, set, loaded: CardLayout) => set(loadedLayoutsAtom, [...get(loadedLayoutsAtom), loaded]),
)

/** The editor's scene: the card with its draft, in the window's view. */
export const editorScene = createSceneAtoms(
  cardWithLeadAtom,
  viewAtom,
  cardLayoutAtom,
  'edited',
  tonesOfPictures(pictures),
)
