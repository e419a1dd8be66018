type LineLanguage = 'english' | 'chinese' | null // null: neither, e.g. numbers and emoji

const EAST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/gu
const WORDS =
  /[^\P{L}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]+/gu

/** Lines in neither language stay with their neighbour. */
export function splitByLanguage(lines: readonly string[]) {
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
  return { english: linesIn('english'), chinese: linesIn('chinese'), first }
}

/** One Chinese character counts as one English word: 「我爱 JavaScript」 is Chinese. */
export function languageOf(line: string): LineLanguage {
  const characters = extentOf(line, EAST).count
  const words = extentOf(line, WORDS).count
  if (characters === 0 && words === 0) return null
  return characters >= words ? 'chinese' : 'english'
}

/** A line may switch language at a sentence end, or at a slash or bar, which is removed. */
const SENTENCE_END = /[.!?…。！？”"」』]/u
const SLASH = /[/|／｜]/u

/** Only the gap is searched, so a long line takes linear time. */
function splitAtSwitch(line: string): string[] {
  const words = extentOf(line, WORDS)
  const characters = extentOf(line, EAST)
  if (words.count < 2 || characters.count < 2) return [line]
  const gap = gapBetween(words, characters) ?? gapBetween(characters, words)
  if (!gap) return [line]
  const between = line.slice(gap.start, gap.end)
  const end = between.search(SENTENCE_END)
  if (end >= 0) return halves(line, gap.start + end + 1, gap.start + end + 1)
  const slash = between.search(SLASH)
  return slash < 0 ? [line] : halves(line, gap.start + slash, gap.start + slash + 1)
}

interface Extent {
  count: number
  start: number // index of the first word's start
  end: number // index of the last word's end
}

function extentOf(line: string, pattern: RegExp): Extent {
  const extent: Extent = { count: 0, start: 0, end: 0 }
  for (const { index, 0: found } of line.matchAll(pattern)) {
    if (extent.count === 0) extent.start = index
    extent.count += 1
    extent.end = index + found.length
  }
  return extent
}

/** Returns null unless `first` ends before `others`. */
function gapBetween(first: Extent, others: Extent): { start: number; end: number } | null {
  return first.end <= others.start ? { start: first.end, end: others.start } : null
}

function halves(line: string, headEnd: number, tailStart: number): string[] {
  return [line.slice(0, headEnd).trimEnd(), line.slice(tailStart).trimStart()]
}
