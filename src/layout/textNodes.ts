import type { LineGrid } from '../look/frames/frame'
import type { Box, SceneBlock, TextNode } from '../scene/nodes'
import type { Line, Paragraph, TextAlign } from '../text/paragraph'
import { hasHan } from './typeset'

/** The baseline lies this far below the middle of the line box, in em: in both scripts, so that they share one. */
const BASELINE_EM = 0.35

/** Letters stand this far above their rule, so that they touch it as handwriting does. */
const ABOVE_RULE = { em: 0.15, minPx: 5, hanEm: 0.06 }

/** One text node a line, aligned by its letters: a hanging mark or the blank half of a 。 does not count. */
export function paragraphNodes(
  id: string,
  paragraph: Paragraph,
  box: Box,
  align: TextAlign,
  fill: string,
  grid: LineGrid | null = null,
): { nodes: TextNode[]; bounds: Box } {
  const nodes = paragraph.lines.map((line, at): TextNode => ({
    type: 'text',
    id: `${id}-line-${at}`,
    x: lineStart(line, box, align),
    y: baselineOf(paragraph, box.y, at, grid),
    runs: line.runs,
    fill,
  }))
  return { nodes, bounds: boundsOf(paragraph, nodes, box) }
}

/** What a visitor can point at, of a paragraph that was placed. */
export function blockOf(id: SceneBlock['id'], { lines, style }: Paragraph, box: Box): SceneBlock {
  return { id, box, sizePx: style.sizePx, lines: lines.map(({ start, end }) => ({ start, end })) }
}

/** Baselines stand on whole logical pixels, so they are sharp at every whole scale; on a grid, on its rules. */
export function baselineOf(
  paragraph: Paragraph,
  topPx: number,
  line = 0,
  grid: LineGrid | null = null,
): number {
  const { lineHeightPx, sizePx } = paragraph.style
  if (!grid) return Math.round(topPx + lineHeightPx * (line + 0.5) + BASELINE_EM * sizePx)
  const isHan = paragraph.lines.some(({ text }) => hasHan(text)) // every line of a paragraph stands alike
  const abovePx = Math.max(ABOVE_RULE.minPx, ABOVE_RULE.em * sizePx) + (isHan ? ABOVE_RULE.hanEm * sizePx : 0)
  return Math.round(topPx + grid.pitchPx * (line + 1) - abovePx)
}

export function lineStart(line: Line, box: Box, align: TextAlign): number {
  const optical = line.widthPx - line.opticalStartPx - line.opticalEndPx
  if (align === 'left') return box.x + line.indentPx - line.opticalStartPx
  if (align === 'right') return box.x + box.width - line.indentPx - optical - line.opticalStartPx
  return box.x + (box.width - optical) / 2 - line.opticalStartPx
}

function boundsOf(paragraph: Paragraph, nodes: readonly TextNode[], box: Box): Box {
  const left = Math.min(...nodes.map((node) => node.x))
  const right = Math.max(...nodes.map((node, at) => node.x + (paragraph.lines[at]?.widthPx ?? 0)))
  return { x: left, y: box.y, width: right - left, height: paragraph.heightPx }
}
