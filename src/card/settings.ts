import { MAX_SEED, THE_DAYS_OWN, type ArtChoice } from '../look/art/choice'
import { NO_PICTURE, ZOOM, type BackgroundImage } from '../look/backgrounds'
import { GRADIENTS } from '../look/gradients'
import type { Inks } from '../look/inks'
import { BACKGROUND_COLOURS } from '../look/palette'
import { DEFAULT_DATE_LINE } from './dateLine'
import type { Box } from '../scene/nodes'
import { defaultsOf, type Field, type Fields, type ValuesOf } from './fields'
import { QUOTE_LIMITS, SEAL_TEXT_LENGTH, WATERMARK_LENGTH } from './limits'

/** A colour is a preset's id or '' (the custom one); custom is hex or '' (by contrast). */
export const TEXT_SETTINGS = {
  /** The language of the card's own words, such as those below a product's numbers. */
  language: { key: 'l', kind: 'choice', of: ['zh', 'en'], default: 'zh' },
  /** The family in which all words are set. */
  fontFamily: { key: 'f', kind: 'choice', of: 'fonts', default: 'font-sans' },
  /** The step of the quote's size. */
  contentSize: { key: 'cs', kind: 'choice', of: 'textSizes', default: 'text-2xl' },
  /** The step of the translation's size. */
  translationSize: { key: 'ts', kind: 'choice', of: 'textSizes', default: 'text-lg' },
  /** The step of the author's size. */
  authorSize: { key: 'as', kind: 'choice', of: 'textSizes', default: 'text-base' },
  /** A preset color of the quote; empty: the custom one. */
  contentColor: { key: 'cc', kind: 'choice', of: 'textColours', orNone: '' },
  /** A preset color of the translation; empty: the custom one. */
  translationColor: { key: 'tc', kind: 'choice', of: 'textColours', orNone: '' },
  /** A preset color of the author; empty: the custom one. */
  authorColor: { key: 'ac', kind: 'choice', of: 'textColours', orNone: '' },
  /** The quote's color; empty: by contrast with the ground. */
  customContentColor: { key: 'c', kind: 'colour', orNone: '' },
  /** The translation's color; empty: by contrast with the ground. */
  customTranslationColor: { key: 't', kind: 'colour', orNone: '' },
  /** The author's color; empty: by contrast with the ground. */
  customAuthorColor: { key: 'a', kind: 'colour', orNone: '' },
  /** Whether the quote is bold. */
  bold: { key: 'b', kind: 'flag', default: true },
  /** Whether the quote is italic. */
  italic: { key: 'i', kind: 'flag', default: false },
  /** The side on which lines begin. */
  align: { key: 'p', kind: 'choice', of: 'alignments', default: 'text-center' },
  /** The step of the room between letters; 0 is the narrowest, not none; null: by the type's size. */
  letterSpacing: { key: 's', kind: 'number', min: 0, max: 4, isWhole: true, default: 2, orNone: null },
  /** The quote's exact size in px at 540 px on the short side; 0: its step's. */
  contentPx: { key: 'cp', kind: 'number', min: 12, max: 120, orNone: 0 },
  /** The translation's exact size in px; 0: its step's. */
  translationPx: { key: 'tp', kind: 'number', min: 12, max: 120, orNone: 0 },
  /** The author's exact size in px; 0: its step's. */
  authorPx: { key: 'ap', kind: 'number', min: 12, max: 120, orNone: 0 },
  /** The quote's weight; 0: the family's regular or bold. */
  weight: { key: 'w', kind: 'number', min: 100, max: 900, orNone: 0 },
  /** The exact room between letters in em; null: the step's. */
  trackingEm: { key: 'e', kind: 'number', min: -0.1, max: 0.3, orNone: null },
  /** Whether a Latin author's name is set in small capitals. */
  authorCapitals: { key: 'k', kind: 'flag', default: false },
  /** The color of a product's name; empty: by contrast with the ground. */
  titleColor: { key: 'nc', kind: 'colour', orNone: '' },
  /** The color of a product's tagline; empty: by contrast with the ground. */
  taglineColor: { key: 'gc', kind: 'colour', orNone: '' },
  /** The step of the size of a product's name. */
  titleSize: { key: 'ns', kind: 'choice', of: 'textSizes', default: 'text-2xl' },
  /** The step of the size of a product's tagline. */
  taglineSize: { key: 'gs', kind: 'choice', of: 'textSizes', default: 'text-lg' },
  /** The parts of the date line, in this order. */
  dateLine: { key: 'dl', name: 'date-line', kind: 'choices', of: 'dateParts', default: DEFAULT_DATE_LINE },
  /** The characters in which Chinese is drawn, however it was typed, in families that have both. */
  characters: {
    key: 'ch',
    name: 'characters',
    isOfCard: true,
    kind: 'choice',
    of: 'characterForms',
    default: 'simplified',
  },
  /** Whether pinyin is shown above the Chinese of quote and translation, in horizontal lines. */
  pinyin: { key: 'py', name: 'pinyin', isOfCard: true, kind: 'flag', default: false },
} as const satisfies Fields

