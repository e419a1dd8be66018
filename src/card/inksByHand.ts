import type { Inks } from '../look/inks'
import { TEXT_COLOURS, type TextColourId } from '../look/palette'
import { isSmallPrint, type BlockId } from '../scene/nodes'
import type { CardSettings, TextSettings } from './settings'

type InkField = {
  [Key in keyof TextSettings]: TextSettings[Key] extends TextColourId | '' | string ? Key : never
}[keyof TextSettings] &
  `${string}Color`

const QUOTE = ['customContentColor', 'contentColor'] as const
const TRANSLATION = ['customTranslationColor', 'translationColor'] as const
const AUTHOR = ['customAuthorColor', 'authorColor'] as const

/** highest precedence first */
const FIELDS: Partial<Record<BlockId, readonly InkField[]>> = {
  content: QUOTE,
  translation: TRANSLATION,
  author: AUTHOR,
  name: ['titleColor', ...QUOTE],
  tagline: ['taglineColor', ...TRANSLATION],
}

export function inksByHand({ textSettings, accentColor, smallColor }: CardSettings): Inks {
  return {
    quote: firstOf(QUOTE, textSettings),
    translation: firstOf(TRANSLATION, textSettings),
    author: firstOf(AUTHOR, textSettings),
    small: smallColor,
    accent: accentColor,
  }
}

export function inkByHand({ textSettings, smallColor }: CardSettings, block: BlockId): string {
  return isSmallPrint(block) ? smallColor : firstOf(FIELDS[block] ?? [], textSettings)
}

export function withoutInksByHand(settings: CardSettings, blocks: readonly BlockId[]): CardSettings {
  const cleared = blocks.flatMap((block) => FIELDS[block] ?? []).map((field) => [field, ''])
  return {
    ...settings,
    smallColor: blocks.some(isSmallPrint) ? '' : settings.smallColor,
    textSettings: { ...settings.textSettings, ...(Object.fromEntries(cleared) as Partial<TextSettings>) },
  }
}

function firstOf(fields: readonly InkField[], text: TextSettings): string {
  for (const field of fields) {
    const colour = text[field]
    if (colour !== '') return isPreset(colour) ? TEXT_COLOURS[colour].hex : colour
  }
  return ''
}

function isPreset(colour: string): colour is TextColourId {
  return Object.hasOwn(TEXT_COLOURS, colour)
}
