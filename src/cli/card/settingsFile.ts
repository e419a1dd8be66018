import { readFileSync } from 'node:fs'
import { emptyProduct, type Product } from '../../card/product'
import { restoreProduct, restoreSettings } from '../../card/restore'
import type { CardSettings } from '../../card/settings'
import { isRecord } from '../../scene/values'
import { reasonOf, usage } from './commandError'
import type { OptionName } from './options'

/** What a file was read as, and what of it could not be used. */
interface Restored<T> {
  value: T
  notes: readonly string[]
}

/** Settings laid over a look. @throws {CommandError} for a file that cannot be read as an object */
export function readSettings(file: string, look: CardSettings): Restored<CardSettings> {
  const data = readObject('json', file)
  const text = isRecord(data.textSettings) ? data.textSettings : {}
  const value = restoreSettings({ ...look, ...data, textSettings: { ...look.textSettings, ...text } })
  return { value, notes: notesOn(file, data, value) }
}

/** @throws {CommandError} for a file that cannot be read, or holds no name */
export function readProduct(file: string, day: string): Restored<Product> {
  const data = readObject('product', file)
  const value = restoreProduct({ ...emptyProduct(day), ...data }, day)
  if (value.name.trim() === '') throw usage(`--product ${file}: it must have a "name"`)
  return { value, notes: notesOn(file, data, value) }
}

function readObject(name: OptionName, file: string): Record<string, unknown> {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw usage(`--${name} ${file}: ${reasonOf(error)}`)
  }
  try {
    const data: unknown = JSON.parse(text)
    if (isRecord(data)) return data
  } catch {
    throw usage(`--${name} ${file}: it is not JSON`)
  }
  throw usage(`--${name} ${file}: it must hold one object, { … }`)
}

/** A line for each key that is not known and each value that was not taken as it stands. */
function notesOn(file: string, given: Record<string, unknown>, taken: object, path = ''): string[] {
  return Object.entries(given).flatMap(([key, value]): string[] => {
    const name = `${path}${key}`
    if (!Object.hasOwn(taken, key)) return [`${file}: there is no "${name}"; it is left out`]
    const kept = (taken as Record<string, unknown>)[key]
    if (JSON.stringify(value) === JSON.stringify(kept)) return []
    if (isRecord(value) && isRecord(kept) && !FREE_FORM.includes(name))
      return notesOn(file, value, kept, `${name}.`)
    return [`${file}: "${name}" cannot be ${brief(value)}; it is ${brief(kept)}`]
  })
}

const FREE_FORM = ['frameColors', 'placements'] // their keys are no settings

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
