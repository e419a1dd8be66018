import type { Box, SceneNode, TextNode } from '../scene/nodes'
import { rectNode } from '../scene/shapes'
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

export function printedLine(
  metrics: TextMetrics,
  id: string,
  words: string,
  { xMm, baselineMm, sizeMm, align = 'left', ink = INKS.ink }: LineLook,
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

export function printedRule(id: string, { x, y, width, height }: Box, fill: string = INKS.ink): SceneNode {
  const [left, top, wide, high] = [x, y, width, height].map((mm) => mm * UNITS_PER_MM) as [
    number,
    number,
    number,
    number,
  ]
  return rectNode(id, { x: left, y: top, width: wide, height: high }, { fill })
}

export interface PrintedTitle {
  english: string
  chinese: string
  right: string
}

interface TitleLook {
  box: Pick<Box, 'x' | 'width'>
  baselineMm: number
  sizesMm: Readonly<Record<keyof PrintedTitle, number>>
  gapMm: number // between English and Chinese
  rule: { y: number; height: number }
}

/** The Chinese follows the English; a rule is below. */
export function printedTitle(
  metrics: TextMetrics,
  id: string,
  { english, chinese, right }: PrintedTitle,
  { box: { x, width }, baselineMm, sizesMm, gapMm, rule }: TitleLook,
): SceneNode[] {
  const first = printedLine(metrics, id, english, { xMm: x, baselineMm, sizeMm: sizesMm.english })
  const xMm = endMm(first, x) + gapMm
  const atRight = { xMm: x + width, baselineMm, sizeMm: sizesMm.right, align: 'right' } as const
  return [
    ...first,
    ...printedLine(metrics, `${id}-chinese`, chinese, { xMm, baselineMm, sizeMm: sizesMm.chinese }),
    ...printedLine(metrics, `${id}-right`, right, atRight),
    printedRule(`${id}-rule`, { x, width, ...rule }),
  ]
}
