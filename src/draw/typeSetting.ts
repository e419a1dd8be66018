import type { Font } from '../scene/nodes'

/**
 * The one rule by which text is measured and drawn. Kerning stays on under letter spacing (engines switch it
 * off on their own); geometricPrecision turns hinting and whole-pixel advances off, so that a width at 1x is
 * a quarter of the width at 4x; language and direction are fixed, or the page's would slip in.
 */
export function setType(ctx: CanvasRenderingContext2D, font: Font, letterSpacingPx: number): void {
  ctx.font = cssFont(font)
  ctx.letterSpacing = `${letterSpacingPx}px`
  ctx.fontKerning = 'normal'
  ctx.textRendering = 'geometricPrecision'
  ctx.textAlign = 'left'
  ctx.textBaseline = 'alphabetic'
  ctx.direction = 'ltr'
  if ('lang' in ctx) ctx.lang = 'zh-Hans'
}

/** `italic 640 40px "Source Serif 4 Variable"` */
export function cssFont({ family, weight, italic, sizePx }: Font): string {
  return `${italic ? 'italic ' : ''}${weight} ${sizePx}px "${family}"`
}
