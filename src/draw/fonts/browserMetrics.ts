import type { Font } from '../../scene/nodes'
import { memoMetrics } from '../../text/metrics/memoMetrics'
import { covers, whenGlyphsCome } from './browserFonts'
import { glyphInkEm } from './glyphInk'
import { textWidthPx } from './typeSetting'

let context: CanvasRenderingContext2D | null = null

/** Text measured by the rule that draws it. */
export const browserMetrics = memoMetrics({ widthPx: measuredWidthPx, covers, inkEm: glyphInkEm })

whenGlyphsCome(() => browserMetrics.clear()) // earlier widths may be those of a fallback face

function measuredWidthPx(text: string, font: Font, letterSpacingPx = 0): number {
  context ??= document.createElement('canvas').getContext('2d')
  // Where the engine has no canvas left, nothing can be drawn either: any width will do.
  return context ? textWidthPx(context, text, font, letterSpacingPx) : text.length * (font.sizePx / 2)
}
