import { atom } from 'jotai'
import type { AddressOf } from '../card/cardPictures'
import { editorStateAtom, type EditorState } from './editorState'
import { changeTemplatePicturesAtom } from './myTemplates'
import { saveAtom } from './storage/storage'

/** Other addresses for pictures, in all steps of the history and all looks, so that none is asked about again. */
export const loadCardPicturesAtom = atom(null, (get, set, addressOf: AddressOf) => {
  const readdressed = (_key: string, value: unknown) => (typeof value === 'string' ? addressOf(value) : value)
  set(editorStateAtom, JSON.parse(JSON.stringify(get(editorStateAtom)), readdressed) as EditorState)
  set(changeTemplatePicturesAtom, addressOf)
  set(saveAtom) // The page of sets does not save by itself.
})
