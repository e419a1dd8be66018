import type { TextSettings } from '../card/settings'
import type { Slot } from '../look/frames/frame'
import type { Box, SceneBlock, SceneNode } from '../scene/nodes'
import type { TextMetrics } from '../text/metrics'
import type { Paragraph } from '../text/paragraph'
import { wrapLines } from '../text/wrap'
import { lineStart } from './textNodes'

const SIZE_PX = { text: 14, mono: 15 }
const TRACKING_EM = { latin: 0.06, han: 0.16 }
const WEIGHT = 500

export interface FootLine {
  node: SceneNode
  block: SceneBlock
  paragraph: Paragraph
}

/** A date or watermark on its slot: one line, ending in an ellipsis where it is too long. */
export function footLine(
  id: 'date' | 'watermark',
  words: string,
  slot: Slot,
  text: TextSettings,
  ink: string,
  metrics: TextMetrics,
): FootLine | null {
  const sizePx = slot.sizePx ?? (text.fontFamily === 'font-mono' ? SIZE_PX.mono : SIZE_PX.text)
  const style = {
    fontId: text.fontFamily,
    sizePx,
    bold: false,
    weight: slot.weight ?? WEIGHT,
    italic: false,
    lineHeightPx: Math.round(sizePx * 1.45),
    latinTrackingEm: TRACKING_EM.latin,
    hanTrackingEm: TRACKING_EM.han,
  }
  const paragraph = wrapLines(words.replaceAll(/\s+/g, ' ').trim(), style, slot.maxWidthPx, metrics, {
    align: slot.align,
    maxLines: 1,
  })
  const line = paragraph.lines[0]
  if (!line) return null
  const x = lineStart(line, slotBox(slot), slot.align)
  return {
    node: { type: 'text', id, x, y: slot.baselineY, runs: line.runs, fill: slot.colour ?? ink },
    block: {
      id,
      box: { x, y: slot.baselineY - sizePx, width: line.widthPx, height: style.lineHeightPx },
    },
    paragraph,
  }
}

/** The room a slot opens: to the right of its x, to the left, or both ways. */
function slotBox({ x, align, maxWidthPx, baselineY }: Slot): Box {
  const left = align === 'left' ? x : align === 'right' ? x - maxWidthPx : x - maxWidthPx / 2
  return { x: left, y: baselineY, width: maxWidthPx, height: 0 }
}
