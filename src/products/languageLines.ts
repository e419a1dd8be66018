/** A text in two languages, sorted line by line: which one a line is in, and which lines belong together. */

export interface LinesByLanguage {
  english: string
  chinese: string
}

type Tongue = 'english' | 'chinese' | null // null: numbers, marks, emoji; it goes with the line before it

const EAST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/gu
const WORDS =
  /[^\P{L}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]+/gu

/** Blank lines stay between lines of one language. Everything that is neither goes with its neighbour. */
export function splitByLanguage(lines: readonly string[]): LinesByLanguage {
  const parted = lines.flatMap(partedAtSwitch)
  const tongues = parted.map(tongueOf)
  const first = tongues.find((tongue) => tongue !== null) ?? 'english'
  let current = first
  const settled = tongues.map((tongue) => (current = tongue ?? current))
  const linesIn = (tongue: Tongue) =>
    parted
      .filter((_, at) => settled[at] === tongue)
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  return { english: linesIn('english'), chinese: linesIn('chinese') }
}

/** A character of Chinese weighs as much as a word of English: 「我爱 JavaScript」 is Chinese. */
function tongueOf(line: string): Tongue {
  const characters = line.match(EAST)?.length ?? 0
  const words = line.match(WORDS)?.length ?? 0
  if (characters === 0 && words === 0) return null
  return characters >= words ? 'chinese' : 'english'
}

const SWITCHES = [
  // "Stay hungry. 求知若饥。" and "求知若饥。Stay hungry.": at the end of a sentence
  /^(.*?[.!?…。！？”"」』])\s*(\S.*)$/u,
  // "Stay hungry / 求知若饥", with a bar or a stroke between
  /^(.*?\S)\s*[/|／｜]\s*(\S.*)$/u,
]

/** One line that is all in one language up to a point, and all in the other from there on. */
function partedAtSwitch(line: string): string[] {
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

/** At least two words of the one without the other, and as many of the other without the one. */
function isPure(english: string, chinese: string): boolean {
  const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
  return (
    count(english, EAST) === 0 &&
    count(chinese, WORDS) === 0 &&
    count(english, WORDS) > 1 &&
    count(chinese, EAST) > 1
  )
}
