import type { TextRun } from '../scene/nodes'
import { type CharKind, isBlankAfter, isBlankBefore } from './characters'
import type { Segments } from './breaks'
import { chooseFaces, facesFor, type FaceChoice, HAN_SOLID } from './faces'
import type { TextMetrics } from './metrics/metrics'
import type { Syllables } from './pinyin/pinyin'
import type { TextAlign, TypeStyle } from './paragraph'
import type { StyledFace } from './styledFace'

/**
 * Scripts get a thin gap, adjacent full-width marks are set closer, edge marks are ignored in alignment. All
 * this only moves runs: each is drawn as measured.
 */

export interface ShapedText {
  segments: Segments
  choice: FaceChoice
  faces: readonly StyledFace[]
  metrics: TextMetrics
  gapPx: number
  syllables: Syllables | null
}

/** × Latin size */
const SCRIPT_GAP_EM = 0.2
/** em; below, marks are proportional, without a blank half */
const FULL_WIDTH_FROM_EM = 0.7
const LATIN_END_SHARE = 0.6 // share of , . : ; ’ ” beyond the optical edge
const LATIN_START_SHARE = { left: 0.9, center: 0.6, right: 0 } // the same for “ ‘; centred text treats both ends alike
const HANGING_LATIN_END = ',.:;’”'
export const MAX_HANGING_PX = 28 // the smallest margin beside text in any frame

export function shapeText(segments: Segments, style: TypeStyle, metrics: TextMetrics): ShapedText {
  const choice = chooseFaces(segments, style.fontId, metrics)
  const faces = facesFor(style)
  if (choice.besideDashes) faces[HAN_SOLID] = withLongDashes(faces[HAN_SOLID]!, choice.besideDashes, metrics)
  const shaped: ShapedText = {
    segments,
    choice,
    faces,
    metrics,
    gapPx: SCRIPT_GAP_EM * style.sizePx,
    syllables: null,
  }
  if (style.pinyinPx !== undefined) shaped.syllables = metrics.pinyin?.above(shaped, style) ?? null
  return shaped
}

/**
 * —— is two characters long (CLREQ). Without a language, a canvas gets the Noto faces' Latin dash, 1.68 em
 * for two; enlarged accordingly it is also level with the characters' middle.
 */
function withLongDashes(face: StyledFace, ideograph: string, metrics: TextMetrics): StyledFace {
  const widthOf = (text: string) => metrics.widthPx(text, face.font, 0)
  const scale = (2 * widthOf(ideograph)) / widthOf('——')
  return scale > 1 ? { ...face, font: { ...face.font, sizePx: face.font.sizePx * scale } } : face
}

/** px, with trailing tracking. Calls `draw` per run in reading order, with its first grapheme's index. */
export function spanWidthPx(
  shaped: ShapedText,
  start: number,
  end: number,
  draw?: (run: TextRun, first: number) => void,
): number {
  const { choice, faces } = shaped
  const { levels } = shaped.segments
  let x = 0
  let at = start
  while (at < end) {
    const first = at
    const face = choice.faces[at]!
    let text = choice.drawn[at]!
    let measured = choice.measured[at]!
    let joint = at + 1 < end ? jointPx(shaped, at) : 0
    while (
      joint === 0 &&
      at + 1 < end &&
      choice.faces[at + 1] === face &&
      (levels === null || levels[at + 1] === levels[at])
    ) {
      at += 1
      text += choice.drawn[at]!
      measured += choice.measured[at]!
      joint = at + 1 < end ? jointPx(shaped, at) : 0
    }
    at += 1
    if (text !== '') {
      const { font, letterSpacingPx } = faces[face]!
      const widthPx = shaped.metrics.widthPx(measured, font, letterSpacingPx)
      draw?.({ text, x, widthPx, font, letterSpacingPx }, first)
      x += widthPx
    }
    x += joint
  }
  return x
}

/** Includes script gaps, the overlap of marks, and room for syllables. */
export function jointPx(shaped: ShapedText, at: number): number {
  const ownPx = ownJointPx(shaped, at)
  return shaped.syllables ? ownPx + shaped.syllables.gapPx(at) : ownPx
}

