import { DEFAULT_SETTINGS, HOME_SETTINGS, type CardSettings } from '../../card/settings'
import { TEMPLATES } from '../../card/templates'
import { FULL_VIEW } from '../../layout/view'
import { BACKGROUNDS } from '../../look/backgrounds'
import { FRAMES } from '../../look/frames'
import { GRADIENTS } from '../../look/gradients'
import { RATIOS } from '../../look/ratios'
import { MARGINS, SHADOWS } from '../../look/shadows'
import { WEATHER } from '../../look/weather'
import { keysOf } from '../../scene/values'
import { FONTS } from '../../text/fonts'
import {
  cell,
  inRowsOfFour,
  QUOTES,
  type Cell,
  type SceneCell,
  DATE,
  productCell,
  type Words,
  SAMPLE_PHOTO,
} from './cell'
import { ART_CARD_SHEETS, ART_SHEETS } from './art'
import { sealCardRows, sealRows } from './seals'
import { dayNamed, daysInMonth } from '../../calendar/day'
import { dayCard } from '../../card/dayCard'
import { almanacQuote } from '../../quotes/almanac'
import { type Product, emptyProduct } from '../../card/product'
import { applyTemplate } from '../../card/looks'
import { TARGETS } from '../../look/targets'
import { COMPOSITIONS, standsIn, type CompositionId } from '../../look/compositions'

const PRODUCTS: Record<string, Partial<Product>> = {
  example: {},
  'name only': { ...emptyProduct(DATE), name: 'Marginalia' },
  'no picture': { pictureUrl: '' },
}

const SAMPLE_IMAGE = { ...DEFAULT_SETTINGS.backgroundImage, src: SAMPLE_PHOTO }

export const SHEETS: Record<string, () => Cell[][]> = {
  templates: () =>
    Object.values(TEMPLATES).map(({ label, settings }) =>
      Object.entries(QUOTES).map(([name, quote]) => cell(`${label.en}, ${name}`, settings, {}, quote)),
    ),
  gallery: () =>
    inRowsOfFour(Object.values(TEMPLATES).map(({ label, settings }) => cell(label.en, settings))),
  frames: () =>
    keysOf(FRAMES).map((frameStyle) =>
      keysOf(RATIOS).map((aspectRatio) =>
        cell(`${FRAMES[frameStyle].label.en} ${aspectRatio}`, { frameStyle, aspectRatio }),
      ),
    ),
  shadows: () =>
    eachFrameAndTheme((frame, name) => [
      ...keysOf(SHADOWS).map((shadow) => cell(`${name}, ${shadow}`, { ...frame, shadow })),
      ...keysOf(MARGINS).map((margin) =>
        cell(`${name}, lg, margin ${margin}`, { ...frame, shadow: 'lg', margin }),
      ),
    ]),
  backgrounds: () =>
    eachFrameAndTheme((frame, name) =>
      keysOf(BACKGROUNDS).map((backgroundType) =>
        cell(`${name}, ${backgroundType}`, { ...frame, backgroundType, shadow: 'none' }),
      ),
    ),
  weather: () =>
    Object.values(GRADIENTS).map(({ label, value }) => {
      const settings = { backgroundType: 'gradient', gradientValue: value, shadow: 'none' } as const
      return [undefined, ...keysOf(WEATHER)].map((weather) =>
        cell(`${label.en}, ${weather ?? 'as it is'}`, settings, { align: 'text-left' }, QUOTES.median, {
          ...FULL_VIEW,
          ...(weather ? { weather } : {}),
        }),
      )
    }),
  days: dayRows,
  compositions: compositionRows,
  compositionFrames: compositionFrameRows,
  sealCards: sealCardRows,
  compositionQuotes: compositionQuoteRows,
  ...ART_CARD_SHEETS,
  targets: targetRows,
  'target-templates': targetTemplateRows,
  fonts: () =>
    keysOf(FONTS).map((fontFamily) =>
      [false, true].flatMap((bold) =>
        [false, true].map((italic) =>
          cell(
            `${FONTS[fontFamily].label.en}${bold ? ' bold' : ''}${italic ? ' italic' : ''}`,
            { shadow: 'none' },
            { fontFamily, bold, italic, align: 'text-left' },
          ),
        ),
      ),
    ),
  products: productRows,
  'product-ratios': productRatioRows,
  home: () => [
    Object.entries(QUOTES).map(([name, quote]) =>
      cell(`Home, ${name}`, HOME_SETTINGS, HOME_SETTINGS.textSettings, { ...quote, citation: null }),
    ),
  ],
}

export const SCENE_SHEETS: Record<string, () => SceneCell[][]> = {
  seals: sealRows,
  ...ART_SHEETS,
}

