import type { TextSettings } from '../../card/settings'
import type { FramePlan, LineGrid } from '../../look/frames/frame'
import type { Inks } from '../../look/inks'
import type { Box, SceneNode } from '../../scene/nodes'
import { directionOf } from '../../text/direction'
import type { TextMetrics } from '../../text/metrics/metrics'
import type { Paragraph, TextAlign, TypeStyle } from '../../text/paragraph'
import { lineHeightPx } from '../../text/sizes'
import { baselineOf, paragraphNodes } from '../textNodes'
import { hasHan } from '../../text/characters'
import { fitOrTruncate } from '../typeset'

/** The style of the author's line under the quote (DECISIONS.md, Author's line). */
export interface AuthorLineStyle {
  style: 'dash' | 'ruled' | 'divided'
  align: TextAlign
  isItalic: boolean
  isCapitals: boolean
  grid: LineGrid | null
}

const DASH = { widthPx: 24, heightPx: 1.5, gapPx: 12 }
const RULE = { widthPx: 32, heightPx: 2, gapPx: 14 }
const DIVIDER = { reachPx: 74, fromPx: 14, halfLozengePx: 5.5, gapPx: 14 }
const SMALL_CAPS = { share: 0.78, trackingEm: 0.1 }
const WEIGHT = 500
const MAX_LINES = 2
const FLOOR = { px: 14, capitalsPx: 16, share: 0.7 }

export function authorLineStyleOf(
  plan: FramePlan,
  text: TextSettings,
  align: TextAlign,
  grid: LineGrid | null,
): AuthorLineStyle {
  return {
    style: typeof plan.author === 'string' ? plan.author : 'dash',
    align: plan.authorAlign ?? align,
    isItalic: plan.authorItalic ?? text.italic,
    isCapitals:
      text.authorCapitals ||
      (plan.authorCapitals ?? (plan.author === 'ruled' && text.fontFamily === 'font-serif')),
    grid,
  }
}

/** A name too long for its lines is set smaller before it is truncated. */
export function authorParagraph(
  author: string,
  sizePx: number,
  boxWidthPx: number,
  lineStyle: AuthorLineStyle,
  text: TextSettings,
  metrics: TextMetrics,
): Paragraph {
  const isCapitals = lineStyle.isCapitals && !hasHan(author)
  const name = isCapitals ? author.toLocaleUpperCase('en') : author
  const measurePx = lineStyle.style === 'dash' ? boxWidthPx - DASH.widthPx - DASH.gapPx : boxWidthPx
  const maxLines = lineStyle.grid ? 1 : MAX_LINES
  const styleAt = (px: number): TypeStyle => {
    const setPx = isCapitals ? px * SMALL_CAPS.share : px
    return {
      fontId: text.fontFamily,
      sizePx: setPx,
      bold: false,
      weight: WEIGHT,
      italic: lineStyle.isItalic && !isCapitals,
      lineHeightPx: lineStyle.grid?.pitchPx ?? lineHeightPx(setPx, hasHan(author) ? 'han' : 'latin'),
      latinTrackingEm: isCapitals ? SMALL_CAPS.trackingEm : 0,
      hanTrackingEm: 0,
    }
  }
  return fitOrTruncate(
    name,
    styleAt,
    measurePx,
    metrics,
    { align: lineStyle.align, maxLines },
    {
      startPx: sizePx,
      floorPx: Math.max(isCapitals ? FLOOR.capitalsPx : FLOOR.px, FLOOR.share * sizePx),
    },
  )
}

export function authorHeightPx(author: Paragraph, lineStyle: AuthorLineStyle): number {
  return author.heightPx + markHeightPx(lineStyle)
}

/** The width of name and dash together. */
export function authorWidthPx(author: Paragraph, { style }: AuthorLineStyle): number {
  return author.widthPx + (style === 'dash' ? DASH.widthPx + DASH.gapPx : 0)
}

/** The height of the mark above the name, gap included. */
function markHeightPx({ style }: AuthorLineStyle): number {
  const mark = authorMark(style)
  return mark ? mark.heightPx + mark.gapPx : 0
}

/** A frame's mark above the author: a short rule, or a lozenge between tapered lines. */
export interface AuthorMark {
  heightPx: number
  gapPx: number // below it
  draw: (align: TextAlign, box: Box, inks: Inks) => { nodes: SceneNode[]; x: number; width: number }
}

