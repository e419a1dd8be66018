import { emptyProduct, type Product } from '../../card/product'
import { restoreProduct, restoreSettings } from '../../card/restore'
import type { CardSettings } from '../../card/settings'
import { isRecord } from '../../scene/values'
import { usage } from './commandError'
import { readJsonInput, type JsonInput } from './jsonInput'

/** What a file was read as, and what of it could not be used. */
interface Restored<T> {
  value: T
  notes: readonly string[]
}

/** Settings laid over a look. @throws {CommandError} for a file that cannot be read as an object */
export function readSettings(file: string, look: CardSettings): Restored<CardSettings> {
  const input = readJsonInput('json', file)
  const { data } = input
  const text = isRecord(data.textSettings) ? data.textSettings : {}
  const value = restoreSettings({ ...look, ...data, textSettings: { ...look.textSettings, ...text } })
  return { value, notes: notesOn(input, value) }
}

/** @throws {CommandError} for a file that cannot be read, or holds no name */
export function readProduct(file: string, day: string): Restored<Product> {
  const input = readJsonInput('product', file)
  const value = restoreProduct({ ...emptyProduct(day), ...input.data }, day)
  if (value.name.trim() === '') throw usage(`--product ${input.name}: it must have a "name"`)
  return { value, notes: notesOn(input, value) }
}

const MOST_NOTES = 12

function notesOn({ name, data }: JsonInput, taken: object): string[] {
  const notes = differences(data, taken)
  const shown = notes.slice(0, MOST_NOTES).map((note) => `${name}: ${note}`)
  const rest = notes.length - shown.length
  return rest === 0 ? shown : [...shown, `${name}: ${rest} more of that kind`]
}

/** A line for each key that is not known and each value that was not taken as it stands. */
function differences(given: Record<string, unknown>, taken: object, path = ''): string[] {
  return Object.entries(given).flatMap(([key, value]): string[] => {
    const name = `${path}${key}`
    if (!Object.hasOwn(taken, key)) return [`there is no "${brief(name)}"; it is left out`]
    const kept = (taken as Record<string, unknown>)[key]
    if (JSON.stringify(value) === JSON.stringify(kept)) return []
    if (isRecord(value) && isRecord(kept) && !FREE_FORM.includes(name))
      return differences(value, kept, `${name}.`)
    if (typeof value === 'string' && typeof kept === 'string' && value.length > 60 && value.startsWith(kept))
      return [`"${name}" has ${value.length} characters; the first ${kept.length} are taken`]
    return [`"${name}" cannot be ${brief(shown(value))}; it is ${brief(shown(kept))}`]
  })
}

const FREE_FORM = ['frameColors', 'placements'] // their keys are no settings

function shown(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing'
}

function brief(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
