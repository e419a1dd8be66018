import type { Label } from '../language/languages'
import { THE_DAYS_OWN } from '../look/art/choice'
import type { ArtFamilyId } from '../look/art'
import type { CompositionId } from '../look/ids'
import type { FrameId } from '../look/frames'
import type { RatioId } from '../look/ratios'
import type { WeatherId } from '../look/weather'
import type { FontId } from '../text/fonts'
import { defaultsIn } from './frameDefaults'
import { DEFAULT_SETTINGS, type CardSettings, type TextSettings } from './settings'
import type { AlignmentId } from '../text/alignments'

export type TemplateGroup = 'basic' | 'weather' | 'composed' | 'painted'

/** Applying one keeps only the choice about quotation marks. */
export interface Template {
  order: number // in the editor
  label: Label
  group: TemplateGroup
  weather?: WeatherId
  settings: CardSettings
}

interface Named {
  order: number
  label: Label
  aspectRatio: RatioId
}

type Weight = number | 'regular' | 'bold'

interface Recipe {
  ground: string // hex, or gradient classes
  frame?: Record<string, string>
  inks: [quote: string, translation: string, author: string, accent: string]
  smallInk?: string
  text?: Partial<TextSettings>
  card?: Partial<CardSettings>
  marks?: boolean
}

interface BasicRecipe extends Recipe {
  frameStyle: FrameId
  type: [FontId, Weight, AlignmentId, contentPx: number, translationPx: number, authorPx: number]
}

export function basic({
  order,
  label,
  aspectRatio,
  frameStyle,
  type,
  ...recipe
}: Named & BasicRecipe): Template {
  const [fontFamily, weight, align, contentPx, translationPx, authorPx] = type
  const settings = look(aspectRatio, frameStyle, recipe, {
    ...weightOf(weight),
    fontFamily,
    align,
    contentPx,
    translationPx,
    authorPx,
  })
  return { order, label, group: 'basic', settings }
}

interface ComposedRecipe extends Recipe {
  composition: CompositionId
  font: FontId
  weight?: number
  frameStyle?: FrameId
  colours?: Record<string, string> // colours that the composition defines, hex by name
}

export function composed({
  order,
  label,
  aspectRatio,
  composition,
  font,
  weight = 0,
  frameStyle = 'clean',
  colours = {},
  ...recipe
}: Named & ComposedRecipe): Template {
  const settings = look(aspectRatio, frameStyle, recipe, { ...weightOf(weight), fontFamily: font })
  return {
    order,
    label,
    group: 'composed',
    settings: { ...settings, composition, compositionColors: colours },
  }
}

interface PaintedRecipe extends Partial<Omit<TextSettings, 'weight'>> {
  family: ArtFamilyId
  palette: string
  font?: FontId
  weight?: number
}

export function painted({
  order,
  label,
  aspectRatio,
  family,
  palette,
  font = 'font-serif',
  weight = 0,
  ...text
}: Named & PaintedRecipe): Template {
  const settings: CardSettings = {
    ...DEFAULT_SETTINGS,
    backgroundType: 'art',
    art: { ...THE_DAYS_OWN, family, palette },
    aspectRatio,
    shadow: 'none',
    margin: 'none',
    showQuotationMarks: false,
    textSettings: {
      ...DEFAULT_SETTINGS.textSettings,
      ...weightOf(weight),
      fontFamily: font,
      align: 'text-left',
      contentPx: 44,
      translationPx: 22,
      authorPx: 19,
      letterSpacing: null,
      ...text,
    },
  }
  return { order, label, group: 'painted', settings }
}

const WEATHER_SHAPES = {
  '': { ratio: '16:9', en: '', zh: '' },
  Square: { ratio: '1:1', en: ' Square', zh: '·方' },
  Portrait: { ratio: '9:16', en: ' Portrait', zh: '·竖' },
} as const

export const WEATHER_RATIOS = Object.values(WEATHER_SHAPES).map(({ ratio }) => ratio)

/** One for each shape, `sunny`, `sunnySquare` and `sunnyPortrait`. */
export type WeatherTemplates = Record<keyof typeof WEATHER_SHAPES, Template>

interface WeatherRecipe extends Recipe {
  order: number // the first's; the others follow
  weather: WeatherId
  label: Label
  frameStyle: FrameId
  type: [FontId, Weight, AlignmentId]
  contentPx: Record<(typeof WEATHER_RATIOS)[number], number>
}

/** Author and small print share a tint. The square has no room for an ornament. */
export function weatherTemplates({
  order,
  weather,
  label,
  frameStyle,
  type: [fontFamily, weight, align],
  contentPx,
  ...recipe
}: WeatherRecipe): WeatherTemplates {
  const templates = Object.entries(WEATHER_SHAPES).map(([shape, { ratio, en, zh }], at) => {
    const settings = look(
      ratio,
      frameStyle,
      { ...recipe, marks: (recipe.marks ?? false) && ratio !== '1:1', smallInk: recipe.inks[3] },
      {
        ...weightOf(weight),
        fontFamily,
        align,
        contentPx: contentPx[ratio],
        translationPx: 0,
        authorPx: 0,
        translationSize: 'text-lg',
        authorSize: 'text-base',
      },
    )
    const name = { en: label.en + en, zh: label.zh + zh }
    return [shape, { order: order + 10 * at, label: name, group: 'weather', weather, settings }]
  })
  return Object.fromEntries(templates) as WeatherTemplates
}

function look(
  aspectRatio: RatioId,
  frameStyle: FrameId,
  { ground, frame = {}, inks, smallInk = '', text, card, marks = true }: Recipe,
  type: Partial<TextSettings>,
): CardSettings {
  const [quote, translation, author, accent] = inks
  const background: Partial<CardSettings> = ground.startsWith('#')
    ? { backgroundType: 'solid', backgroundColor: ground }
    : { backgroundType: 'gradient', gradientValue: ground }
  const byDefault = defaultsIn(frameStyle)
  return {
    ...byDefault,
    ...background,
    aspectRatio,
    frameStyle,
    frameColors: frame,
    templateInks: { quote, translation, author, small: smallInk, accent },
    shadow: 'none',
    margin: 'none',
    showQuotationMarks: marks,
    ...card,
    textSettings: {
      ...byDefault.textSettings,
      ...type,
      ...text,
    },
  }
}

function weightOf(weight: Weight): Partial<TextSettings> {
  return typeof weight === 'number' ? { bold: weight >= 600, weight } : { bold: weight === 'bold', weight: 0 }
}
