import { isCalendarDay } from '../../quotes/dates'
import { usage } from './commandError'
import type { OptionName } from './options'

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
  throw usage(`--${name} is "${value}": it must be one of ${Object.keys(registry).join(', ')}`)
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

export function wordsIn(name: OptionName, value: string, longest: number): string {
  if (value.trim() === '') throw usage(`--${name} is empty`)
  if (value.length <= longest) return value
  throw usage(`--${name} has ${value.length} characters: it may have ${longest}`)
}
