import type { Font } from '../../scene/nodes'
import { memoMetrics } from '../../text/memoMetrics'
import { roughWidthPx } from '../../text/roughWidth'
import { covers, hasArrived, whenGlyphsCome } from './browserFonts'
import { textWidthPx } from './typeSetting'

let context: CanvasRenderingContext2D | null = null

/** Text measured by the rule it is drawn by. */
export const browserMetrics = memoMetrics(rationedWidthPx, covers)

whenGlyphsCome(() => browserMetrics.clear()) // widths before were a fallback's

/** Thrown through a layout, which keeps nothing half done; never seen outside this file. */
const SPENT = new Error('no width left to measure')

let left = Infinity

/**
 * What `lay` gives if it needs at most this many new widths; null if it needs more. Those measured are remembered, so
 * that the next try goes further. Nearly all the time of a card's first layout is measuring: this cuts it in slices.
 */
export function withinWidths<T>(count: number, lay: () => T): T | null {
  left = count
  try {
    return lay()
  } catch (error) {
    if (error === SPENT) return null
    throw error
  } finally {
    left = Infinity
  }
}

function rationedWidthPx(text: string, font: Font, letterSpacingPx: number): number {
  if (left <= 0) throw SPENT
  left -= 1
  return measuredWidthPx(text, font, letterSpacingPx)
}

function measuredWidthPx(text: string, font: Font, letterSpacingPx = 0): number {
  // Another face's widths would take as long, and be as wrong: a card is laid anew when its type has come.
  if (!hasArrived(font.family)) return roughWidthPx(text, font, letterSpacingPx)
  context ??= document.createElement('canvas').getContext('2d')
  if (!context) return roughWidthPx(text, font, letterSpacingPx) // no canvas left
  return textWidthPx(context, text, font, letterSpacingPx)
}
