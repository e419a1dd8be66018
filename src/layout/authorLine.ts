import type { TextSettings } from '../card/settings'
import type { FramePlan } from '../look/frames/frame'
import type { Inks } from '../look/inks'
import type { Box, SceneNode } from '../scene/nodes'
import type { TextMetrics } from '../text/metrics'
import type { Paragraph, TextAlign } from '../text/paragraph'
import { lineHeightPx } from '../text/sizes'
import { wrapLines } from '../text/wrap'
import { baselineOf, paragraphNodes } from './textNodes'
import { hasHan } from './typeset'

/** The author's line: a rule before the name, or a short one above it (looks.md §1). */
export interface AuthorManner {
  style: FramePlan['author']
  align: TextAlign
  isSerif: boolean
}

const DASH = { widthPx: 24, heightPx: 1.5, gapPx: 12 }
const RULE = { widthPx: 32, heightPx: 2, gapPx: 14 }
const SMALL_CAPS = { share: 0.78, trackingEm: 0.1 }
const WEIGHT = 500
const MAX_LINES = 2

export function authorParagraph(
  author: string,
  sizePx: number,
  boxWidthPx: number,
  manner: AuthorManner,
  text: TextSettings,
  metrics: TextMetrics,
): Paragraph {
  const isCapitals = manner.style === 'ruled' && manner.isSerif && !hasHan(author)
  const setPx = isCapitals ? sizePx * SMALL_CAPS.share : sizePx
  const measurePx = manner.style === 'dash' ? boxWidthPx - DASH.widthPx - DASH.gapPx : boxWidthPx
  const style = {
    fontId: text.fontFamily,
    sizePx: setPx,
    bold: false,
    weight: WEIGHT,
    italic: text.italic && !isCapitals,
    lineHeightPx: lineHeightPx(setPx, hasHan(author) ? 'han' : 'latin'),
    latinTrackingEm: isCapitals ? SMALL_CAPS.trackingEm : 0,
    hanTrackingEm: 0,
  }
  return wrapLines(isCapitals ? author.toLocaleUpperCase('en') : author, style, measurePx, metrics, {
    align: manner.align,
    maxLines: MAX_LINES,
  })
}

export function authorHeightPx(author: Paragraph, { style }: AuthorManner): number {
  return author.heightPx + (style === 'ruled' ? RULE.heightPx + RULE.gapPx : 0)
}

/** `box` starts where the author's line starts; its width is the text box's. */
export function authorNodes(
  author: Paragraph,
  manner: AuthorManner,
  box: Box,
  inks: Inks,
): { nodes: readonly SceneNode[]; bounds: Box } {
  return manner.style === 'ruled'
    ? ruled(author, manner.align, box, inks)
    : dashed(author, manner.align, box, inks)
}

function ruled(author: Paragraph, align: TextAlign, box: Box, inks: Inks) {
  const x =
    align === 'left'
      ? box.x
      : align === 'right'
        ? box.x + box.width - RULE.widthPx
        : box.x + (box.width - RULE.widthPx) / 2
  const rule: SceneNode = {
    type: 'rect',
    id: 'author-rule',
    x: Math.round(x),
    y: box.y,
    width: RULE.widthPx,
    height: RULE.heightPx,
    fill: inks.accent,
  }
  const below = { ...box, y: box.y + RULE.heightPx + RULE.gapPx }
  const { nodes, bounds } = paragraphNodes('author', author, below, align, inks.author)
  const left = Math.min(bounds.x, rule.x)
  const right = Math.max(bounds.x + bounds.width, rule.x + rule.width)
  return {
    nodes: [rule, ...nodes],
    bounds: { x: left, y: box.y, width: right - left, height: bounds.y + bounds.height - box.y },
  }
}

/** Rule and name are aligned as one; further lines of a long name stand under the first. */
function dashed(author: Paragraph, align: TextAlign, box: Box, inks: Inks) {
  const aheadPx = DASH.widthPx + DASH.gapPx
  const together = author.widthPx + aheadPx
  const left =
    align === 'left'
      ? box.x
      : align === 'right'
        ? box.x + box.width - together
        : box.x + (box.width - together) / 2
  const nameBox = { ...box, x: left + aheadPx, width: author.widthPx }
  const { nodes, bounds } = paragraphNodes('author', author, nameBox, 'left', inks.author)
  const rule: SceneNode = {
    type: 'rect',
    id: 'author-rule',
    x: Math.round(left),
    y: Math.round(baselineOf(author, box.y) - 0.3 * author.style.sizePx),
    width: DASH.widthPx,
    height: DASH.heightPx,
    fill: inks.accent,
  }
  return { nodes: [rule, ...nodes], bounds: { ...bounds, x: left, width: bounds.x + bounds.width - left } }
}
