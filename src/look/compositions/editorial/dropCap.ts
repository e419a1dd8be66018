import type { TextNode, TextRun } from '../../../scene/nodes'
import { segmentsOf } from '../../../text/breaks'
import { capitals, kindOf } from '../../../text/characters'
import { FONTS } from '../../../text/fonts'
import { graphemesOf } from '../../../text/graphemes'
import { hardLines } from '../../../text/hardLines'
import type { TypeStyle } from '../../../text/paragraph'
import { runsOf } from '../../../text/direction'
import { shapeText, spanWidthPx, type ShapedText } from '../../../text/shapedText'
import { isVerse, verseIndentPx } from '../../../text/verse'
import type { Sheet } from '../composition'
import { measureText, runsOfUnits, type MeasuredText, type TextUnit } from '../textUnits'
import { isTurnedOver, raggedEnds, type UnitWidth } from './raggedEnds'

/** These are nodes of the typed text, so that it is editable in place. */
export interface CappedText {
  lines: readonly CappedLine[]
  pitchPx: number
  heightPx: number
  cost: number
  missing: readonly string[]
  isTooWide: boolean // a word beside the cap is wider than its line
}

interface CappedLine {
  nodes: readonly Pick<TextNode, 'x' | 'y' | 'runs'>[] // from the text's left and first baseline
  capAt: number // index of the cap's node; -1: none
  start: number // UTF-16 [start, end)
  end: number
}

export interface Opening {
  marks: number // quotation marks before the cap, which hang
  cap: number // exclusive index
  small: number // exclusive index
}

const SMALL = { share: 0.8, trackingEm: 0.05, letters: 11 }
const CAP = { weight: 600, gapEm: 0.25, blankEm: 0.02, fewLetters: 90 }
const LETTER = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}]/u
const MARK = /^[^\p{L}\p{N}\p{M}\s]/u
const MOST_MARKS = 2
const PARTED_WORD_COST = 3
const SLACK_PX = 0.05
const WIDE = /^[\u3000-\u303f\uff00-\uffef]/
/** null in Chinese, right to left, or if a mark follows the letter: “O, to be in England”. */
export function openingOf(shown: string): Opening | null {
  const [first] = hardLines(shown)
  if (!first) return null
  const { graphemes, levels, units } = segmentsOf(first.content)
  const marks = graphemes.findIndex((grapheme) => kindOf(grapheme) !== 'open')
  if (levels || marks < 0 || units[0]?.start !== 0 || !LETTER.test(graphemes[marks]!)) return null
  // Wide or multiple marks would hang outside the margin.
  if (marks > MOST_MARKS || graphemes.slice(0, marks).some((grapheme) => WIDE.test(grapheme))) return null
  const cap = marks + 1
  if (MARK.test(graphemes[cap] ?? '')) return null
  let small = cap
  let letters = 0
  for (const { end } of units) {
    if (end <= cap) continue
    const more = graphemes.slice(small, end).filter((grapheme) => LETTER.test(grapheme)).length
    if (letters > 0 && letters + more - SMALL.letters > SMALL.letters - letters) break
    letters += more
    small = end
    if (letters >= SMALL.letters) break
  }
  return { marks, cap, small }
}

export function capLinesOf(shown: string): number {
  return graphemesOf(shown).filter((grapheme) => LETTER.test(grapheme)).length < CAP.fewLetters ? 2 : 3
}

