import type { Label } from '../../language/languages'
import type { Box, SceneNode } from '../../scene/nodes'
import type { PanelRequest } from '../frames/frame'
import type { OccupiedBoxes } from './occupiedBoxes'

/** A colour stop as the eye sees it: OKLCH. Source: CSS Color 4, 9.2. */
export interface SeenColour {
  lightness: number // 0-1
  chroma: number // 0-0.4
  hueDeg: number
}

/** What the rule of a mood depends on (DECISIONS.md, Weather from colours): all stops, and whether they make a gradient. */
export interface SeenGround {
  stops: readonly SeenColour[]
  isGradient: boolean
}

/** Where scenery is drawn. */
export interface Stage {
  area: Box
  unit: number // the area's short side ÷ 540: scenery grows with the card
  random: () => number // the same numbers for the same mood and area
  cover: Box | null // a frame's opaque page in the middle of the area
  words: OccupiedBoxes
  isPhoto: boolean // inside a photo, where no foot line needs room
}

/** The sky's colours under words. */
export interface SkyUnder {
  text: readonly string[]
  foot: readonly string[] // date and watermark
}

/** What is known of a mood without its drawing. */
export interface MoodMeta {
  order: number
  label: Label
  emoji: string // in the list of templates
  suits: (ground: SeenGround) => boolean
}

/**
 * A weather mood: scenery behind the words, derived from the card's colours. All of it is in its folder.
 * Node ids start with `weather-`.
 */
export interface Mood {
  icon: string // path data on a 24 grid, drawn as an outline of 2, before the date
  /** Scenery over an area, lowest first. */
  overlay: (stage: Stage) => SceneNode[]
  /** The opaque colours under words, scenery included, for contrast; default: the sky's. */
  grounds?: (sky: SkyUnder) => readonly string[]
  /** The part of the text box that stays clear of sun and sea. */
  clearing?: (
    textBox: Box,
    area: Box,
    align: 'left' | 'center' | 'right',
    lines: OccupiedBoxes['lines'],
  ) => Box
  panel?: (bounds: Box) => PanelRequest
  /** No words can be read on its sun: it is not drawn where a composition leaves it no part of the card. */
  needsClearing?: boolean
}
