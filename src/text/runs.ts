import type { TextRun } from '../scene/nodes'
import { hasRightToLeftLetter, mirrored, visualOrder } from './direction'
import { type ShapedText, spanWidthPx } from './shapedText'

/** The runs that draw graphemes [start, end) on one line, from left to right. */
export function runsOf(shaped: ShapedText, start: number, end: number): TextRun[] {
  const runs: TextRun[] = []
  const starts: number[] = []
  spanWidthPx(shaped, start, end, (run, first) => {
    runs.push(run)
    starts.push(first)
  })
  const { levels } = shaped.segments
  return levels ? inVisualOrder(shaped, runs, starts, levels, end) : runs
}

/** UAX #9: runs in visual order; the gap between two runs stays between them. */
function inVisualOrder(
  shaped: ShapedText,
  runs: readonly TextRun[],
  starts: readonly number[],
  levels: Uint8Array,
  end: number,
): TextRun[] {
  const items = runs.map((run, at) => {
    const gapPx = (runs[at + 1]?.x ?? run.x + run.widthPx) - (run.x + run.widthPx)
    return {
      run: withMarksMirrored(shaped, run, starts[at]!, starts[at + 1] ?? end),
      level: levels[starts[at]!]!,
      gapPx,
    }
  })
  let x = 0
  return visualOrder(items).map(({ run, gapPx }) => {
    const placed = { ...run, x }
    x += run.widthPx + gapPx
    return placed
  })
}

/** An engine reverses the marks of a run that has a right-to-left letter; a run of marks alone is reversed here. */
function withMarksMirrored(
  { segments: { levels }, choice, metrics }: ShapedText,
  run: TextRun,
  start: number,
  end: number,
): TextRun {
  const isMarksAlone = levels![start]! % 2 === 1 && !hasRightToLeftLetter(run.text)
  if (!isMarksAlone) return run
  const text = mirrored(choice.drawn.slice(start, end))
  return { ...run, text, widthPx: metrics.widthPx(text, run.font, run.letterSpacingPx) }
}
