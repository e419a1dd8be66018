import type { SeenColour, SeenGround } from './mood'
import { mean } from '../../scene/values'

/** Both ends included. */
export type Range = readonly [low: number, high: number]

export interface MeanRule {
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
