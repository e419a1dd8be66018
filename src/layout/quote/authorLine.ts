import { edgeOf } from '../../text/textNodes'
import { legiblePx, fitOrTruncate } from '../typeset'
import type { LineGrid, Paragraph, TextAlign, TypeStyle } from '../../text/paragraph'
import type { Inks } from '../../look/inks'
import type { Box, SceneNode } from '../../scene/nodes'
import { filledPath, rectNode } from '../../scene/shapes'
import { lineHeightPx } from '../../text/sizes'
import { hasHan } from '../../text/characters'
import { rowHeightPx, rowWidthPx, type AuthorRow } from './authorRows'
import { widthBelowPx, type ArrangedWords } from './words'
import { drawnSizePx } from '../../text/styledFace'

export interface AuthorLineStyle {
  style: 'dash' | 'ruled' | 'divided'
  align: TextAlign
  isItalic: boolean
  isCapitals: boolean
  grid: LineGrid | null
}

export interface AuthorParagraph extends Paragraph {
  rows: readonly AuthorRow[]
}

export const DASH = { widthPx: 24, heightPx: 1.5, gapPx: 12 }
export const dashPx = DASH.widthPx + DASH.gapPx
const RULE = { widthPx: 32, heightPx: 2, gapPx: 14 }
const DIVIDER = { reachPx: 74, fromPx: 14, halfLozengePx: 5.5, gapPx: 14 }
export const SMALL_CAPS = { share: 0.78, trackingEm: 0.1, heavier: 60 } // Smaller letters look lighter.
const WEIGHT = 500
const MAX_LINES = 2
const FLOOR = { px: 14, capitalsPx: 16, share: 0.7 }

