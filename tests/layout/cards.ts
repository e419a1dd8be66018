import fc from 'fast-check'
import type { Card } from '../../src/card/card'
import { emptyQuote } from '../../src/card/quote'
import { ALIGNMENTS, DEFAULT_SETTINGS, type CardSettings, type TextSettings } from '../../src/card/settings'
import { BACKGROUNDS } from '../../src/look/backgrounds'
import { FRAMES } from '../../src/look/frames'
import { GRADIENTS } from '../../src/look/gradients'
import { RATIOS } from '../../src/look/ratios'
import { MARGINS, SHADOWS } from '../../src/look/shadows'
import { FONTS } from '../../src/text/fonts'
import { TEXT_SIZES } from '../../src/text/sizes'

export const QUOTE = {
  ...emptyQuote('2026-11-21'),
  content: 'The world will never starve for want of wonders; but only for want of wonder.',
  translation: '世界永远不缺奇迹，缺的只是惊奇之心。',
  author: 'G. K. Chesterton',
}

export function cardWith(
  settings: Partial<CardSettings>,
  text: Partial<TextSettings> = {},
  quote = QUOTE,
): Card {
  return {
    kind: 'quote',
    quote,
    settings: {
      ...DEFAULT_SETTINGS,
      ...settings,
      textSettings: { ...DEFAULT_SETTINGS.textSettings, ...text },
    },
  }
}

export function idsOf<Registry extends object>(registry: Registry): (keyof Registry & string)[] {
  return Object.keys(registry) as (keyof Registry & string)[]
}

const oneOf = <Registry extends object>(registry: Registry) => fc.constantFrom(...idsOf(registry))

/** Any settings a visitor can reach. */
export const anySettings: fc.Arbitrary<CardSettings> = fc.record({
  ...constants(DEFAULT_SETTINGS),
  theme: fc.constantFrom('light', 'dark'),
  backgroundType: oneOf(BACKGROUNDS),
  gradientValue: fc.constantFrom(...Object.values(GRADIENTS).map(({ value }) => value)),
  frameStyle: oneOf(FRAMES),
  showAuthor: fc.boolean(),
  showTranslation: fc.boolean(),
  showDate: fc.boolean(),
  showQuotationMarks: fc.boolean(),
  shadow: oneOf(SHADOWS),
  margin: oneOf(MARGINS),
  aspectRatio: oneOf(RATIOS),
  watermark: fc.boolean(),
  watermarkText: fc.constantFrom(
    '日签',
    '',
    'Quotidian',
    'A watermark that is far too long for any card to hold on a line',
    '很长的水印'.repeat(9),
  ),
  textSettings: fc.record({
    ...constants(DEFAULT_SETTINGS.textSettings),
    fontFamily: oneOf(FONTS),
    contentSize: oneOf(TEXT_SIZES),
    translationSize: oneOf(TEXT_SIZES),
    authorSize: oneOf(TEXT_SIZES),
    bold: fc.boolean(),
    italic: fc.boolean(),
    align: oneOf(ALIGNMENTS),
    letterSpacing: fc.integer({ min: 0, max: 4 }),
  }),
})

function constants<T extends object>(values: T) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, fc.constant(value)])) as {
    [K in keyof T]: fc.Arbitrary<T[K]>
  }
}
