import type { Composition } from './composition'

/** Each composition's code by itself: a page that shows one card loads no other. `plain` is layout's own (`layout/quote/block.ts`). */
const COMPOSITION_CODE = {
  plain: () => Promise.resolve(null),
  vertical: () => import('./vertical').then(({ vertical }) => vertical),
  facing: () => import('./facing/facing').then(({ facing }) => facing),
  poster: () => import('./poster/poster').then(({ poster }) => poster),
  editorial: () => import('./editorial/editorial').then(({ editorial }) => editorial),
  whisper: () => import('./whisper').then(({ whisper }) => whisper),
  verse: () => import('./verse').then(({ verse }) => verse),
} satisfies Record<string, () => Promise<Composition | null>>

export type CompositionId = keyof typeof COMPOSITION_CODE

export const COMPOSITION_IDS = Object.keys(COMPOSITION_CODE) as CompositionId[]

export function importComposition(id: CompositionId): Promise<Composition | null> {
  return COMPOSITION_CODE[id]()
}
