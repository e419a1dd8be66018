import type { Label } from '../../language/languages'
import type { Box, SceneNode } from '../../scene/nodes'
import type { PanelWish } from '../frames/frame'

/** A colour stop as the eye sees it: OKLCH. Source: CSS Color 4, 9.2. */
export interface SeenColour {
  lightness: number // 0-1
  chroma: number // 0-0.4
  hueDeg: number
}

/** What the rule of looks.md §4 asks about: all stops, and whether they make a gradient. */
export interface SeenGround {
  stops: readonly SeenColour[]
  isGradient: boolean
}

/**
 * A weather mood: scenery behind the words, derived from the card's colours. Its file is all it is.
 * Node ids start with `weather-`.
 */
export interface Mood {
  label: Label
  emoji: string // in the list of templates
  icon: string // path data on a 24 grid, drawn as an outline of 2, before the date
  suits: (ground: SeenGround) => boolean
  /** Scenery over an area, lowest first; `random` gives the same numbers for the same area. `unit` is the area's short side ÷ 540. */
  overlay: (area: Box, random: () => number, unit: number) => SceneNode[]
  /** Colours that the scenery lays under words, for contrast. */
  grounds?: readonly string[]
  /** The part of the text box that stays clear of sun and sea. */
  clearing?: (textBox: Box, area: Box) => Box
  panel?: (sheet: Box) => PanelWish
}
