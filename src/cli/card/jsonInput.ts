import { isRecord } from '../../scene/values'
import { readBoundedFile } from './boundedFile'
import { reasonOf, usage } from './commandError'
import type { OptionName } from './options'

/** An object of JSON, and what to call where it stood. */
export interface JsonInput {
  name: string // "settings.json"
  data: Record<string, unknown>
}

const MOST_LEVELS = 16 // settings have four
const MOST_BYTES = 32 * 1_048_576 // a background as a data address is in it

/** What a value of --json or --product stands for: a file, "-" for stdin, or the object itself. @throws {CommandError} */
export function readJsonInput(option: OptionName, value: string): JsonInput {
  if (isJsonItself(value)) return { name: `--${option}`, data: objectIn(`--${option}`, value) }
  const name = value === '-' ? 'stdin' : value
  return { name, data: objectIn(`--${option} ${name}`, textOf(option, value)) }
}

/** No file's name begins so: at least none that anyone means here. */
export function isJsonItself(value: string): boolean {
  return /^\s*\{/.test(value)
}

function textOf(option: OptionName, file: string): string {
  if (file === '') throw usage(`--${option} is empty`)
  try {
    return new TextDecoder().decode(readBoundedFile(file, MOST_BYTES)) // without a byte-order mark
  } catch (error) {
    throw usage(`--${option} ${file}: ${reasonOf(error)}`)
  }
}

function objectIn(place: string, text: string): Record<string, unknown> {
  if (text.trim() === '') throw usage(`${place}: it is empty`)
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    throw usage(`${place}: it is not JSON: ${whereIn(text, error)}`)
  }
  if (!isRecord(data)) throw usage(`${place}: it must hold one object, { … }`)
  if (isDeeper(data, MOST_LEVELS))
    throw usage(`${place}: it has objects in objects, ${MOST_LEVELS} times over`)
  return data
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1))
}

/** V8 gives a place in some texts, in others only what it stumbled over: it tells too much of the text besides. */
function whereIn(text: string, error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  const what = /^.*?(?=,? (?:(?:in|after) JSON at|"|\.\.\.)|$)/.exec(message)?.[0] ?? ''
  const position = /at position (\d+)/.exec(message)?.[1]
  if (position === undefined) return what
  const before = text.slice(0, Number(position)).split('\n')
  return `${what}, line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`
}
