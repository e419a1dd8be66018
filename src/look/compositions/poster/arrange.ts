/** Takes the cheapest of all ways to break both languages (DECISIONS.md, Poster). */
import {
  bestLineBreaks,
  ALL_LINE_BREAKS_UP_TO,
  NARROWEST,
  lineBreakCost,
  lineEm,
  lineBreakOptions,
  type Ends,
} from './breakPoster'
import type { PosterText, PosterWord } from './posterText'
import { mean } from '../../../scene/values'

export interface Lines {
  ends: Ends
  sizesPx: readonly number[]
  aboves: readonly number[] // per line's ink, px
  belows: readonly number[]
}

export interface PosterArrangement {
  lead: Lines
  second: Lines | null
  gapPx: number // between primary lines, unless a descender needs more
  clearPx: number // below a descender
  cost: number
}

export interface PosterArea {
  measurePx: number
  heightPx: number
  largestPx: number
  smallestPx: { lead: number; second: number }
  unitPx: number
  isWide: boolean
}

/** Chinese glyphs are slightly smaller than their font size. */
export const SMALLEST_PX = 14
export const DESCENDER_CLEAR_PX = 5
const SECOND_GAP_PX = 28 // above the translation
const HOLLOW = 0.3
const GAP = { least: 0.13, most: 0.34 } // × mean ink height
const COST = {
  tooTall: 0.2,
  excess: 8,
  empty: 1.5,
  hollow: 3, // × empty share beyond `HOLLOW`
  short: 0.22, // threshold, × measure; `shortShare`: × shortfall
  shortShare: 0.8,
  accentLargest: -0.22,
  accentSmaller: 0.35,
  noSecond: 1.5,
  secondTall: 1.2, // × height beyond `SECOND.share` of the primary text's
  secondLarge: 1,
  secondLine: 0.04,
  secondShort: 0.14,
  secondSmall: 1, // × shortfall to `SECOND.wellPx`
  secondBreak: 0.25, // × cost of its line breaks
  footLine: 0.3,
}
const SECOND = {
  mostPx: 58,
  wellPx: 20,
  evenPx: 27,
  footPx: 19,
  mostLines: 8,
  share: 0.32,
  ofSmallest: 0.72,
  gapEm: 0.34,
}
const FREE_GROUND = { from: 0.2, share: 0.5, mostTimes: 2, step: 0.2, ofSmallest: 0.82 } // × height; × `SECOND.mostPx`
const LEAST_SHRINK = 0.86 // long text is truncated rather than leaving half the measure empty
const FEWER = 0.7 // × lines that fill the height evenly
const MORE = 1.3

/** Drops the second text if far better or necessary; null if not even the primary fits. */
export function arrangePoster(
  lead: PosterText,
  second: PosterText | null,
  room: PosterArea,
): PosterArrangement | null {
  const choices = lineOptions(lead, room)
  const options = [
    ...(second ? secondLines(second, room) : []),
    { lines: null, cost: second ? COST.noSecond : 0 },
  ]
  let best: PosterArrangement | null = null
  for (const choice of choices) {
    for (const option of options) {
      const arranged = arrange(choice, option, room)
      if (arranged && (!best || arranged.cost < best.cost)) best = arranged
    }
  }
  return best && second && room.isWide ? withLargerSecond(best, second, room) : best
}

function withLargerSecond(
  arranged: PosterArrangement,
  { words }: PosterText,
  room: PosterArea,
): PosterArrangement {
  const { lead, second, gapPx } = arranged
  const { heightPx, measurePx, unitPx } = room
  if (!second) return arranged
  const heightPxOf = (lines: Lines) => heightOf(lines, secondGapPx(lines), room)
  const freePx =
    heightPx - heightOf(lead, gapPx, room) - gapBelowPx(lead.belows.at(-1)!, unitPx) - heightPxOf(second)
  if (freePx < FREE_GROUND.from * heightPx) return arranged
  const mostPx = FREE_GROUND.ofSmallest * Math.min(...lead.sizesPx)
  for (let times = FREE_GROUND.mostTimes; times > 1; times -= FREE_GROUND.step) {
    const sizePx = Math.min(mostPx, times * SECOND.mostPx * unitPx)
    if (sizePx <= Math.max(...second.sizesPx)) return arranged
    const larger = linesOf(words, second.ends, measurePx, sizePx)
    if (heightPxOf(larger) - heightPxOf(second) <= FREE_GROUND.share * freePx)
      return { ...arranged, second: larger }
  }
  return arranged
}

interface LineOption {
  lines: Lines
  totalPx: number // with the smallest gaps
  leastShrink: number
  meanPx: number
  cost: number
}

