/** Files that options name: settings, products, cards in pictures and lists of quotes. */
import { resolve, dirname } from 'node:path'
import { unlessOnDisk, withPictures } from '../../card/cardPictures'
import { differences } from '../../card/differences'
import { emptyProduct, type Product } from '../../card/product'
import { restoreOver, restoreProduct } from '../../card/restore'
import type { CardSettings } from '../../card/settings'
import { usageError, reasonOf } from './commandError'
import { isDeeperThan, isRecord } from '../../scene/values'
import { decoded, WHICH_ENCODINGS } from '../../text/decoded'
import { readBoundedFile } from '../../draw/node/boundedFile'
import type { OptionName } from './options'
import type { Card } from '../../card/card'
import { MAX_PICTURE_BYTES } from '../../draw/pictures/pictureLimits'
import { cardInFile } from '../../export/embedded/cardInFile'
import { quoteOfMine, type MyQuote } from '../../card/myQuote'
import type { Quote } from '../../card/quote'
import { readList } from '../../products/quoteList/readList'
import { readRows, type ListRow } from '../../products/quoteList/quoteTable'
import { almanacQuote } from '../../quotes/almanac'
import { myDays, NEW_LOG } from '../../quotes/myDays'

export interface JsonInput {
  name: string // "settings.json"
  data: Record<string, unknown>
}

const MAX_LEVELS = 16 // settings have four levels
const MAX_BYTES = 1_000_000 // settings are a few kilobytes; URLs over 4,096 characters are cut

/** Takes a file, "-" for stdin, or the object itself. Paths in it are relative to `folder`. */
export function readJsonInput(option: OptionName, value: string) {
  // File names practically never begin with a brace.
  if (/^\s*\{/.test(value))
    return { name: `--${option}`, data: parseObject(`--${option}`, value), folder: '.' }
  const name = value === '-' ? 'stdin' : value
  const data = parseObject(`--${option} ${name}`, textOfFile(option, value, MAX_BYTES))
  return { name, data, folder: dirname(value) }
}

export function textOfFile(option: OptionName, file: string, maxBytes: number): string {
  if (file === '') throw usageError(`--${option} is empty`)
  try {
    const text = decoded(readBoundedFile(file, maxBytes))
    if (text !== null) return text
  } catch (error) {
    throw usageError(`--${option} ${file}: ${reasonOf(error)}`)
  }
  throw usageError(`--${option} ${file}: ${WHICH_ENCODINGS}`)
}

function parseObject(place: string, text: string): Record<string, unknown> {
  const data = objectIn(text)
  if (typeof data === 'string') throw usageError(`${place}: ${data}`)
  return data
}

export function objectIn(text: string): Record<string, unknown> | string {
  if (text.trim() === '') return 'it is empty'
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    return `it is not JSON: ${errorPosition(text, error)}`
  }
  if (!isRecord(data)) return 'it must hold one object, { … }'
  if (isDeeperThan(data, MAX_LEVELS)) return `objects are nested more than ${MAX_LEVELS} levels deep`
  return data
}

/** V8 adds a position to some errors, and text, omitted here, to others. */
function errorPosition(text: string, error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  const problem = /^.*?(?=,? (?:(?:in|after) JSON at|"|\.\.\.)|$)/.exec(message)?.[0] ?? ''
  const position = /at position (\d+)/.exec(message)?.[1]
  if (position === undefined) return problem
  const before = text.slice(0, Number(position)).split('\n')
  return `${problem}, line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`
}

export interface Restored<T> {
  value: T
  warnings: readonly string[]
}

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

export async function readCard(file: string, today: string): Promise<Card> {
  if (file === '') throw usageError('--card is empty')
  const name = file === '-' ? 'stdin' : file
  const card = await cardInFile(bytesOf(file, name), today)
  if (!card)
    throw usageError(`--card ${name}: there is no card in this file; it may have been lost on the way`)
  return withPictures(card, unlessOnDisk) // A stranger's file must not refer to this disk.
}

export const NOT_WITH_CARD: readonly OptionName[] = [
  'date',
  'from',
  'to',
  'days',
  'quote',
  'translation',
  'author',
  'quotes',
  'emphasis',
  'product',
]

export function isSameFile(card: string, out: string): boolean {
  return card !== '-' && resolve(card) === resolve(out)
}

function bytesOf(file: string, name: string): Uint8Array {
  try {
    return readBoundedFile(file, MAX_PICTURE_BYTES)
  } catch (error) {
    throw usageError(`--card ${name}: ${reasonOf(error)}`)
  }
}

const MAX_LIST_BYTES = 20_000_000
const MOST_NAMED = 20

export function readQuoteList(file: string): { quoteOn: (day: string) => Quote; warnings: string[] } {
  const place = `--quotes ${file}`
  const list = readList(textOfFile('quotes', file, MAX_LIST_BYTES), file)
  const rows: ListRow[] = []
  let step = list.next()
  for (; !step.done; step = list.next()) rows.push(step.value)
  const read = [...readRows({ rows, roles: step.value }, new Set())]
  const quotes = read.flatMap(({ quote }): MyQuote[] => (quote ? [{ ...quote, from: '', addedAt: 0 }] : []))
  if (quotes.length === 0) throw usageError(`${place}: there is no quote in it`)
  const left = read.filter(({ quote }) => !quote)
  const warnings = left
    .slice(0, MOST_NAMED)
    .map(({ line, problem }) => `${place}, line ${line}: ${problem}, left out`)
  const more = left.length - warnings.length
  const on = myDays(quotes, NEW_LOG)
  const quoteOn = (day: string): Quote => {
    const mine = on(day)
    return mine ? quoteOfMine(mine, day) : almanacQuote(day)
  }
  return { quoteOn, warnings: more > 0 ? [...warnings, `${place}: ${more} more left out`] : warnings }
}
