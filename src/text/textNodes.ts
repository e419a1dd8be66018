import type { BlockId, Box, SceneBlock, SceneNotice, TextNode } from '../scene/nodes'
import {
  inkWidthPx,
  type Line,
  type LineGrid,
  type Paragraph,
  type TextAlign,
  type TypeStyle,
} from './paragraph'
import { hasHan } from './characters'
import { hasRightToLeftLetter } from './direction'

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
  const lineBox = linesBox(paragraph, box, align)
  const nodes = paragraph.lines.map((line, at): TextNode => ({
    type: 'text',
    id: `${id}-line-${at}`,
    x: lineStart(line, lineBox ?? box, lineBox ? 'left' : align),
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
  return box.x + (box.width - inkPx) / 2 - line.opticalStartPx
}

/** Centred or right-aligned verse with a turned line is a block, in which the indent shows, as is prose; else null. */
function linesBox({ lines, widthPx }: Paragraph, box: Box, align: TextAlign): Box | null {
  const isIndented = lines.some(({ indentPx }) => indentPx > 0)
  const startsAtRight = align === 'right' && lines.every(({ text }) => hasRightToLeftLetter(text))
  return isIndented && !startsAtRight ? { ...box, x: edgeOf(align, box, widthPx), width: widthPx } : null
}

/** Words in a block, of which a notice may be due. */
export interface Noticed {
  id: BlockId
  paragraph: Pick<Paragraph, 'missing' | 'truncated'>
}

export function noticesOf(words: readonly (Noticed | null)[]): SceneNotice[] {
  const shown = words.filter((set) => set !== null)
  const characters = [...new Set(shown.flatMap(({ paragraph }) => paragraph.missing))]
  return [
    ...shown.flatMap(({ id, paragraph }) =>
      paragraph.truncated ? [{ code: 'truncated' as const, block: id }] : [],
    ),
    ...(characters.length > 0 ? [{ code: 'missing-glyphs' as const, characters }] : []),
  ]
}

/** x of something as wide as `widthPx` in a box. */
export function edgeOf(align: TextAlign, box: Pick<Box, 'x' | 'width'>, widthPx: number): number {
  if (align === 'left') return box.x
  return align === 'right' ? box.x + box.width - widthPx : box.x + (box.width - widthPx) / 2
}

function boundsOf(paragraph: Paragraph, nodes: readonly TextNode[], box: Box): Box {
  const left = Math.min(...nodes.map((node) => node.x))
  const right = Math.max(...nodes.map((node, at) => node.x + (paragraph.lines[at]?.widthPx ?? 0)))
  return { x: left, y: box.y, width: right - left, height: paragraph.heightPx }
}
