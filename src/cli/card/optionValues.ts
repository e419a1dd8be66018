import { isCalendarDay } from '../../quotes/dates'
import { keysOf } from '../../scene/values'
import { usageError } from './commandError'
import type { OptionName } from './options'
import { nearestName } from './suggestion'

/** Each throws a CommandError naming option, value and allowed values. */

export function parseDay(name: OptionName, value: string): string {
  if (isCalendarDay(value)) return value
  throw usageError(`--${name} is "${value}": it must be a real calendar day, written YYYY-MM-DD`)
}

export function parseKey<Registry extends object>(
  name: OptionName,
  value: string,
  registry: Registry,
): keyof Registry & string {
  return parseChoice(name, value, keysOf(registry))
}

export function parseChoice<Choice extends string>(
  name: OptionName,
  value: string,
  choices: readonly Choice[],
): Choice {
  const chosen = choices.find((choice) => choice === value)
  if (chosen !== undefined) return chosen
  const meant = nearestName(value, choices)
  const question = meant === null ? 'it' : `did you mean ${meant}? It`
  throw usageError(`--${name} is "${value}": ${question} must be one of ${choices.join(', ')}`)
}

export function parseNumber(
  name: OptionName,
  value: string,
  { min, max }: { min: number; max: number },
): number {
  const number = value.trim() === '' ? NaN : Number(value)
  if (number >= min && number <= max) return number
  throw usageError(`--${name} is "${value}": it must be a number from ${min} to ${max}`)
}

/** Text without visible characters counts as empty. */
export function parseText(
  name: OptionName,
  value: string,
  { max, clean }: { max: number; clean: (text: string) => string },
): string {
  const words = clean(value)
  if (words === '') throw usageError(`--${name} is empty`)
  if (words.length <= max) return words
  throw usageError(`--${name} has ${words.length} characters: it may have ${max}`)
}
