import { dirname } from 'node:path'
import { isDeeperThan, isRecord } from '../../scene/values'
import { decoded, WHICH_ENCODINGS } from '../../text/decoded'
import { readBoundedFile } from '../../draw/node/boundedFile'
import { reasonOf, usageError } from './commandError'
import type { OptionName } from './options'

export interface JsonInput {
  name: string // "settings.json"
  data: Record<string, unknown>
}

/** Paths in it are relative to `folder`. */
export interface JsonFile extends JsonInput {
  folder: string
}

const MAX_LEVELS = 16 // settings have four levels
const MAX_BYTES = 1_000_000 // settings are a few kilobytes; URLs over 4,096 characters are cut

/** A file, "-" for stdin, or the object itself. @throws {CommandError} */
export function readJsonInput(option: OptionName, value: string): JsonFile {
  // File names practically never begin with a brace.
  if (/^\s*\{/.test(value))
    return { name: `--${option}`, data: parseObject(`--${option}`, value), folder: '.' }
  const name = value === '-' ? 'stdin' : value
  const data = parseObject(`--${option} ${name}`, textOfFile(option, value, MAX_BYTES))
  return { name, data, folder: dirname(value) }
}

/** @throws {CommandError} */
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

/** Returns an error message as a string. */
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
