/**
 * Per character, with the dictionary's tones. table.json (from make.mjs, proofread) has the almanac;
 * dictionary.ts reads the rest, else each character gets its commonest reading.
 */
import table from './table.json'

const HAN = /\p{Script=Han}/u
const ENTRY = /^([^\p{Script=Han}]+)(.+)$/u

const commonest = new Map(
  table.characters.split(' ').flatMap((entry) => {
    const [, reading = '', characters = ''] = ENTRY.exec(entry) ?? []
    return Array.from(characters, (character): [string, string] => [character, reading])
  }),
)
const others: Readonly<Partial<Record<string, string>>> = table.lines

/** Returns one reading per UTF-16 unit, or ''. */
export type Dictionary = (line: string) => string[]

export function knowsReadings(line: string): boolean {
  return !HAN.test(line) || others[keyOf(line)] !== undefined
}

export function readingsOf(line: string, dictionary: Dictionary | null): string[] {
  const differing = others[keyOf(line)]
  if (differing === undefined && dictionary) return dictionary(line)
  const readings = Array.from({ length: line.length }, (_, at) => commonest.get(line[at]!) ?? '')
  for (const entry of differing?.split(' ') ?? []) {
    const place = Number.parseInt(entry, 10)
    if (entry !== '') readings[place] = entry.slice(String(place).length)
  }
  return readings
}

function keyOf(line: string): string {
  let hash = 2166136261
  for (let at = 0; at < line.length; at += 1) hash = Math.imul(hash ^ line.charCodeAt(at), 16777619)
  return (hash >>> 0).toString(36)
}
