import type { Font } from '../scene/nodes'

const FIRST_WIDE = '\u2e80' // from here on scripts are mostly an em wide

/** About as wide as the text may be, by no font at all: for a layout that is asked which type it needs, and never shown. */
export function roughWidthPx(text: string, { sizePx }: Font, letterSpacingPx = 0): number {
  let widthPx = 0
  for (const character of text) widthPx += sizePx * (character < FIRST_WIDE ? 0.5 : 1) + letterSpacingPx
  return widthPx
}