export function setCapped(
  sheet: Sheet,
  shown: string,
  opening: Opening,
  style: TypeStyle,
  measurePx: number,
): CappedText {
  const { metrics, fontId } = sheet
  const { sizePx, lineHeightPx: pitchPx } = style
  const capLines = capLinesOf(shown)
  const [first] = hardLines(shown)
  const opens = first!.content
  const smallStyle = { ...style, sizePx: SMALL.share * sizePx, latinTrackingEm: SMALL.trackingEm }
  const smallText = shapeText(segmentsOf(capitals(opens)), smallStyle, metrics)
  const capHeightPx = (capLines - 1) * pitchPx + SMALL.share * FONTS[fontId].capitalEm * sizePx
  const capStyle = {
    ...style,
    sizePx: capHeightPx / FONTS[fontId].capitalEm,
    weight: CAP.weight,
    latinTrackingEm: 0,
  }
  const capText = shapeText(segmentsOf(capitals(opens)), capStyle, metrics)
  const capRuns = runsOf(capText, opening.marks, opening.cap)
  const capPx = Math.max(...capRuns.map(({ x, widthPx }) => x + widthPx)) - CAP.blankEm * capStyle.sizePx
  const indentPx = capPx + CAP.gapEm * sizePx
  const measured = measureText(shown, style, metrics, measurePx)
  const set = withoutCap(measured, opening)
  const widths = set.units.map((unit) => unitWidth(set, unit, smallText, opening))
  const isInVerse = isVerse(shown)
  const turnedPx = isInVerse ? verseIndentPx(sizePx, measurePx) : 0
  // A wrapped line aligns with the line beside the cap that it continues.
  const startOf = (line: number, isTurned: boolean) =>
    (line < capLines || (isInVerse && isTurned && line === capLines) ? indentPx : 0) +
    (isTurned ? turnedPx : 0)
  const measureOf = (line: number, isTurned: boolean) => measurePx - startOf(line, isTurned)
  const { ends, cost: breakCost } = raggedEnds(set.units, widths, capLines, measureOf, isInVerse)
  const parted = set.units.filter(({ startsLine }) => startsLine).length
  const lines = ends.map((end, at): CappedLine => {
    const from = ends[at - 1] ?? 0
    const x = startOf(at, isTurnedOver(set.units, from))
    const runs = lineRuns(set, from, end, smallText, opening)
    return {
      nodes: [{ x, y: at * pitchPx, runs }],
      capAt: -1,
      start: set.units[from]!.offset,
      end: set.units[end - 1]!.nextOffset,
    }
  })
  const cap = { x: -CAP.blankEm * capStyle.sizePx, y: (capLines - 1) * pitchPx, runs: capRuns }
  const marks = hangingMarks(measured.parts[0]!, opening)
  const head: CappedLine = lines[0] ?? { nodes: [], capAt: -1, start: 0, end: shown.length }
  const all = [
    { ...head, capAt: marks.length, start: 0, nodes: [...marks, cap, ...head.nodes] },
    ...lines.slice(1),
  ]
  return {
    lines: all,
    pitchPx,
    heightPx: Math.max(all.length, capLines) * pitchPx,
    cost: breakCost + PARTED_WORD_COST * parted,
    missing: measured.missing,
    isTooWide: ends.some((end, at) => {
      const from = ends[at - 1] ?? 0
      const measureHerePx = measureOf(at, isTurnedOver(set.units, from))
      return end === from + 1 && widths[from]!.widthPx > measureHerePx + SLACK_PX
    }),
  }
}

function withoutCap(text: MeasuredText, { cap }: Opening): MeasuredText {
  const units = text.units
    .filter(({ part, end }) => part > 0 || end > cap)
    .map((unit) => (unit.part === 0 && unit.start < cap ? { ...unit, start: cap } : unit))
  return { ...text, units }
}

function isSmall({ part, start }: TextUnit, opening: Opening): boolean {
  return part === 0 && start < opening.small
}

function unitWidth(
  { parts }: MeasuredText,
  unit: TextUnit,
  smallText: ShapedText,
  opening: Opening,
): UnitWidth {
  const inkPx = unit.widthPx - unit.trackingPx
  if (!isSmall(unit, opening)) return { widthPx: inkPx, stepPx: unit.widthPx + unit.jointPx }
  const widthPx = spanWidthPx(smallText, unit.start, unit.end)
  const space = unit.next < opening.small ? smallText : parts[0]!
  return { widthPx, stepPx: widthPx + spanWidthPx(space, unit.end, unit.next) }
}

function lineRuns(
  text: MeasuredText,
  from: number,
  to: number,
  smallText: ShapedText,
  opening: Opening,
): TextRun[] {
  const first = text.units[from]!
  if (!isSmall(first, opening)) return runsOfUnits(text, from, to)
  const { end } = text.units[to - 1]!
  const seam = Math.min(end, opening.small)
  const seamPx = spanWidthPx(smallText, first.start, seam)
  const rest = seam < end ? runsOf(text.parts[0]!, seam, end) : []
  return [...runsOf(smallText, first.start, seam), ...rest.map((run) => ({ ...run, x: run.x + seamPx }))]
}

/** Marks hang in the margin at text size. */
function hangingMarks(part: ShapedText, { marks }: Opening): CappedLine['nodes'] {
  if (marks === 0) return []
  const runs = runsOf(part, 0, marks)
  const widthPx = Math.max(...runs.map((run) => run.x + run.widthPx))
  return [{ x: -widthPx, y: 0, runs }]
}
