import type { Font } from '../scene/nodes'
import { memoMetrics } from '../text/memoMetrics'
import { covers } from './browserFonts'
import { setType } from './typeSetting'

let context: CanvasRenderingContext2D | null = null

/** Text measured by the rule it is drawn by. Clear it when fonts arrive: widths before were a fallback's. */
export const browserMetrics = memoMetrics(measuredWidthPx, covers)

function measuredWidthPx(text: string, font: Font, letterSpacingPx = 0): number {
  context ??= document.createElement('canvas').getContext('2d')
  if (!context) return text.length * font.sizePx * 0.55 + [...text].length * letterSpacingPx // no canvas left
  setType(context, font, letterSpacingPx)
  return context.measureText(text).width
}
