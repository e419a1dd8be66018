import type { TextNode } from '../scene/nodes'
import type { TextMetrics } from '../text/metrics/metrics'
import type { TextAlign, TypeStyle } from '../text/paragraph'
import { lineStart } from '../text/textNodes'
import { wrapLines } from '../text/wrap'
import { UNITS_PER_MM } from './sheet'

/** The inks suit white paper, whatever the page's theme. */
export const INKS = { ink: '#1b1c1a', quiet: '#656761', seal: '#a62b21', hair: '#d8d9d4' } as const

const ENDLESS = 1e6 // wider than any paper, so lines never break

interface LineLook {
  xMm: number // aligned edge or centre
  baselineMm: number
  sizeMm: number
  align?: TextAlign
  ink?: string
}

/** Uses sheet units; [] without text. */
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

/** Returns the end of a left-aligned line in mm; `otherwiseMm` without a line. */
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
