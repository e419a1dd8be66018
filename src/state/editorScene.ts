import { atom } from 'jotai'
import type { Card } from '../card/card'
import { shownCardAtom } from './draft'
import { createSceneAtoms, type Layout } from './scene'
import { viewAtom } from './view'

/** `layoutCard`, or what lays out some cards just so with less code. */
export interface CardLayout {
  layout: Layout<Card>
  suits: (card: Card) => boolean
}

const loadedLayoutAtom = atom<CardLayout | null>(null)

/** What lays out the editor's card; null until code that can has been loaded and set. */
export const cardLayoutAtom = atom(
  (get) => {
    const [loaded, card] = [get(loadedLayoutAtom), get(shownCardAtom)]
    return loaded && card && loaded.suits(card) ? loaded.layout : null
  },
  (_get, set, loaded: CardLayout) => set(loadedLayoutAtom, loaded),
)

/** The editor's scene: the card with its draft, in the window's view. */
export const editorScene = createSceneAtoms(shownCardAtom, viewAtom, cardLayoutAtom)
