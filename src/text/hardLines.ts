/** Offsets are UTF-16, in the whole text. */
export interface HardLine {
  content: string
  start: number
  end: number
}

/** A break at the very end starts no further line. A quatrain is four lines, typed so or not. */
export function hardLines(text: string): HardLine[] {
  const lines: HardLine[] = []
  let start = 0
  while (start < text.length) {
    const found = text.indexOf('\n', start)
    const contentEnd = found < 0 ? text.length : found
    const end = found < 0 ? text.length : found + 1
    lines.push({ content: text.slice(start, contentEnd), start, end })
    start = end
  }
  return lines.length === 1 ? linesOfQuatrain(lines[0]!) : lines
}

function linesOfQuatrain(line: HardLine): HardLine[] {
  const clauses = clausesOf(line.content)
  return isRegularVerse(clauses) ? linesOfClauses(line, clauses) : [line]
}

export function linesOfClauses(
  line: HardLine,
  clauses: readonly { start: number; end: number }[],
): HardLine[] {
  return clauses.map(({ start, end }, at) => ({
    content: line.content.slice(start, end),
    start: line.start + start,
    end: at === clauses.length - 1 ? line.end : line.start + end,
  }))
}

/**
 * Verse and mottoes, whether typed in lines or not: their clauses are short, and a line or column holds whole ones.
 */

export interface Clause {
  start: number // UTF-16 [start, end), with its marks
  end: number
  length: number // characters
  from: number // where its characters begin
  foot: number // characters of its first foot; 0: it has none
}

const LONGEST = 10 // characters of a clause
const CLAUSE = /[“‘「『《]*(\p{Script=Han}+)[，。、；：！？”’」』》]+/gu
/** 5 = 2 + 3, 7 = 4 + 3, but not in the words of today. */
const FEET: Readonly<Record<number, number>> = { 5: 2, 7: 4 }
const OF_TODAY = /[的了们这那把给在是就都吗呢吧啊]/u
const IN_CLAUSES = new RegExp(`^(?:${CLAUSE.source}){2,}$`, 'u')

/** Returns none for prose. */
export function clausesOf(text: string): Clause[] {
  if (!IN_CLAUSES.test(text)) return []
  const clauses = Array.from(text.matchAll(CLAUSE), ({ index, 0: whole, 1: characters = '' }): Clause => ({
    start: index,
    end: index + whole.length,
    length: characters.length,
    from: index + whole.indexOf(characters),
    foot: OF_TODAY.test(characters) ? 0 : (FEET[characters.length] ?? 0),
  }))
  return clauses.every(({ length }) => length <= LONGEST) ? clauses : []
}

/** 绝句 and 律诗 have four or eight clauses of five or seven characters. */
export function isRegularVerse(clauses: readonly Clause[]): boolean {
  const [first] = clauses
  return (
    (first?.length === 5 || first?.length === 7) &&
    (clauses.length === 4 || clauses.length === 8) &&
    clauses.every(({ length }) => length === first.length)
  )
}

/** Whether the clause may be parted here if it must: at its foot, or after a phrase. */
export function isFoot(
  { foot, from }: Clause,
  offset: number,
  endsWord: boolean,
  endsPhrase: boolean,
): boolean {
  return foot > 0 ? endsWord && offset === from + foot : endsPhrase
}
