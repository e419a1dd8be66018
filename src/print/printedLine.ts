import type { TextNode } from '../scene/nodes'
import type { TextMetrics } from '../text/metrics/metrics'
import type { TextAlign, TypeStyle } from '../text/paragraph'
import { lineStart } from '../text/textNodes'
import { wrapLines } from '../text/wrap'
import { UNITS_PER_MM } from './sheet'

/** Inks of what is set beside cards: on white paper, whatever the theme of the page. */
export const INKS = { ink: '#1b1c1a', quiet: '#656761', seal: '#a62b21', hair: '#d8d9d4' } as const

const ENDLESS = 1e6 // wider than any paper: such lines never break

interface LineLook {
  xMm: number // the edge to which it is aligned, or its middle
  baselineMm: number
  sizeMm: number
  align?: TextAlign
  ink?: string
}

/** One line of words on a print sheet, in its units; [] for no words. */
export function printedLine(
  id: string,
  words: string,
  { xMm, baselineMm, sizeMm, align = 'left', ink = INKS.ink }: LineLook,
  metrics: TextMetrics,
): TextNode[] {
  const sizePx = sizeMm * UNITS_PER_MM
  const { lines } = wrapLines(words, styleAt(sizePx), ENDLESS, metrics, {
    align: 'left',
    hangsPunctuation: false,
  })
  const box = { x: xMm * UNITS_PER_MM, y: 0, width: 0, height: sizePx }
  return lines
    .slice(0, 1)
    .filter(({ runs }) => runs.length > 0)
    .map((line) => ({
      type: 'text',
      id,
      x: lineStart(line, box, align),
      y: Math.round(baselineMm * UNITS_PER_MM),
      runs: line.runs,
      fill: ink,
    }))
}

/** Where a line that begins at its left edge ends, in mm; `otherwiseMm` without a line. */
export function endMm([line]: readonly TextNode[], otherwiseMm: number): number {
  if (!line) return otherwiseMm
  return (line.x + Math.max(...line.runs.map(({ x, widthPx }) => x + widthPx))) / UNITS_PER_MM
}

function styleAt(sizePx: number): TypeStyle {
  return {
    fontId: 'font-serif',
    sizePx,
    bold: false,
    italic: false,
    lineHeightPx: sizePx,
    latinTrackingEm: 0,
    hanTrackingEm: 0,
  }
}
