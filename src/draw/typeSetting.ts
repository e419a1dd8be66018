import type { Font } from '../scene/nodes'

/**
 * The one rule by which text is measured and drawn. Kerning stays on under letter spacing (engines switch it
 * off on their own); language and direction are fixed, or the page's would slip in. textRendering stays auto:
 * a canvas places glyphs at fractions of a pixel anyway, so a width at 1x is a quarter of the width at 4x
 * (measured at device ratio 1 and 2, every hinting), and only so do the outlines equal those of CSS text.
 */
export function setType(ctx: CanvasRenderingContext2D, font: Font, letterSpacingPx: number): void {
  ctx.font = cssFont(font)
  ctx.letterSpacing = `${letterSpacingPx}px`
  ctx.fontKerning = 'normal'
  ctx.textAlign = 'left'
  ctx.textBaseline = 'alphabetic'
  ctx.direction = 'ltr'
  if ('lang' in ctx) ctx.lang = 'zh-Hans'
}

/** `italic 640 40px "Source Serif 4 Variable"` */
export function cssFont({ family, weight, italic, sizePx }: Font): string {
  return `${italic ? 'italic ' : ''}${weight} ${sizePx}px "${family}"`
}
