import { resolve } from 'node:path'
import { unlessOnDisk } from '../../card/cardPictures'
import { changedSettings } from '../../card/frameDefaults'
import { emptyProduct, type Product } from '../../card/product'
import type { Field } from '../../card/fields'
import { restoreProduct, restoreSettings } from '../../card/restore'
import { SETTINGS, type CardSettings } from '../../card/settings'
import { isRecord } from '../../scene/values'
import { usageError } from './commandError'
import { readJsonInput, type JsonInput } from './jsonInput'

export interface Restored<T> {
  value: T
  warnings: readonly string[]
}

/** On top of a template's. @throws {CommandError} unless the file is an object */
export function readSettings(file: string, look: CardSettings): Restored<CardSettings> {
  const input = readJsonInput('json', file)
  const { value, warnings } = settingsOver(input, look)
  const { backgroundImage } = value
  const src = wholePath(backgroundImage.src, input.folder)
  return { value: { ...value, backgroundImage: { ...backgroundImage, src } }, warnings }
}

export function settingsOver(input: JsonInput, look: CardSettings): Restored<CardSettings> {
  const { data } = input
  const text = isRecord(data.textSettings) ? data.textSettings : {}
  const { frameStyle } = restoreSettings({ frameStyle: data.frameStyle ?? look.frameStyle })
  const base = changedSettings(look, { frameStyle })
  const value = restoreSettings({ ...base, ...data, textSettings: { ...base.textSettings, ...text } })
  return { value, warnings: warningsFor(input, value) }
}

/** @throws {CommandError} if the file cannot be read or has no name in it */
export function readProduct(file: string, day: string): Restored<Product> {
  const input = readJsonInput('product', file)
  const value = restoreProduct({ ...emptyProduct(day), ...input.data }, day)
  if (value.name.trim() === '') throw usageError(`--product ${input.name}: it must have a "name"`)
  const logoUrl = wholePath(value.logoUrl, input.folder)
  const pictureUrl = wholePath(value.pictureUrl, input.folder)
  return { value: { ...value, logoUrl, pictureUrl }, warnings: warningsFor(input, value) }
}

/** Absolute, since settings are used with files in other folders. */
function wholePath(src: string, folder: string): string {
  const isPath = src !== '' && unlessOnDisk(src) === ''
  return isPath ? resolve(folder, src) : src
}

const MAX_WARNINGS = 12

function warningsFor({ name, data }: JsonInput, taken: object): string[] {
  const warnings = differences(data, taken)
  const shown = warnings.slice(0, MAX_WARNINGS).map((warning) => `${name}: ${warning}`)
  const rest = warnings.length - shown.length
  return rest === 0 ? shown : [...shown, `${name}: ${rest} more of that kind`]
}

/** one line per unknown key and changed or rejected value */
function differences(given: Record<string, unknown>, taken: object, path = ''): string[] {
  return Object.entries(given).flatMap(([key, value]): string[] => {
    const name = `${path}${key}`
    if (!Object.hasOwn(taken, key)) return [`there is no "${brief(name)}"; it is ignored`]
    const kept = (taken as Record<string, unknown>)[key]
    if (JSON.stringify(value) === JSON.stringify(kept)) return []
    if (isRecord(value) && isRecord(kept) && !FREE_FORM.includes(name))
      return differences(value, kept, `${name}.`)
    if (typeof value === 'string' && typeof kept === 'string' && value.length > 60 && value.startsWith(kept))
      return [`"${name}" has ${value.length} characters; the first ${kept.length} are used`]
    return [`"${name}" cannot be ${brief(shown(value))}; it is ${brief(shown(kept))}`]
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
