/**
 * Verse and mottoes, whether typed in lines or not: their clauses are short, and a line or column holds whole ones.
 */

export interface Clause {
  start: number // UTF-16 [start, end), with its marks
  end: number
  length: number // characters
  from: number // where its characters begin
}

const LONGEST = 10 // characters of a clause
const CLAUSE = /[“‘「『《]*(\p{Script=Han}+)[，。、；：！？”’」』》]+/gu
const IN_CLAUSES = new RegExp(`^(?:${CLAUSE.source}){2,}$`, 'u')

/** Returns none for prose. */
export function clausesOf(text: string): Clause[] {
  if (!IN_CLAUSES.test(text)) return []
  const clauses = Array.from(text.matchAll(CLAUSE), ({ index, 0: whole, 1: characters = '' }): Clause => ({
    start: index,
    end: index + whole.length,
    length: characters.length,
    from: index + whole.indexOf(characters),
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

/** Whether the clause may be parted here if it must: 5 = 2 + 3, 7 = 4 + 3, others after a phrase. */
export function isFoot({ length, from }: Clause, offset: number, endsPhrase: boolean): boolean {
  if (length === 5) return offset === from + 2
  return length === 7 ? offset === from + 4 : endsPhrase
}
