import { textForEngine } from '../../text/emoji'
import { isHanFamily } from '../../text/fonts'
import type { Font } from '../../scene/nodes'

/** So large that no engine's rounding of sizes or widths matters. */
const LARGE_PX = 1000
const PROBE_PX = 22.56
const PROBE_TEXT = 'Hamburgefonstiv'
const LINEAR_WITHIN = 0.002 // Chromium is exact to 0.0006; Firefox is 0.004 off, WebKitGTK 0.02

let isLinear: boolean | undefined

/**
 * The settings by which all text is measured and drawn; returns the scale to use. Latin is kerned, with letter spacing
 * too, where engines would switch kerning off; Chinese is not: with kerning Firefox sets every ，：、 half as wide.
 * Language and direction are fixed, or those of the page would apply. textRendering stays auto: only then do the
 * outlines equal those of CSS text.
 *
 * The scale is 1 where widths are proportional to the size (measured in Chromium at device ratio 1 and 2, every hinting).
 * Firefox rounds sizes to quarters of a pixel and WebKitGTK rounds widths to whole ones, which can break a line
 * elsewhere: there type is set large and scaled down.
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
  return ctx.measureText(textForEngine(text, font.family)).width * scale
}

function hasLinearWidths(ctx: CanvasRenderingContext2D): boolean {
  const widthEm = (sizePx: number) => {
    ctx.font = `${sizePx}px sans-serif`
    return ctx.measureText(PROBE_TEXT).width / sizePx
  }
  ctx.letterSpacing = '0px'
  return !(Math.abs(widthEm(PROBE_PX) / widthEm(LARGE_PX) - 1) > LINEAR_WITHIN) // NaN without any font
}

/** `italic 640 40px "Source Serif 4 Variable"` */
export function cssFont({ family, weight, italic, sizePx }: Font): string {
  return `${italic ? 'italic ' : ''}${weight} ${sizePx}px "${family}"`
}