function ownJointPx(shaped: ShapedText, at: number): number {
  const { kinds, scripts, graphemes, levels } = shaped.segments
  // Graphemes of different or right-to-left direction are not adjacent.
  if (levels && (levels[at] !== levels[at + 1] || levels[at]! % 2 === 1)) return 0
  const script = scripts[at]
  const nextScript = scripts[at + 1]
  if (script !== nextScript) {
    const hasGap =
      (script === 'han' && kinds[at] === 'ideograph' && isGapWorthy(kinds[at + 1])) ||
      (nextScript === 'han' &&
        kinds[at + 1] === 'ideograph' &&
        (isGapWorthy(kinds[at]) || isUnitMark(graphemes[at]!)) &&
        !(TAG_MARK.test(graphemes[at]!) && kinds[at - 1] !== 'letter'))
    return hasGap ? shaped.gapPx : 0
  }
  if (script !== 'han' || kinds[at] === 'ideograph' || kinds[at + 1] === 'ideograph') return 0
  const mark = graphemes[at]!
  const next = graphemes[at + 1]!
  if (isBlankAfter(mark) && (isBlankAfter(next) || isBlankBefore(next))) return -blankPx(shaped, at)
  if (isBlankBefore(mark) && isBlankBefore(next)) return -blankPx(shaped, at + 1)
  return 0
}

/** A line that ends with this grapheme excludes it. */
export function trackingAfterPx({ choice, faces }: ShapedText, at: number): number {
  return faces[choice.faces[at]!]!.letterSpacingPx
}

export function opticalStartPx(shaped: ShapedText, at: number, align: TextAlign): number {
  return isAtItsEdge(shaped, at) ? Math.min(MAX_HANGING_PX, hangingStartPx(shaped, at, align)) : 0
}

function hangingStartPx(shaped: ShapedText, at: number, align: TextAlign): number {
  const mark = shaped.segments.graphemes[at]!
  if (shaped.segments.scripts[at] === 'han') return isBlankBefore(mark) ? blankPx(shaped, at) : 0
  return mark === '“' || mark === '‘' ? LATIN_START_SHARE[align] * glyphPx(shaped, at) : 0
}

export function opticalEndPx(shaped: ShapedText, start: number, last: number): number {
  return isAtItsEdge(shaped, last) ? Math.min(MAX_HANGING_PX, hangingEndPx(shaped, start, last)) : 0
}

function hangingEndPx(shaped: ShapedText, start: number, last: number): number {
  const { graphemes, scripts } = shaped.segments
  if (scripts[last] === 'han') return isBlankAfter(graphemes[last]!) ? blankPx(shaped, last) : 0
  let hangingPx = 0
  for (let at = last; at > start && HANGING_LATIN_END.includes(graphemes[at]!); at -= 1) {
    if (scripts[at] !== 'latin') break
    hangingPx += LATIN_END_SHARE * glyphPx(shaped, at)
  }
  return hangingPx
}

/** Right-to-left text may move a line's first or last mark inside. */
function isAtItsEdge({ segments: { levels, isRightToLeft } }: ShapedText, at: number): boolean {
  return levels === null || (!isRightToLeft && levels[at] === 0)
}

/** A quarter if centred; 0 in a face that sets it proportionally. */
function blankPx(shaped: ShapedText, at: number): number {
  const face = shaped.faces[shaped.choice.faces[at]!]!
  if (!face.isHan) return 0
  const advancePx = glyphPx(shaped, at)
  if (advancePx < FULL_WIDTH_FROM_EM * face.font.sizePx) return 0
  return advancePx * (face.centredMarks?.includes(shaped.choice.drawn[at]!) ? 0.25 : 0.5)
}

function glyphPx({ choice, faces, metrics }: ShapedText, at: number): number {
  return metrics.widthPx(choice.drawn[at]!, faces[choice.faces[at]!]!.font, 0)
}

/** #每日一句 and @小明 are words; C#语言 has a gap. */
const TAG_MARK = /^[#@]$/

function isGapWorthy(kind: CharKind | undefined): boolean {
  return kind === 'letter' || kind === 'digit' || kind === 'prefix' || kind === 'symbol' || kind === 'face'
}

/** 20%的: has a gap like a digit. */
function isUnitMark(mark: string): boolean {
  return mark === '%' || mark === '‰' || mark === '°'
}
