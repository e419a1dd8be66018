import type { CardSettings } from '../../card/settings'
import { nearestRatio, TARGETS, targetOf, type MadeFor, type TargetId } from '../../look/targets'
import { usageError } from './commandError'
import type { OptionValues } from './options'
import { parseKey } from './optionValues'

/** The targets of --target, each once; null where it is not given. @throws {CommandError} */
export function parseTargets({ target, ratio, scale }: OptionValues): readonly TargetId[] | null {
  if (target === undefined) return null
  if (ratio !== undefined) throw usageError('--target and --ratio: a target has its own')
  if (scale !== undefined) throw usageError('--target and --scale: a target has its own pixels')
  return [...new Set(target.split(',').map((id) => parseKey('target', wholeName(id.trim()), TARGETS)))]
}

/** A target may be named by its first words, if no other begins with them: `a6` for a6-card. */
export function wholeName(name: string): string {
  const meant = Object.keys(TARGETS).filter((id) => id.startsWith(`${name}-`))
  return !Object.hasOwn(TARGETS, name) && meant.length === 1 ? meant[0]! : name
}

/** The settings of a card made for a place, with the ratio nearest to it. */
export function madeFor(target: TargetId): Pick<CardSettings, 'target' | 'aspectRatio'> {
  return { target, aspectRatio: nearestRatio(TARGETS[target]) }
}

/** The settings, or the card of a file, may be made for a place. */
export function scaleWarning({ scale }: OptionValues, place: MadeFor): string[] {
  const target = targetOf(place)
  if (scale === undefined || !target) return []
  const { label, widthPx, heightPx } = target
  return [`--scale is ignored: the card is made for ${label.en}, ${widthPx} × ${heightPx}`]
}
