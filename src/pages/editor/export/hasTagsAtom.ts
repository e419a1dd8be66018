import { atom } from 'jotai'

export const hasTagsAtom = atom(false)
