/**
 * How Chinese is read, character by character, with the tones of the dictionary. Of the almanac's lines and a few more a table knows
 * it (table.json, made by make.mjs and read by hand), of all others pinyin-pro. Without that, the commonest reading there is.
 */
import table from './table.json'
import { pinyinHasChanged } from './pinyin'

const HAN = /\p{Script=Han}/u
const ENTRY = /^([^\p{Script=Han}]+)(.+)$/u

const commonest = new Map(
  table.characters.split(' ').flatMap((entry) => {
    const [, reading = '', characters = ''] = ENTRY.exec(entry) ?? []
    return Array.from(characters, (character): [string, string] => [character, reading])
  }),
)
const others: Readonly<Partial<Record<string, string>>> = table.lines
let read: ((line: string) => string[]) | null = null

/** @param dictionary the reading at each UTF-16 unit of a line; '' where there is none */
export function provideDictionary(dictionary: (line: string) => string[]): void {
  read = dictionary
  pinyinHasChanged()
}

export function knowsReadings(line: string): boolean {
  return read !== null || !HAN.test(line) || others[keyOf(line)] !== undefined
}

/** The reading at each UTF-16 unit of a line; '' where there is none. */
export function readingsOf(line: string): string[] {
  const differing = others[keyOf(line)]
  if (differing === undefined && read) return read(line)
  const readings = Array.from({ length: line.length }, (_, at) => commonest.get(line[at]!) ?? '')
  for (const entry of differing?.split(' ') ?? []) {
    const place = Number.parseInt(entry, 10)
    if (entry !== '') readings[place] = entry.slice(String(place).length)
  }
  return readings
}

/** FNV-1a, as in make.mjs. */
function keyOf(line: string): string {
  let hash = 2166136261
  for (let at = 0; at < line.length; at += 1) hash = Math.imul(hash ^ line.charCodeAt(at), 16777619)
  return (hash >>> 0).toString(36)
}
