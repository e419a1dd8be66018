import { atom } from 'jotai'
import type { CardSettings } from '../card/settings'
import { editorStateAtom, withTypingApplied } from './editorState'

/** Settings whose text takes effect when its field loses focus; until then it is stored here. */
export const TYPED_SETTINGS = ['watermarkText'] as const
export type TypedSetting = (typeof TYPED_SETTINGS)[number]

export const typeSettingAtom = atom(null, (get, set, key: TypedSetting, text: CardSettings[TypedSetting]) => {
  const editorState = get(editorStateAtom)
  set(editorStateAtom, { ...editorState, typing: { ...editorState.typing, [key]: text } })
})

export const finishTypingAtom = atom(null, (get, set) => {
  const editorState = get(editorStateAtom)
  if (Object.keys(editorState.typing).length > 0) set(editorStateAtom, withTypingApplied(editorState))
})
