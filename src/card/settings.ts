import { THE_DAYS_OWN, type ArtChoice } from '../look/art/choice'
import { NO_PICTURE, type BackgroundId, type BackgroundImage } from '../look/backgrounds'
import type { CompositionId } from '../look/ids'
import type { FrameId } from '../look/frames'
import { GRADIENTS } from '../look/gradients'
import { NO_INKS, type Inks } from '../look/inks'
import { BACKGROUND_COLOURS, type TextColourId } from '../look/palette'
import type { RatioId } from '../look/ratios'
import type { MarginId, ShadowId } from '../look/shadows'
import type { SealStyleId } from '../look/ids'
import type { SealPlaceId } from '../look/seal/style'
import type { MadeFor } from '../look/targets'
import type { BlockId } from '../scene/nodes'
import type { CharacterFormId } from '../text/characterForms'
import type { FontId } from '../text/fonts'
import type { TextSizeId } from '../text/sizes'
import { DEFAULT_DATE_LINE, type DateLine } from './dateLine'
import type { LeadId } from './languageOfLead'
import type { Placements } from './placements'

export const ALIGNMENTS = {
  'text-left': { en: 'Left', zh: '左' },
  'text-center': { en: 'Center', zh: '中' },
  'text-right': { en: 'Right', zh: '右' },
} as const

export type AlignmentId = keyof typeof ALIGNMENTS

/** Of the watermark's text at most, in UTF-16 units. */
export const WATERMARK_LENGTH = 60

/** Type settings. A colour is a preset's id or '' (use the custom one); custom is hex or '' (by contrast). */
export interface TextSettings {
  language: 'zh' | 'en'
  fontFamily: FontId
  contentSize: TextSizeId
  translationSize: TextSizeId
  authorSize: TextSizeId
  contentColor: TextColourId | ''
  translationColor: TextColourId | ''
  authorColor: TextColourId | ''
  customContentColor: string
  customTranslationColor: string
  customAuthorColor: string
  bold: boolean
  italic: boolean
  align: AlignmentId
  letterSpacing: number // 0-4, an index into LETTER_SPACINGS; 0 is a real value
  contentPx: number // exact sizes set by a template; 0: the step's size
  translationPx: number
  authorPx: number
  weight: number // of the quote, 100-900; 0: the family's regular or bold
  trackingEm: number | null // null: use letterSpacing
  authorCapitals: boolean // small capitals for a Latin name
  titleColor: string // product card, hex or ''
  taglineColor: string
  titleSize: TextSizeId
  taglineSize: TextSizeId
  dateLine: DateLine
  characters: CharacterFormId // in which Chinese is drawn, by families that have both
  pinyin: boolean // above the Chinese of quote and translation, where it stands in lines
}

/** The block that each size step applies to. */
export const SIZE_STEPS = {
  contentSize: 'content',
  translationSize: 'translation',
  authorSize: 'author',
  titleSize: 'name',
  taglineSize: 'tagline',
} as const satisfies Partial<Record<keyof TextSettings, BlockId>>

export type SizeStep = keyof typeof SIZE_STEPS

/** Everything that determines a card's look (DECISIONS.md, Card settings). */
export interface CardSettings {
  theme: 'light' | 'dark'
  backgroundColor: string // hex
  backgroundType: BackgroundId
  gradientValue: string // utility classes
  patternColor: string // hex or ''
  backgroundImage: BackgroundImage
  art: ArtChoice // of a painted background; its date is the card's
  frameStyle: FrameId
  composition: CompositionId // of a quote's words; a frame that does not take it has the plain one
  frameColors: Readonly<Record<string, string>> // hex by the frame's colour names; absent: its default
  compositionColors: Readonly<Record<string, string>> // hex by the composition's colour names; absent: by its sheet
  templateInks: Readonly<Inks> // a template's colours, hex or ''; used where they are readable. All others are set by hand
  accentColor: string // hex or '': rules and the large quotation mark
  smallColor: string // hex or '': date and watermark
  textPosition: 'middle' | 'top'
  lead: LeadId
  showAuthor: boolean
  showTranslation: boolean
  showDate: boolean
  showQuotationMarks: boolean
  shadow: ShadowId
  margin: MarginId
  aspectRatio: RatioId
  target: MadeFor // its size and clear zones instead of the ratio's
  watermark: boolean
  watermarkText: string
  showSeal: boolean | null // null: only where a composition or a frame makes a seal of the watermark
  sealText: string // '': the first Chinese characters of the watermark's text
  sealStyle: SealStyleId
  sealPlace: SealPlaceId // where neither composition nor frame has one of its own
  showLogo: boolean
  showTagline: boolean
  showVotes: boolean
  showComments: boolean
  showDescription: boolean
  showPicture: boolean // the product's picture
  showTopics: boolean
  showQrCode: boolean
  placements: Placements // blocks moved or resized by hand
  textSettings: TextSettings
}

/** The editor's first card (DECISIONS.md, First card). */
export const DEFAULT_SETTINGS: CardSettings = {
  theme: 'light',
  backgroundColor: BACKGROUND_COLOURS.beige.hex,
  backgroundType: 'solid',
  gradientValue: GRADIENTS.sakura.value,
  patternColor: '',
  backgroundImage: NO_PICTURE,
  art: THE_DAYS_OWN,
  frameStyle: 'clean',
  composition: 'plain',
  frameColors: {},
  compositionColors: {},
  templateInks: NO_INKS,
  accentColor: '',
  smallColor: '',
  textPosition: 'middle',
  lead: 'auto',
  showAuthor: true,
  showTranslation: true,
  showDate: true,
  showQuotationMarks: true,
  shadow: 'md',
  margin: 'tint',
  aspectRatio: '16:9',
  target: 'anything',
  watermark: true,
  watermarkText: '日签',
  showSeal: null,
  sealText: '',
  sealStyle: 'tall',
  sealPlace: 'right',
  showLogo: true,
  showTagline: true,
  showVotes: true,
  showComments: true,
  showDescription: true,
  showPicture: true,
  showTopics: true,
  showQrCode: true,
  placements: {},
  textSettings: {
    language: 'zh',
    fontFamily: 'font-sans',
    contentSize: 'text-2xl',
    translationSize: 'text-lg',
    authorSize: 'text-base',
    contentColor: '',
    translationColor: '',
    authorColor: '',
    customContentColor: '',
    customTranslationColor: '',
    customAuthorColor: '',
    bold: true,
    italic: false,
    align: 'text-center',
    letterSpacing: 2,
    contentPx: 0,
    translationPx: 0,
    authorPx: 0,
    weight: 0,
    trackingEm: null,
    authorCapitals: false,
    titleColor: '',
    taglineColor: '',
    titleSize: 'text-2xl',
    taglineSize: 'text-lg',
    dateLine: DEFAULT_DATE_LINE,
    characters: 'simplified',
    pinyin: false,
  },
}

/** The card on the home page: fixed, so that home does not load the other frames. */
export const HOME_SETTINGS: CardSettings = {
  ...DEFAULT_SETTINGS,
  aspectRatio: '4:5',
  frameStyle: 'minimal',
  backgroundType: 'gradient',
  gradientValue: GRADIENTS.sakura.value,
  shadow: 'md',
  textSettings: { ...DEFAULT_SETTINGS.textSettings, fontFamily: 'font-serif', bold: false, letterSpacing: 0 },
}
