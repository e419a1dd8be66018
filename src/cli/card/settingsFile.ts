import { resolve } from 'node:path'
import { unlessOnDisk } from '../../card/cardPictures'
import { differences } from '../../card/differences'
import { emptyProduct, type Product } from '../../card/product'
import { restoreOver, restoreProduct } from '../../card/restore'
import type { CardSettings } from '../../card/settings'
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
  const value = restoreOver(look, input.data)
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
  const shown = warnings.slice(0, MAX_WARNINGS).map((words) => `${name}: ${words.join('; ')}`)
  const rest = warnings.length - shown.length
  return rest === 0 ? shown : [...shown, `${name}: ${rest} more of that kind`]
}
