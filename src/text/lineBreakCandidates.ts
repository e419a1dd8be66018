import { isLongProse } from './breakCosts'
import { segmentsOf } from './breaks'
import { hardLines } from './hardLines'
import { balancedEnds, firstFitEnds, inkBetween, type Piece, turnedOverEnds } from './lines'
import { type TextMetrics, recentByMetrics } from './metrics/metrics'
import type { TextAlign, TypeStyle } from './paragraph'
import { piecesOf } from './pieces'
import { proseEnds, proseIndentPx, proseMeasurePx } from './prose'
import { MAX_HANGING_PX, shapeText } from './shapedText'
import { typographic } from './typographic'
import { isVerse, verseIndentPx } from './verse'

/**
 * Widths scale with the size, so a text is measured once and all sizes are compared by arithmetic.
 * `wrapLines` sets the chosen lines.
 */

export interface LineBreakCandidate {
  lines: number
  cost: number // on the scale of `breakCosts.ts`
  widthEm: number // ink width of the widest line
  ends: readonly number[] | null // UTF-16; null if a word is split
}

export interface LineBreakCandidates {
  /** `measureEm` in em of the style's size; more than `most` is a lower bound, found without breaking the text */
  fewest(measureEm: number, most?: number): number
  /** Returns null if there is none. */
  best(lines: number, measureEm: number): LineBreakCandidate | null
}

const REFERENCE_PX = 48 // exists in pixel faces too
/** × the mean line; best lines are hardly ever longer, and never among many */
const ROOMY = { few: 1.6, many: 1.3, fewUpTo: 4 }
/** Verse is smaller rather than wrapped, as far as `leastVersePx` allows. */
const TURNED_OVER_COST = 10
const WORD_LEFT_COST = 1.5
const PARTED_WORD_COST = 3

/**
 * The style's size does not matter. The last few texts are cached: 1.6 ms per frame while a long quote is
 * dragged.
 */
export function lineBreakCandidates(
  text: string,
  style: TypeStyle,
  metrics: TextMetrics,
  align: TextAlign,
): LineBreakCandidates {
  const { fontId, bold, weight, opticalWeight, italic, latinTrackingEm, hanTrackingEm, pinyinPx } = style
  const key = [
    fontId,
    bold,
    weight,
    opticalWeight,
    italic,
    latinTrackingEm,
    hanTrackingEm,
    pinyinPx !== undefined,
    style.isName,
    style.isProse,
    align,
    text,
  ].join()
  return recentCandidates(metrics, key, () =>
    findLineBreakCandidates(typographic(text, style.isName), style, metrics, align),
  )
}

const recentCandidates = recentByMetrics<LineBreakCandidates>(60)

function findLineBreakCandidates(
  shown: string,
  style: TypeStyle,
  metrics: TextMetrics,
  align: TextAlign,
): LineBreakCandidates {
  const reference = { ...style, sizePx: REFERENCE_PX }
  const parts = hardLines(shown).map(({ content, start, end }): WrittenLine => {
    const shaped = shapeText(segmentsOf(content), reference, metrics)
    const { offsets } = shaped.segments
    const whole = piecesOf(shaped, Infinity, { align })
    const longestPx = Math.max(0, ...whole.map(({ widthPx, trackingPx }) => widthPx - trackingPx))
    return {
      longestPx,
      isEven: isLongProse(shaped.segments),
      proseIndentPx: proseIndentPx(reference, shaped),
      piecesWithin: (measurePx) => (longestPx > measurePx ? piecesOf(shaped, measurePx, { align }) : whole),
      endsAt: (pieces, ends) =>
        ends.map((at) => (at === pieces.length ? end : start + offsets[pieces[at - 1]!.next]!)),
    }
  })
  const [only] = parts
  const isInVerse = isVerse(shown)
  const candidatesOfPart = (line: WrittenLine) => {
    if (line.proseIndentPx > 0) return proseCandidates(line)
    return isInVerse && parts.length > 1 ? verseCandidates(line) : candidatesOfLine(line)
  }
  if (parts.length === 1 && only) return candidatesOfPart(only)
  return joinedCandidates(parts.map(candidatesOfPart), isInVerse)
}

interface WrittenLine {
  isEven: boolean
  proseIndentPx: number
  longestPx: number // the widest word
  piecesWithin: (measurePx: number) => readonly Piece[]
  /** UTF-16, in the whole text */
  endsAt: (pieces: readonly Piece[], ends: readonly number[]) => number[]
}

function joinedCandidates(lines: readonly LineBreakCandidates[], isInVerse: boolean): LineBreakCandidates {
  const fewest = (measureEm: number, most = Infinity) => {
    let sum = lines.length // one each
    for (const line of lines) {
      if (sum > most) break
      sum += line.fewest(measureEm, most - sum + 1) - 1
    }
    return sum
  }
  return {
    fewest,
    best(count, measureEm) {
      if (count !== fewest(measureEm)) return null
      const all = lines.map((line) => line.best(line.fewest(measureEm), measureEm))
      const turned = all.filter((candidate) => candidate !== null && candidate.lines > 1).length
      return {
        lines: count,
        cost:
          all.reduce((sum, candidate) => sum + (candidate?.cost ?? 0), 0) +
          (isInVerse ? TURNED_OVER_COST * Math.min(1, turned) : 0),
        widthEm: Math.max(0, ...all.map((candidate) => candidate?.widthEm ?? 0)),
        ends: all.every((candidate) => candidate?.ends)
          ? all.flatMap((candidate) => candidate?.ends ?? [])
          : null,
      }
    },
  }
}

