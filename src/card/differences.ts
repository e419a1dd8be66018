import { isRecord } from '../scene/values'
import type { Field } from './fields'
import { SETTINGS } from './settings'

/** Says '"shadow" cannot be "huge"', and 'it is "lg"'. */
export type Difference = [problem: string, instead: string]

/** Unknown keys, and values that were changed or rejected when the data was restored. */
export function differences(given: Record<string, unknown>, taken: object, path = ''): Difference[] {
  return Object.entries(given).flatMap(([key, value]): Difference[] => {
    const name = `${path}${key}`
    if (!Object.hasOwn(taken, key)) return [[`there is no "${brief(name)}"`, 'it is ignored']]
    const kept = (taken as Record<string, unknown>)[key]
    if (JSON.stringify(value) === JSON.stringify(kept)) return []
    if (isRecord(value) && isRecord(kept) && !FREE_FORM.includes(key))
      return differences(value, kept, `${name}.`)
    if (typeof value === 'string' && typeof kept === 'string' && value.length > 60 && value.startsWith(kept))
      return [[`"${name}" has ${value.length} characters`, `the first ${kept.length} are used`]]
    return [[`"${name}" cannot be ${brief(shown(value))}`, `it is ${brief(shown(kept))}`]]
  })
}

const FREE_FORM = Object.entries<Field>(SETTINGS).flatMap(([name, { kind }]) =>
  kind === 'colours' || kind === 'placements' ? [name] : [],
)

function shown(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing'
}

function brief(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
