import { isHanFamily } from '../../text/fonts'
import type { Font } from '../../scene/nodes'

/** So many pixels an em that no engine's rounding of sizes or of widths tells. */
const LARGE_PX = 1000
const PROBE_PX = 22.56
const PROBE_TEXT = 'Hamburgefonstiv'
const LINEAR_WITHIN = 0.002 // Chromium is exact to 0.0006; Firefox is 0.004 off, WebKitGTK 0.02

let isLinear: boolean | undefined

/**
 * The one rule by which text is measured and drawn; gives the scale at which to do so. Latin is kerned, also under
 * letter spacing, where engines switch it off on their own; Chinese stands on its square: asked to kern, Firefox sets
 * every ，：、 half as wide. Language and direction are fixed, or the page's would slip in. textRendering stays auto:
 * only so do the outlines equal those of CSS text.
 *
 * The scale is 1 where widths grow as the size does (measured in Chromium at device ratio 1 and 2, every hinting).
 * Firefox rounds sizes to quarters of a pixel and WebKitGTK widths to whole ones, which can break a line elsewhere:
 * there type is set large, and scaled.
 */
export function setType(ctx: CanvasRenderingContext2D, font: Font, letterSpacingPx: number): number {
  isLinear ??= growsAsItsSize(ctx)
  const scale = isLinear ? 1 : font.sizePx / LARGE_PX
  ctx.font = cssFont(scale === 1 ? font : { ...font, sizePx: LARGE_PX })
  ctx.letterSpacing = `${letterSpacingPx / scale}px`
  ctx.fontKerning = isHanFamily(font.family) ? 'none' : 'normal'
  ctx.textAlign = 'left'
  ctx.textBaseline = 'alphabetic'
  ctx.direction = 'ltr'
  if ('lang' in ctx) ctx.lang = 'zh-Hans'
  return scale
}

/** The width of a text as it is drawn. */
export function textWidthPx(
  ctx: CanvasRenderingContext2D,
  text: string,
  font: Font,
  letterSpacingPx: number,
): number {
  const scale = setType(ctx, font, letterSpacingPx)
  return ctx.measureText(text).width * scale
}

function growsAsItsSize(ctx: CanvasRenderingContext2D): boolean {
  const widthEm = (sizePx: number) => {
    ctx.font = `${sizePx}px sans-serif`
    return ctx.measureText(PROBE_TEXT).width / sizePx
  }
  ctx.letterSpacing = '0px'
  return !(Math.abs(widthEm(PROBE_PX) / widthEm(LARGE_PX) - 1) > LINEAR_WITHIN) // no font at all: nothing to tell by
}

/** `italic 640 40px "Source Serif 4 Variable"` */
export function cssFont({ family, weight, italic, sizePx }: Font): string {
  return `${italic ? 'italic ' : ''}${weight} ${sizePx}px "${family}"`
}
