import type { Label } from '../language/languages'
import { THE_DAYS_OWN } from '../look/art/choice'
import type { ArtFamilyId } from '../look/art'
import type { CompositionId } from '../look/ids'
import type { FrameId } from '../look/frames'
import type { RatioId } from '../look/ratios'
import type { FontId } from '../text/fonts'
import { DEFAULT_SETTINGS, type AlignmentId, type CardSettings, type TextSettings } from './settings'

export type TemplateGroup = 'basic' | 'weather' | 'composed' | 'painted'

/** A complete look under a name. Applying one keeps only the choice to show quotation marks. */
export interface Template {
  label: Label
  icon: string // key of the icon set; weather templates show their mood's emoji instead
  group: TemplateGroup
  settings: CardSettings
}

const VARIANTS = [
  { key: '', ratio: '16:9', en: '', zh: '' },
  { key: 'Square', ratio: '1:1', en: ' Square', zh: '·方' },
  { key: 'Portrait', ratio: '9:16', en: ' Portrait', zh: '·竖' },
] as const satisfies readonly { key: string; ratio: RatioId; en: string; zh: string }[]

/** The ratios of a weather set, in its order. */
export const WEATHER_RATIOS = VARIANTS.map(({ ratio }) => ratio)

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

type BasicType = [FontId, Weight, AlignmentId, contentPx: number, translationPx: number, authorPx: number]

export function basic(
  en: string,
  zh: string,
  icon: string,
  aspectRatio: RatioId,
  frameStyle: FrameId,
  { type, ...recipe }: Recipe & { type: BasicType },
): Template {
  const [fontFamily, weight, align, contentPx, translationPx, authorPx] = type
  const settings = look(aspectRatio, frameStyle, recipe, {
    ...weightOf(weight),
    fontFamily,
    align,
    contentPx,
    translationPx,
    authorPx,
  })
  return { label: { en, zh }, icon, group: 'basic', settings }
}

/** Words in a composition, which has sizes and alignment of its own. */
export function composed(
  en: string,
  zh: string,
  icon: string,
  aspectRatio: RatioId,
  composition: CompositionId,
  recipe: Recipe & { font: FontId; weight?: number; frameStyle?: FrameId; colours?: Record<string, string> },
): Template {
  const { font, weight = 0, frameStyle = 'clean', colours = {}, ...rest } = recipe
  const settings = look(aspectRatio, frameStyle, rest, { ...weightOf(weight), fontFamily: font })
  return {
    label: { en, zh },
    icon,
    group: 'composed',
    settings: { ...settings, composition, compositionColors: colours },
  }
}

/** A painting, another one each day; its palette brings the inks. */
export function painted(
  en: string,
  zh: string,
  aspectRatio: RatioId,
  family: ArtFamilyId,
  palette: string,
  {
    font = 'font-serif',
    weight = 0,
    ...text
  }: { font?: FontId; weight?: number } & Partial<TextSettings> = {},
): Template {
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
      letterSpacing: 0,
      ...text,
    },
  }
  return { label: { en, zh }, icon: 'photo', group: 'painted', settings }
}

/**
 * Standard, square and portrait: the same gradient and type, other scenery. Author and small print share a
 * tint. The square has no room for an ornament.
 */
export function weatherSet<Id extends string>(
  id: Id,
  en: string,
  zh: string,
  frameStyle: FrameId,
  contentSizes: readonly [number, number, number],
  { type, ...recipe }: Recipe & { type: [FontId, Weight, AlignmentId] },
): Record<Id | `${Id}Square` | `${Id}Portrait`, Template> {
  const [fontFamily, weight, align] = type
  const entries = VARIANTS.map((variant, at) => {
    const contentPx = contentSizes[at] ?? contentSizes[0]
    const text = { ...weightOf(weight), fontFamily, align, contentPx, translationPx: 0, authorPx: 0 }
    const settings = look(
      variant.ratio,
      frameStyle,
      {
        ...recipe,
        marks: (recipe.marks ?? false) && variant.key !== 'Square',
        smallInk: recipe.inks[3],
      },
      { ...text, translationSize: 'text-lg', authorSize: 'text-base' },
    )
    return [
      `${id}${variant.key}`,
      { label: { en: en + variant.en, zh: zh + variant.zh }, icon: id, group: 'weather', settings },
    ]
  })
  return Object.fromEntries(entries) as Record<Id | `${Id}Square` | `${Id}Portrait`, Template>
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
  return {
    ...DEFAULT_SETTINGS,
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
      ...DEFAULT_SETTINGS.textSettings,
      ...type,
      ...text,
    },
  }
}

function weightOf(weight: Weight): Partial<TextSettings> {
  return typeof weight === 'number' ? { bold: weight >= 600, weight } : { bold: weight === 'bold', weight: 0 }
}