const SUBJECT = {
  /** The subject's left edge, as a share of the picture's width. */
  x: { key: 'x', kind: 'number', min: 0, max: 1, default: 0 },
  /** The subject's top edge, as a share of the picture's height. */
  y: { key: 'y', kind: 'number', min: 0, max: 1, default: 0 },
  /** The subject's width, as a share of the picture's. */
  width: { key: 'w', kind: 'number', min: 0, max: 1, default: 1 },
  /** The subject's height, as a share of the picture's. */
  height: { key: 'h', kind: 'number', min: 0, max: 1, default: 1 },
} as const satisfies FieldsFor<Box>

const BACKGROUND_IMAGE = {
  /** The picture's address; empty: none was chosen. */
  src: { key: 's', kind: 'text', longest: QUOTE_LIMITS.url, default: NO_PICTURE.src },
  /** Whether the picture fills the card, or is seen whole. */
  fit: { key: 'f', kind: 'choice', of: ['cover', 'contain'], default: NO_PICTURE.fit },
  /** The point that stays in view, as a share of the picture's width. */
  focusX: { key: 'x', kind: 'number', min: 0, max: 1, default: NO_PICTURE.focusX },
  /** The point that stays in view, as a share of the picture's height. */
  focusY: { key: 'y', kind: 'number', min: 0, max: 1, default: NO_PICTURE.focusY },
  /** How many times larger than its fit the picture is. */
  zoom: { key: 'z', kind: 'number', min: ZOOM.min, max: ZOOM.max, default: NO_PICTURE.zoom },
  /** The least dimming of the picture by a veil; text may need more. */
  dim: { key: 'd', kind: 'number', min: 0, max: 1, default: NO_PICTURE.dim },
  /** How far the picture is blurred, in px at 540 px on the short side. */
  blurPx: { key: 'b', kind: 'number', min: 0, max: 40, default: NO_PICTURE.blurPx },
  /** The veil's color; auto: the one that covers less. */
  veil: { key: 'v', kind: 'choice', of: ['auto', 'dark', 'light'], default: NO_PICTURE.veil },
  /** The part of the picture that has to be seen, found when it was chosen; null: nothing stands out. */
  subject: { key: 'su', kind: 'record', fields: SUBJECT, orNone: null },
  /** How busy the picture's 8 × 8 cells are, a to z, by rows, found when it was chosen; empty: nobody has looked. */
  calm: { key: 'ca', kind: 'letters', longest: 64, default: NO_PICTURE.calm },
  /** Whether the picture is cropped around its subject, instead of by focus. */
  findsSubject: { key: 'fs', kind: 'flag', default: NO_PICTURE.findsSubject },
  /** Whether words stand where the picture is calm, away from its subject. */
  avoidsSubject: { key: 'as', kind: 'flag', default: NO_PICTURE.avoidsSubject },
  /** How the photograph is printed. */
  print: { key: 'pr', kind: 'choice', of: 'prints', default: NO_PICTURE.print },
} as const satisfies FieldsFor<BackgroundImage>

