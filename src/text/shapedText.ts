import type { TextRun } from '../scene/nodes'
import { type CharKind, isBlankAfter, isBlankBefore } from './characters'
import type { Segments } from './breaks'
import { chooseFaces, facesFor, type FaceChoice, HAN_SOLID } from './faces'
import type { TextMetrics } from './metrics/metrics'
import type { Syllables } from './pinyin/pinyin'
import type { TextAlign, TypeStyle } from './paragraph'
import type { StyledFace } from './styledFace'

/**
 * A paragraph in its faces: how wide a part of it is and which runs draw it. There is a thin gap between scripts,
 * adjacent full-width marks are set closer, and marks at the edge are ignored when a line is aligned. All of
 * this only moves runs: each run is drawn with native letter spacing, exactly as measured.
 */

export interface ShapedText {
  segments: Segments
  choice: FaceChoice
  faces: readonly StyledFace[]
  metrics: TextMetrics
  gapPx: number // between Latin and Han
  syllables: Syllables | null // pinyin above its Chinese
}

/** Share of the Latin size between a Chinese character and a Latin letter or digit. */
const SCRIPT_GAP_EM = 0.2
/** Below this advance (em) a face sets Chinese marks proportionally: they have no blank half to remove. */
const FULL_WIDTH_FROM_EM = 0.7
const LATIN_END_SHARE = 0.6 // of , . : ; ’ ” beyond the optical edge
const LATIN_START_SHARE = { left: 0.9, center: 0.6, right: 0 } // of “ ‘; centred as much as a closing mark
const HANGING_LATIN_END = ',.:;’”'
const MAX_HANGING_PX = 28 // the smallest margin that any frame has beside its words

/** Chooses faces for a paragraph under one style. */
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
 * —— is two characters long (CLREQ). On a canvas, without a language, the Noto faces use their Latin dash, 1.68 em for
 * two: set larger by the difference it has the right length, and is level with the middle of the characters.
 */
function withLongDashes(face: StyledFace, ideograph: string, metrics: TextMetrics): StyledFace {
  const widthOf = (text: string) => metrics.widthPx(text, face.font, 0)
  const scale = (2 * widthOf(ideograph)) / widthOf('——')
  return scale > 1 ? { ...face, font: { ...face.font, sizePx: face.font.sizePx * scale } } : face
}

/**
 * Width in px of graphemes [start, end) on one line, tracking after the last one included. Calls `draw` for each run in
 * reading order, with the index of its first grapheme.
 */
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
    let joint = at + 1 < end ? jointPx(shaped, at) : 0
    while (
      joint === 0 &&
      at + 1 < end &&
      choice.faces[at + 1] === face &&
      (levels === null || levels[at + 1] === levels[at])
    ) {
      at += 1
      text += choice.drawn[at]!
      joint = at + 1 < end ? jointPx(shaped, at) : 0
    }
    at += 1
    if (text !== '') {
      const { font, letterSpacingPx } = faces[face]!
      const widthPx = shaped.metrics.widthPx(text, font, letterSpacingPx)
      draw?.({ text, x, widthPx, font, letterSpacingPx }, first)
      x += widthPx
    }
    x += joint
  }
  return x
}

/** The space between a grapheme and the next on the same line: a gap between scripts, a negative one between marks, what their syllables need. */
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
        (isGapWorthy(kinds[at]) || isUnitMark(graphemes[at]!)))
    return hasGap ? shaped.gapPx : 0
  }
  if (script !== 'han' || kinds[at] === 'ideograph' || kinds[at + 1] === 'ideograph') return 0
  const mark = graphemes[at]!
  const next = graphemes[at + 1]!
  if (isBlankAfter(mark) && (isBlankAfter(next) || isBlankBefore(next))) return -blankPx(shaped, at)
  if (isBlankBefore(mark) && isBlankBefore(next)) return -blankPx(shaped, at + 1)
  return 0
}

/** Tracking after the grapheme: not part of a line that ends with it. */
export function trackingAfterPx({ choice, faces }: ShapedText, at: number): number {
  return faces[choice.faces[at]!]!.letterSpacingPx
}

/** How far a line hangs out that begins with this grapheme. */
export function opticalStartPx(shaped: ShapedText, at: number, align: TextAlign): number {
  return isAtItsEdge(shaped, at) ? Math.min(MAX_HANGING_PX, hangingStartPx(shaped, at, align)) : 0
}

function hangingStartPx(shaped: ShapedText, at: number, align: TextAlign): number {
  const mark = shaped.segments.graphemes[at]!
  if (shaped.segments.scripts[at] === 'han') return isBlankBefore(mark) ? blankPx(shaped, at) : 0
  return mark === '“' || mark === '‘' ? LATIN_START_SHARE[align] * glyphPx(shaped, at) : 0
}

/** How far a line hangs out that begins with grapheme `start` and ends with grapheme `last`. */
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

/** False where right-to-left text moves a line's first or last mark away from its edge. */
function isAtItsEdge({ segments: { levels, isRightToLeft } }: ShapedText, at: number): boolean {
  return levels === null || (!isRightToLeft && levels[at] === 0)
}

/** The blank half of a full-width mark, or quarter of one in the middle; 0 in a face that sets it proportionally. */
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

function isGapWorthy(kind: CharKind | undefined): boolean {
  return kind === 'letter' || kind === 'digit' || kind === 'prefix' || kind === 'symbol'
}

/** 20%的: a mark that ends a quantity has a gap like a digit. */
function isUnitMark(mark: string): boolean {
  return mark === '%' || mark === '‰' || mark === '°'
}
