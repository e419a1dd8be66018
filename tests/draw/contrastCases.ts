/** Cards on which contrast is measured; list a new look here to test it. */
import type { Card } from '../../src/card/card'
import { frameOf } from '../layout/laidOut'
import type { Product } from '../../src/card/product'
import type { Quote } from '../../src/card/quote'
import type { CardSettings, TextSettings } from '../../src/card/settings'
import { TEMPLATES } from '../../src/card/templates'
import { ART_FAMILIES, type ArtFamilyId } from '../../src/look/art'
import { THE_DAYS_OWN } from '../../src/look/art/choice'
import { NO_PICTURE } from '../../src/look/backgrounds'
import { COMPOSITIONS, standsIn, withComposition } from '../../src/look/compositions'
import { FRAMES } from '../../src/look/frames'
import { GRADIENTS } from '../../src/look/gradients'
import { BACKGROUND_COLOURS, TEXT_COLOURS } from '../../src/look/palette'
import { RATIOS, type RatioId } from '../../src/look/ratios'
import { SHADOWS } from '../../src/look/shadows'
import { WEATHER } from '../../src/look/weather'
import { almanacQuote } from '../../src/quotes/almanac'
import almanac from '../../src/quotes/almanac.json'
import { cardWith, idsOf, QUOTE } from '../layout/cards'
import { PRODUCT, productWith } from '../layout/products'
import { HARD_PICTURES, hardPictureSrc } from './hardPictures'

export interface ContrastCase {
  name: string
  card: Card
  isUnmeasured?: boolean // Layout gets no luminance map of its picture.
}

const byLength = almanac.toSorted((a, b) => a.content.length - b.content.length)
const QUOTES: Record<string, Quote> = {
  short: quoted(byLength[0]),
  median: quoted(byLength[byLength.length >> 1]),
  longest: quoted(byLength.at(-1)),
  'a page of one’s own': {
    ...quoted(byLength.at(-1)),
    content: 'We do not see things as they are, we see them as we are. '.repeat(10),
    translation: '我们看见的从来不是事物本来的样子，而是我们自己的样子。'.repeat(5),
  },
  'English alone': { ...quoted(byLength[40]), translation: 'So we beat on, boats against the current.' },
  overlong: quoted({
    ...byLength.at(-1)!,
    content: byLength
      .slice(-3)
      .map(({ content }) => content)
      .join(' '),
  }),
  'no translation': { ...quoted(byLength[90]), translation: '' },
}
const MOOD_SKIES = Object.fromEntries(
  idsOf(WEATHER).map((mood) => [mood, TEMPLATES[mood].settings.gradientValue]),
)
const THEMES = ['light', 'dark'] as const
const COMPOSITION_GROUNDS: Record<string, Partial<CardSettings>> = {
  paper: { backgroundColor: '#FBF5E6' },
  night: { backgroundColor: '#182848', theme: 'dark' },
  grey: { backgroundColor: '#808080' },
  ...mapEntries('sky', MOOD_SKIES, (gradientValue) => ({ backgroundType: 'gradient', gradientValue })),
  picture: {
    backgroundType: 'image',
    backgroundImage: { ...NO_PICTURE, src: hardPictureSrc('checkerboard') },
  },
}
const DIRECTIONS = ['t', 'tr', 'r', 'br', 'b', 'bl', 'l', 'tl']
const MOOD_RATIOS: RatioId[] = ['16:9', '1:1', '9:16']

export const TEMPLATE_CASES: Record<string, ContrastCase[]> = Object.fromEntries(
  Object.entries(TEMPLATES).map(([id, { settings }]) => [
    id,
    Object.entries(QUOTES).map(([name, quote]) => ({
      name: `${id}, ${name}`,
      card: { kind: 'quote' as const, quote, settings },
    })),
  ]),
)

/** Small print beside a sheet lies in its shadow, which is deepest under a large sheet. */
export const TABLE_CASES: ContrastCase[] = THEMES.flatMap((theme) =>
  idsOf(FRAMES)
    .filter((id) => frameOf(id).hasSurface)
    .map((frameStyle) => ({
      name: `${frameStyle}, ${theme}, large shadow`,
      card: cardWith({ frameStyle, theme, shadow: 'lg', aspectRatio: '1:1' }),
    })),
)