/** A line is indented where it wraps. */
function verseCandidates({ piecesWithin, endsAt }: WrittenLine): LineBreakCandidates {
  const whole = piecesWithin(Infinity)
  const widthPx = whole.length > 0 ? inkBetween(whole, 0, whole.length) : 0
  const within = (measureEm: number): LineBreakCandidate => {
    const measurePx = measureEm * REFERENCE_PX
    if (widthPx <= measurePx)
      return { lines: 1, cost: 0, widthEm: widthPx / REFERENCE_PX, ends: endsAt(whole, [whole.length]) }
    const indentPx = verseIndentPx(REFERENCE_PX, measurePx)
    const pieces = piecesWithin(measurePx - indentPx)
    const ends = turnedOverEnds(pieces, measurePx, measurePx - indentPx)
    const breaks = ends.slice(0, -1).reduce((sum, end) => sum + pieces[end - 1]!.breakCost, 0)
    const isWordLeft = ends.length > 1 && ends.at(-1)! - ends.at(-2)! === 1
    const cost = breaks + (isWordLeft ? WORD_LEFT_COST : 0)
    return { lines: ends.length, cost, widthEm: measureEm, ends: endsAt(pieces, ends) }
  }
  return {
    fewest: (measureEm) => within(measureEm).lines,
    best(lines, measureEm) {
      const candidate = within(measureEm)
      return candidate.lines === lines ? candidate : null
    },
  }
}

/** Each line but the last is as long as the measure. */
function proseCandidates(line: WrittenLine): LineBreakCandidates {
  const { piecesWithin, proseIndentPx: indentPx } = line
  const ragged = candidatesOfLine(line)
  const counts = new Map<number, number>() // by measure, in px
  const measureOf = (measureEm: number) => proseMeasurePx(measureEm * REFERENCE_PX, indentPx)
  const fewest = (measureEm: number) => {
    const measurePx = measureOf(measureEm)
    if (measurePx === 0) return ragged.fewest(measureEm)
    if (!counts.has(measurePx))
      counts.set(measurePx, proseEnds(piecesWithin(measurePx - indentPx), measurePx, indentPx).length)
    return counts.get(measurePx) || 1
  }
  return {
    fewest,
    best(lines, measureEm) {
      if (measureOf(measureEm) === 0) return ragged.best(lines, measureEm)
      return lines === fewest(measureEm) ? { lines, cost: 0, widthEm: measureEm, ends: null } : null
    },
  }
}

function candidatesOfLine(line: WrittenLine): LineBreakCandidates {
  const { longestPx, piecesWithin: within } = line
  const whole = within(Infinity)
  const totalPx = whole.length > 0 ? inkBetween(whole, 0, whole.length) : 0
  const leastPx = leastInkPx(whole)
  const freely = new Map<number, LineBreakCandidate | null>() // by number of lines, with room to spare
  const narrowly = new Map<string, LineBreakCandidate | null>()
  const counts: { fromPx: number; toPx: number; lines: number }[] = []

  return {
    fewest(measureEm, most = Infinity) {
      const measurePx = measureEm * REFERENCE_PX
      const least = Math.ceil(leastPx / (measurePx + MOST_OUTSIDE_PX))
      if (least > most) return least
      const known = counts.find(({ fromPx, toPx }) => fromPx <= measurePx && measurePx <= toPx)
      if (known) return known.lines
      const lines = Math.max(1, firstFitEnds(within(measurePx), measurePx).length)
      const same = counts.find((count) => count.lines === lines)
      if (same) {
        same.fromPx = Math.min(same.fromPx, measurePx)
        same.toPx = Math.max(same.toPx, measurePx)
      } else counts.push({ fromPx: measurePx, toPx: measurePx, lines })
      return lines
    },
    best(lines, measureEm) {
      const measurePx = measureEm * REFERENCE_PX
      let free = freely.get(lines)
      if (free === undefined) {
        const roomy = lines <= ROOMY.fewUpTo ? ROOMY.few : ROOMY.many
        const roomyPx = Math.max(longestPx, (roomy * totalPx) / lines)
        freely.set(lines, (free = candidateOf(line, whole, roomyPx, lines)))
      }
      // Best with room to spare is best here if it fits.
      if (free && free.widthEm <= measureEm) return free
      const key = `${lines} ${measurePx}`
      let narrow = narrowly.get(key)
      if (narrow === undefined)
        narrowly.set(key, (narrow = candidateOf(line, within(measurePx), measurePx, lines)))
      return narrow
    },
  }
}

/** Without the spaces, at which lines may end; 2 % less, as a split word is kerned otherwise. */
function leastInkPx(pieces: readonly Piece[]): number {
  return 0.98 * pieces.reduce((sum, { widthPx, jointPx }) => sum + widthPx + Math.min(0, jointPx), 0)
}

/** Marks may hang this far at both ends of a line, with its tracking. */
const MOST_OUTSIDE_PX = 2 * MAX_HANGING_PX + 0.1 * REFERENCE_PX

function candidateOf(
  { endsAt, isEven }: WrittenLine,
  pieces: readonly Piece[],
  measurePx: number,
  lines: number,
): LineBreakCandidate | null {
  if (pieces.length === 0) return { lines, cost: 0, widthEm: 0, ends: endsAt(pieces, [0]) }
  const parted = pieces.filter(({ startsLine }) => startsLine).length
  if (parted > 0) {
    const cost = PARTED_WORD_COST * parted
    return firstFitEnds(pieces, measurePx).length === lines
      ? { lines, cost, widthEm: measurePx / REFERENCE_PX, ends: null }
      : null
  }
  const found = balancedEnds(pieces, measurePx, lines, true, isEven)
  if (!found) return null
  return {
    lines,
    cost: found.cost,
    widthEm: found.inkPx / REFERENCE_PX,
    ends: endsAt(pieces, found.ends),
  }
}