function lineOptions({ words, accent }: PosterText, room: PosterArea): LineOption[] {
  const { measurePx, heightPx, largestPx } = room
  const totalEm = lineEm(words, 0, words.length)
  const even = Math.sqrt((heightPx * totalEm) / (measurePx * words[0]!.aboveEm * (1 + GAP.least)))
  const isProse = words.filter(({ endsPart }) => endsPart).length === 1
  const leastShrink = isProse && words.length > ALL_LINE_BREAKS_UP_TO ? LEAST_SHRINK : 0
  const { fewest, most } = countsOf(words, room, leastShrink)
  const choices = lineBreakOptions(
    words,
    Math.max(fewest, Math.floor(FEWER * even)),
    Math.min(most, Math.ceil(MORE * even) + 1),
  )
  return choices.map((ends): LineOption => {
    const lines = linesOf(words, ends, measurePx, largestPx)
    const { sizesPx } = lines
    const largest = Math.max(...sizesPx)
    const accentLine = ends.findIndex((end) => end > accent.from)
    const accentPx = sizesPx[accentLine]!
    const isFull = accentPx < largestPx
    let cost =
      accentPx === largest && isFull ? COST.accentLargest : COST.accentSmaller * (1 - accentPx / largest)
    ends.forEach((end, at) => {
      const from = ends[at - 1] ?? 0
      cost += lineBreakCost(words, from, end)
      const missing = 1 - (sizesPx[at]! * lineEm(words, from, end)) / measurePx
      if (missing > 0.02) cost += COST.short + COST.shortShare * missing
    })
    const meanPx = mean(lines.aboves)
    return { lines, meanPx, leastShrink, totalPx: heightOf(lines, GAP.least * meanPx, room), cost }
  })
}

/** Fewer lines would be too wide at the smallest size; more of them too high. */
function countsOf(words: readonly PosterWord[], room: PosterArea, leastShrink = 0) {
  const { measurePx, heightPx, largestPx, smallestPx } = room
  const flattestEm = Math.min(...words.map(({ aboveEm }) => aboveEm))
  const meanPx = measurePx / lineEm(words, 0, words.length) // × lines: size of type
  const mostFull = Math.floor(Math.sqrt(heightPx / (leastShrink * flattestEm * meanPx)))
  return {
    fewest: fewestLines(words, measurePx, smallestPx.lead),
    most: Math.min(
      Math.floor(heightPx / (flattestEm * smallestPx.lead)),
      (mostFull * meanPx) / NARROWEST < largestPx ? mostFull : Infinity,
    ),
  }
}

/** The widest line is as wide as the mean, and ends where the widest space is, or less. */
function fewestLines(words: readonly PosterWord[], measurePx: number, smallestPx: number): number {
  return Math.max(
    1,
    Math.ceil(lineEm(words, 0, words.length) / (measurePx / smallestPx + widestGapEm(words))),
  )
}

function widestGapEm(words: readonly PosterWord[]): number {
  return words.reduce(
    (most, { startEm }, at) => Math.max(most, startEm - (words[at - 1]?.endEm ?? startEm)),
    0,
  )
}

/** The offset is in UTF-16; more of the text never fits. */
export function mostShown({ words, measured }: PosterText, room: PosterArea): number {
  const { measurePx, smallestPx } = room
  const mostEm = countsOf(words, room).most * (measurePx / smallestPx.lead + widestGapEm(words))
  const over = words.find(({ endEm }) => endEm - words[0]!.startEm > mostEm)
  return over ? measured.units[over.to - 1]!.nextOffset : Infinity
}

function linesOf(words: readonly PosterWord[], ends: Ends, measurePx: number, mostPx: number): Lines {
  const sizesPx = ends.map((end, at) => Math.min(mostPx, measurePx / lineEm(words, ends[at - 1] ?? 0, end)))
  const reach = (edge: 'aboveEm' | 'belowEm') =>
    ends.map((end, at) => {
      let most = 0
      for (let word = ends[at - 1] ?? 0; word < end; word += 1) most = Math.max(most, words[word]![edge])
      return most * sizesPx[at]!
    })
  return { ends, sizesPx, aboves: reach('aboveEm'), belows: reach('belowEm') }
}

export function heightOf(
  { aboves, belows }: Lines,
  gapPx: number,
  { unitPx }: Pick<PosterArea, 'unitPx'>,
): number {
  return aboves.reduce(
    (sum, above, at) =>
      sum + above + (at === 0 ? 0 : Math.max(gapPx, belows[at - 1]! + DESCENDER_CLEAR_PX * unitPx)),
    0,
  )
}

