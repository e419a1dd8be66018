import { atom } from 'jotai'

/** True while something that may be a picture is dragged over the page: drop targets are then marked. */
export const isDraggingPictureAtom = atom(false)
