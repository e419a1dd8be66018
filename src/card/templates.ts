import type { Label } from '../language/languages'
import type { FrameId } from '../look/frames'
import type { RatioId } from '../look/ratios'
import type { FontId } from '../text/fonts'
import { DEFAULT_SETTINGS, type AlignmentId, type CardSettings, type TextSettings } from './settings'

/** A complete look under a name. Applying one keeps only the choice to show quotation marks. */
export interface Template {
  label: Label
  icon: string // key of the icon set; weather templates show their mood's emoji instead
  group: 'basic' | 'weather'
  settings: CardSettings
}

const VARIANTS = [
  { key: '', ratio: '16:9', en: '', zh: '' },
  { key: 'Square', ratio: '1:1', en: ' Square', zh: '·方' },
  { key: 'Portrait', ratio: '9:16', en: ' Portrait', zh: '·竖' },
] as const satisfies readonly { key: string; ratio: RatioId; en: string; zh: string }[]

/** The ratios of a weather set, in its order. */
export const WEATHER_RATIOS = VARIANTS.map(({ ratio }) => ratio)

/**
 * No two may look alike as thumbnails (DECISIONS.md, Templates). Sizes in px: quote, translation, author;
 * inks: quote, translation, author, accent.
 */
export const TEMPLATES = {
  minimal: basic('Minimal', '极简', 'minus', '16:9', 'minimal', {
    ground: '#FFFFFF',
    frame: { rule: '#C8C8CE' },
    type: ['font-sans', 300, 'text-center', 40, 22, 18],
    inks: ['#18181B', '#52525B', '#3F3F46', '#18181B'],
    text: { trackingEm: -0.015 },
    marks: false,
  }),
  professional: basic('Professional', '商务', 'briefcase', '16:9', 'window', {
    ground: 'bg-gradient-to-b from-slate-700 to-slate-900',
    type: ['font-sans', 'bold', 'text-left', 52, 25, 20],
    inks: ['#0F172A', '#475569', '#1D4ED8', '#1D4ED8'],
    text: { trackingEm: -0.018 },
    card: { shadow: 'lg' },
    marks: false,
  }),
  creative: basic('Creative', '创意', 'brush', '1:1', 'brush', {
    ground: '#FFF6E5',
    frame: { ink: '#F2542D', secondInk: '#1F4BD8', seal: '#1F4BD8' },
    type: ['font-modern', 'bold', 'text-left', 42, 26, 19],
    inks: ['#1B1F3B', '#3E4470', '#1B1F3B', '#F2542D'],
  }),
  modern: basic('Modern', '现代', 'square', '16:9', 'clean', {
    ground: '#FFD43B',
    type: ['font-modern', 'bold', 'text-left', 56, 28, 20],
    inks: ['#111111', '#2B2610', '#111111', '#111111'],
    text: { trackingEm: -0.02 },
    card: { textPosition: 'top' },
    marks: false,
  }),
  retro: basic('Retro', '复古', 'lozenge', '4:3', 'retro', {
    ground: '#F3E3C3',
    frame: { field: '#2F5D57', stripe: '#FFFFFF', hard: '#16322E', rule: '#2F5D57', dot: '#B5452A' },
    type: ['font-serif', 'bold', 'text-center', 38, 23, 18],
    inks: ['#3A2417', '#664A33', '#3A2417', '#B5452A'],
    card: { shadow: 'lg' },
  }),
  dark: basic('Dark', '暗夜', 'moon', '2:1', 'film', {
    ground: 'bg-gradient-to-br from-zinc-800 to-[#0C0C0E]',
    type: ['font-serif', 'regular', 'text-center', 40, 23, 19],
    inks: ['#F4EFE6', '#B9B2A6', '#D8B26A', '#D8B26A'],
    text: { italic: true },
    card: { theme: 'dark' },
  }),
  pinkMinimal: basic('Pink Minimal', '粉色极简', 'circle', '1:1', 'rounded', {
    ground: 'bg-gradient-to-b from-[#FFF1F3] to-[#FFE0E8]',
    frame: { field: '#F7B6CA', border: '#FFFAFB' },
    type: ['font-rounded', 700, 'text-center', 32, 22, 18],
    inks: ['#6B1E3B', '#8A3A58', '#6B1E3B', '#E0527E'],
    card: { shadow: 'sm' },
  }),
  techBlue: basic('Tech Blue', '科技蓝', 'grid', '16:9', 'pixel', {
    ground: '#04122E',
    frame: {
      page: '#071A3F',
      edge: '#0EA5E9',
      seam: '#06224C',
      heart: '#22D3EE',
      dither: '#0B4A8F',
      shadow: '#010817',
    },
    type: ['font-pixel', 'bold', 'text-center', 40, 26, 24],
    inks: ['#E0F2FE', '#8FC7EE', '#22D3EE', '#22D3EE'],
    card: { theme: 'dark', shadow: 'md' },
    marks: false,
  }),
  naturalGreen: basic('Natural Green', '自然绿', 'leaf', '3:4', 'notebook', {
    ground: '#EDF3DE',
    frame: { rule: '#CEDDBF', margin: '#C98B6B', hole: '#A9BF95' },
    type: ['font-hand', 'regular', 'text-left', 36, 27, 24],
    inks: ['#22402B', '#415A44', '#22402B', '#7A9A3B'],
  }),
  violet: basic('Violet', '紫罗兰', 'layers', '16:9', 'glassmorphic', {
    ground: 'bg-gradient-to-br from-violet-200 via-violet-400 to-violet-600',
    frame: { discA: '#F5D0FE', discB: '#5B21B6', discC: '#F0ABFC', discD: '#DDD6FE' },
    type: ['font-serif', 'bold', 'text-right', 38, 23, 19],
    inks: ['#2E1065', '#40207E', '#2E1065', '#6D28D9'],
    card: { shadow: 'md' },
  }),
  businessGray: basic('Business Gray', '商务灰', 'sheet', '4:3', 'shadow', {
    ground: 'bg-gradient-to-b from-[#C9CED5] to-[#9AA2AD]',
    frame: { sheet: '#FBFBFC' },
    type: ['font-sans', 500, 'text-left', 42, 23, 18],
    inks: ['#1F242C', '#59616C', '#1F242C', '#D9401F'],
    text: { authorCapitals: true, trackingEm: -0.022 },
    card: { shadow: 'lg', textPosition: 'top' },
    marks: false,
  }),
  sunsetOrange: basic('Sunset Orange', '落日橙', 'photo', '1:1', 'polaroid', {
    ground: 'bg-gradient-to-b from-[#2E1342] via-[#8F2C41] to-[#FFA64D]',
    frame: { desk: '#F3D9BD' },
    type: ['font-sans', 'bold', 'text-center', 30, 20, 24],
    inks: ['#3A1F33', '#6E4A55', '#2B2A33', '#C24A2C'],
    card: { shadow: 'md' },
  }),
  ...weatherSet('sunny', 'Sunny', '晴', 'clean', [44, 40, 40], {
    ground: 'bg-gradient-to-bl from-amber-300 to-amber-50',
    type: ['font-rounded', 'bold', 'text-left'],
    inks: ['#4A2A06', '#6E4512', '#7A5217', '#7A5217'],
  }),
  ...weatherSet('rainy', 'Rainy', '雨', 'glassmorphic', [44, 36, 40], {
    ground: 'bg-gradient-to-b from-slate-600 to-[#7C93AD]',
    type: ['font-sans', 480, 'text-left'],
    inks: ['#101C2C', '#2A3B50', '#101C2C', '#2A3B50'],
    card: { shadow: 'md' },
    marks: true,
  }),
  ...weatherSet('cloudy', 'Cloudy', '云', 'clean', [44, 38, 44], {
    ground: 'bg-gradient-to-b from-[#BEC8D2] to-[#E9ECEF]',
    type: ['font-sans', 'bold', 'text-center'],
    inks: ['#1F2937', '#435061', '#1F2937', '#465160'],
  }),
  ...weatherSet('snowy', 'Snowy', '雪', 'minimal', [44, 40, 40], {
    ground: 'bg-gradient-to-b from-[#98C5EF] to-[#DCEBF9]',
    frame: { rule: '#FFFFFF' },
    type: ['font-serif', 'regular', 'text-center'],
    inks: ['#12304D', '#2F4E6C', '#12304D', '#355573'],
  }),
  ...weatherSet('dusk', 'Dusk', '暮', 'clean', [38, 34, 35], {
    ground: 'bg-gradient-to-b from-[#241B4B] via-[#7B2F6B] to-[#E0685A]',
    type: ['font-serif', 'regular', 'text-left'],
    inks: ['#FFF7EC', '#F6DCCB', '#FFEBD0', '#FFE9D6'],
    text: { italic: true },
    card: { theme: 'dark' },
  }),
} satisfies Record<string, Template>

export type TemplateId = keyof typeof TEMPLATES

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

function basic(
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

/**
 * Standard, square and portrait: the same gradient and type, other scenery. Author and small print share a
 * tint. The square has no room for an ornament.
 */
function weatherSet<Id extends string>(
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