interface SecondOption {
  lines: Lines | null
  cost: number
}

/** Sets one line, one per clause, or as many as legibility needs. */
function secondLines(
  { words }: PosterText,
  { measurePx, smallestPx: { second: smallestPx }, unitPx, isWide }: PosterArea,
): SecondOption[] {
  const options: SecondOption[] = []
  const fewest = fewestLines(words, measurePx, smallestPx)
  for (let count = fewest; count <= SECOND.mostLines; count += 1) {
    const ends = bestLineBreaks(words, count)
    if (!ends) continue
    const filled = linesOf(words, ends, measurePx, SECOND.mostPx * unitPx)
    const leastPx = Math.min(...filled.sizesPx)
    // Small lines of different sizes would look like a mistake.
    const lines = leastPx < SECOND.evenPx * unitPx ? linesOf(words, ends, measurePx, leastPx) : filled
    const breaks = ends.reduce(
      (sum, end, at) => sum + (at < ends.length - 1 ? words[end - 1]!.breakCost : 0),
      0,
    )
    const short = lines.sizesPx.filter((sizePx) => sizePx >= SECOND.mostPx * unitPx).length
    const smaller = Math.max(0, 1 - leastPx / (SECOND.wellPx * unitPx))
    const cost =
      COST.secondLine * count +
      COST.secondShort * short +
      COST.secondBreak * breaks +
      COST.secondSmall * smaller
    if (leastPx >= smallestPx) options.push({ lines, cost })
  }
  const written = words.filter(({ endsPart }) => endsPart).length
  const verse = written > 1 ? bestLineBreaks(words, written) : null
  for (const px of verse ? [SECOND.evenPx, SECOND.wellPx] : []) {
    const lines = linesOf(words, verse!, measurePx, px * unitPx)
    if (Math.min(...lines.sizesPx) >= smallestPx)
      options.push({ lines, cost: COST.secondLine * written + COST.footLine })
  }
  const small = linesOf(words, [words.length], measurePx, SECOND.footPx * unitPx)
  const isOneLine = words.slice(0, -1).every(({ endsPart }) => !endsPart)
  if (isWide && isOneLine && small.sizesPx[0]! >= smallestPx)
    options.push({ lines: small, cost: COST.footLine })
  return options
}

export function secondGapPx(lines: Lines): number {
  return SECOND.gapEm * Math.max(...lines.sizesPx)
}

/** Between the primary text's last baseline and the second text. */
function gapBelowPx(below: number, unitPx: number): number {
  return Math.max(SECOND_GAP_PX * unitPx, below + 2 * DESCENDER_CLEAR_PX * unitPx)
}

function arrange(
  choice: LineOption,
  { lines: second, cost: secondCost }: SecondOption,
  room: PosterArea,
): PosterArrangement | null {
  const { heightPx, smallestPx, unitPx } = room
  const belowPx = gapBelowPx(choice.lines.belows.at(-1)!, unitPx)
  const secondPx = second ? heightOf(second, secondGapPx(second), room) : 0
  const freePx = second ? heightPx - secondPx - belowPx : heightPx - choice.lines.belows.at(-1)!
  if (freePx <= 0) return null
  const shrink = Math.min(1, freePx / choice.totalPx)
  const sizesPx = choice.lines.sizesPx.map((sizePx) => sizePx * shrink)
  const least = Math.min(...sizesPx)
  if (least < smallestPx.lead || shrink < choice.leastShrink) return null
  let cost = choice.cost + secondCost
  if (shrink < 1) cost += COST.tooTall + COST.excess * (1 / shrink - 1)
  else {
    const empty = 1 - choice.totalPx / freePx
    cost += COST.empty * empty + COST.hollow * Math.max(0, empty - HOLLOW)
  }
  if (second) {
    cost += COST.secondTall * Math.max(0, secondPx / (choice.totalPx * shrink) - SECOND.share)
    cost += COST.secondLarge * Math.max(0, Math.max(...second.sizesPx) / least - SECOND.ofSmallest)
  }
  const meanPx = choice.meanPx * shrink
  const leftPx = Math.max(0, freePx - choice.totalPx)
  const gapPx = Math.min(GAP.most * meanPx, GAP.least * meanPx + leftPx / (sizesPx.length + 1))
  const clearPx = DESCENDER_CLEAR_PX * unitPx * shrink
  const times = (lengths: readonly number[]) => lengths.map((px) => px * shrink)
  const { ends, aboves, belows } = choice.lines
  return {
    lead: { ends, sizesPx, aboves: times(aboves), belows: times(belows) },
    second,
    gapPx,
    clearPx,
    cost,
  }
}
