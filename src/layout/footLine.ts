import type { TextSettings } from '../card/settings'
import type { Slot } from '../look/frames/frame'
import { isSmallPrint, type Box, type SceneBlock, type SceneNode } from '../scene/nodes'
import type { TextMetrics } from '../text/metrics/metrics'
import type { Paragraph, TypeStyle } from '../text/paragraph'
import { blockOf, lineStart } from '../text/textNodes'
import { fitOrTruncate } from './typeset'

const SIZE_PX = { text: 14, mono: 15 }
const TRACKING_EM = { latin: 0.06, han: 0.16 }
const WEIGHT = 500
const NAME_FLOOR = { share: 0.66, px: 14 }
const FACES = {
  hand: 'font-hand',
  mono: 'font-mono',
  pixel: 'font-pixel',
  rounded: 'font-rounded',
  serif: 'font-serif',
} as const

export type FootLineId = 'author' | 'name' | 'tagline' | 'date' | 'watermark'

export interface FootLine {
  nodes: readonly SceneNode[]
  block: SceneBlock
  slot: Slot
  ink: string
  paragraph: Paragraph
}

interface AskedLine {
  id: FootLineId
  words: string
  slot: Slot
  ink: string
}

/** Names shrink before they are truncated. */
export function footLine(
  { id, words, slot, ink: inkByContrast }: AskedLine,
  text: TextSettings,
  metrics: TextMetrics,
  byHand: { scale: number; roomPx: number; leastPx?: number }, // px; limit for an enlarged line (scale over 1)
): FootLine | null {
  const fontId = slot.face ? FACES[slot.face] : text.fontFamily
  const ownPx = slot.sizePx ?? (fontId === 'font-mono' ? SIZE_PX.mono : SIZE_PX.text)
  const largestPx = Math.max(ownPx, byHand.leastPx ?? 0) * byHand.scale
  const isName = !isSmallPrint(id) // Names may be long.
  const singleLine = words.replaceAll(/\s+/g, ' ').trim()
  const measurePx = byHand.scale > 1 ? Math.max(slot.maxWidthPx, byHand.roomPx) : slot.maxWidthPx
  const styleAt = (sizePx: number): TypeStyle => ({
    fontId,
    sizePx,
    bold: false,
    weight: slot.weight ?? WEIGHT,
    italic: slot.italic ?? false,
    lineHeightPx: Math.round(sizePx * 1.45),
    latinTrackingEm: slot.trackingEm ?? (isName ? 0 : TRACKING_EM.latin),
    hanTrackingEm: isName ? 0 : TRACKING_EM.han,
    isName: id === 'author',
  })
  const shown = slot.format?.(singleLine) ?? singleLine
  const paragraph = fitOrTruncate(shown, styleAt, metrics, {
    measurePx,
    align: slot.align,
    maxLines: 1,
    startPx: largestPx,
    floorPx: isName ? Math.max(NAME_FLOOR.px, NAME_FLOOR.share * largestPx) : ownPx * byHand.scale,
  })
  const { style, lines } = paragraph
  const line = lines[0]
  if (!line || line.runs.length === 0) return null
  const x = lineStart(line, slotBox(slot), slot.align)
  const ink = slot.colour ?? inkByContrast
  return {
    nodes: [{ type: 'text', id, x, y: slot.baselineY, runs: line.runs, fill: ink }],
    block: blockOf(id, paragraph, {
      x,
      y: slot.baselineY - style.sizePx,
      width: line.widthPx,
      height: style.lineHeightPx,
    }),
    slot: { ...slot, sizePx: style.sizePx },
    ink,
    paragraph,
  }
}

export function slotBox({ x, align, maxWidthPx, baselineY }: Slot): Box {
  const left = align === 'left' ? x : align === 'right' ? x - maxWidthPx : x - maxWidthPx / 2
  return { x: left, y: baselineY, width: maxWidthPx, height: 0 }
}
