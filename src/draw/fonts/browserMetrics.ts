import type { Font } from '../../scene/nodes'
import { memoMetrics } from '../../text/metrics/memoMetrics'
import { createCanvas } from '../newCanvas'
import { covers, whenGlyphsCome } from './browserFonts'
import { glyphInkEm } from './glyphInk'
import { lookForFontsAnew, textWidthPx } from './typeSetting'
import { loadedFeatures } from '../../layout/features'
import { FULL_VIEW, type View, type World } from '../../layout/view'
import type { LuminanceMapOf } from '../../look/luminanceMap'

let context: CanvasRenderingContext2D | null = null

export const browserMetrics = memoMetrics({ widthPx: measuredWidthPx, covers, inkEm: glyphInkEm })

// Earlier widths may be those of a fallback face.
whenGlyphsCome(() => {
  lookForFontsAnew()
  browserMetrics.clear()
})

function measuredWidthPx(text: string, font: Font, letterSpacingPx = 0): number {
  context ??= createCanvas().getContext('2d')
  // If the engine has no canvas left, nothing can be drawn, so any width will do.
  return context ? textWidthPx(context, text, font, letterSpacingPx) : text.length * (font.sizePx / 2)
}

export function browserWorld(view: View = FULL_VIEW, luminanceMapOf: LuminanceMapOf = () => null): World {
  return { metrics: browserMetrics, view, luminanceMapOf, features: loadedFeatures }
}
