import { RATIOS, type RatioId } from '../../look/ratios'
import { targetSize } from '../../look/target'
import { nearestRatio, TARGETS, type TargetId } from '../../look/targets'
import type { Card } from '../card'
import type { CardSettings } from '../settings'
import type { OutputId } from './setItem'

export function isTarget(place: OutputId): place is TargetId {
  return Object.hasOwn(TARGETS, place)
}

export function outputOf({ target, aspectRatio }: Pick<CardSettings, 'target' | 'aspectRatio'>): OutputId {
  return target === 'anything' ? aspectRatio : target
}

/** As the editor does, so that both export the same file. */
export function cardFor<C extends Card>(card: C, place: OutputId): C {
  const settings: CardSettings = isTarget(place)
    ? { ...card.settings, target: place, aspectRatio: nearestRatio(TARGETS[place]) }
    : { ...card.settings, target: 'anything', aspectRatio: place }
  return { ...card, settings }
}

/** Returns px; for a ratio, × its card. */
export function outputSizePx(place: OutputId, scale: number): { widthPx: number; heightPx: number } {
  if (isTarget(place)) return { widthPx: TARGETS[place].widthPx, heightPx: TARGETS[place].heightPx }
  const { width, height } = RATIOS[place]
  return { widthPx: width * scale, heightPx: height * scale }
}

export function outputShape(place: OutputId): number {
  const { width, height } = isTarget(place) ? targetSize(TARGETS[place]) : RATIOS[place]
  return width / height
}

/** File names cannot contain colons: `4x5`. */
export function outputInName(place: OutputId): string {
  return isTarget(place) ? place : place.replace(':', 'x')
}

export function ratioOfPlace(place: OutputId): RatioId {
  return isTarget(place) ? nearestRatio(TARGETS[place]) : place
}
