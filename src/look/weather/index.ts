import { inOrder } from '../../scene/features'
import type { WeatherId } from '../ids'
import type { MoodMeta } from './mood'

/** The moods in their order in the guide, without their drawing. To add one, add its folder. */
export const WEATHER: Readonly<Record<WeatherId, MoodMeta>> = inOrder(
  import.meta.glob<MoodMeta>('./*/meta.ts', { import: 'meta', eager: true }),
)

export type { WeatherId }
