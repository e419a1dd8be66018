import type { FontId } from './fonts'
import type { TextNode, TextRun } from '../scene/nodes'

/** Logical px; tracking in em of each script's own size. */
export interface TypeStyle {
  fontId: FontId
  sizePx: number // Latin; Han follows by the pair's factor
  bold: boolean
  weight?: number // for Latin (and Han if it has weights)
  opticalWeight?: number // for faces with several weights
  italic: boolean // Latin only
  lineHeightPx: number
  latinTrackingEm: number
  hanTrackingEm: number
  pinyinPx?: number // part of the line height, for pinyin
  isName?: boolean // set as a person's or a work's name, not as a sentence
  isProse?: boolean // set as in a book (`isBookProse`)
}

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
    isName,
    isProse,
  } = style
  const parts = [fontId, sizePx, bold, weight, opticalWeight, italic]
  return [...parts, lineHeightPx, latinTrackingEm, hanTrackingEm, pinyinPx, isName, isProse].join()
}

export type TextAlign = 'left' | 'center' | 'right'

export interface Line {
  text: string // without the space or break that ended it
  runs: readonly TextRun[] // one script and direction each, left to right; x from the line's left edge
  pinyin?: LinePinyin // above the line
  hyphen?: TextRun // at its end, in its width
  widthPx: number // from the first run's x to the last one's end, without trailing tracking
  indentPx: number
  opticalStartPx: number // hanging mark's overhang, ignored at the start when aligning, ≥ 0
  opticalEndPx: number // at the end: half of 。, part of a Latin full stop
  start: number // UTF-16: [start, end), trailing break included
  end: number
}

export interface LinePinyin {
  runs: readonly TextRun[] // as for the line's runs
  risePx: number
  nodesOver: (line: TextNode) => TextNode[] // draws them above the line's node
}

export function inkWidthPx({
  widthPx,
  opticalStartPx,
  opticalEndPx,
}: Pick<Line, 'widthPx' | 'opticalStartPx' | 'opticalEndPx'>): number {
  return widthPx - opticalStartPx - opticalEndPx
}

/** Lines without a position; the height is lines × lineHeightPx. */
export interface Paragraph {
  lines: readonly Line[]
  style: TypeStyle
  widthPx: number // widest line, with indent, without hanging marks
  heightPx: number
  truncated: boolean
  missing: readonly string[] // characters that none of our faces has
}

export interface WrapOptions {
  align: TextAlign
  maxLines?: number // more ends in an ellipsis
  ends?: readonly number[] | null // UTF-16; used if the lines fit (`lineBreakCandidates.ts`); default: fewest lines
  hangsPunctuation?: boolean
}

/** Rules are at `firstY` and every `pitchPx` up and down. */
export interface LineGrid {
  firstY: number
  pitchPx: number
}
