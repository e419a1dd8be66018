import { isCalendarDay } from '../../quotes/dates'
import { usage } from './commandError'
import type { OptionName } from './options'
import { nearestName } from './suggestion'

/** Reads of an option's value; each throws a CommandError that names the option, the value and what is allowed. */

export function dayIn(name: OptionName, value: string): string {
  if (isCalendarDay(value)) return value
  throw usage(`--${name} is "${value}": it must be a real calendar day, written YYYY-MM-DD`)
}

export function keyIn<Registry extends object>(
  name: OptionName,
  value: string,
  registry: Registry,
): keyof Registry & string {
  if (Object.hasOwn(registry, value)) return value as keyof Registry & string
  const names = Object.keys(registry)
  const meant = nearestName(value, names)
  const question = meant === null ? 'it' : `did you mean ${meant}? It`
  throw usage(`--${name} is "${value}": ${question} must be one of ${names.join(', ')}`)
}

export function numberIn(
  name: OptionName,
  value: string,
  { min, max }: { min: number; max: number },
): number {
  const number = value.trim() === '' ? NaN : Number(value)
  if (number >= min && number <= max) return number
  throw usage(`--${name} is "${value}": it must be a number from ${min} to ${max}`)
}

/** Words as a card shows them; what is left when nothing of them can be seen is nothing. */
export function wordsIn(
  name: OptionName,
  value: string,
  { most, clean }: { most: number; clean: (text: string) => string },
): string {
  const words = clean(value)
  if (words === '') throw usage(`--${name} is empty`)
  if (words.length <= most) return words
  throw usage(`--${name} has ${words.length} characters: it may have ${most}`)
}
