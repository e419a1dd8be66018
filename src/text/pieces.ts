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
import type { TextRun } from '../scene/nodes'

/** Units wider than a line are split only here. */

/** preferred breaks in web addresses and chains of hyphens */
const WEAK_BREAK = /^[/?&=#.,_~%@:;+—–-]$/

/** graphemes of a split word on its last line */
const MIN_LAST_PART = 4

/** No piece is wider than `measurePx` except a single grapheme. */
export function piecesOf(shaped: ShapedText, measurePx: number, options: WrapOptions): Piece[] {
  const pieces: Piece[] = []
  for (const unit of shaped.segments.units) {
    const piece = measureSpan(shaped, unit.start, unit.end, unit.next, options, unit.breakCost, false)
    if (piece.widthPx - piece.trackingPx <= measurePx || unit.end === unit.start + 1) pieces.push(piece)
    else pieces.push(...partsOf(shaped, piece, measurePx, options))
  }
  return pieces
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
  const isHyphenated = isHyphenable(shaped, whole.start, whole.end)
  const hyphenAt = (end: number) =>
    isHyphenated && end < whole.end ? hyphenAfter(shaped, end, 0) : undefined
  const fits = (start: number, end: number) =>
    spanWidthPx(shaped, start, end) - trackingAfterPx(shaped, end - 1) + (hyphenAt(end)?.widthPx ?? 0) <=
    measurePx
  const sums = widthSums(shaped, whole)
  const weak = isHyphenated ? [whole.end] : weakEnds(shaped, whole)
  let nextWeak = 0
  for (let start = whole.start; start < whole.end; start = ends.at(-1)!) {
    let guess = start + 1
    while (guess < whole.end && sums[guess + 1 - whole.start]! - sums[start - whole.start]! <= measurePx)
      guess += 1
    const latest = latestEnd(start, whole.end, guess, fits)
    let end = hyphenAt(latest) ? syllableEnd(shaped, start, latest) : latest
    for (; nextWeak < weak.length && weak[nextWeak]! <= latest; nextWeak += 1) end = weak[nextWeak]!
    ends.push(end)
  }
  lengthenLast(ends, whole.start, fits)
  return ends.map((end, index) => {
    const start = index === 0 ? whole.start : ends[index - 1]!
    const isLast = end === whole.end
    const next = isLast ? whole.next : end
    const part = measureSpan(shaped, start, end, next, options, isLast ? whole.breakCost : 0, true)
    const hyphen = hyphenAt(end)
    return hyphen ? { ...part, hyphen, widthPx: part.widthPx + hyphen.widthPx } : part
  })
}

/** Adds up single graphemes, hence without kerning. */
function widthSums(shaped: ShapedText, { start, end }: Piece): number[] {
  const sums = [0]
  for (let at = start; at < end; at += 1) sums.push(sums.at(-1)! + spanWidthPx(shaped, at, at + 1))
  return sums
}

/** The last end up to which graphemes fit, at least one: sought in growing steps from a guess, then by halving. */
export function latestEnd(
  start: number,
  end: number,
  guess: number,
  fits: (start: number, end: number) => boolean,
): number {
  let [fitting, tooFar] = [start + 1, end + 1]
  const isWithin = (tried: number) => {
    const isFitting = tried <= fitting || fits(start, tried)
    if (isFitting) fitting = Math.max(fitting, tried)
    else tooFar = tried
    return isFitting
  }
  if (isWithin(guess))
    for (let step = 1; fitting < end && isWithin(Math.min(end, fitting + step)); step *= 2);
  else for (let step = 1; !isWithin(tooFar - step); step *= 2);
  while (fitting < end && tooFar - fitting > 1) {
    const middle = (fitting + tooFar) >> 1
    if (fits(start, middle)) fitting = middle
    else tooFar = middle
  }
  return fitting
}

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
  let first = start
  while (first < end && WEAK_BREAK.test(graphemes[first]!)) first += 1 // Neither # nor -- stays behind.
  for (let at = first; at < end - 1; at += 1) {
    // The slashes of https:// stay together, as do adjacent marks.
    if (!WEAK_BREAK.test(graphemes[at]!) || WEAK_BREAK.test(graphemes[at + 1]!)) continue
    const opensTag = /[#@]/.test(graphemes[at]!) && !/[\p{L}\p{N}]/u.test(graphemes[at - 1]!)
    ends.push(opensTag ? at : at + 1)
  }
  return [...ends, end]
}

/** Addresses, handles, code and other scripts have none: a letter more would change them. */
const HYPHENABLE = /^[“‘"'(]*\p{Lu}?[\p{Ll}’]{8,}[.,;:!?”’"')…]*$/u
const LATIN_ONLY = /^[\p{Script=Latin}\p{P}]+$/u
const VOWEL = /^[aeiouy]$/
const LOOK_BACK = 4

/** Whether a hyphen shows that a word, too long for a line, goes on below. */
function isHyphenable({ segments }: ShapedText, start: number, end: number): boolean {
  const word = segments.graphemes.slice(start, end).join('')
  return HYPHENABLE.test(word) && LATIN_ONLY.test(word)
}

/** It follows the grapheme before `end`, `x` px from the line's start. */
function hyphenAfter({ choice, faces, metrics }: ShapedText, end: number, x: number): TextRun {
  const { font } = faces[choice.faces[end - 1]!]!
  return { text: '-', x, widthPx: metrics.widthPx('-', font, 0), font, letterSpacingPx: 0 }
}

/** The last end up to `latest` at which a syllable may begin: a consonant, then a vowel. */
function syllableEnd({ segments: { graphemes } }: ShapedText, start: number, latest: number): number {
  for (let end = latest; end > Math.max(start + 2, latest - LOOK_BACK); end -= 1)
    if (!VOWEL.test(graphemes[end]!) && VOWEL.test(graphemes[end + 1] ?? '')) return end
  return latest
}
