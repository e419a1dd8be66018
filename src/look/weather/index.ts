import { inOrder } from '../../scene/features'
import { oklch } from '../../scene/colour'
import { keysOf } from '../../scene/values'
import type { WeatherId } from '../ids'
import type { MoodMeta } from './mood'

/** The guide's order. To add one, add its folder. */
export const WEATHER: Readonly<Record<WeatherId, MoodMeta>> = inOrder(
  import.meta.glob<MoodMeta>('./*/meta.ts', { import: 'meta', eager: true }),
)

/** `colours`: from top to bottom, or one. The later of two matching moods wins. */
export function weatherOf(colours: readonly string[]): WeatherId | null {
  const ground = { stops: colours.map(oklch), isGradient: colours.length > 1 }
  return keysOf(WEATHER).findLast((id) => WEATHER[id].suits(ground)) ?? null
}

export type { WeatherId }
