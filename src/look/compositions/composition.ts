import type { Label, LanguageId } from '../../language/languages'
import type { BlockId, BlockParts, Box, SceneNode, SceneNotice } from '../../scene/nodes'
import type { FontId } from '../../text/fonts'
import type { TextMetrics } from '../../text/metrics/metrics'
import type { LineGrid } from '../../text/paragraph'
import type { CardTheme, RuledLines } from '../frames/frame'
import type { FrameId } from '../ids'
import type { Inks } from '../inks'
import type { Patch } from './patch'
import type { CardSeal } from '../seal/style'

/** A sheet's proportions: 9:16 and narrower, up to 4:5, about square up to 4:3, wider. */
export type SheetShape = 'tall' | 'portrait' | 'square' | 'wide'

/** Words in one language, and the block that a visitor edits them as. */
export interface Said {
  id: 'content' | 'translation'
  text: string
  isHan: boolean
}

/** What is printed on the sheet; '' or null for what is not shown or not known. */
export interface SheetWords {
  lead: Said
  second: Said | null
  author: string // in the language that leads where it is known in it
  otherName: string // in the other language of the card
  isAuthorAdded: boolean // the author's name is the almanac's and not as typed; the other name is then what is typed
  day: string // yyyy-mm-dd, whether it is shown or not: a calendar's leaf keeps its number
  date: string | null // the same where the date is shown
  watermark: string | null
}

/** What the composition's own colours follow from. */
export interface SheetSkin {
  theme: CardTheme
  background: readonly string[] // the flat colours of the card's background
  hasPicture: boolean // the card's background is a picture, or the quote's own picture is shown in its place
  hasWeather: boolean // there is scenery on the background
  hasPage: boolean // the frame has a page of its own below the words
  day: string // the card's, yyyy-mm-dd, shown or not: what is drawn by chance is drawn from it
  colours: Readonly<Partial<Record<string, string>>> // hex by the composition's colour names; absent: as it derives them
}

/** Where a composition stands, whatever the words. */
export interface SheetPlace extends SheetSkin {
  box: Box // the frame's inner box
  bleed: Box // as far as its papers reach: beyond the box where a target keeps words from the edges
  head?: (heightPx: number) => string // path data of the bleed's upper strip where its corners are round
  rules?: RuledLines // printed on the sheet, for words to stand on
  unitPx: number // box short side ÷ 540: what all figures of a composition are multiplied by
  shape: SheetShape
  /** The card's background (a picture, weather) in a box; for a composition that `showsPhoto`, with the quote's picture on it. */
  backgroundIn: (box: Box & { radiusPx?: number }, id: string) => SceneNode[]
}

/** What a composition sets the words with. */
export interface Sheet extends Omit<SheetPlace, 'backgroundIn'> {
  words: SheetWords
  hasQuotationMarks: boolean // the switch; for compositions that have a place for one
  seal: CardSeal | null // the card's, or the watermark as one; drawn by compositions with a place for it (`sheetSeal`)
  fontId: FontId
  weight: number // of the quote, as chosen; 0: the composition's own
  isItalic: boolean // as chosen
  hasPinyin: boolean // above the Chinese of quote and translation
  grounds: readonly string[] // the flat colours below the words
  inks: Inks
  inksByHand: Inks // '' for those that are not: for words on a paper, whose other inks follow from it
  metrics: TextMetrics
  /** By hand: times the size, and the widest line in px; 1 and 0: unchanged. */
  byHand: (id: BlockId) => { scale: number; widthPx: number }
}

export interface Composed {
  parts: readonly BlockParts[]
  marks: readonly SceneNode[] // rules and ornaments of no block, below the words
  papers?: readonly Patch[] // under some of the words only: those are inked by it
  notices: readonly SceneNotice[]
  grid?: LineGrid // of the sheet's rules, as its words stand on them
  sealRoom?: SealRoom // of a composition without a place for a seal; absent: anywhere on the sheet
}

/** Where a seal may stand. */
export interface SealRoom {
  column: Box // of the words, with whose edges it is in line
  paper: Box // where there is no room among them: up to what is printed around
}

/** Settings of type that a composition may fix. */
export type TypeChoice =
  'bold' | 'italic' | 'alignment' | 'sizes' | 'letterSpacing' | 'quotationMarks' | 'pinyin'

/** What the editor, the card and the contact sheets know of a composition without its code. */
export interface CompositionMeta {
  order: number // its place in the editor
  label: Label
  frames: readonly FrameId[] // that it stands in
  ledBy: LanguageId | null // the language set first and largest where a card leaves it open; null: as the words are written
  supports: readonly TypeChoice[] // the choices that change it: the editor disables the others
  sampleDay?: string // yyyy-mm-dd: the almanac's quote of that day shows what it is for
}

/**
 * How the words stand on the sheet, independent of background and colour (DECISIONS.md, Compositions). All of it is in its own
 * folder; layout uses only this interface. Node ids of its marks start with `composition-`.
 */
export interface Composition {
  isInCells?: boolean // its Chinese stands in columns or squares: there is no pinyin above it
  showsPhoto?: boolean // `backgroundIn` gives the quote's own picture where it has one
  /**
   * The colour of its own paper under all words, if it has one on this background: contrast is measured against it. It is drawn
   * by `under`.
   */
  paper?(skin: SheetSkin): string | null
  /** What depends on neither words nor inks: papers, pictures, edges. Painted with the background, once while words change. */
  under?(place: SheetPlace): SceneNode[]
  compose(sheet: Sheet): Composed
}

/** The shape of a box, by its sides. */
export function shapeOf({ width, height }: { width: number; height: number }): SheetShape {
  const ratio = width / height
  if (ratio < TALL_TO) return 'tall'
  if (ratio < PORTRAIT_TO) return 'portrait'
  return ratio < SQUARE_TO ? 'square' : 'wide'
}

/** For compositions that take 5:4 and 4:3 as wide, too. */
export function isWideOrNearly({ width, height }: { width: number; height: number }): boolean {
  return width / height > SQUARE_ONLY_TO
}

// Between the ratios: 9:16 and 2:3, 4:5 and 1:1, 4:3 and 3:2. An inner box differs a little from its card.
const TALL_TO = 0.61
const PORTRAIT_TO = 0.9
const SQUARE_ONLY_TO = 1.13
const SQUARE_TO = 1.42
