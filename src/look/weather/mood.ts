import type { Label } from '../../language/languages'
import type { Box, SceneNode } from '../../scene/nodes'
import type { PanelRequest } from '../frames/frame'
import type { OccupiedBoxes } from './occupiedBoxes'
import { mean } from '../../scene/values'

/** OKLCH. Source: CSS Color 4, 9.2. */
interface SeenColour {
  lightness: number // 0..1
  chroma: number // 0..0.4
  hueDeg: number
}

/** All stops, and whether they form a gradient (DECISIONS.md, Weather from colours). */
interface SeenGround {
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

/** It follows from the card's colours. Node ids start with `weather-`. */
export interface Mood {
  icon: string // icon before the date: path data on a 24 grid, stroked 2 wide
  overlay: (stage: Stage) => SceneNode[]
  /** Under text, scenery included; default: the sky's. */
  grounds?: (sky: SkyUnder) => readonly string[]
  /** The part of the text box that stays clear of sun and sea. */
  clearing?: (
    textBox: Box,
    area: Box,
    align: 'left' | 'center' | 'right',
    lines: OccupiedBoxes['lines'],
  ) => Box
  panel?: (bounds: Box) => PanelRequest
  /** Omitted if a composition leaves its sun no space. */
  needsClearing?: boolean
}

type Range = readonly [low: number, high: number]

interface MeanRule {
  hueDeg: Range // hue of the most saturated stop
  chroma: Range // mean
  lightness: Range // mean
}

/** The most saturated stop's hue, and means of the rest (DECISIONS.md, Weather from colours). */
export function suitsMean({ stops }: SeenGround, rule: MeanRule): boolean {
  const loudest = stops.reduce<SeenColour | null>(
    (most, stop) => (most && most.chroma >= stop.chroma ? most : stop),
    null,
  )
  return (
    loudest !== null &&
    within(loudest.hueDeg, rule.hueDeg) &&
    within(mean(stops.map(({ chroma }) => chroma)), rule.chroma) &&
    within(mean(stops.map(({ lightness }) => lightness)), rule.lightness)
  )
}

export function within(value: number, [low, high]: Range): boolean {
  return value >= low && value <= high
}
