import { isRecord } from '../scene/values'
import type { TextId } from './primaryText'

export const EMPHASES = ['marker', 'underline', 'circle', 'dots', 'color', 'giant'] as const
export type EmphasisId = (typeof EMPHASES)[number]

export interface Words {
  text: TextId
  start: number // UTF-16, [start, end) of the typed text
  end: number
}

/** Words marked by hand; marks of one text neither overlap nor are empty. */
export interface Mark extends Words {
  as: EmphasisId
}

export const MOST_MARKS = 40
const TEXTS = ['content', 'translation'] as const

/** Untrusted data: drops what is no mark, and cuts the others to the text. */
export function restoreMarks(
  data: unknown,
  texts: Readonly<Record<TextId, string>>,
  most = MOST_MARKS,
): readonly Mark[] {
  return (Array.isArray(data) ? data.slice(0, most) : []).reduce<readonly Mark[]>((marks, one) => {
    const { text, start, end, as } = isRecord(one) ? one : {}
    const of = TEXTS.find((id) => id === text)
    const kind = EMPHASES.find((id) => id === as)
    if (!of || !kind || !Number.isInteger(start) || !Number.isInteger(end)) return marks
    return withMark(marks, { text: of, start: Number(start), end: Number(end) }, kind, texts[of], most)
  }, [])
}

/** Marks these words, without the space around them, instead of what they had; null only takes that away. */
export function withMark(
  marks: readonly Mark[],
  words: Words,
  as: EmphasisId | null,
  typed: string,
  most = MOST_MARKS,
): readonly Mark[] {
  const { text, start, end } = trimmed(words, typed)
  if (start >= end) return marks
  const others = marks.flatMap((mark) => {
    if (mark.text !== text || mark.end <= start || mark.start >= end)
      return mark.text === text && as === 'giant' && mark.as === 'giant' ? [] : [mark]
    if (mark.as === 'giant') return []
    const sides = [
      { ...mark, end: Math.min(mark.end, start) },
      { ...mark, start: Math.max(mark.start, end) },
    ]
    return sides.map((side) => ({ ...side, ...trimmed(side, typed) })).filter((side) => side.start < side.end)
  })
  const kept = as ? [...others, { text, start, end, as }] : others
  return kept
    .toSorted((a, b) => TEXTS.indexOf(a.text) - TEXTS.indexOf(b.text) || a.start - b.start)
    .slice(0, most)
}

/** Without the space around them. */
export function trimmed({ text, start, end }: Words, typed: string): Words {
  const within = typed.slice(Math.max(0, start), Math.max(0, end))
  const from = Math.max(0, start) + within.length - within.trimStart().length
  return { text, start: from, end: from + within.trim().length }
}
