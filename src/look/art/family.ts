import type { Label } from '../../language/languages'
import type { Box, SceneNode } from '../../scene/nodes'
import type { ByAspect } from '../weather/aspect'
import type { Sky } from './sky'

/** The colours of a painting, hex by name. What a name means is the family's; all have `ink` and `accent`. */
export interface ArtPalette {
  label: Label
  theme: 'light' | 'dark'
  colours: Readonly<Record<string, string>>
}

/** What a painting is made from. The same gives the same nodes on every machine. */
export interface PaintInput {
  box: Box // what it fills, px; its corner need not be 0, 0
  unit: number // px: the box's short side ÷ 540, which every figure of a painting is multiplied by
  sky: Sky // what the card's date decides
  palette: ArtPalette
  paletteId: string
  /** Numbers in [0, 1) for a part of the painting: a part that is added later changes no other. */
  stream: (part: string) => () => number
}

export interface Painting {
  nodes: readonly SceneNode[] // lowest first; ids start with `art-`
  isMassLeft: boolean // what is painted stands left of the middle: on a wide card words go right
}

/** Where words stand on a square or tall card. Of a wide card's height, those above take the upper part. */
export interface WordsPlace {
  side: 'above' | 'below' // the art
  /** Share of the width on a wide card. */
  wideWidth: number // .40-.46
  /** Share of the height where the words begin, by aspect; the wide one is not used. */
  from: ByAspect
  to: ByAspect
}

/** What the editor shows of a family without its code. */
export interface ArtFamilyMeta {
  order: number // its place in the editor
  label: Label
}

/** A family of paintings. All of it is in its own folder, its `PALETTES` in `palettes.ts`. */
export interface ArtFamily {
  palettes: Readonly<Record<string, ArtPalette>>
  /** The palettes of a day's season, in turn. */
  palettesOf: (sky: Sky) => readonly string[]
  words: WordsPlace
  paint: (input: PaintInput) => Painting
}
