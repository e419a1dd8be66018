import type { Composition } from './composition'

/** Each composition's code by itself: a page that shows one card loads no other. `plain` is layout's own (`layout/quote/block.ts`). */
const COMPOSITION_CODE = {
  plain: () => Promise.resolve(null),
  almanac: () => import('./day/almanac').then(({ almanac }) => almanac),
  numeral: () => import('./day/numeralCard').then(({ numeral }) => numeral),
  literati: () => import('./day/brushDay').then(({ literati }) => literati),
  vertical: () => import('./vertical').then(({ vertical }) => vertical),
  facing: () => import('./facing/facing').then(({ facing }) => facing),
  poster: () => import('./poster/poster').then(({ poster }) => poster),
  editorial: () => import('./editorial/editorial').then(({ editorial }) => editorial),
  manuscript: () => import('./letter/manuscript').then(({ manuscript }) => manuscript),
  eightColumns: () => import('./letter/eightColumns').then(({ eightColumns }) => eightColumns),
  caption: () => import('./caption/caption').then(({ caption }) => caption),
  postcard: () => import('./postcard/postcard').then(({ postcard }) => postcard),
  ticket: () => import('./ticket/ticket').then(({ ticket }) => ticket),
  whisper: () => import('./whisper').then(({ whisper }) => whisper),
  verse: () => import('./verse/verse').then(({ verse }) => verse),
} satisfies Record<string, () => Promise<Composition | null>>

export type CompositionId = keyof typeof COMPOSITION_CODE

export const COMPOSITION_IDS = Object.keys(COMPOSITION_CODE) as CompositionId[]

export function importComposition(id: CompositionId): Promise<Composition | null> {
  return COMPOSITION_CODE[id]()
}
