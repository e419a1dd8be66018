import { boundedMemo } from '../../scene/memo'
import type { Font } from '../../scene/nodes'
import { memoMetrics } from '../../text/metrics/memoMetrics'
import { covers, whenGlyphsCome } from './browserFonts'
import { faceKey } from './fontsOf'
import { glyphInkEm } from './glyphInk'
import { LARGE_PX, setSizePx, textWidthPx } from './typeSetting'

const WIDTHS = 20_000
/** Their letter spacing adds up: they join with nothing. */
const PLAIN = /^[\p{Script=Latin}\p{Script=Han}\d .,:;!?'"“”‘’·()、。，；：！？「」『』《》（）]*$/u

let context: CanvasRenderingContext2D | null = null
let largeWidths = boundedMemo<number>(WIDTHS)

export const browserMetrics = memoMetrics({ widthPx: measuredWidthPx, covers, inkEm: glyphInkEm })

whenGlyphsCome(() => {
  browserMetrics.clear() // Earlier widths may be those of a fallback face.
  largeWidths = boundedMemo(WIDTHS)
})

/** Measures each text at one size, since a size that is new to Chromium takes it up to 1 ms. */
function measuredWidthPx(text: string, font: Font, letterSpacingPx = 0): number {
  const ctx = (context ??= document.createElement('canvas').getContext('2d'))
  // If the engine has no canvas left, nothing can be drawn, so any width will do.
  if (!ctx) return text.length * (font.sizePx / 2)
  if (!PLAIN.test(text)) return textWidthPx(ctx, text, font, letterSpacingPx)
  const spacingPx = letterSpacingPx === 0 ? 0 : 1 // with any there are no ligatures
  const largePx = largeWidths(`${faceKey(font)} ${spacingPx} ${text}`, () =>
    textWidthPx(ctx, text, { ...font, sizePx: LARGE_PX }, spacingPx),
  )
  const letters = [...text].length
  return (largePx - letters * spacingPx) * (setSizePx(font.sizePx) / LARGE_PX) + letters * letterSpacingPx
}
