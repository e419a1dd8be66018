import { atom } from 'jotai'
import type { CardSettings, TextSettings } from '../../../card/settings'
import { TEXT_COLOURS } from '../../../look/palette'
import type { SceneBlock } from '../../../scene/nodes'
import { changeSettingsAtom, changeTextSettingsAtom } from '../../../state/card'
import type { InkId } from '../InkSwatches'
import type { BlockId } from './canvasBlocks'

type TextId = SceneBlock['id']

const INK_OF = {
  content: ['contentColor', 'customContentColor'],
  translation: ['translationColor', 'customTranslationColor'],
  author: ['authorColor', 'customAuthorColor'],
} as const satisfies Partial<Record<BlockId, readonly (keyof TextSettings)[]>>

/** A block's colour as a preset; null where it is one of the visitor's own or the template's. */
export function chosenInk({ textSettings, smallColor }: CardSettings, id: TextId): InkId | null {
  if (id === 'date' || id === 'watermark') {
    if (smallColor === '') return 'automatic'
    const preset = Object.entries(TEXT_COLOURS).find(([, { hex }]) => isSameHex(hex, smallColor))
    return (preset?.[0] as InkId | undefined) ?? null
  }
  const [preset, custom] = INK_OF[id]
  return textSettings[preset] || (textSettings[custom] === '' ? 'automatic' : null)
}

/** Colours a block; date and watermark share one colour. */
export const inkBlockAtom = atom(null, (_get, set, id: TextId, ink: InkId) => {
  if (id === 'date' || id === 'watermark') {
    set(changeSettingsAtom, { smallColor: ink === 'automatic' ? '' : TEXT_COLOURS[ink].hex })
    return
  }
  const [preset, custom] = INK_OF[id]
  const patch: Partial<TextSettings> = { [preset]: ink === 'automatic' ? '' : ink, [custom]: '' }
  set(changeTextSettingsAtom, patch)
})

function isSameHex(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}
