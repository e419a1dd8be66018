import { oklch } from '../../scene/oklch'
import { cloudy } from './cloudy'
import { dusk } from './dusk'
import type { Mood } from './mood'
import { rainy } from './rainy'
import { snowy } from './snowy'
import { sunny } from './sunny'

/** The moods, in the order they are asked; the first that suits is the card's weather. A mood is its file and a line here. */
export const WEATHER = { dusk, sunny, rainy, snowy, cloudy } satisfies Record<string, Mood>

export type WeatherId = keyof typeof WEATHER

/** The weather of a ground, if it has one. `colours` are its stops in order; one alone is a plain colour. */
export function moodOf(colours: readonly string[]): { id: WeatherId; mood: Mood } | null {
  const ground = { stops: colours.map(oklch), isGradient: colours.length > 1 }
  const found = Object.entries<Mood>(WEATHER).find(([, mood]) => mood.suits(ground))
  return found ? { id: found[0] as WeatherId, mood: found[1] } : null
}
