import { oklch } from '../../scene/oklch'
import { byId } from '../../scene/features'
import { keysOf } from '../../scene/values'
import type { WeatherId } from '../ids'
import { WEATHER } from './index'
import type { Mood, WeatherOf } from './mood'

export const EVERY_MOOD: Readonly<Record<WeatherId, Mood>> = byId(
  import.meta.glob<Mood>('./*/mood.ts', { import: 'mood', eager: true }),
)

/** `colours` are a ground's stops in order; a single one is a plain colour. Where two moods suit it, the later one is its weather. */
export const weatherOf: WeatherOf<WeatherId> = (colours, named) => {
  const ground = { stops: colours.map(oklch), isGradient: colours.length > 1 }
  const id = named ?? keysOf(WEATHER).findLast((mood) => EVERY_MOOD[mood].suits(ground))
  return id ? { id, mood: EVERY_MOOD[id] } : null
}
