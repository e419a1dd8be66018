import type { Inks } from '../../look/inks'
import type { Box, SceneNode } from '../../scene/nodes'
import { baselineOf } from '../../text/textNodes'
import {
  authorHeightPx,
  authorMark,
  DASH,
  dashPx,
  markHeightPx,
  type AuthorLineStyle,
  type AuthorParagraph,
} from './authorLine'
import { edgeOf, isReadFromRight, rowHeightPx, rowNodes, rowWidthPx } from './authorRows'

/** `box` starts at the top of the author's line and is as wide as the text box. */
export function authorNodes(
  author: AuthorParagraph,
  lineStyle: AuthorLineStyle,
  box: Box,
  inks: Inks,
): { nodes: readonly SceneNode[]; bounds: Box } {
  const { align, grid, style } = lineStyle
  const isRightToLeft = isReadFromRight(author)
  const set = { align, grid, isRightToLeft }
  const top = { ...box, y: box.y + markHeightPx(lineStyle) }
  const mark = authorMark(style)?.draw(align, box, inks)
  const placed: { nodes: readonly SceneNode[]; x: number; width: number }[] = [
    ...(mark ? [mark] : []),
    style === 'dash'
      ? dashedRow(author, lineStyle, top, inks)
      : rowNodes(author.rows[0]!, top, inks.author, set),
  ]
  const below = underName(top, lineStyle, isRightToLeft)
  let y = top.y + author.heightPx
  for (const row of author.rows.slice(1)) {
    placed.push(rowNodes(row, { ...below, y }, inks.author, set))
    y += rowHeightPx(row)
  }
  const left = Math.min(...placed.map(({ x }) => x))
  const right = Math.max(...placed.map(({ x, width }) => x + width))
  return {
    nodes: placed.flatMap(({ nodes }) => nodes),
    bounds: { x: left, y: box.y, width: right - left, height: authorHeightPx(author, lineStyle) },
  }
}

/** Dash and name are aligned as one, with the dash at the reading start. */
function dashedRow(author: AuthorParagraph, { align, grid }: AuthorLineStyle, box: Box, inks: Inks) {
  const isRightToLeft = isReadFromRight(author)
  const row = author.rows[0]!
  const rowPx = rowWidthPx(row)
  const width = dashPx + rowPx
  const x = edgeOf(align, box, width)
  const named = { ...box, x: x + (isRightToLeft ? 0 : dashPx), width: rowPx }
  const { nodes } = rowNodes(row, named, inks.author, {
    align: isRightToLeft ? 'right' : 'left',
    grid,
    isRightToLeft,
  })
  const dash: SceneNode = {
    type: 'rect',
    id: 'author-rule',
    x: Math.round(isRightToLeft ? x + rowPx + DASH.gapPx : x),
    y: Math.round(baselineOf(author, box.y, 0, grid) - 0.3 * author.style.sizePx),
    width: DASH.widthPx,
    height: DASH.heightPx,
    fill: inks.accent,
  }
  return { nodes: [dash, ...nodes], x, width }
}

/** Where the line is aligned to the reading start, further rows start under the name, not under the dash. */
function underName(box: Box, { align, style }: AuthorLineStyle, isRightToLeft: boolean): Box {
  if (style !== 'dash' || align !== (isRightToLeft ? 'right' : 'left')) return box
  return { ...box, x: box.x + (isRightToLeft ? 0 : dashPx), width: box.width - dashPx }
}
