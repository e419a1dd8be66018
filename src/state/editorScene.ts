import { layoutCard } from '../layout/layoutCard'
import { shownCardAtom } from './draft'
import { createSceneAtoms } from './scene'
import { viewAtom } from './view'

/** The editor's scene: the card with its draft, in the window's view. */
export const editorScene = createSceneAtoms(shownCardAtom, viewAtom, layoutCard)
