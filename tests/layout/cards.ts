import fc from 'fast-check'
import type { Card, QuoteCard } from '../../src/card/card'
import { EMPHASES, restoreMarks } from '../../src/card/emphasis'
import { DATE_PART_IDS, DEFAULT_DATE_LINE } from '../../src/card/dateLine'
import { PRIMARY_LANGUAGES } from '../../src/card/primaryLanguages'
import { emptyQuote } from '../../src/card/quote'
import { DEFAULT_SETTINGS, type CardSettings, type TextSettings } from '../../src/card/settings'
import { TEMPLATES } from '../../src/card/templates'
import { ART_FAMILIES } from '../../src/look/art'
import { BACKGROUNDS, NO_PICTURE } from '../../src/look/backgrounds'
import { COMPOSITIONS } from '../../src/look/compositions'
import { FRAMES, type FrameId } from '../../src/look/frames'
import { GRADIENTS } from '../../src/look/gradients'
import { RATIOS, type RatioId } from '../../src/look/ratios'
import { SEAL_PLACES, SEAL_STYLES } from '../../src/look/seal/styles'
import { MARGINS, SHADOWS } from '../../src/look/shadows'
import { FONTS } from '../../src/text/fonts'
import { TEXT_SIZES } from '../../src/text/sizes'
import { combinations } from '../fixtures/combinations'
import { IS_FULL } from '../fixtures/tier'
import { roughText } from '../text/arbitraries'
import { ALIGNMENTS } from '../../src/text/alignments'

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
): QuoteCard {
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

/** The small tier takes a third of the pairs: four ratios per frame, four frames per ratio. */
export function thirdOfFramed<Look extends { frameStyle: FrameId; aspectRatio: RatioId }>(
  looks: readonly Look[],
): Look[] {
  const turnOf = ({ frameStyle, aspectRatio }: Look) =>
    idsOf(FRAMES).indexOf(frameStyle) + idsOf(RATIOS).indexOf(aspectRatio)
  return looks.filter((look) => IS_FULL || turnOf(look) % 3 === 0)
}

export const FRAMED = thirdOfFramed(combinations({ frameStyle: idsOf(FRAMES), aspectRatio: idsOf(RATIOS) }))

const oneOf = <Registry extends object>(registry: Registry) => fc.constantFrom(...idsOf(registry))

const hex = fc.constantFrom('#ffffff', '#000000', '#8a8a8a', '#1b2a4a', '#ffe08a', '#d6336c', '#0c7c59')
const hexOrNone = fc.oneof(fc.constant(''), hex)
const sizeOrStep = fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.integer({ min: 12, max: 120 }))