/** A glow on the sheet also brightens text for which a pale picture was darkened. */
export const PALE_PICTURE_CASES: ContrastCase[] = THEMES.flatMap((theme) =>
  idsOf(FRAMES).map((frameStyle) =>
    tried('a white picture', {
      backgroundType: 'image',
      backgroundImage: { ...NO_PICTURE, src: hardPictureSrc('white') },
      frameStyle,
      theme,
    }),
  ),
)

export const PRODUCT_CASES: Record<string, ContrastCase[]> = Object.fromEntries(
  Object.entries(TEMPLATES).map(([id, { settings }]) => [
    id,
    [PRODUCT, { ...PRODUCT, pictureUrl: '' }].map((product) => ({
      name: `${id}, a product ${product.pictureUrl ? 'with' : 'without'} a picture`,
      card: { kind: 'product' as const, product: { ...product, logoUrl: '' }, settings },
    })),
  ]),
)

export const MOOD_CASES: Record<string, ContrastCase[]> = Object.fromEntries(
  Object.entries(MOOD_SKIES).map(([mood, gradientValue]) => [
    mood,
    idsOf(FRAMES).flatMap((frameStyle) =>
      MOOD_RATIOS.map((aspectRatio) =>
        tried(mood, { backgroundType: 'gradient', gradientValue, frameStyle, aspectRatio }),
      ),
    ),
  ]),
)

export const COMPOSITION_CASES: Record<string, ContrastCase[]> = Object.fromEntries(
  idsOf(COMPOSITIONS)
    .filter((composition) => composition !== 'plain')
    .map((composition) => [
      composition,
      idsOf(FRAMES)
        .filter((frameStyle) => standsIn(composition, frameStyle))
        .flatMap((frameStyle, at) =>
          Object.entries(COMPOSITION_GROUNDS).map(([ground, patch], nth) => {
            const aspectRatio = MOOD_RATIOS[(at + nth) % MOOD_RATIOS.length] ?? '1:1'
            return tried(`${composition}, ${ground}`, { composition, frameStyle, aspectRatio, ...patch })
          }),
        ),
    ]),
)

export const ART_CASES: Record<string, ContrastCase[]> = Object.fromEntries(
  idsOf(ART_FAMILIES).map((family, at) => [
    family,
    [0, 1, 2, 3, 4, 5, 6, 7].map((nth) => {
      const { day } = almanac[(nth * 46 + at * 17) % almanac.length]!
      const aspectRatio = idsOf(RATIOS)[(nth * 5 + at) % idsOf(RATIOS).length]!
      const frameStyle = nth % 2 === 0 ? 'clean' : idsOf(FRAMES)[(nth + at) % idsOf(FRAMES).length]!
      return painted(family, day, { aspectRatio, frameStyle })
    }),
  ]),
)

