import type { Label } from '../language/languages'

/** `load` imports the rules; files load only for characters used. */
export interface FontFace {
  family: string // as in its @font-face rules
  regular: number
  bold: number
  load: () => Promise<unknown>
  loadItalic?: () => Promise<unknown> // absent: the engine slants the upright
  isRightToLeft?: boolean // Arabic or Hebrew: no tracking, no italics
  centredMarks?: string // with a blank quarter on both sides, not half on one
  isCursive?: boolean // italics change nothing
  pixelsPerEm?: number // px; sizes are whole multiples
}

export interface FontPair {
  order: number
  label: Label
  latin: FontFace
  han: FontFace
  latinSizeFactor?: number // × requested size; default 1
  hanSizeFactor: number // × requested size
  hanMarks?: FontFace // draws marks that the Chinese face lacks; absent: the Latin face does
  ornament: Ornament
  hasTraditional?: boolean // includes Traditional characters
  capitalEm: number // × requested size
  pinyinFace?: FontFace // for a Latin face without ǎ and ǚ
  pinyinRiseEm?: number // syllables' baseline, for unusually tall characters
}

/** The ink is in em from origin and baseline. */
export interface Ornament {
  face: FontFace
  inkEm: { left: number; right: number; top: number; bottom: number }
}
