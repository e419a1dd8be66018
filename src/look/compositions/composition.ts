import type { Label, LanguageId } from '../../language/languages'
import type { BlockId, BlockParts, Box, Point, SceneNode, SceneNotice } from '../../scene/nodes'
import type { FontId } from '../../text/fonts'
import type { TextMetrics } from '../../text/metrics/metrics'
import type { LineGrid } from '../../text/paragraph'
import type { CardTheme, RuledLines } from '../frames/frame'
import type { FrameId } from '../ids'
import type { Inks } from '../inks'
import type { CardSeal } from '../seal/styles'

/** up to 9:16, up to 4:5, about square up to 4:3, wider */
export type SheetShape = 'tall' | 'portrait' | 'square' | 'wide'

export interface Said {
  id: 'content' | 'translation'
  text: string
  isHan: boolean
}

/** '' or null means hidden or unknown. */
export interface SheetWords {
  lead: Said
  second: Said | null
  author: string
  otherName: string // in the card's other language
  isAuthorAdded: boolean // the author's name is the almanac's; the other name is as typed
  day: string // yyyy-mm-dd, even if hidden: a calendar page keeps its number
  date: string | null // the same, null if the date is hidden
  watermark: string | null
}

export interface SheetSkin {
  theme: CardTheme
  background: readonly string[] // the background's flat colours
  hasPicture: boolean // the background is a picture, or the quote's own picture replaces it
  hasWeather: boolean
  hasPage: boolean // the frame draws a page under the text
  day: string // yyyy-mm-dd, even if hidden: the random seed
  colours: Readonly<Partial<Record<string, string>>> // hex by name; absent: derived by the composition
}

export interface SheetPlace extends SheetSkin {
  box: Box // the frame's inner box
  bleed: Box // extent of its papers, beyond the box where a target keeps text from the edges
  head?: (heightPx: number) => string // path data of the bleed's top strip, if its corners are round
  rules?: RuledLines // ruled lines under the text
  unitPx: number // box short side ÷ 540, scales all figures
  shape: SheetShape
  /** `showsPhoto` adds the quote's picture. */
  backgroundIn: (box: Box & { radiusPx?: number }, id: string) => SceneNode[]
}

export interface Sheet extends Omit<SheetPlace, 'backgroundIn'> {
  words: SheetWords
  hasQuotationMarks: boolean // for compositions that draw them
  seal: CardSeal | null // the card's, or the watermark as one (`sheetSeal`)
  fontId: FontId
  weight: number // the quote's weight; 0: the composition's own
  isItalic: boolean
  hasPinyin: boolean // above Chinese quotes and translations
  grounds: readonly string[]
  inks: Inks
  inksByHand: Inks // '' where the visitor chose none
  metrics: TextMetrics
  mostPx?: number // while sizes are tried: the room, above which `setWords` sets no lines
  /** Manual adjustments: × size, and max line width in px; 1 and 0 mean unchanged. */
  byHand: (id: BlockId) => { scale: number; widthPx: number }
}

export interface Patch {
  box: Box
  colour: string
}

export interface Composed {
  parts: readonly BlockParts[]
  marks: readonly SceneNode[] // rules and ornaments below the text, in no block
  papers?: readonly Patch[] // under part of the text, inked to suit them
  notices: readonly SceneNotice[]
  grid?: LineGrid
  sealRoom?: SealRoom // for compositions without a seal place; absent: anywhere on the sheet
}

export interface SealRoom {
  column: Box // the text column, whose edges a seal aligns to
  paper: Box // fallback: up to the print around it
}

export type TypeChoice =
  'bold' | 'italic' | 'alignment' | 'sizes' | 'letterSpacing' | 'quotationMarks' | 'pinyin'

/** These facts need none of the composition's code. */
export interface CompositionMeta {
  order: number // position in the editor
  label: Label
  frames: readonly FrameId[]
  ledBy: LanguageId | null // default primary language; null: in written order
  isForChinese?: true // columns or cells, in which Chinese leads whatever the original is
  supports: readonly TypeChoice[] // settings it uses; the editor disables the others
  sampleDay?: string // yyyy-mm-dd; its almanac quote is the sample
}

/** Background and colour are none of its business. Mark ids start with `composition-`. */
export interface Composition {
  isInCells?: boolean // Chinese is in columns or squares, without pinyin
  showsPhoto?: boolean
  fillsSheet?: boolean // its leaves reach the sheet's edges, so that words do not make room for a picture's subject
  /** Contrast is measured against it. `under` draws it. */
  paper?(skin: SheetSkin): string | null
  /** These nodes depend on neither text nor inks, so typing does not repaint them. */
  under?(place: SheetPlace): SceneNode[]
  compose(sheet: Sheet): Composed
}

export function shapeOf({ width, height }: { width: number; height: number }): SheetShape {
  const ratio = width / height
  if (ratio < TALL_TO) return 'tall'
  if (ratio < PORTRAIT_TO) return 'portrait'
  return ratio < SQUARE_TO ? 'square' : 'wide'
}

export function hasChinese({ words }: Pick<Sheet, 'words'>): boolean {
  return words.lead.isHan || words.second?.isHan === true
}

/** Also true for 5:4 and 4:3. */
export function isWideOrNearly({ width, height }: { width: number; height: number }): boolean {
  return width / height > SQUARE_ONLY_TO
}

export function groundsOnPatch(papers: readonly Patch[], { x, y }: Point): string[] | null {
  const paper = papers.findLast(
    ({ box }) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height,
  )
  return paper ? [paper.colour] : null
}

// Limits between 9:16 and 2:3, 4:5 and 1:1, 4:3 and 3:2; an inner box differs slightly from its card.
const TALL_TO = 0.61
const PORTRAIT_TO = 0.9
const SQUARE_ONLY_TO = 1.13
const SQUARE_TO = 1.42

/** Nothing is typed, so it has no editable lines. */
export function asAddedName(part: BlockParts): BlockParts {
  const { block, nodes } = part
  const { lines: _drawn, cells: _stops, ...rest } = block
  const added = (node: SceneNode, index: number): SceneNode =>
    node.type === 'text' ? { ...node, id: `author-other-${index}`, isAdded: true } : node
  return { ...part, block: rest, nodes: nodes.map(added) }
}
