import type { TextRun } from '../scene/nodes'
import { type CharKind, isBlankAfter, isBlankBefore } from './characters'
import type { Segments } from './breaks'
import { chooseFaces, facesFor, type FaceChoice, HAN_SOLID, type SetFace } from './faces'
import type { TextMetrics } from './metrics'
import type { TextAlign, TypeStyle } from './paragraph'

/**
 * A paragraph in its faces: how wide a stretch of it is and which runs draw it. Between scripts stands a thin gap,
 * full-width marks that meet are set close, and marks at the edge are left out of account when a line is
 * aligned. All of it moves run positions only: each run is drawn by native letter spacing, exactly as measured.
 */

export interface Setting {
  segments: Segments
  choice: FaceChoice
  faces: readonly SetFace[]
  metrics: TextMetrics
  gapPx: number // between Latin and Han
}

/** Share of the Latin size between a Chinese character and a Latin letter or digit. */
const SCRIPT_GAP_EM = 0.2
/** Below this advance (em) a face sets its Chinese marks proportionally: there is no blank half to take away. */
const FULL_WIDTH_FROM_EM = 0.7
const LATIN_END_SHARE = 0.6 // of , . : ; ’ ” beyond the optical edge
const LATIN_START_SHARE = { left: 0.9, center: 0.6, right: 0 } // of “ ‘; centred as much as a closing mark
const HANGING_LATIN_END = ',.:;’”'
const MOST_HANGING_PX = 28 // the least margin a frame leaves beside its words

/** Chooses faces for a paragraph under one style. */
export function settingOf(segments: Segments, style: TypeStyle, metrics: TextMetrics): Setting {
  const choice = chooseFaces(segments, style.fontId, metrics)
  const faces = facesFor(style)
  if (choice.besideDashes) faces[HAN_SOLID] = withLongDashes(faces[HAN_SOLID]!, choice.besideDashes, metrics)
  return {
    segments,
    choice,
    faces,
    metrics,
    gapPx: SCRIPT_GAP_EM * style.sizePx,
  }
}

/**
 * —— is two characters long (CLREQ). On a canvas the Noto faces give the dash of their Latin half, 1.68 em for two, for
 * want of a language: set larger by what is missing it is as long as it should be, and as high as the characters' middle.
 */
function withLongDashes(face: SetFace, ideograph: string, metrics: TextMetrics): SetFace {
  const widthOf = (text: string) => metrics.widthPx(text, face.font, 0)
  const scale = (2 * widthOf(ideograph)) / widthOf('——')
  return scale > 1 ? { ...face, font: { ...face.font, sizePx: face.font.sizePx * scale } } : face
}

/**
 * Width in px of graphemes [start, end) on one line, tracking after the last one included. Runs are told to
 * `draw` when it is given, in the order of reading, with the index of their first grapheme.
 */
export function spanWidthPx(
  setting: Setting,
  start: number,
  end: number,
  draw?: (run: TextRun, first: number) => void,
): number {
  const { choice, faces } = setting
  const { levels } = setting.segments
  let x = 0
  let at = start
  while (at < end) {
    const first = at
    const face = choice.faces[at]!
    let text = choice.drawn[at]!
    let joint = at + 1 < end ? jointPx(setting, at) : 0
    while (
      joint === 0 &&
      at + 1 < end &&
      choice.faces[at + 1] === face &&
      (levels === null || levels[at + 1] === levels[at])
    ) {
      at += 1
      text += choice.drawn[at]!
      joint = at + 1 < end ? jointPx(setting, at) : 0
    }
    at += 1
    if (text !== '') {
      const { font, letterSpacingPx } = faces[face]!
      const widthPx = setting.metrics.widthPx(text, font, letterSpacingPx)
      draw?.({ text, x, widthPx, font, letterSpacingPx }, first)
      x += widthPx
    }
    x += joint
  }
  return x
}

