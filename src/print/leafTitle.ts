import type { Box, SceneNode } from '../scene/nodes'
import type { TextMetrics } from '../text/metrics/metrics'
import { endMm, INKS, printedLine } from './printedLine'
import { UNITS_PER_MM } from './sheet'

const TITLE = {
  baselineMm: 11,
  sizeMm: 7.4,
  chineseMm: 3.6,
  gapMm: 3,
  ruleMm: 17,
  ruleWidthMm: 0.35,
} as const

/** How far below the top of a leaf's days the first of them may stand. */
export const LEAF_TITLE_MM = TITLE.ruleMm

/** The month in both languages, what stands at the right, and a rule under them. */
export function leafTitle(
  id: string,
  words: { english: string; chinese: string; right: string },
  { x, y, width }: Box,
  metrics: TextMetrics,
): SceneNode[] {
  const baselineMm = y + TITLE.baselineMm
  const english = printedLine(
    `leaf-${id}-title`,
    words.english,
    { xMm: x, baselineMm, sizeMm: TITLE.sizeMm },
    metrics,
  )
  const chineseXMm = endMm(english, x) + TITLE.gapMm
  return [
    ...english,
    ...printedLine(
      `leaf-${id}-chinese`,
      words.chinese,
      { xMm: chineseXMm, baselineMm, sizeMm: TITLE.chineseMm },
      metrics,
    ),
    ...printedLine(
      `leaf-${id}-right`,
      words.right,
      { xMm: x + width, baselineMm, sizeMm: TITLE.chineseMm, align: 'right' },
      metrics,
    ),
    {
      type: 'rect',
      id: `leaf-${id}-rule`,
      x: x * UNITS_PER_MM,
      y: (y + TITLE.ruleMm) * UNITS_PER_MM,
      width: width * UNITS_PER_MM,
      height: TITLE.ruleWidthMm * UNITS_PER_MM,
      fill: INKS.ink,
    },
  ]
}
