import { layoutCard } from '../layout/layoutCard'
import { shownCardAtom } from './draft'
import { createSceneAtoms } from './scene'
import { viewAtom } from './view'

/** The editor's scene: the card, or the draft while its words are edited, under the view of the window. */
export const editorScene = createSceneAtoms(shownCardAtom, viewAtom, layoutCard)