const ART = {
  /** The family of paintings. */
  family: { key: 'f', kind: 'choice', of: 'artFamilies', default: THE_DAYS_OWN.family },
  /** The painting's colors; empty: chosen by day and season. */
  palette: { key: 'p', kind: 'letters', longest: 20, default: THE_DAYS_OWN.palette },
  /** Another of the day's paintings; 0: the day's own. */
  seed: { key: 's', kind: 'number', min: 0, max: MAX_SEED, isWhole: true, default: THE_DAYS_OWN.seed },
} as const satisfies FieldsFor<ArtChoice>

const INKS = {
  /** The quote's color. */
  quote: { key: 'q', kind: 'colour', orNone: '' },
  /** The translation's color. */
  translation: { key: 't', kind: 'colour', orNone: '' },
  /** The author's color. */
  author: { key: 'a', kind: 'colour', orNone: '' },
  /** The color of date and watermark. */
  small: { key: 's', kind: 'colour', orNone: '' },
  /** The color of rules and the large quotation mark. */
  accent: { key: 'c', kind: 'colour', orNone: '' },
} as const satisfies FieldsFor<Inks>

/** Everything that determines a card's look (DECISIONS.md, Card settings). */
export const SETTINGS = {
  /** Whether the card's words are dark on a light ground, or light on a dark one. */
  theme: { key: 'h', kind: 'choice', of: ['light', 'dark'], default: 'light' },
  /** The ground of all backgrounds but gradients. */
  backgroundColor: { key: 'c', kind: 'colour', default: BACKGROUND_COLOURS.beige.hex },
  /** The kind of background. */
  backgroundType: { key: 'b', kind: 'choice', of: 'backgrounds', default: 'solid' },
  /** A gradient as utility classes: bg-gradient-to-br from-pink-50 to-purple-50. */
  gradientValue: { key: 'g', kind: 'gradient', default: GRADIENTS.sakura.value },
  /** The color of dots and stripes; empty: by the ground. */
  patternColor: { key: 'pc', kind: 'colour', orNone: '' },
  /** The picture of an image background. */
  backgroundImage: { key: 'i', kind: 'record', fields: BACKGROUND_IMAGE },
  /** The painting of an art background; its date is the card's. */
  art: { key: 'ar', kind: 'record', fields: ART },
  /** The frame around and behind the text. */
  frameStyle: { key: 'f', kind: 'choice', of: 'frames', default: 'clean' },
  /** The arrangement of a quote's text; frames that do not support it use the plain one. */
  composition: { key: 'cp', kind: 'choice', of: 'compositions', default: 'plain' },
  /** Colors by the frame's names for them; absent: the frame's own. */
  frameColors: { key: 'fc', kind: 'colours', default: {} },
  /** Colors by the composition's names for them; absent: by its sheet. */
  compositionColors: { key: 'cc', kind: 'colours', default: {} },
  /** A template's colors, used where they are readable; all other colors are set by hand. */
  templateInks: { key: 'k', kind: 'record', fields: INKS },
  /** The color of rules and the large quotation mark; empty: by contrast with the ground. */
  accentColor: { key: 'ac', kind: 'colour', orNone: '' },
  /** The color of date and watermark; empty: by contrast with the ground. */
  smallColor: { key: 'sc', kind: 'colour', orNone: '' },
  /** The text's vertical position in its box. */
  textPosition: { key: 'tp', kind: 'choice', of: ['middle', 'top'], default: 'middle' },
  /** The language that is shown first, or alone; auto: the original's, else the composition's. */
  lead: { key: 'le', name: 'lead', kind: 'choice', of: 'leads', default: 'auto' },
  /** Whether a quote's author is shown. */
  showAuthor: { key: 'a', kind: 'flag', default: true },
  /** Whether a quote's translation is shown. */
  showTranslation: { key: 't', kind: 'flag', default: true },
  /** Whether the card shows its date. */
  showDate: { key: 'd', kind: 'flag', default: true },
  /** Whether a quote has quotation marks. */
  showQuotationMarks: { key: 'q', isOfCard: true, kind: 'flag', default: true },
  /** The card's shadow. */
  shadow: { key: 's', kind: 'choice', of: 'shadows', default: 'md' },
  /** The margin on which the shadow falls. */
  margin: { key: 'm', kind: 'choice', of: 'margins', default: 'tint' },
  /** The card's width to its height. */
  aspectRatio: { key: 'r', kind: 'choice', of: 'ratios', default: '16:9' },
  /** The target that the card is made for, whose size and clear zones replace the ratio's. */
  target: {
    key: 'mf',
    isOfCard: true,
    kind: 'choice',
    of: 'targets',
    orNone: 'anything',
  },
  /** Whether the watermark is shown. */
  watermark: { key: 'w', kind: 'flag', default: true },
  /** The watermark's text. */
  watermarkText: { key: 'wt', kind: 'text', longest: WATERMARK_LENGTH, default: '日签' },
  /** Whether a seal is shown; null: only if a composition or a frame turns the watermark into one. */
  showSeal: { key: 'ss', kind: 'flag', orNone: null },
  /** The seal's text; empty: the first Chinese characters of the watermark. */
  sealText: { key: 'st', kind: 'text', longest: SEAL_TEXT_LENGTH, default: '' },
  /** The seal's style. */
  sealStyle: { key: 'sy', kind: 'choice', of: 'sealStyles', default: 'tall' },
  /** The seal's position, unless composition or frame has its own. */
  sealPlace: { key: 'sp', kind: 'choice', of: 'sealPlaces', default: 'right' },
  /** Whether a product's logo is shown. */
  showLogo: { key: 'l', kind: 'flag', default: true },
  /** Whether a product's tagline is shown. */
  showTagline: { key: 'g1', kind: 'flag', default: true },
  /** Whether a product's votes are shown. */
  showVotes: { key: 'v', kind: 'flag', default: true },
  /** Whether the number of a product's comments is shown. */
  showComments: { key: 'o', kind: 'flag', default: true },
  /** Whether a product's description is shown. */
  showDescription: { key: 'e', kind: 'flag', default: true },
  /** Whether a product's picture is shown. */
  showPicture: { key: 'p', kind: 'flag', default: true },
  /** Whether a product's topics are shown. */
  showTopics: { key: 'u', kind: 'flag', default: true },
  /** Whether a product's address is shown as a QR code. */
  showQrCode: { key: 'qr', kind: 'flag', default: true },
  /** Blocks that were moved, sized or narrowed by hand. */
  placements: { key: 'pl', kind: 'placements', default: {} },
  /** Type, and text that the card adds. */
  textSettings: { key: 'x', kind: 'record', fields: TEXT_SETTINGS },
} as const satisfies Fields

type FieldsFor<Values> = Readonly<Record<keyof Values, Field>>

export type CardSettings = ValuesOf<typeof SETTINGS>
export type TextSettings = CardSettings['textSettings']

/** The editor's first card (DECISIONS.md, First card). */
export const DEFAULT_SETTINGS: CardSettings = defaultsOf(SETTINGS)

/** Fixed, so that home does not load the other frames. */
export const HOME_SETTINGS: CardSettings = {
  ...DEFAULT_SETTINGS,
  aspectRatio: '4:5',
  frameStyle: 'minimal',
  backgroundType: 'gradient',
  gradientValue: GRADIENTS.sakura.value,
  shadow: 'md',
  textSettings: {
    ...DEFAULT_SETTINGS.textSettings,
    fontFamily: 'font-serif',
    bold: false,
    letterSpacing: null,
  },
}
