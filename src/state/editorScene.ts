import { pictures } from '../draw/pictures/images'
import { tonesOfPictures } from '../draw/pictures/pictureTones'
import { cardWithLeadAtom } from './heldLead'
import { createSceneAtoms } from './scene'
import { viewAtom } from './view'

/** The editor's scene: the card with its draft, in the window's view. */
export const editorScene = createSceneAtoms(cardWithLeadAtom, viewAtom, tonesOfPictures(pictures))
