import type { Label } from '../language/languages'

/** A face we ship. `load` imports its rules; their files are loaded only for the characters used. */
export interface FontFace {
  family: string // as in its @font-face rules
  regular: number // weight
  bold: number
  load: () => Promise<unknown>
  loadItalic?: () => Promise<unknown> // absent: the engine slants the upright
  isRightToLeft?: boolean // Arabic or Hebrew: no tracking, no italics
  centredMarks?: string // marks with a blank quarter on both sides instead of a blank half on one
  isCursive?: boolean // slanted as it is: italics change nothing
  pixelsPerEm?: number // of a face drawn on a grid of pixels: its sizes are whole multiples of this, in px
}

export interface FontPair {
  order: number // its place in the editor
  label: Label
  latin: FontFace
  han: FontFace
  latinSizeFactor?: number // Latin size ÷ the size asked for; 1 if absent
  hanSizeFactor: number // Han size ÷ the size asked for
  hanMarks?: FontFace // draws the marks of Chinese that the Chinese face lacks, at the size asked for; absent: the Latin face does
  ornament: Ornament
  hasTraditional?: boolean // the Chinese face has the Traditional characters too
  capitalEm: number // the height of a capital, of the size asked for
  pinyinFace?: FontFace // draws the syllables, where the Latin face has no ǎ and ǚ
  pinyinRiseEm?: number // how far above the baseline syllables stand, where characters are taller than most for their size
}

/** The large opening quotation mark: its face, and where its ink is, in em from the origin and the baseline. */
export interface Ornament {
  face: FontFace
  inkEm: { left: number; right: number; top: number; bottom: number }
}
