import type { Label } from '../../language/languages'
import type { Box, SceneNode } from '../../scene/nodes'
import type { ByAspect } from '../weather/aspect'
import type { Sky } from './sky'
import type { Stage } from './stage'

/** The family defines the names; all have `ink` and `accent`. */
export interface ArtPalette {
  label: Label
  theme: 'light' | 'dark'
  colours: Readonly<Record<string, string>>
}

/** Reads colours from hex, in the order of these names; only the last ones may be absent. */
export function coloursOf<Name extends string>(...names: readonly Name[]) {
  return (hexes: string) =>
    Object.fromEntries(hexes.split(' ').map((hex, at) => [names[at], `#${hex}`])) as Record<Name, string>
}

export function palettesOf<Name extends string>(...names: readonly Name[]) {
  const colours = coloursOf(...names)
  const inTheme = (theme: ArtPalette['theme']) => (en: string, zh: string, hexes: string) => ({
    label: { en, zh },
    theme,
    colours: colours(hexes),
  })
  return { light: inTheme('light'), dark: inTheme('dark') }
}

/** Equal inputs give equal nodes on every machine. */
export interface PaintInput {
  box: Box // px; its corner need not be 0, 0. The ground fills it
  stageOn: (isMassLeft: boolean) => Stage // the part of the box that words leave to the art, usually all
  unit: number // px: the box's short side ÷ 540, less on a small stage; multiplies every figure of a painting
  sky: Sky
  palette: ArtPalette
  paletteId: string
  /** One stream per part, so that adding a part changes no other. */
  stream: (part: string) => () => number
}

export interface Painting {
  nodes: readonly SceneNode[] // in paint order; ids start with `art-`
  isMassLeft: boolean // the art is left of centre, so text goes right on a wide card
}

/** Text area on square and tall cards. On a wide card, `side` selects the upper or lower part. */
export interface WordsPlace {
  side: 'above' | 'below' // relative to the art
  /** × width, on a wide card */
  wideWidth: number // .40-.46
  /** Top of the text by aspect, × height; the wide value is unused. */
  from: ByAspect
  to: ByAspect
}

export interface ArtFamilyMeta {
  order: number // position in the editor
  label: Label
}

export interface ArtFamily {
  palettes: Readonly<Record<string, ArtPalette>>
  palettesOf: (sky: Sky) => readonly string[]
  words: WordsPlace
  paint: (input: PaintInput) => Painting
}
