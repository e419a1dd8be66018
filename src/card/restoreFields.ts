import * as v from 'valibot'
import { parseColour } from '../scene/colour'
import { clamp, isRecord, keysOf } from '../scene/values'
import { cutToLength } from '../text/graphemes'

/** Schemas for fields of untrusted data: an invalid value takes its fallback, and nothing is thrown. */

export function oneOf<Registry extends Record<string, unknown>>(
  registry: Registry,
  fallback: keyof Registry & string,
) {
  return v.fallback(v.picklist(keysOf(registry)), fallback)
}

export function clampedNumber(min: number, max: number, fallback: number) {
  const clamped = (value: number) => clamp(value, min, max) + 0 // -0 would be 0 after it was stored
  return v.fallback(v.pipe(v.number(), v.finite(), v.transform(clamped)), fallback)
}

/** 0 means "not set" and is allowed besides the range. */
export function zeroOrClampedNumber(min: number, max: number) {
  return v.fallback(
    v.pipe(
      v.number(),
      v.finite(),
      v.transform((value) => (value <= 0 ? 0 : clamp(value, min, max))),
    ),
    0,
  )
}

const MAX_NAMED_COLOURS = 16

/** Colours by name; what is none is left out. */
export function hexByName() {
  return v.fallback(v.pipe(v.record(v.string(), v.unknown()), v.transform(hexEntries)), {})
}

function hexEntries(colours: Record<string, unknown>): Record<string, string> {
  const good = Object.entries(colours).filter(
    (entry): entry is [string, string] =>
      /^[a-z][a-zA-Z]{0,23}$/.test(entry[0]) && typeof entry[1] === 'string' && isHex(entry[1]),
  )
  return Object.fromEntries(good.slice(0, MAX_NAMED_COLOURS))
}

export function flag(fallback: boolean) {
  return v.fallback(v.boolean(), fallback)
}

export function text(longest: number, fallback: string) {
  return v.fallback(
    v.pipe(
      v.string(),
      v.transform((value) => cutToLength(value, longest)),
    ),
    fallback,
  )
}

export function hex(fallback: string) {
  return v.fallback(v.pipe(v.string(), v.check(isHex)), fallback)
}

export function hexOrNone() {
  return v.fallback(
    v.pipe(
      v.string(),
      v.check((value) => value === '' || isHex(value)),
    ),
    '',
  )
}

/** A missing or invalid nested object is read as empty, so that every field takes its own default. */
export function nestedObject<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.optional(v.unknown(), {}),
    v.transform((value) => (isRecord(value) ? value : {})),
    schema,
  )
}

function isHex(value: string): boolean {
  return /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value) && parseColour(value) !== null
}

export function isRealDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}
