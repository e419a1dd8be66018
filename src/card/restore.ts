import * as v from 'valibot'
import { MAX_SEED } from '../look/art/choice'
import { BACKGROUNDS, ZOOM } from '../look/backgrounds'
import { ART_FAMILY_IDS, COMPOSITION_IDS, FRAME_IDS, SEAL_STYLE_IDS } from '../look/ids'
import { TEXT_COLOURS } from '../look/palette'
import { RATIOS } from '../look/ratios'
import { SEAL_PLACES } from '../look/seal/style'
import { MARGINS, SHADOWS } from '../look/shadows'
import { TARGETS } from '../look/targets'
import { clamp, isRecord, keysOf } from '../scene/values'
import { CHARACTER_FORMS } from '../text/characterForms'
import { FONTS } from '../text/fonts'
import { TEXT_SIZES } from '../text/sizes'
import type { Card } from './card'
import { DEFAULT_EXPORT_OPTIONS, QUALITY, SCALES, WIDTH_PX, type ExportOptions } from './exportOptions'
import { restoreDateLine } from './dateLine'
import { LANGUAGE_OF_LEAD } from './languageOfLead'
import { restorePlacements } from './placements'
import { emptyQuote, QUOTE_LIMITS, QUOTE_SOURCES, type Quote } from './quote'
import { PRODUCT_LIMITS, type Product } from './product'
import {
  flag,
  hex,
  hexByName,
  hexOrNone,
  isRealDay,
  oneOf,
  nestedObject,
  text,
  clampedNumber,
  zeroOrClampedNumber,
} from './restoreFields'
import { SEAL_TEXT_LENGTH } from './seal'
import { withTemplateInks } from './templateInks'
import { ALIGNMENTS, DEFAULT_SETTINGS, WATERMARK_LENGTH, type CardSettings } from './settings'

/**
 * Turns untrusted data (storage, a link, a file) into a card and never throws: unknown fields are dropped,
 * numbers are clamped, an invalid field takes its default while its valid neighbours are kept. Idempotent.
 */
export function restoreCard(data: unknown, today: string): Card {
  const { kind, quote, product, settings: look } = isRecord(data) ? data : {}
  const settings = restoreSettings(look)
  return kind === 'product'
    ? { kind, product: restoreProduct(product, today), settings }
    : { kind: 'quote', quote: restoreQuote(quote, today), settings }
}

export function restoreSettings(data: unknown): CardSettings {
  const settings = withTemplateInks(data)
  return v.parse(SETTINGS, isRecord(settings) ? settings : {})
}

export function restoreQuote(data: unknown, today: string): Quote {
  const fallback = emptyQuote(today)
  const { text: longest, author, url, id } = QUOTE_LIMITS
  const schema = v.object({
    id: text(id, fallback.id),
    content: text(longest, fallback.content),
    translation: text(longest, fallback.translation),
    author: text(author, fallback.author),
    date: v.fallback(v.pipe(v.string(), v.isoDate(), v.check(isRealDay)), today),
    imageUrl: text(url, ''),
    originImageUrl: text(url, ''),
    source: v.fallback(v.picklist(QUOTE_SOURCES), 'own'),
    citation: v.fallback(
      v.nullable(
        v.object({
          work: text(300, ''),
          year: v.fallback(v.nullable(v.pipe(v.number(), v.integer())), null),
          translator: v.fallback(v.nullable(v.string()), null),
          locator: text(300, ''),
          authorZh: text(200, ''),
        }),
      ),
      null,
    ),
  })
  return v.parse(schema, isRecord(data) ? data : {})
}

export function restoreProduct(data: unknown, today: string): Product {
  const count = v.fallback(
    v.nullable(
      v.pipe(
        v.number(),
        v.finite(),
        v.transform((n) => clamp(Math.round(n), 0, PRODUCT_LIMITS.count)),
      ),
    ),
    null,
  )
  const schema = v.object({
    name: text(PRODUCT_LIMITS.name, ''),
    tagline: text(PRODUCT_LIMITS.tagline, ''),
    description: text(PRODUCT_LIMITS.description, ''),
    logoUrl: text(QUOTE_LIMITS.url, ''),
    pictureUrl: text(QUOTE_LIMITS.url, ''),
    votes: count,
    comments: count,
    topics: v.fallback(
      v.pipe(
        v.array(text(PRODUCT_LIMITS.topic, '')),
        v.transform((topics) => topics.filter((topic) => topic !== '').slice(0, PRODUCT_LIMITS.topics)),
      ),
      [],
    ),
    url: text(QUOTE_LIMITS.url, ''),
    date: v.fallback(v.pipe(v.string(), v.isoDate(), v.check(isRealDay)), today),
  })
  return v.parse(schema, isRecord(data) ? data : {})
}

export function restoreExportOptions(data: unknown): ExportOptions {
  const { format, quality, scale, opensAgain } = DEFAULT_EXPORT_OPTIONS
  const schema = v.object({
    format: v.fallback(v.picklist(['png', 'jpg', 'webp']), format),
    quality: clampedNumber(QUALITY.min, QUALITY.max, quality),
    scale: v.fallback(v.picklist(SCALES), scale),
    opensAgain: flag(opensAgain),
    widthPx: v.fallback(
      v.nullable(v.pipe(v.number(), v.integer(), v.minValue(WIDTH_PX.min), v.maxValue(WIDTH_PX.max))),
      null,
    ),
  })
  return v.parse(schema, isRecord(data) ? data : {})
}