const PAINTS = {
  light: { gradientValue: GRADIENTS.peach.value },
  dark: { backgroundColor: '#262431', gradientValue: GRADIENTS.night.value },
}

function eachFrameAndTheme(row: (frame: Partial<CardSettings>, name: string) => Cell[]): Cell[][] {
  const themes = keysOf(PAINTS)
  return keysOf(FRAMES).flatMap((frameStyle) =>
    themes.map((theme) => {
      const frame = { frameStyle, theme, backgroundImage: SAMPLE_IMAGE, ...PAINTS[theme] }
      return row(frame, `${FRAMES[frameStyle].label.en} ${theme}`)
    }),
  )
}

function dayRows(): Cell[][] {
  return Array.from({ length: 12 }, (_, at) =>
    Array.from({ length: daysInMonth(2026, at + 1) }, (_, before) => {
      const day = dayNamed(2026, at + 1, before + 1)
      return { name: day, card: dayCard(almanacQuote(day)), view: FULL_VIEW }
    }),
  )
}

function productRows(): Cell[][] {
  return Object.values(TEMPLATES).map(({ label, settings }) =>
    Object.entries(PRODUCTS).map(([name, product]) => productCell(`${label.en}, ${name}`, settings, product)),
  )
}

function productRatioRows(): Cell[][] {
  return keysOf(FRAMES).map((frameStyle, row) =>
    keysOf(RATIOS).map((aspectRatio, column) =>
      productCell(
        `${FRAMES[frameStyle].label.en} ${aspectRatio}`,
        { frameStyle, aspectRatio },
        {},
        { align: (['text-left', 'text-center', 'text-right'] as const)[(row + column) % 3]! },
      ),
    ),
  )
}

const SHOWN = keysOf(TARGETS).filter(
  (id, at, all) =>
    TARGETS[id].clear.length > 0 ||
    all.findIndex((other) => shapeOf(other) === shapeOf(id) && TARGETS[other].clear.length === 0) === at,
)

function targetRows(): Cell[][] {
  return keysOf(FRAMES).map((frameStyle) =>
    SHOWN.map((target) =>
      cell(`${FRAMES[frameStyle].label.en}, ${TARGETS[target].label.en}`, { frameStyle, target }),
    ),
  )
}

function targetTemplateRows(): Cell[][] {
  return keysOf(TEMPLATES).map((id) =>
    SHOWN.map((target) =>
      cell(
        `${TEMPLATES[id].label.en}, ${TARGETS[target].label.en}`,
        applyTemplate(id, { showQuotationMarks: true, target }),
      ),
    ),
  )
}

function shapeOf(id: keyof typeof TARGETS): string {
  return (TARGETS[id].widthPx / TARGETS[id].heightPx).toFixed(1)
}

const LOOKS = new Map(
  Object.values(TEMPLATES)
    .filter(({ group }) => group === 'composed')
    .map(({ settings }) => [settings.composition, settings]),
)

function compositionRows(): Cell[][] {
  return keysOf(COMPOSITIONS).map((composition) =>
    keysOf(RATIOS).map((aspectRatio) => cellOf(composition, aspectRatio, { aspectRatio })),
  )
}

function compositionFrameRows(): Cell[][] {
  const own = keysOf(COMPOSITIONS).filter((composition) => composition !== 'plain')
  return own.map((composition) =>
    keysOf(FRAMES)
      .filter((frameStyle) => standsIn(composition, frameStyle))
      .flatMap((frameStyle) =>
        (['3:4', '16:9'] as const).map((aspectRatio) =>
          cellOf(composition, `${FRAMES[frameStyle].label.en} ${aspectRatio}`, { frameStyle, aspectRatio }),
        ),
      ),
  )
}

function compositionQuoteRows(): Cell[][] {
  return keysOf(COMPOSITIONS).map((composition) =>
    (['3:4', '16:9'] as const).flatMap((aspectRatio) =>
      Object.entries(QUOTES).map(([name, quote]) =>
        cellOf(composition, `${name} ${aspectRatio}`, { aspectRatio }, quote),
      ),
    ),
  )
}

function cellOf(
  composition: CompositionId,
  name: string,
  settings: Partial<CardSettings>,
  quote: Words = sampleOf(composition),
): Cell {
  const { label } = COMPOSITIONS[composition]
  const plain = { composition, frameStyle: 'clean', shadow: 'none' } as const
  return cell(`${label.en}, ${name}`, { ...LOOKS.get(composition), ...plain, ...settings }, {}, quote)
}

function sampleOf(composition: CompositionId): Words {
  const { sampleDay } = COMPOSITIONS[composition]
  return sampleDay ? almanacQuote(sampleDay) : QUOTES.median
}
