import { inOrder } from '../../scene/features'
import { oklch } from '../../scene/oklab'
import { keysOf } from '../../scene/values'
import type { WeatherId } from '../ids'
import type { MoodMeta } from './mood'

/** The moods in their order in the guide, without their drawing. To add one, add its folder. */
export const WEATHER: Readonly<Record<WeatherId, MoodMeta>> = inOrder(
  import.meta.glob<MoodMeta>('./*/meta.ts', { import: 'meta', eager: true }),
)

/**
 * The weather of a ground, if any. `colours` are its stops from top to bottom; a single one is a plain colour. Where two moods suit it,
 * the later one is its weather.
 */
export function weatherOf(colours: readonly string[]): WeatherId | null {
  const ground = { stops: colours.map(oklch), isGradient: colours.length > 1 }
  return keysOf(WEATHER).findLast((id) => WEATHER[id].suits(ground)) ?? null
}

export type { WeatherId }
