/** Short text is broken in every way; longer text by dynamic programming, one candidate per line count. */
import type { PosterWord } from './posterText'

/** Line n is words [ends[n − 1], ends[n]). */
export type Ends = readonly number[]

export const ALL_LINE_BREAKS_UP_TO = 13 // words
const MOST_LINES = 7 // max lines for such short text
const UNEVENNESS = 1 // × ln(width ÷ mean)²: no line of a long text should stand out
export const NARROWEST = 0.3 // × mean width
const WIDEST = 2.2
const LEAST_EM = 0.05
const ASTRAY = { ofFew: 3, ofMany: 1 } // max deviation from even lines, in mean lines
const MANY = 16 // lines

export function lineEm(words: readonly PosterWord[], from: number, to: number): number {
  return Math.max(LEAST_EM, words[to - 1]!.endEm - words[from]!.startEm)
}

export function lineBreakCost(words: readonly PosterWord[], from: number, to: number): number {
  let cost = to < words.length ? words[to - 1]!.breakCost : 0
  for (let at = from; at < to - 1; at += 1) cost += words[at]!.markCost
  return cost
}

export function lineBreakOptions(words: readonly PosterWord[], fewest: number, most: number): Ends[] {
  if (words.length <= ALL_LINE_BREAKS_UP_TO) return allLineBreaks(words)
  const written = writtenLines(words)
  const from = Math.max(fewest, written)
  const to = Math.max(most, written)
  const counts = Array.from({ length: to - from + 1 }, (_, more) => from + more)
  return counts.map((lines) => bestLineBreaks(words, lines)).filter((ends) => ends !== null)
}

function allLineBreaks(words: readonly PosterWord[]): Ends[] {
  const count = words.length
  const mostLines = Math.max(MOST_LINES, writtenLines(words))
  const choices: Ends[] = []
  const goOn = (ends: number[], from: number) => {
    for (let to = from + 1; to <= count; to += 1) {
      if (to === count) choices.push([...ends, to])
      else if (ends.length + 1 < mostLines) goOn([...ends, to], to)
      if (words[to - 1]!.endsPart) return
    }
  }
  goOn([], 0)
  return choices
}

function writtenLines(words: readonly PosterWord[]): number {
  return words.filter(({ endsPart }) => endsPart).length
}

export function bestLineBreaks(words: readonly PosterWord[], lines: number): Ends | null {
  const count = words.length
  if (lines < 1 || lines > count) return null
  const meanEm = lineEm(words, 0, count) / lines
  const firstEm = words[0]!.startEm
  const astray = writtenLines(words) > 1 ? Infinity : lines > MANY ? ASTRAY.ofMany : ASTRAY.ofFew
  const startsEm = Float64Array.from(words, ({ startEm }) => startEm)
  const endsEm = Float64Array.from(words, ({ endEm }) => endEm)
  const isDone = Uint8Array.from(words, ({ endsPart }) => Number(endsPart))
  const breakCosts = Float64Array.from(words, ({ breakCost }, at) => (at < count - 1 ? breakCost : 0))
  const markCosts = Float64Array.from(words, ({ markCost }) => markCost)
  let costs = new Float64Array(count + 1).fill(Infinity)
  costs[0] = 0
  const cameFrom: Int32Array[] = []
  for (let line = 0; line < lines; line += 1) {
    const next = new Float64Array(count + 1).fill(Infinity)
    const from = new Int32Array(count + 1)
    for (let start = line; start < count; start += 1) {
      if (costs[start] === Infinity) continue
      if (Math.abs(startsEm[start]! - firstEm - line * meanEm) > astray * meanEm) continue
      let marks = 0
      for (let end = start + 1; end <= count; end += 1) {
        const em = Math.max(LEAST_EM, endsEm[end - 1]! - startsEm[start]!)
        if (em > WIDEST * meanEm && end > start + 1) break
        if (em >= NARROWEST * meanEm || isDone[end - 1] || end === start + 1) {
          const least = costs[start]! + marks + breakCosts[end - 1]!
          const cost = least < next[end]! ? least + UNEVENNESS * Math.log(em / meanEm) ** 2 : Infinity
          if (cost < next[end]!) {
            next[end] = cost
            from[end] = start
          }
        }
        marks += markCosts[end - 1]!
        if (isDone[end - 1]) break
      }
    }
    costs = next
    cameFrom.push(from)
  }
  if (costs[count] === Infinity) return null
  const ends = [count]
  for (let line = lines - 1; line > 0; line -= 1) ends.unshift(cameFrom[line]![ends[0]!]!)
  return ends
}