/** Too many for every run, so a sample is drawn. */
export const WIDE_CASES: Record<string, () => ContrastCase[]> = {
  gradients: () =>
    everywhere((on) =>
      Object.entries(GRADIENTS).map(([id, { value }]) =>
        tried(id, { backgroundType: 'gradient', gradientValue: value, ...on }),
      ),
    ),
  // Reversed: light where the scenery expects dark, and ratios that no template has.
  turned: () =>
    everywhere((on, at) =>
      [...Object.values(GRADIENTS).map(({ value }) => value), ...Object.values(MOOD_SKIES)].map(
        (value, nth) => {
          const direction = DIRECTIONS[(at + nth) % DIRECTIONS.length] ?? 'b'
          const gradientValue = value.replace(/-to-[a-z]+/, `-to-${direction}`)
          const aspectRatio = idsOf(RATIOS)[(at * 5 + nth) % idsOf(RATIOS).length] ?? '1:1'
          const shadow = idsOf(SHADOWS)[(at + nth) % idsOf(SHADOWS).length] ?? 'none'
          return tried(gradientValue, {
            backgroundType: 'gradient',
            gradientValue,
            aspectRatio,
            shadow,
            ...on,
          })
        },
      ),
    ),
  solid: () =>
    everywhere((on) =>
      Object.entries(BACKGROUND_COLOURS).map(([id, { hex }]) =>
        tried(id, { backgroundType: 'solid', backgroundColor: hex, ...on }),
      ),
    ),
  patterned: () =>
    everywhere((on, at) =>
      (['dotted', 'striped'] as const).flatMap((backgroundType) =>
        ['', ...Object.values(TEXT_COLOURS).map(({ hex }) => hex)].map((patternColor, nth) => {
          const swatches = Object.values(BACKGROUND_COLOURS)
          const backgroundColor = swatches[(at + nth) % swatches.length]?.hex ?? '#FFFFFF'
          const name = `${backgroundType} ${patternColor} on ${backgroundColor}`
          return tried(name, { backgroundType, backgroundColor, patternColor, ...on })
        }),
      ),
    ),
  custom: () =>
    everywhere((on) =>
      ['#000000', '#1B1F3B', '#808080', '#757575', '#B4322A', '#7A7A00', '#00FF00', '#FF8800'].map(
        (backgroundColor) => tried(backgroundColor, { backgroundType: 'solid', backgroundColor, ...on }),
      ),
    ),
  products: () =>
    everywhere((on, at) => [
      ...Object.entries(GRADIENTS).map(([id, { value }], nth) =>
        triedProduct(id, {
          backgroundType: 'gradient',
          gradientValue: value,
          aspectRatio: idsOf(RATIOS)[(at * 5 + nth) % idsOf(RATIOS).length] ?? '1:1',
          ...on,
        }),
      ),
      ...idsOf(HARD_PICTURES).map((id) =>
        triedProduct(`picture ${id}`, {
          backgroundType: 'image',
          backgroundImage: { ...NO_PICTURE, src: hardPictureSrc(id) },
          ...on,
        }),
      ),
    ]),
  'products in photos': () =>
    photosOf((id, settings) => triedProduct(`photo ${id}`, settings, { pictureUrl: hardPictureSrc(id) })),
  'products in photos nobody measured': () =>
    photosOf((id, settings) => triedProduct(`photo ${id}`, settings, { pictureUrl: hardPictureSrc(id) })).map(
      (card) => ({ ...card, isUnmeasured: true }),
    ),
  'templates on other grounds and in other frames': templatesElsewhere,
  paintings: () =>
    idsOf(ART_FAMILIES).flatMap((family, at) =>
      almanac.flatMap(({ day }, nth) =>
        (['light', 'dark'] as const).map((theme) =>
          painted(family, day, { aspectRatio: idsOf(RATIOS)[(nth + at) % idsOf(RATIOS).length]!, theme }),
        ),
      ),
    ),
  'paintings in frames and compositions': () =>
    idsOf(ART_FAMILIES).flatMap((family, at) => [
      ...idsOf(FRAMES).map((frameStyle, nth) =>
        painted(family, almanac[(nth * 31 + at * 7) % almanac.length]!.day, { frameStyle }),
      ),
      ...idsOf(COMPOSITIONS).map((composition, nth) =>
        painted(family, almanac[(nth * 23 + at * 11) % almanac.length]!.day, {
          ...withComposition(composition, 'clean'),
        }),
      ),
    ]),
  pictures: () => pictured(),
  'blurred pictures': () => [4, 12, 24, 40].flatMap((blurPx) => pictured(blurPx)),
  photos: photographed,
  'pictures nobody measured': () => pictured().map((card) => ({ ...card, isUnmeasured: true })),
  'photos nobody measured': () => photographed().map((card) => ({ ...card, isUnmeasured: true })),
}

function painted(family: ArtFamilyId, day: string, settings: Partial<CardSettings>): ContrastCase {
  const date = `2028-${day}`
  const art = { ...THE_DAYS_OWN, family }
  const type = { fontFamily: 'font-serif', bold: false, align: 'text-left', contentPx: 44 } as const
  return {
    name: `${family} ${day} ${Object.values(settings).join(' ')}`,
    card: cardWith(
      { backgroundType: 'art', art, shadow: 'none', showQuotationMarks: false, ...settings },
      type,
      almanacQuote(date),
    ),
  }
}

