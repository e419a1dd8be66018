import { atom } from 'jotai'
import { hasOwnPicture } from '../../../card/cardPictures'
import { cardAtom } from '../../../state/card'

/** Whether the card shows a picture that no link can hold. */
export const hasOwnPictureAtom = atom((get) => {
  const card = get(cardAtom)
  return card !== null && hasOwnPicture(card)
})
