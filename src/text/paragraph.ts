import type { FontId } from './fonts'
import type { TextNode, TextRun } from '../scene/nodes'

/** How a paragraph is set. Sizes in logical px; tracking in em of each script's own size. */
export interface TypeStyle {
  fontId: FontId
  sizePx: number // Latin; Han follows by the pair's factor
  bold: boolean
  weight?: number // overrides the pair's regular or bold for Latin (and Han where it has weights)
  opticalWeight?: number // added to the weight of faces that have more than one
  italic: boolean // Latin only
  lineHeightPx: number
  latinTrackingEm: number
  hanTrackingEm: number
  pinyinPx?: number // of the line height, above the words: room for pinyin; absent: without
}

/** The same for equal styles. */
export function keyOfStyle(style: TypeStyle): string {
  const {
    fontId,
    sizePx,
    bold,
    weight,
    opticalWeight,
    italic,
    lineHeightPx,
    latinTrackingEm,
    hanTrackingEm,
    pinyinPx,
  } = style
  const parts = [fontId, sizePx, bold, weight, opticalWeight, italic]
  return [...parts, lineHeightPx, latinTrackingEm, hanTrackingEm, pinyinPx].join()
}

export type TextAlign = 'left' | 'center' | 'right'

export interface Line {
  text: string // without the space or break that ended it
  runs: readonly TextRun[] // one script and direction each, from left to right; run.x counts from the line's left edge
  pinyin?: LinePinyin // above it
  widthPx: number // from the first run's x to the end of the last, without tracking after it
  indentPx: number // of a turned-over line of verse, from the edge that its paragraph is aligned to
  opticalStartPx: number // ignored at the start when aligning (a hanging mark), ≥ 0
  opticalEndPx: number // the same at the end: the blank half of 。 or part of a Latin full stop
  start: number // UTF-16 offsets into the text: [start, end) is this line, its trailing break included
  end: number
}

/** The syllables above a line. */
export interface LinePinyin {
  runs: readonly TextRun[] // x as that of the line's runs
  risePx: number // above its baseline
  nodesOver: (line: TextNode) => TextNode[] // that draw them above the line's node
}

/** The width of a line's letters, by which it is aligned: marks that hang at its ends do not count, nor does its indent. */
export function inkWidthPx({ widthPx, opticalStartPx, opticalEndPx }: Line): number {
  return widthPx - opticalStartPx - opticalEndPx
}

/** Text as measured lines without a position: its height is lines × lineHeightPx. */
export interface Paragraph {
  lines: readonly Line[]
  style: TypeStyle
  widthPx: number // widest line, indent included, without the marks that hang
  heightPx: number
  truncated: boolean // ended by an ellipsis
  missing: readonly string[] // characters no face of ours has
}

export interface WrapOptions {
  align: TextAlign
  maxLines?: number // beyond it the text ends in an ellipsis
  ends?: readonly number[] | null // UTF-16 offsets at which lines end, if they fit so (`breakings.ts`); default: as few lines as possible
  hangsPunctuation?: boolean // default true
}

/** Ruled lines that text stands on: one at `firstY` and one every `pitchPx`, up and down. */
export interface LineGrid {
  firstY: number
  pitchPx: number
}
