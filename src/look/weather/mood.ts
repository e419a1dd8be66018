import type { Label } from '../../language/languages'
import type { Box, SceneNode } from '../../scene/nodes'
import type { PanelRequest } from '../frames/frame'
import type { OccupiedBoxes } from './occupiedBoxes'

/** OKLCH. Source: CSS Color 4, 9.2. */
export interface SeenColour {
  lightness: number // 0..1
  chroma: number // 0..0.4
  hueDeg: number
}

/** A mood's rule sees all stops, and whether they form a gradient (DECISIONS.md, Weather from colours). */
export interface SeenGround {
  stops: readonly SeenColour[]
  isGradient: boolean
}

export interface Stage {
  area: Box
  unit: number // short side ÷ 540: scenery scales with the card
  random: () => number // seeded by mood and area
  cover: Box | null // a frame's opaque page in the area's middle
  words: OccupiedBoxes
  isPhoto: boolean // inside a photo, where no bottom line needs space
}

export interface SkyUnder {
  text: readonly string[]
  foot: readonly string[] // under date and watermark
}

export interface MoodMeta {
  order: number
  label: Label
  emoji: string // in the list of templates
  suits: (ground: SeenGround) => boolean
}

/**
 * Scenery behind text, derived from the card's colours. Each mood has its own folder. Node ids start with
 * `weather-`.
 */
export interface Mood {
  icon: string // icon before the date: path data on a 24 grid, stroked 2 wide
  overlay: (stage: Stage) => SceneNode[]
  /** Opaque colours under text, scenery included, for contrast; default: the sky's. */
  grounds?: (sky: SkyUnder) => readonly string[]
  /** The part of the text box that stays clear of sun and sea. */
  clearing?: (
    textBox: Box,
    area: Box,
    align: 'left' | 'center' | 'right',
    lines: OccupiedBoxes['lines'],
  ) => Box
  panel?: (bounds: Box) => PanelRequest
  /** Text is unreadable on its sun, which is omitted if a composition leaves it no space. */
  needsClearing?: boolean
}