const COLOUR_PRESET = v.fallback(v.picklist(['', ...keysOf(TEXT_COLOURS)]), '')
const D = DEFAULT_SETTINGS

const SETTINGS = v.object({
  theme: v.fallback(v.picklist(['light', 'dark']), D.theme),
  backgroundColor: hex(D.backgroundColor),
  backgroundType: oneOf(BACKGROUNDS, D.backgroundType),
  gradientValue: text(300, D.gradientValue),
  patternColor: hexOrNone(),
  backgroundImage: nestedObject(
    v.object({
      src: text(QUOTE_LIMITS.url, ''),
      fit: v.fallback(v.picklist(['cover', 'contain']), 'cover'),
      focusX: clampedNumber(0, 1, 0.5),
      focusY: clampedNumber(0, 1, 0.5),
      zoom: clampedNumber(ZOOM.min, ZOOM.max, 1),
      dim: clampedNumber(0, 1, 0),
      blurPx: clampedNumber(0, 40, 0),
      veil: v.fallback(v.picklist(['auto', 'dark', 'light']), 'auto'),
    }),
  ),
  art: nestedObject(
    v.object({
      family: v.fallback(v.picklist(ART_FAMILY_IDS), D.art.family),
      palette: v.fallback(v.pipe(v.string(), v.regex(/^[a-z]{0,20}$/)), ''),
      seed: v.pipe(clampedNumber(0, MAX_SEED, 0), v.transform(Math.round)),
    }),
  ),
  frameStyle: v.fallback(v.picklist(FRAME_IDS), D.frameStyle),
  composition: v.fallback(v.picklist(COMPOSITION_IDS), D.composition),
  frameColors: hexByName(),
  compositionColors: hexByName(),
  templateInks: nestedObject(
    v.object({
      quote: hexOrNone(),
      translation: hexOrNone(),
      author: hexOrNone(),
      small: hexOrNone(),
      accent: hexOrNone(),
    }),
  ),
  accentColor: hexOrNone(),
  smallColor: hexOrNone(),
  textPosition: v.fallback(v.picklist(['middle', 'top']), D.textPosition),
  lead: oneOf(LANGUAGE_OF_LEAD, D.lead),
  showAuthor: flag(true),
  showTranslation: flag(true),
  showDate: flag(true),
  showQuotationMarks: flag(true),
  shadow: oneOf(SHADOWS, D.shadow),
  margin: oneOf(MARGINS, D.margin),
  aspectRatio: oneOf(RATIOS, D.aspectRatio),
  target: v.fallback(v.picklist(['anything', ...keysOf(TARGETS)]), D.target),
  watermark: flag(true),
  watermarkText: text(WATERMARK_LENGTH, D.watermarkText),
  showSeal: v.fallback(v.nullable(v.boolean()), null),
  sealText: text(SEAL_TEXT_LENGTH, ''),
  sealStyle: v.fallback(v.picklist(SEAL_STYLE_IDS), D.sealStyle),
  sealPlace: oneOf(SEAL_PLACES, D.sealPlace),
  showLogo: flag(true),
  showTagline: flag(true),
  showVotes: flag(true),
  showComments: flag(true),
  showDescription: flag(true),
  showPicture: flag(true),
  showTopics: flag(true),
  showQrCode: flag(true),
  placements: v.pipe(v.optional(v.unknown(), {}), v.transform(restorePlacements)),
  textSettings: nestedObject(
    v.object({
      language: v.fallback(v.picklist(['zh', 'en']), D.textSettings.language),
      fontFamily: oneOf(FONTS, D.textSettings.fontFamily),
      contentSize: oneOf(TEXT_SIZES, D.textSettings.contentSize),
      translationSize: oneOf(TEXT_SIZES, D.textSettings.translationSize),
      authorSize: oneOf(TEXT_SIZES, D.textSettings.authorSize),
      contentColor: COLOUR_PRESET,
      translationColor: COLOUR_PRESET,
      authorColor: COLOUR_PRESET,
      customContentColor: hexOrNone(),
      customTranslationColor: hexOrNone(),
      customAuthorColor: hexOrNone(),
      bold: flag(D.textSettings.bold),
      italic: flag(D.textSettings.italic),
      align: oneOf(ALIGNMENTS, D.textSettings.align),
      letterSpacing: v.pipe(clampedNumber(0, 4, 2), v.transform(Math.round)),
      contentPx: zeroOrClampedNumber(12, 120),
      translationPx: zeroOrClampedNumber(12, 120),
      authorPx: zeroOrClampedNumber(12, 120),
      weight: zeroOrClampedNumber(100, 900),
      trackingEm: v.fallback(v.nullable(clampedNumber(-0.1, 0.3, 0)), null),
      authorCapitals: flag(false),
      titleColor: hexOrNone(),
      taglineColor: hexOrNone(),
      titleSize: oneOf(TEXT_SIZES, D.textSettings.titleSize),
      taglineSize: oneOf(TEXT_SIZES, D.textSettings.taglineSize),
      dateLine: v.pipe(v.optional(v.unknown(), []), v.transform(restoreDateLine)),
      characters: oneOf(CHARACTER_FORMS, D.textSettings.characters),
      pinyin: flag(D.textSettings.pinyin),
    }),
  ),
})
