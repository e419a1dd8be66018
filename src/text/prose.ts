import { graphemesOf } from './graphemes'
import { firstFitEnds, type Piece } from './lines'
import { inkWidthPx, type Line, type TypeStyle } from './paragraph'
import type { ShapedText } from './shapedText'

/** Chinese prose as books set it: lines of one length, broken by kinsoku alone, two blanks before a paragraph. */

export const BLANKS = 2
const FEWEST_ON_LINE = 6
const FEWEST_ON_LAST_LINE = 2

/** 0 for all else, and under pinyin, which spaces each character by its syllable. */
export function proseIndentPx({ isProse, pinyinPx }: TypeStyle, { faces, metrics }: ShapedText): number {
  const han = faces.find(({ isHan }) => isHan)
  if (!isProse || pinyinPx !== undefined || !han) return 0
  return BLANKS * metrics.widthPx('国', han.font, han.letterSpacingPx)
}

/** A whole number of characters, so that lines without marks need no space; 0 where text is not set as prose. */
export function proseMeasurePx(measurePx: number, indentPx: number): number {
  const characterPx = indentPx / BLANKS
  const count = Math.floor(measurePx / characterPx)
  return indentPx > 0 && count >= FEWEST_ON_LINE ? count * characterPx : 0
}

/** No character stands alone on the last line. */
export function proseEnds(pieces: readonly Piece[], measurePx: number, indentPx: number): number[] {
  const ends = firstFitEnds(pieces, measurePx - indentPx, measurePx)
  const [before = 0, last] = [ends.at(-3), ends.at(-2)]
  if (last === undefined || pieces.length - last >= FEWEST_ON_LAST_LINE) return ends
  const moved = pieces.length - FEWEST_ON_LAST_LINE
  return moved > before && !pieces[last]!.startsLine ? [...ends.slice(0, -2), moved, pieces.length] : ends
}

/** Added between two characters; 0 where that would be over a quarter of one, and the line stays short. */
export function spacePxOf(restPx: number, gaps: number, characterPx: number): number {
  const spacePx = restPx / gaps
  return spacePx > 0 && spacePx <= characterPx / 4 ? spacePx : 0
}

/** Every line but the last is spaced to the measure. */
export function justified(lines: readonly Line[], shaped: ShapedText, measurePx: number): Line[] {
  if (shaped.segments.levels) return [...lines]
  return lines.map((line, at) => (at < lines.length - 1 ? spaced(line, shaped, measurePx) : line))
}

function spaced(line: Line, { faces }: ShapedText, measurePx: number): Line {
  const counts = line.runs.map(({ text, font }) =>
    faces.some((face) => face.isHan && face.font === font) ? graphemesOf(text).length : 0,
  )
  const lastOfHan = counts.at(-1) ? 1 : 0
  const gaps = counts.reduce((sum, count) => sum + count, -lastOfHan)
  const restPx = measurePx - line.indentPx - inkWidthPx(line)
  const spacePx = spacePxOf(restPx, gaps, line.runs[0]!.font.sizePx)
  if (spacePx === 0) return line
  let addedPx = 0
  const runs = line.runs.map((run, at) => {
    const runPx = counts[at]! * spacePx
    const x = run.x + addedPx
    addedPx += runPx
    if (runPx === 0) return { ...run, x }
    return { ...run, x, letterSpacingPx: run.letterSpacingPx + spacePx, widthPx: run.widthPx + runPx }
  })
  return { ...line, runs, widthPx: line.widthPx + gaps * spacePx }
}