/** null for 'dash', which stands beside the name. */
export function authorMark(style: AuthorLineStyle['style']): AuthorMark | null {
  if (style === 'ruled') return { heightPx: RULE.heightPx, gapPx: RULE.gapPx, draw: rule }
  if (style === 'dash') return null
  return { heightPx: 2 * DIVIDER.halfLozengePx, gapPx: DIVIDER.gapPx, draw: divider }
}

/** `box` starts at the top of the author's line; its width is the text box's. */
export function authorNodes(
  author: Paragraph,
  lineStyle: AuthorLineStyle,
  box: Box,
  inks: Inks,
): { nodes: readonly SceneNode[]; bounds: Box } {
  if (lineStyle.style === 'dash') return dashedAuthor(author, lineStyle, box, inks)
  const mark =
    lineStyle.style === 'ruled' ? rule(lineStyle.align, box, inks) : divider(lineStyle.align, box, inks)
  return markedAuthor(author, lineStyle, box, inks, mark)
}

/** The name below its mark, aligned to the same edge. */
function markedAuthor(
  author: Paragraph,
  lineStyle: AuthorLineStyle,
  box: Box,
  inks: Inks,
  mark: { nodes: SceneNode[]; x: number; width: number },
) {
  const below = { ...box, y: box.y + markHeightPx(lineStyle) }
  const { nodes, bounds } = paragraphNodes(
    'author',
    author,
    below,
    lineStyle.align,
    inks.author,
    lineStyle.grid,
  )
  const left = Math.min(bounds.x, mark.x)
  const right = Math.max(bounds.x + bounds.width, mark.x + mark.width)
  return {
    nodes: [...mark.nodes, ...nodes],
    bounds: { x: left, y: box.y, width: right - left, height: bounds.y + bounds.height - box.y },
  }
}

function rule(align: TextAlign, box: Box, inks: Inks) {
  const { widthPx: width, heightPx: height } = RULE
  const x = Math.round(edgeOf(align, box, width))
  return {
    nodes: [{ type: 'rect' as const, id: 'author-rule', x, y: box.y, width, height, fill: inks.accent }],
    x,
    width,
  }
}

/** A lozenge between two lines that taper outwards. */
function divider(align: TextAlign, box: Box, inks: Inks) {
  const { reachPx, fromPx, halfLozengePx: half } = DIVIDER
  const x = edgeOf(align, box, 2 * reachPx)
  const cx = x + reachPx
  const cy = box.y + half
  const taper = (side: 1 | -1) =>
    `M${cx + side * fromPx} ${cy - 0.9}L${cx + side * reachPx} ${cy}L${cx + side * fromPx} ${cy + 0.9}Z`
  const nodes: SceneNode[] = [
    {
      type: 'path',
      id: 'author-lozenge',
      d: `M${cx} ${cy - half}L${cx + half} ${cy}L${cx} ${cy + half}L${cx - half} ${cy}Z`,
      fill: inks.accent,
    },
    { type: 'path', id: 'author-tapers', d: taper(1) + taper(-1), fill: inks.quote, opacity: 0.6 },
  ]
  return { nodes, x, width: 2 * reachPx }
}

/** Dash and name are aligned as one, the dash at the reading start; further lines stand under the name. */
function dashedAuthor(author: Paragraph, lineStyle: AuthorLineStyle, box: Box, inks: Inks) {
  const { align, grid } = lineStyle
  const widthPx = authorWidthPx(author, lineStyle)
  const left = edgeOf(align, box, widthPx)
  const isRightToLeft = directionOf(author.lines.map(({ text }) => text).join(' '))?.isRightToLeft ?? false
  const aheadPx = isRightToLeft ? 0 : DASH.widthPx + DASH.gapPx
  const nameBox = { ...box, x: left + aheadPx, width: author.widthPx }
  const nameAlign = isRightToLeft ? 'right' : 'left'
  const { nodes, bounds } = paragraphNodes('author', author, nameBox, nameAlign, inks.author, grid)
  const dash: SceneNode = {
    type: 'rect',
    id: 'author-rule',
    x: Math.round(isRightToLeft ? left + author.widthPx + DASH.gapPx : left),
    y: Math.round(baselineOf(author, box.y, 0, grid) - 0.3 * author.style.sizePx),
    width: DASH.widthPx,
    height: DASH.heightPx,
    fill: inks.accent,
  }
  return { nodes: [dash, ...nodes], bounds: { ...bounds, x: left, width: widthPx } }
}

function edgeOf(align: TextAlign, box: Box, widthPx: number): number {
  if (align === 'left') return box.x
  return align === 'right' ? box.x + box.width - widthPx : box.x + (box.width - widthPx) / 2
}
