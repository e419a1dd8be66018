/** Splits a bilingual text into its languages, line by line. */

export interface LinesByLanguage {
  english: string
  chinese: string
}

type LineLanguage = 'english' | 'chinese' | null // null: neither, such as numbers and emoji

const EAST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/gu
const WORDS =
  /[^\P{L}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]+/gu

/** Blank lines stay between lines of one language. Lines in neither language go with their neighbour. */
export function splitByLanguage(lines: readonly string[]): LinesByLanguage {
  const segments = lines.flatMap(splitAtSwitch)
  const languages = segments.map(languageOf)
  const first = languages.find((language) => language !== null) ?? 'english'
  let current = first
  const resolved = languages.map((language) => (current = language ?? current))
  const linesIn = (language: LineLanguage) =>
    segments
      .filter((_, at) => resolved[at] === language)
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  return { english: linesIn('english'), chinese: linesIn('chinese') }
}

/** One Chinese character counts as one English word: 「我爱 JavaScript」 is Chinese. */
function languageOf(line: string): LineLanguage {
  const characters = line.match(EAST)?.length ?? 0
  const words = line.match(WORDS)?.length ?? 0
  if (characters === 0 && words === 0) return null
  return characters >= words ? 'chinese' : 'english'
}

const SWITCHES = [
  // "Stay hungry. 求知若饥。" and "求知若饥。Stay hungry.": at the end of a sentence
  /^(.*?[.!?…。！？”"」』])\s*(\S.*)$/u,
  // "Stay hungry / 求知若饥", separated by a slash or bar
  /^(.*?\S)\s*[/|／｜]\s*(\S.*)$/u,
]

/** Splits a line that is entirely in one language up to a point, and in the other from there on. */
function splitAtSwitch(line: string): string[] {
  for (const pattern of SWITCHES) {
    for (let from = 0; ;) {
      const match = pattern.exec(line.slice(from))
      if (!match) break
      const head = line.slice(0, from) + match[1]!
      const tail = match[2]!
      if (isPure(head, tail) || isPure(tail, head)) return [head, tail]
      from += line.slice(from).length - tail.length
    }
  }
  return [line]
}

/** True if each text has at least two words of its own language and none of the other. */
function isPure(english: string, chinese: string): boolean {
  const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
  return (
    count(english, EAST) === 0 &&
    count(chinese, WORDS) === 0 &&
    count(english, WORDS) > 1 &&
    count(chinese, EAST) > 1
  )
}
