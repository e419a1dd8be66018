import { textForEngine } from '../../text/emoji'
import { isHanFamily } from '../../text/fonts'
import type { Font } from '../../scene/nodes'

/** Large enough that an engine's rounding of sizes and widths does not matter. */
const LARGE_PX = 1000
const PROBE_PX = 22.56
const PROBE_TEXT = 'Hamburgefonstiv'
const LINEAR_WITHIN = 0.002 // error: Chromium up to 0.0006, Firefox 0.004, WebKitGTK 0.02

let isLinear: boolean | undefined
let language = 'zh-Hans'
let arrivals = 0

/** In a worker Chromium 156 keeps the fallback of a font that came later, but asks anew in another language. */
export function lookForFontsAnew(): void {
  if ('WorkerGlobalScope' in globalThis) language = `zh-Hans-x-${(arrivals += 1)}`
}

/**
 * Returns the scale to draw at. Latin is kerned even with letter spacing; Chinese is not, as Firefox would
 * halve ，：、. Fixed language and direction keep out the page's; auto `textRendering` matches CSS outlines.
 *
 * Firefox rounds sizes to ¼ px and WebKitGTK rounds widths to whole px, so there text is set large and scaled
 * down.
 */
export function setType(ctx: CanvasRenderingContext2D, font: Font, letterSpacingPx: number): number {
  isLinear ??= hasLinearWidths(ctx)
  const scale = isLinear ? 1 : font.sizePx / LARGE_PX
  ctx.font = cssFont(scale === 1 ? font : { ...font, sizePx: LARGE_PX })
  ctx.letterSpacing = `${letterSpacingPx / scale}px`
  ctx.fontKerning = isHanFamily(font.family) ? 'none' : 'normal'
  ctx.textAlign = 'left'
  ctx.textBaseline = 'alphabetic'
  ctx.direction = 'ltr'
  if ('lang' in ctx) ctx.lang = language
  return scale
}

export function textWidthPx(
  ctx: CanvasRenderingContext2D,
  text: string,
  font: Font,
  letterSpacingPx: number,
): number {
  const scale = setType(ctx, font, letterSpacingPx)
  return ctx.measureText(textForEngine(text, font.family)).width * scale
}

function hasLinearWidths(ctx: CanvasRenderingContext2D): boolean {
  const widthEm = (sizePx: number) => {
    ctx.font = `${sizePx}px sans-serif`
    return ctx.measureText(PROBE_TEXT).width / sizePx
  }
  ctx.letterSpacing = '0px'
  return !(Math.abs(widthEm(PROBE_PX) / widthEm(LARGE_PX) - 1) > LINEAR_WITHIN) // NaN if no font is available
}

export function cssFont({ family, weight, italic, sizePx }: Font): string {
  return `${italic ? 'italic ' : ''}${weight} ${sizePx}px "${family}"`
}