function templatesElsewhere(): ContrastCase[] {
  const grounds: Record<string, Partial<CardSettings>> = {
    'its own ground': {},
    ...mapEntries('color', BACKGROUND_COLOURS, ({ hex }) => ({
      backgroundType: 'solid',
      backgroundColor: hex,
    })),
    ...mapEntries('gradient', GRADIENTS, ({ value }) => ({
      backgroundType: 'gradient',
      gradientValue: value,
    })),
    dotted: { backgroundType: 'dotted' },
    striped: { backgroundType: 'striped' },
  }
  return Object.entries(TEMPLATES).flatMap(([id, { settings }]) =>
    idsOf(FRAMES).flatMap((frameStyle) =>
      THEMES.flatMap((theme) =>
        Object.entries(grounds).map(([ground, patch]) => ({
          name: `${id} on ${ground} in ${frameStyle}, ${theme}`,
          card: {
            kind: 'quote' as const,
            quote: QUOTE,
            settings: { ...settings, ...patch, frameStyle, theme },
          },
        })),
      ),
    ),
  )
}

function mapEntries<T>(
  kind: string,
  registry: Record<string, T>,
  patchOf: (entry: T) => Partial<CardSettings>,
): Record<string, Partial<CardSettings>> {
  return Object.fromEntries(Object.entries(registry).map(([id, entry]) => [`${kind} ${id}`, patchOf(entry)]))
}

function pictured(blurPx = 0): ContrastCase[] {
  return everywhere((on) =>
    idsOf(HARD_PICTURES).map((id) =>
      tried(`picture ${id}, blur ${blurPx}`, {
        backgroundType: 'image',
        backgroundImage: { ...NO_PICTURE, src: hardPictureSrc(id), blurPx },
        ...on,
      }),
    ),
  )
}

function photographed(): ContrastCase[] {
  return photosOf((id, settings) => tried(`photo ${id}`, settings, {}, { imageUrl: hardPictureSrc(id) }))
}

function photosOf(
  photo: (id: keyof typeof HARD_PICTURES & string, settings: Partial<CardSettings>) => ContrastCase,
): ContrastCase[] {
  return (['polaroid', 'film'] as const).flatMap((frameStyle) =>
    THEMES.flatMap((theme) =>
      idsOf(HARD_PICTURES).flatMap((id) =>
        MOOD_RATIOS.map((aspectRatio) => photo(id, { frameStyle, theme, aspectRatio })),
      ),
    ),
  )
}

function everywhere(
  cases: (on: Pick<CardSettings, 'frameStyle' | 'theme'>, at: number) => ContrastCase[],
): ContrastCase[] {
  return idsOf(FRAMES).flatMap((frameStyle, at) =>
    THEMES.flatMap((theme) => cases({ frameStyle, theme }, at)),
  )
}

function tried(
  name: string,
  settings: Partial<CardSettings>,
  text: Partial<TextSettings> = {},
  quote: Partial<Quote> = {},
): ContrastCase {
  const { frameStyle = 'clean', theme = 'light', aspectRatio = '16:9', shadow = 'none' } = settings
  return {
    name: `${name} in ${frameStyle} ${aspectRatio}, ${theme}, shadow ${shadow}`,
    card: cardWith({ shadow: 'none', ...settings }, text, { ...QUOTE, ...quote }),
  }
}

function triedProduct(
  name: string,
  settings: Partial<CardSettings>,
  product: Partial<Product> = { pictureUrl: '' },
): ContrastCase {
  const { frameStyle = 'clean', theme = 'light', aspectRatio = '16:9' } = settings
  return {
    name: `a product, ${name} in ${frameStyle} ${aspectRatio}, ${theme}`,
    card: productWith({ logoUrl: '', ...product }, { shadow: 'none', ...settings }),
  }
}

function quoted(entry: (typeof almanac)[number] | undefined): Quote {
  return { ...almanacQuote(`2028-${entry?.day}`), date: '2026-11-21' }
}