export function authorLineStyleOf(
  { plan, text, align }: ArrangedWords,
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

/** Small capitals are set smaller than the requested size. */
export function authorTypeStyle(
  { quote: { author }, text, card, isLegible }: ArrangedWords,
  sizePx: number,
  lineStyle: AuthorLineStyle,
): TypeStyle {
  const isCapitals = isInCapitals(author, lineStyle)
  const leastPx = isLegible ? Math.min(sizePx, legiblePx('other', card.width)) : 0
  const setPx = isCapitals ? Math.max(leastPx, sizePx * SMALL_CAPS.share) : sizePx
  return {
    fontId: text.fontFamily,
    sizePx: setPx,
    bold: false,
    weight: isCapitals ? WEIGHT + SMALL_CAPS.heavier : WEIGHT,
    italic: lineStyle.isItalic && !isCapitals,
    lineHeightPx: lineStyle.grid?.pitchPx ?? lineHeightPx(setPx, hasHan(author) ? 'han' : 'latin'),
    latinTrackingEm: isCapitals ? SMALL_CAPS.trackingEm : 0,
    hanTrackingEm: 0,
    isName: true,
  }
}

export function isInCapitals(author: string, lineStyle: AuthorLineStyle): boolean {
  return lineStyle.isCapitals && !hasHan(author)
}

export function authorParagraph(
  words: ArrangedWords,
  sizePx: number,
  lineStyle: AuthorLineStyle,
): AuthorParagraph {
  const { author } = words.quote
  const isCapitals = isInCapitals(author, lineStyle)
  const name = isCapitals ? author.toLocaleUpperCase('en') : author
  const styleAt = (px: number) => authorTypeStyle(words, px, lineStyle)
  const paragraph = fitOrTruncate(name, styleAt, words.metrics, {
    measurePx: authorMeasurePx(widthBelowPx(words), lineStyle),
    align: lineStyle.align,
    maxLines: lineStyle.grid ? 1 : MAX_LINES,
    startPx: sizePx,
    floorPx: Math.max(isCapitals ? FLOOR.capitalsPx : FLOOR.px, FLOOR.share * sizePx),
  })
  return { ...paragraph, rows: [[{ id: 'name', paragraph, gapPx: 0 }]] }
}

export function authorMeasurePx(boxWidthPx: number, { style }: AuthorLineStyle): number {
  return style === 'dash' ? boxWidthPx - dashPx : boxWidthPx
}

export function authorHeightPx({ heightPx, rows }: AuthorParagraph, lineStyle: AuthorLineStyle): number {
  return rows.slice(1).reduce((sum, row) => sum + rowHeightPx(row), heightPx + markHeightPx(lineStyle))
}

/** Includes the dash. */
export function authorWidthPx({ rows }: AuthorParagraph, { style, align }: AuthorLineStyle): number {
  const beforePx = style === 'dash' ? dashPx : 0
  return Math.max(...rows.map((row, at) => rowWidthPx(row) + (at === 0 || align !== 'center' ? beforePx : 0)))
}

/** 0 for a dash, which is beside the name. */
export function markHeightPx({ style }: AuthorLineStyle): number {
  const mark = authorMark(style)
  return mark ? mark.heightPx + mark.gapPx : 0
}

/** A short rule, or a lozenge between tapered lines. */
interface AuthorMark {
  heightPx: number
  gapPx: number // below it
  draw: (align: TextAlign, box: Box, inks: Inks) => { nodes: SceneNode[]; x: number; width: number }
}

export function authorMark(style: AuthorLineStyle['style']): AuthorMark | null {
  if (style === 'ruled') return { heightPx: RULE.heightPx, gapPx: RULE.gapPx, draw: rule }
  if (style === 'dash') return null
  return { heightPx: 2 * DIVIDER.halfLozengePx, gapPx: DIVIDER.gapPx, draw: divider }
}

function rule(align: TextAlign, box: Box, inks: Inks) {
  const { widthPx: width, heightPx: height } = RULE
  const x = Math.round(edgeOf(align, box, width))
  return {
    nodes: [rectNode('author-rule', { x, y: box.y, width, height }, { fill: inks.accent })],
    x,
    width,
  }
}

function divider(align: TextAlign, box: Box, inks: Inks) {
  const { reachPx, fromPx, halfLozengePx: half } = DIVIDER
  const x = edgeOf(align, box, 2 * reachPx)
  const cx = x + reachPx
  const cy = box.y + half
  const taper = (side: 1 | -1) =>
    `M${cx + side * fromPx} ${cy - 0.9}L${cx + side * reachPx} ${cy}L${cx + side * fromPx} ${cy + 0.9}Z`
  const nodes: SceneNode[] = [
    filledPath(
      'author-lozenge',
      `M${cx} ${cy - half}L${cx + half} ${cy}L${cx} ${cy + half}L${cx - half} ${cy}Z`,
      inks.accent,
    ),
    filledPath('author-tapers', taper(1) + taper(-1), inks.quote, { opacity: 0.6 }),
  ]
  return { nodes, x, width: 2 * reachPx }
}

/** a width scaled from another size errs by 1 % */
const SURELY_WITHIN = 0.9

/** px, mark included. Cached, because the search tries many sizes per key. */
export function authorHeightsOf(words: ArrangedWords): (sizePx: number, grid: LineGrid | null) => number {
  const { fontFamily } = words.text
  const width = widthBelowPx(words)
  const heights = new Map<string, number>()
  let widthEm = Infinity // on one line, once it is measured

  function measuredHeightPx(sizePx: number, grid: LineGrid | null): number {
    const lineStyle = authorLineStyleOf(words, grid)
    const typeStyle = authorTypeStyle(words, sizePx, lineStyle)
    const isSurelyOneLine =
      widthEm * typeStyle.sizePx <= SURELY_WITHIN * authorMeasurePx(width, lineStyle) &&
      drawnSizePx(typeStyle.sizePx, fontFamily) === typeStyle.sizePx
    if (isSurelyOneLine) return typeStyle.lineHeightPx + markHeightPx(lineStyle)
    const paragraph = authorParagraph(words, sizePx, lineStyle)
    if (paragraph.lines.length === 1 && !paragraph.truncated)
      widthEm = paragraph.widthPx / paragraph.style.sizePx
    return authorHeightPx(paragraph, lineStyle)
  }

  return (sizePx, grid) => {
    const at = `${sizePx} ${grid?.pitchPx}`
    const heightPx = heights.get(at) ?? measuredHeightPx(sizePx, grid)
    heights.set(at, heightPx)
    return heightPx
  }
}
