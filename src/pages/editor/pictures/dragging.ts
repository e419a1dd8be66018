import { atom } from 'jotai'

/** True while something that may be a picture is dragged over the page: places that take one show themselves. */
export const isDraggingPictureAtom = atom(false)
