import type { TextId } from '../../card/primaryText'
import { OPTICAL_MIDDLE, type FramePlan } from '../../look/frames/frame'
import type { Inks } from '../../look/inks'
import type { BlockParts, Box, SceneNode, SceneNotice } from '../../scene/nodes'
import { rectNode } from '../../scene/shapes'
import type { LineGrid, Paragraph } from '../../text/paragraph'
import { hasTypedName, isReadFromRight, rowHeightPx, rowNodes, rowWidthPx } from './authorRows'
import { columnBoxes } from './columns'
import { fitWithAttribution } from './attributed'
import { ornamentHeightPx, ornamentNode, gridTopPx } from './measureQuote'
import type { QuoteContext } from './words'
import { blockOf, paragraphNodes, baselineOf, edgeOf, noticesOf } from '../../text/textNodes'
import {
  authorHeightPx,
  authorMark,
  DASH,
  dashPx,
  markHeightPx,
  type AuthorLineStyle,
  type AuthorParagraph,
} from './authorLine'

export interface QuoteBlockLayout {
  parts: readonly BlockParts[]
  notices: readonly SceneNotice[]
  grid: LineGrid | null
}

export function layoutQuoteBlock(
  words: QuoteContext,
  inks: Inks,
  measured = fitWithAttribution(words),
): QuoteBlockLayout {
  const { plan } = words
  const { align } = measured
  const parts: BlockParts[] = []
  let ornament: SceneNode | null = null
  const { grid, columns } = measured
  const top = blockTop(plan, grid, measured.heightPx)
  const whole = { ...plan.textBox, y: top }
  const pair = columns && columnBoxes(measured, columns, whole)
  const box = pair?.quote ?? whole
  const below = pair?.aside ?? whole

  if (columns) {
    box.y += Math.max(0, -measured.asideDropPx)
    below.y += measured.ornamentPx + Math.max(0, measured.asideDropPx)
  }
  if (measured.ornamentPx > 0) {
    const slackPx = measured.ornamentPx - ornamentHeightPx(words, measured.contentPx)
    ornament = ornamentNode(words, measured, { ...box, y: box.y + slackPx }, inks.accent)
    box.y += measured.ornamentPx
  }
  const place = (role: TextId, paragraph: Paragraph, at: Box) => {
    const id = words.idOf(role)
    const isQuote = role === 'content'
    const fill = isQuote ? inks.quote : inks.translation
    const { nodes, bounds } = paragraphNodes(id, paragraph, at, align, fill, grid)
    const block = blockOf(id, paragraph, bounds)
    parts.push({
      block: id === role ? block : { ...block, role },
      nodes: isQuote && ornament ? [ornament, ...nodes] : nodes,
    })
    at.y += paragraph.heightPx
  }
  if (measured.content.lines.length > 0) place('content', measured.content, box)
  if (measured.translation) {
    below.y += measured.translationGapPx
    place('translation', measured.translation, below)
  }
  if (measured.author) {
    below.y += measured.authorGapPx
    const placed = authorNodes(measured.author, measured.lineStyle, below, inks)
    const { lines, ...block } = blockOf('author', measured.author, placed.bounds)
    parts.push({
      block: hasTypedName(measured.author) && lines ? { ...block, lines } : block,
      nodes: placed.nodes,
    })
  }
  const { content, translation, author } = measured
  const notices = noticesOf([
    { id: words.idOf('content'), paragraph: content },
    translation && { id: words.idOf('translation'), paragraph: translation },
    author && { id: 'author', paragraph: author },
  ])
  return { parts, notices, grid }
}

/** At its share of the free room; on a grid, from a row on. */
export function blockTop(plan: FramePlan, grid: LineGrid | null, heightPx: number): number {
  const { textBox, blockAt = OPTICAL_MIDDLE } = plan
  const top = gridTopPx(plan, grid)
  const free = Math.max(0, textBox.height - top - heightPx) * blockAt
  return textBox.y + top + (grid ? Math.floor(free / grid.pitchPx) * grid.pitchPx : Math.round(free))
}

/** `box` starts at the top of the line and is as wide as the text box. */
function authorNodes(
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

/** Aligned as one, with the dash at the reading start. */
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
  const dash: SceneNode = rectNode(
    'author-rule',
    {
      x: Math.round(isRightToLeft ? x + rowPx + DASH.gapPx : x),
      y: Math.round(baselineOf(author, box.y, 0, grid) - 0.3 * author.style.sizePx),
      width: DASH.widthPx,
      height: DASH.heightPx,
    },
    { fill: inks.accent },
  )
  return { nodes: [dash, ...nodes], x, width }
}

/** At the reading start, further rows are below the name, not below the dash. */
function underName(box: Box, { align, style }: AuthorLineStyle, isRightToLeft: boolean): Box {
  if (style !== 'dash' || align !== (isRightToLeft ? 'right' : 'left')) return box
  return { ...box, x: box.x + (isRightToLeft ? 0 : dashPx), width: box.width - dashPx }
}
