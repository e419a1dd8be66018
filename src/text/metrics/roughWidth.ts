import type { Box, Font } from '../../scene/nodes'

const FIRST_WIDE = '\u2e80' // from here on scripts are mostly an em wide

/** A guess without any font: for a layout that shows which fonts and widths are needed, and is never drawn. */
export function roughWidthPx(text: string, { sizePx }: Font, letterSpacingPx = 0): number {
  let widthPx = 0
  for (const character of text) widthPx += sizePx * (character < FIRST_WIDE ? 0.5 : 1) + letterSpacingPx
  return widthPx
}

/** Of most Chinese characters. */
export function roughInkEm(): Box {
  return { x: 0.06, y: -0.82, width: 0.88, height: 0.88 }
}