export const anySettings: fc.Arbitrary<CardSettings> = fc.record({
  ...constants(DEFAULT_SETTINGS),
  theme: fc.constantFrom('light', 'dark'),
  backgroundColor: hex,
  // Paintings take longest and have their own tests, so they are rare.
  backgroundType: fc.oneof(
    { weight: 60, arbitrary: fc.constantFrom(...idsOf(BACKGROUNDS).filter((id) => id !== 'art')) },
    { weight: 1, arbitrary: fc.constant('art' as const) },
  ),
  gradientValue: fc.constantFrom(
    ...Object.values(GRADIENTS).map(({ value }) => value),
    ...Object.values(TEMPLATES).map(({ settings }) => settings.gradientValue),
    'bg-gradient-to-nowhere from-nothing',
  ),
  patternColor: hexOrNone,
  backgroundImage: fc.record({
    ...constants(NO_PICTURE),
    src: fc.constantFrom('', 'https://example.com/a.jpg'),
    fit: fc.constantFrom('cover', 'contain'),
    dim: fc.constantFrom(0, 0.4, 1),
    blurPx: fc.constantFrom(0, 12),
  }),
  art: fc.record({
    family: oneOf(ART_FAMILIES),
    palette: fc.constantFrom('', 'ink', 'night', 'jade'),
    seed: fc.constantFrom(0, 7),
  }),
  frameStyle: oneOf(FRAMES),
  composition: oneOf(COMPOSITIONS),
  frameColors: fc.dictionary(
    fc.constantFrom('page', 'rule', 'desk', 'ink', 'field', 'print', 'unknown'),
    hex,
    { maxKeys: 2 },
  ),
  templateInks: fc.oneof(
    fc.constant(DEFAULT_SETTINGS.templateInks),
    fc.constantFrom(...Object.values(TEMPLATES).map(({ settings }) => settings.templateInks)),
    fc.record({
      quote: hexOrNone,
      translation: hexOrNone,
      author: hexOrNone,
      small: hexOrNone,
      accent: hexOrNone,
    }),
  ),
  accentColor: hexOrNone,
  smallColor: hexOrNone,
  textPosition: fc.constantFrom('middle', 'top'),
  lead: oneOf(PRIMARY_LANGUAGES),
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
    'شعار 日签 👩🏽‍🚀',
    'A watermark that is far too long for any card to hold on a line',
    '很长的水印'.repeat(9),
  ),
  textSettings: fc.record({
    ...constants(DEFAULT_SETTINGS.textSettings),
    fontFamily: oneOf(FONTS),
    contentSize: oneOf(TEXT_SIZES),
    translationSize: oneOf(TEXT_SIZES),
    authorSize: oneOf(TEXT_SIZES),
    customContentColor: hexOrNone,
    customTranslationColor: hexOrNone,
    customAuthorColor: hexOrNone,
    bold: fc.boolean(),
    italic: fc.boolean(),
    align: oneOf(ALIGNMENTS),
    letterSpacing: fc.integer({ min: 0, max: 4 }),
    contentPx: sizeOrStep,
    translationPx: sizeOrStep,
    authorPx: sizeOrStep,
    weight: fc.constantFrom(0, 0, 100, 350, 900),
    trackingEm: fc.oneof(fc.constant(null), fc.double({ min: -0.1, max: 0.3, noNaN: true })),
    authorCapitals: fc.boolean(),
    dateLine: fc.oneof(
      fc.constant(DEFAULT_DATE_LINE),
      fc.shuffledSubarray([...DATE_PART_IDS], { minLength: 1 }),
    ),
  }),
})

const anyName = fc.oneof(fc.constantFrom('', '柏拉图', '亨利·沃兹沃思·朗费罗', '《薄伽梵歌》'), roughText)
const anyWork = fc.oneof(fc.constantFrom('', 'The Republic', '野草', 'A Portrait of the Artist'), roughText)

const anyCitation = fc.option(
  fc.record({
    work: anyWork,
    year: fc.constant(null),
    translator: fc.constant(null),
    locator: fc.constant(''),
    authorZh: anyName,
  }),
)

export const anySeal = fc.record({
  showSeal: fc.constantFrom(null, false, true, true),
  sealText: fc.constantFrom('', '', '静', '知足', '日日新', '平安喜乐', '一二三四五', 'Qd', '。'),
  sealStyle: oneOf(SEAL_STYLES),
  sealPlace: oneOf(SEAL_PLACES),
})

/** As a stranger might write them: in any order, over each other and beyond the text. */
export const anyMarks = fc.array(
  fc.record({
    text: fc.constantFrom('content', 'translation'),
    start: fc.integer({ min: -2, max: 40 }),
    end: fc.integer({ min: -2, max: 60 }),
    as: fc.constantFrom(...EMPHASES),
  }),
  { maxLength: 3 },
)

export const anyCard: fc.Arbitrary<Card> = fc.record({
  kind: fc.constant('quote'),
  quote: fc
    .record({
      ...constants(QUOTE),
      content: roughText,
      translation: roughText,
      author: fc.oneof(roughText, fc.string({ maxLength: 60, unit: 'grapheme' })),
      imageUrl: fc.constantFrom('', 'https://example.com/b.jpg'),
      citation: anyCitation,
      emphasis: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, anyMarks),
    })
    .map((quote) => ({ ...quote, emphasis: restoreMarks(quote.emphasis, quote) })),
  settings: anySettings,
})

function constants<T extends object>(values: T) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, fc.constant(value)])) as {
    [K in keyof T]: fc.Arbitrary<T[K]>
  }
}
