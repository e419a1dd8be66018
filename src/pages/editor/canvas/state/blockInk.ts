import { atom } from 'jotai'
import type { CardSettings } from '../../../../card/settings'
import { changeSettingsAtom, changeTextSettingsAtom } from '../../../../state/card'
import { hexOf, presetOf } from '../../inkPresets'
import type { InkId } from '../../InkSwatches'
import { kindOf } from '../geometry/blockKinds'
import type { PartId } from '../../../../scene/nodes'

/** A block's colour as a preset, by its role; null if it is the visitor's own or the template's. */
export function chosenInk({ textSettings, smallColor }: CardSettings, role: PartId): InkId | null {
  const { ink } = kindOf(role)
  if (!ink) return null
  if ('card' in ink) return presetOf(smallColor)
  if ('text' in ink) return presetOf(textSettings[ink.text])
  return textSettings[ink.preset] || (textSettings[ink.custom] === '' ? 'automatic' : null)
}

/** Colours the block of a role; date and watermark share one colour. */
export const colourBlockAtom = atom(null, (_get, set, role: PartId, chosen: InkId) => {
  const { ink } = kindOf(role)
  if (!ink) return
  if ('card' in ink) set(changeSettingsAtom, { smallColor: hexOf(chosen) })
  else if ('text' in ink) set(changeTextSettingsAtom, { [ink.text]: hexOf(chosen) })
  else set(changeTextSettingsAtom, { [ink.preset]: chosen === 'automatic' ? '' : chosen, [ink.custom]: '' })
})
