/** Only differences from another card. Links depend on the keys: never rename or reuse one. */
import { isRecord } from '../scene/values'
import type { Field, Fields, ValuesOf } from './fields'

/** from a later version, or invalid */
export class UnknownKeyError extends Error {
  override name = 'UnknownKeyError'
}

export function shortDifference<Of extends Fields>(
  value: NoInfer<ValuesOf<Of>>,
  base: NoInfer<ValuesOf<Of>>,
  fields: Of,
): Record<string, unknown> {
  return difference(value, base, fields)
}

/** @throws {UnknownKeyError} */
export function withShortDifference<Of extends Fields>(
  base: NoInfer<ValuesOf<Of>>,
  data: Record<string, unknown>,
  fields: Of,
): Record<string, unknown> {
  return applied(base, data, fields)
}

type Values = Readonly<Record<string, unknown>>

function difference(value: Values, base: Values, fields: Fields): Record<string, unknown> {
  const entries = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    const [own, other] = [value[name], base[name]]
    return JSON.stringify(own) === JSON.stringify(other) ? [] : [[field.key, shortened(field, own, other)]]
  })
  return Object.fromEntries(entries)
}

function applied(base: Values, data: Values, fields: Fields): Record<string, unknown> {
  const byKey = new Map(Object.entries(fields).map(([name, field]) => [field.key, { name, field }]))
  const result = { ...base }
  for (const [key, value] of Object.entries(data)) {
    const known = byKey.get(key)
    if (!known) throw new UnknownKeyError(`no field has the key ${JSON.stringify(key.slice(0, 40))}`)
    result[known.name] = lengthened(known.field, value, base[known.name])
  }
  return result
}

function shortened(field: Field, own: unknown, other: unknown): unknown {
  if (field.kind === 'flag') return typeof own === 'boolean' ? Number(own) : own
  if (field.kind === 'gradient') return namesOfGradient(String(own))
  if (field.kind !== 'record' || !isRecord(own)) return own
  return difference(own, isRecord(other) ? other : {}, field.fields)
}

function lengthened(field: Field, value: unknown, other: unknown): unknown {
  if (field.kind === 'flag') return value === 1 ? true : value === 0 ? false : value
  if (field.kind === 'gradient') return Array.isArray(value) ? gradientOfNames(value) : value
  if (field.kind !== 'record' || !isRecord(value)) return value
  return applied(isRecord(other) ? other : {}, value, field.fields)
}

const CLASSES = ['bg-gradient-to-', 'from-', 'via-', 'to-']

/** `bg-gradient-to-br from-pink-50 to-purple-50` → `["br","pink-50","","purple-50"]`. */
function namesOfGradient(text: string): string | string[] {
  const [, ...names] = /^bg-gradient-to-(\S+) from-(\S+)(?: via-(\S+))? to-(\S+)$/.exec(text) ?? []
  return names.length === 0 ? text : names.map((name: string | undefined) => name ?? '')
}

function gradientOfNames(names: readonly unknown[]): string {
  const words = CLASSES.map((prefix, at) => (isName(names[at]) ? prefix + names[at] : ''))
  return words.filter((word) => word !== '').join(' ')
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
