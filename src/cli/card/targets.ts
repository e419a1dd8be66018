import type { CardSettings } from '../../card/settings'
import { nearestRatio, TARGETS, targetOf, type MadeFor, type TargetId } from '../../look/targets'
import { usageError } from './commandError'
import type { OptionValues } from './options'
import { parseKey } from './optionValues'

/** Returns null without --target. @throws {CommandError} */
export function parseTargets({ target, ratio, scale }: OptionValues): readonly TargetId[] | null {
  if (target === undefined) return null
  if (ratio !== undefined) throw usageError('--target and --ratio: a target has its own')
  if (scale !== undefined) throw usageError('--target and --scale: a target has its own pixels')
  return [...new Set(target.split(',').map((id) => parseKey('target', wholeName(id.trim()), TARGETS)))]
}

/** Expands unique first words: `a6` for a6-card. */
export function wholeName(name: string): string {
  const meant = Object.keys(TARGETS).filter((id) => id.startsWith(`${name}-`))
  return !Object.hasOwn(TARGETS, name) && meant.length === 1 ? meant[0]! : name
}

/** Includes the ratio closest to the target's. */
export function madeFor(target: TargetId): Pick<CardSettings, 'target' | 'aspectRatio'> {
  return { target, aspectRatio: nearestRatio(TARGETS[target]) }
}

/** Targets ignore --scale. */
export function scaleWarning({ scale }: OptionValues, place: MadeFor): string[] {
  const target = targetOf(place)
  if (scale === undefined || !target) return []
  const { label, widthPx, heightPx } = target
  return [`--scale is ignored: the card is made for ${label.en}, ${widthPx} × ${heightPx}`]
}
