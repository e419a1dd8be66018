import type { TextSettings } from '../card/settings'
import type { Slot } from '../look/frames/frame'
import { isSmallPrint, type Box, type SceneBlock, type SceneNode } from '../scene/nodes'
import type { TextMetrics } from '../text/metrics/metrics'
import type { Paragraph, TypeStyle } from '../text/paragraph'
import { blockOf, lineStart } from '../text/textNodes'
import { fitOrTruncate } from './typeset'
import type { Mood } from '../look/weather/mood'

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

// 20 px beside 14 px text, centred on the figures
const ICON = { perTextPx: 20 / 14, gapPx: 7, strokePx: 2, grid: 24, figureMiddle: 0.36 }

/** The words have at least `leastPx`. */
export function roomForIcon(slot: Slot | null, mood: Mood | null, leastPx: number): Slot | null {
  if (!slot || !takesIcon(slot, mood)) return slot
  const takenPx = iconPx({ ...slot, sizePx: Math.max(leastPx, textPx(slot)) }) + ICON.gapPx
  const shiftPx = slot.align === 'left' ? takenPx : slot.align === 'center' ? takenPx / 2 : 0
  return { ...slot, x: slot.x + shiftPx, maxWidthPx: Math.max(0, slot.maxWidthPx - takenPx) }
}

export function withWeatherIcon(line: FootLine | null, mood: Mood | null): FootLine | null {
  if (!line || !mood || !takesIcon(line.slot, mood)) return line
  const { block, slot } = line
  const sizePx = iconPx(slot)
  const x = block.box.x - ICON.gapPx - sizePx
  const icon: SceneNode = {
    type: 'path',
    id: 'weather-icon',
    d: mood.icon,
    place: {
      x,
      y: slot.baselineY - ICON.figureMiddle * textPx(slot) - sizePx / 2,
      scale: sizePx / ICON.grid,
    },
    stroke: { paint: line.ink, widthPx: ICON.strokePx },
  }
  const box = { ...block.box, x, width: block.box.x + block.box.width - x }
  return { ...line, nodes: [icon, ...line.nodes], block: { ...block, box } }
}

/** A handwritten date, as on a photo's foot, gets no icon. */
function takesIcon(slot: Slot, mood: Mood | null): boolean {
  return mood !== null && slot.italic !== true
}

function iconPx(slot: Slot): number {
  return Math.round(textPx(slot) * ICON.perTextPx)
}

function textPx({ sizePx = 14 }: Slot): number {
  return sizePx
}
