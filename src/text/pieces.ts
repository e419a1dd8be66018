import type { Unit } from './breaks'
import type { Piece } from './lines'
import type { WrapOptions } from './paragraph'
import {
  jointPx,
  opticalEndPx,
  opticalStartPx,
  type ShapedText,
  spanWidthPx,
  trackingAfterPx,
} from './shapedText'

/** Units wider than a line are split only here. */

/** preferred breaks in web addresses and chains of hyphens */
const WEAK_BREAK = /^[/?&=#.,_~%@:;+—–-]$/

/** graphemes of a split word on its last line */
const MIN_LAST_PART = 4

/** No piece is wider than `measurePx` except a single grapheme. */
export function piecesOf(shaped: ShapedText, measurePx: number, options: WrapOptions): Piece[] {
  const pieces: Piece[] = []
  for (const unit of shaped.segments.units) {
    const piece = pieceOf(shaped, unit, options)
    if (piece.widthPx - piece.trackingPx <= measurePx || unit.end === unit.start + 1) pieces.push(piece)
    else pieces.push(...partsOf(shaped, piece, measurePx, options))
  }
  return pieces
}

function pieceOf(shaped: ShapedText, unit: Unit, options: WrapOptions): Piece {
  return measureSpan(shaped, unit.start, unit.end, unit.next, options, unit.breakCost, false)
}

function measureSpan(
  shaped: ShapedText,
  start: number,
  end: number,
  next: number,
  options: WrapOptions,
  breakCost: number,
  startsLine: boolean,
): Piece {
  const hangs = options.hangsPunctuation !== false
  return {
    start,
    end,
    next,
    widthPx: spanWidthPx(shaped, start, end),
    jointPx: end < next ? spanWidthPx(shaped, end, next) : jointPx(shaped, end - 1),
    trackingPx: trackingAfterPx(shaped, end - 1),
    opticalStartPx: hangs ? opticalStartPx(shaped, start, options.align) : 0,
    opticalEndPx: hangs ? opticalEndPx(shaped, start, end - 1) : 0,
    breakCost,
    startsLine,
  }
}

/** Splits between graphemes only if parts are too wide. */
function partsOf(shaped: ShapedText, whole: Piece, measurePx: number, options: WrapOptions): Piece[] {
  const ends: number[] = []
  let lineStart = whole.start
  const fits = (start: number, end: number) =>
    spanWidthPx(shaped, start, end) - trackingAfterPx(shaped, end - 1) <= measurePx
  const endLineAt = (end: number) => {
    if (end > lineStart) ends.push(end)
    lineStart = end
  }
  let previous = whole.start
  for (const end of weakEnds(shaped, whole)) {
    if (latestEnd(lineStart, end, fits) < end) {
      endLineAt(previous)
      for (let at = latestEnd(lineStart, end, fits); at < end; at = latestEnd(lineStart, end, fits))
        endLineAt(at)
    }
    previous = end
  }
  endLineAt(whole.end)
  lengthenLast(ends, whole.start, fits)
  return ends.map((end, index) => {
    const start = index === 0 ? whole.start : ends[index - 1]!
    const isLast = end === whole.end
    const next = isLast ? whole.next : end
    return measureSpan(shaped, start, end, next, options, isLast ? whole.breakCost : 0, true)
  })
}

/** The last end up to which graphemes fit, at least one: found by halving, since a word may have 2,000 letters. */
function latestEnd(start: number, end: number, fits: (start: number, end: number) => boolean): number {
  let [fitting, tooFar] = [start + 1, end + 1]
  for (let step = FIRST_STEP; tooFar > end && fitting < end; step *= 2) {
    const tried = Math.min(fitting + step, end)
    if (fits(start, tried)) fitting = tried
    else tooFar = tried
  }
  while (fitting < end && tooFar - fitting > 1) {
    const middle = (fitting + tooFar) >> 1
    if (fits(start, middle)) fitting = middle
    else tooFar = middle
  }
  return fitting
}

const FIRST_STEP = 16 // graphemes; a line is rarely shorter

function lengthenLast(ends: number[], start: number, fits: (start: number, end: number) => boolean): void {
  const last = ends.length - 1
  if (last < 1) return
  const before = ends[last - 2] ?? start
  const earliest = ends[last]! - MIN_LAST_PART
  const isShort = ends[last - 1]! > earliest && earliest - before >= MIN_LAST_PART
  if (isShort && fits(earliest, ends[last]!)) ends[last - 1] = earliest
}

function weakEnds(shaped: ShapedText, { start, end }: Piece): number[] {
  const { graphemes } = shaped.segments
  const ends: number[] = []
  for (let at = start; at < end - 1; at += 1) {
    // The slashes of https:// stay together, as do adjacent marks.
    if (WEAK_BREAK.test(graphemes[at]!) && !WEAK_BREAK.test(graphemes[at + 1]!)) ends.push(at + 1)
  }
  return [...ends, end]
}
