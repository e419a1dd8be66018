import type { Box, SceneBlock, TextNode } from '../scene/nodes'
import {
  inkWidthPx,
  type Line,
  type LineGrid,
  type Paragraph,
  type TextAlign,
  type TypeStyle,
} from './paragraph'
import { hasHan } from './characters'

/** em, below the middle of the line box, for both scripts */
const BASELINE_EM = 0.35

/** Latin baselines are on the rule; Chinese characters reach this far below it. */
const HAN_FEET_EM = 0.09

export function firstBaselinePx({
  lineHeightPx,
  sizePx,
  pinyinPx = 0,
}: Pick<TypeStyle, 'lineHeightPx' | 'sizePx' | 'pinyinPx'>): number {
  return (lineHeightPx + pinyinPx) / 2 + BASELINE_EM * sizePx
}

/** Lines are aligned without hanging marks and the blank half of 。; pinyin has its own nodes. */
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
  const hyphens = paragraph.lines.flatMap(({ hyphen }, at): TextNode[] =>
    hyphen ? [{ ...nodes[at]!, id: `${id}-hyphen-${at}`, runs: [hyphen], isDecoration: true }] : [],
  )
  const pinyin = paragraph.lines.flatMap((line, at) => line.pinyin?.nodesOver(nodes[at]!) ?? [])
  return { nodes: [...nodes, ...hyphens, ...pinyin], bounds: boundsOf(paragraph, nodes, box) }
}

export function blockOf(id: SceneBlock['id'], { lines, style }: Paragraph, box: Box): SceneBlock {
  return { id, box, sizePx: style.sizePx, lines: lines.map(({ start, end }) => ({ start, end })) }
}

/** Whole logical px, sharp at every whole scale; on a grid by its rules. */
export function baselineOf(
  paragraph: Paragraph,
  topPx: number,
  line = 0,
  grid: LineGrid | null = null,
): number {
  const { lineHeightPx, sizePx, pinyinPx = 0 } = paragraph.style
  if (!grid) return Math.round(topPx + lineHeightPx * (line + 0.5) + pinyinPx / 2 + BASELINE_EM * sizePx)
  const isHan = paragraph.lines.some(({ text }) => hasHan(text)) // equal for all lines of a paragraph
  return Math.round(topPx + grid.pitchPx * (line + 1) - (isHan ? HAN_FEET_EM * sizePx : 0))
}

export function lineStart(line: Line, box: Box, align: TextAlign): number {
  const inkPx = inkWidthPx(line)
  if (align === 'left') return box.x + line.indentPx - line.opticalStartPx
  if (align === 'right') return box.x + box.width - line.indentPx - inkPx - line.opticalStartPx
  return box.x + (box.width - inkPx + line.indentPx) / 2 - line.opticalStartPx
}

function boundsOf(paragraph: Paragraph, nodes: readonly TextNode[], box: Box): Box {
  const left = Math.min(...nodes.map((node) => node.x))
  const right = Math.max(...nodes.map((node, at) => node.x + (paragraph.lines[at]?.widthPx ?? 0)))
  return { x: left, y: box.y, width: right - left, height: paragraph.heightPx }
}
