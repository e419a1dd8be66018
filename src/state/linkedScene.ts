import { atom } from 'jotai'
import { pictures } from '../draw/pictures/images'
import { luminanceMapsOfPictures } from '../draw/pictures/luminanceMaps'
import { FULL_VIEW } from '../layout/view'
import { cardOfLinkAtom } from './linkedCard'
import { createSceneAtoms } from './scene'

export const linkedScene = createSceneAtoms(
  cardOfLinkAtom,
  atom(() => FULL_VIEW),
  luminanceMapsOfPictures(pictures),
)