/** What lies between a grapheme and the next on the same line: a script gap, a squeeze (negative) or nothing. */
export function jointPx(setting: Setting, at: number): number {
  const { kinds, scripts, graphemes, levels } = setting.segments
  // What the other direction parts or turns round does not meet.
  if (levels && (levels[at] !== levels[at + 1] || levels[at]! % 2 === 1)) return 0
  const script = scripts[at]
  const nextScript = scripts[at + 1]
  if (script !== nextScript) {
    const hasGap =
      (script === 'han' && kinds[at] === 'ideograph' && isGapWorthy(kinds[at + 1])) ||
      (nextScript === 'han' &&
        kinds[at + 1] === 'ideograph' &&
        (isGapWorthy(kinds[at]) || isUnitMark(graphemes[at]!)))
    return hasGap ? setting.gapPx : 0
  }
  if (script !== 'han' || kinds[at] === 'ideograph' || kinds[at + 1] === 'ideograph') return 0
  const mark = graphemes[at]!
  const next = graphemes[at + 1]!
  if (isBlankAfter(mark) && (isBlankAfter(next) || isBlankBefore(next))) return -blankPx(setting, at)
  if (isBlankBefore(mark) && isBlankBefore(next)) return -blankPx(setting, at + 1)
  return 0
}

/** Tracking after the grapheme: at a line's end it is no part of the line. */
export function trackingAfterPx({ choice, faces }: Setting, at: number): number {
  return faces[choice.faces[at]!]!.letterSpacingPx
}

/** What hangs out of a line that begins with this grapheme. */
export function opticalStartPx(setting: Setting, at: number, align: TextAlign): number {
  return standsAtItsEdge(setting, at) ? Math.min(MOST_HANGING_PX, hangingStartPx(setting, at, align)) : 0
}

function hangingStartPx(setting: Setting, at: number, align: TextAlign): number {
  const mark = setting.segments.graphemes[at]!
  if (setting.segments.scripts[at] === 'han') return isBlankBefore(mark) ? blankPx(setting, at) : 0
  return mark === '“' || mark === '‘' ? LATIN_START_SHARE[align] * glyphPx(setting, at) : 0
}

/** What hangs out of a line that begins with grapheme `start` and ends with grapheme `last`. */
export function opticalEndPx(setting: Setting, start: number, last: number): number {
  return standsAtItsEdge(setting, last) ? Math.min(MOST_HANGING_PX, hangingEndPx(setting, start, last)) : 0
}

function hangingEndPx(setting: Setting, start: number, last: number): number {
  const { graphemes, scripts } = setting.segments
  if (scripts[last] === 'han') return isBlankAfter(graphemes[last]!) ? blankPx(setting, last) : 0
  let hangingPx = 0
  for (let at = last; at > start && HANGING_LATIN_END.includes(graphemes[at]!); at -= 1) {
    if (scripts[at] !== 'latin') break
    hangingPx += LATIN_END_SHARE * glyphPx(setting, at)
  }
  return hangingPx
}

/** False where right-to-left letters carry a line's first or last mark elsewhere. */
function standsAtItsEdge({ segments: { levels, isRightToLeft } }: Setting, at: number): boolean {
  return levels === null || (!isRightToLeft && levels[at] === 0)
}

/** The empty half of a full-width mark, 0 in a face that sets it proportionally. */
function blankPx(setting: Setting, at: number): number {
  const face = setting.faces[setting.choice.faces[at]!]!
  if (!face.isHan) return 0
  const advancePx = glyphPx(setting, at)
  return advancePx < FULL_WIDTH_FROM_EM * face.font.sizePx ? 0 : advancePx / 2
}

function glyphPx({ choice, faces, metrics }: Setting, at: number): number {
  return metrics.widthPx(choice.drawn[at]!, faces[choice.faces[at]!]!.font, 0)
}

function isGapWorthy(kind: CharKind | undefined): boolean {
  return kind === 'letter' || kind === 'digit' || kind === 'prefix' || kind === 'symbol'
}

/** 20%的: a mark that ends a quantity keeps its distance like the digit before it. */
function isUnitMark(mark: string): boolean {
  return mark === '%' || mark === '‰' || mark === '°'
}
