import { atom } from 'jotai'
import type { CardSettings } from '../card/settings'
import { deskAtom, withTypingApplied } from './work'

/** Settings whose text takes effect when its field is left; until then it is kept here, so that a crash loses none of it. */
export const TYPED_SETTINGS = ['watermarkText'] as const
export type TypedSetting = (typeof TYPED_SETTINGS)[number]

/** The texts being typed, by setting. */
export const typingAtom = atom((get) => get(deskAtom).typing)

export const typeSettingAtom = atom(null, (get, set, key: TypedSetting, text: CardSettings[TypedSetting]) => {
  const desk = get(deskAtom)
  set(deskAtom, { ...desk, typing: { ...desk.typing, [key]: text } })
})

/** The field was left: what was typed comes into force, as one step. */
export const finishTypingAtom = atom(null, (get, set) => {
  const desk = get(deskAtom)
  if (Object.keys(desk.typing).length > 0) set(deskAtom, withTypingApplied(desk))
})
