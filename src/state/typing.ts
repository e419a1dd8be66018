import { atom } from 'jotai'
import type { CardSettings } from '../card/settings'
import { editorStateAtom, withTypingApplied } from './editorState'

/** Settings whose text takes effect when its field is left; until then it is kept here, so that a crash loses none of it. */
export const TYPED_SETTINGS = ['watermarkText'] as const
export type TypedSetting = (typeof TYPED_SETTINGS)[number]

/** The texts being typed, by setting. */
export const typingAtom = atom((get) => get(editorStateAtom).typing)

export const typeSettingAtom = atom(null, (get, set, key: TypedSetting, text: CardSettings[TypedSetting]) => {
  const editorState = get(editorStateAtom)
  set(editorStateAtom, { ...editorState, typing: { ...editorState.typing, [key]: text } })
})

/** The field was left: what was typed comes into force, as one step. */
export const finishTypingAtom = atom(null, (get, set) => {
  const editorState = get(editorStateAtom)
  if (Object.keys(editorState.typing).length > 0) set(editorStateAtom, withTypingApplied(editorState))
})
