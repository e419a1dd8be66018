import { atom } from 'jotai'
import { pictures } from '../draw/pictures/images'
import { luminanceMapsOfPictures } from '../draw/pictures/luminanceMaps'
import { FULL_VIEW } from '../layout/view'
import { cardOfLinkAtom } from './linkedCard'
import { createSceneAtoms } from './scene'

/** The scene of a link's card, in its own ratio at every width of the window. */
export const linkedScene = createSceneAtoms(
  cardOfLinkAtom,
  atom(() => FULL_VIEW),
  luminanceMapsOfPictures(pictures),
)
