import { oklch } from '../../scene/oklch'
import { cloudy } from './cloudy'
import { dusk } from './dusk'
import type { Mood, WeatherOf } from './mood'
import { rainy } from './rainy'
import { snowy } from './snowy'
import { sunny } from './sunny'

/** The moods; the first that matches is the card's weather. To add one, add its file and a line here. */
export const WEATHER = { dusk, sunny, rainy, snowy, cloudy } satisfies Record<string, Mood>

export type WeatherId = keyof typeof WEATHER

/** `colours` are a ground's stops in order; a single one is a plain colour. */
export const weatherOf: WeatherOf<WeatherId> = (colours, named) => {
  if (named) return { id: named, mood: WEATHER[named] }
  const ground = { stops: colours.map(oklch), isGradient: colours.length > 1 }
  const found = Object.entries<Mood>(WEATHER).find(([, mood]) => mood.suits(ground))
  return found ? { id: found[0] as WeatherId, mood: found[1] } : null
}
