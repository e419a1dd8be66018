import type { Label } from '../../language/languages'
import type { BlockId, BlockParts, Box, SceneNode, SceneNotice } from '../../scene/nodes'
import type { FontId } from '../../text/fonts'
import type { TextMetrics } from '../../text/metrics/metrics'
import type { FrameId } from '../frames/importFrame'
import type { Inks } from '../inks'

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
  author: string
  otherName: string // the author's, in the other language of the card
  date: string | null // yyyy-mm-dd
  watermark: string | null
}

/** What a composition sets the words with. */
export interface Sheet {
  box: Box // the frame's inner box
  bleed: Box // as far as its papers reach: beyond the box where a target keeps words from the edges
  unitPx: number // box short side ÷ 540: what all figures of a composition are multiplied by
  shape: SheetShape
  words: SheetWords
  fontId: FontId
  weight: number // of the quote, as chosen; 0: the composition's own
  isItalic: boolean // as chosen
  grounds: readonly string[] // the flat colours below the words
  inks: Inks
  metrics: TextMetrics
  /** By hand: times the size, and the widest line in px; 1 and 0: unchanged. */
  byHand: (id: BlockId) => { scale: number; widthPx: number }
}

export interface Composed {
  parts: readonly BlockParts[]
  marks: readonly SceneNode[] // rules and ornaments of no block, below the words
  notices: readonly SceneNotice[]
}

/**
 * How the words stand on the sheet, independent of background and colour (DECISIONS.md, Compositions). All of it is in its own
 * file; layout uses only this interface. Node ids of its marks start with `composition-`.
 */
export interface Composition {
  label: Label
  frames: readonly FrameId[] // that it stands in
  leads: 'content' | 'han' | 'latin' // which language is set first and largest; content: as written
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
