import { isCalendarDay } from '../calendar/dayPaths'
import { clamp, isRecord } from '../scene/values'
import { cutToLength } from '../text/graphemes'
import { defaultsOf, type Field, type Fields, type ValuesOf } from './fields'
import { choicesOf } from './ids'
import { restorePlacements } from './placements'

export const MAX_NAMED_COLOURS = 16
const MAX_READ = 100 // entries read of a list
export const GRADIENT_LENGTH = 300
export const HEX = /^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/
export const COLOUR_NAME = /^(?!constructor$|prototype$)[a-z][a-zA-Z]{0,23}$/

/** The data is untrusted; never throws. @param byDefault the fields' own defaults unless given */
export function restored<Of extends Fields>(
  fields: Of,
  data: unknown,
  byDefault: Values = defaultsOf(fields),
): ValuesOf<Of> {
  const given = isRecord(data) ? data : {}
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    restoredValue(field, given[name], byDefault[name]),
  ])
  return Object.fromEntries(entries) as ValuesOf<Of>
}

type Values = Readonly<Record<string, unknown>>

function restoredValue(field: Field, value: unknown, byDefault: unknown): unknown {
  if (field.orNone !== undefined && value === field.orNone) return field.orNone
  if (field.kind === 'record' && isRecord(value))
    return restored(field.fields, value, isRecord(byDefault) ? byDefault : undefined)
  const restore = VALID[field.kind] as (value: unknown, field: Field) => unknown
  const valid = restore(value, field)
  return valid === undefined ? byDefault : valid
}

type OfKind<Name> = Extract<Field, { kind: Name }>

/** undefined if invalid */
const VALID: { [Name in Field['kind']]: (value: unknown, field: OfKind<Name>) => unknown } = {
  flag: (value) => (typeof value === 'boolean' ? value : undefined),
  choice: (value, { of }) => choicesOf(of).find((choice) => choice === value),
  choices(value, { of }) {
    const given = new Set<unknown>(Array.isArray(value) ? value.slice(0, MAX_READ) : [])
    const known = [...given].filter((one) => choicesOf(of).some((choice) => choice === one))
    return known.length === 0 ? undefined : known
  },
  number(value, { min, max, isWhole, orNone }) {
    if (typeof value !== 'number' || !Number.isFinite(value)) return undefined
    if (orNone === 0 && value <= 0) return 0
    const clamped = clamp(value, min, max) + 0 // -0 would become 0 once stored
    return isWhole ? Math.round(clamped) : clamped
  },
  year: (value) => (Number.isInteger(value) ? value : undefined),
  text: (value, { longest }) => (typeof value === 'string' ? cutToLength(value, longest) : undefined),
  texts(value, { longest, most }) {
    if (!Array.isArray(value)) return undefined
    const texts = value.map((text: unknown) => (typeof text === 'string' ? cutToLength(text, longest) : ''))
    return texts.filter((text) => text !== '').slice(0, most)
  },
  letters: (value, { longest }) =>
    typeof value === 'string' && /^[a-z]*$/.test(value) && value.length <= longest ? value : undefined,
  gradient: (value) => (typeof value === 'string' ? cutToLength(value, GRADIENT_LENGTH) : undefined),
  day: (value) => (typeof value === 'string' && isCalendarDay(value) ? value : undefined),
  colour: (value) => (isHex(value) ? value : undefined),
  colours(value) {
    if (!isRecord(value)) return undefined
    const good = Object.entries(value).filter(([name, colour]) => COLOUR_NAME.test(name) && isHex(colour))
    return Object.fromEntries(good.slice(0, MAX_NAMED_COLOURS))
  },
  placements: restorePlacements,
  marks: (value) => (Array.isArray(value) ? value : undefined), // cut to the texts once these are known
  record: () => undefined, // its fields are restored one by one
}

function isHex(value: unknown): boolean {
  return typeof value === 'string' && HEX.test(value)
}
