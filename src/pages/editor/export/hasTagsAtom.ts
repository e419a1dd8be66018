import { atom } from 'jotai'

/** Whether a copied caption ends with a line of tags. */
export const hasTagsAtom = atom(false)
