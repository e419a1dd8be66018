import type { Box, Font } from '../../scene/nodes'
import { memoMetrics } from '../../text/metrics/memoMetrics'
import { roughInkEm, roughWidthPx } from '../../text/metrics/roughWidth'
import { covers, hasArrived, whenGlyphsCome } from './browserFonts'
import { glyphInkEm } from './glyphInk'
import { whenWordAidsCome } from '../wordAids'
import { textWidthPx } from './typeSetting'

let context: CanvasRenderingContext2D | null = null

/** Text measured by the rule that draws it. */
export const browserMetrics = memoMetrics({ widthPx: measuredWidthPx, covers, inkEm })

whenGlyphsCome(() => browserMetrics.clear()) // earlier widths were rough
whenWordAidsCome(() => browserMetrics.clear()) // other characters are measured

function measuredWidthPx(text: string, font: Font, letterSpacingPx = 0): number {
  // Widths of a fallback face would take as long and be just as wrong: the card is laid out again when its font arrives.
  if (!hasArrived(font.family)) return roughWidthPx(text, font, letterSpacingPx)
  context ??= document.createElement('canvas').getContext('2d')
  if (!context) return roughWidthPx(text, font, letterSpacingPx) // the engine has no canvas left
  return textWidthPx(context, text, font, letterSpacingPx)
}

function inkEm(character: string, font: Font): Box {
  return hasArrived(font.family) ? glyphInkEm(character, font) : roughInkEm()
}
