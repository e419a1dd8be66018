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

export function markOn(marks: readonly Mark[], words: Words, typed: string): EmphasisId | null {
  const { text, start, end } = trimmed(words, typed)
  const around = marks.find((mark) => mark.text === text && mark.start <= start && mark.end >= end)
  return start < end && around ? around.as : null
}

function trimmed({ text, start, end }: Words, typed: string): Words {
  const within = typed.slice(Math.max(0, start), Math.max(0, end))
  const from = Math.max(0, start) + within.length - within.trimStart().length
  return { text, start: from, end: from + within.trim().length }
}

/** Marks follow their words through an edit, and go with them. */
export function marksAfterEdit(
  marks: readonly Mark[],
  text: TextId,
  before: string,
  after: string,
): readonly Mark[] {
  if (before === after || marks.length === 0) return marks
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start++
  let same = 0
  while (same < most - start && before.at(-1 - same) === after.at(-1 - same)) same++
  const end = before.length - same
  const by = after.length - before.length
  return marks.flatMap((mark) => {
    if (mark.text !== text) return [mark]
    const isTaken = start < end && start <= mark.start && end >= mark.end
    const from = mark.start >= end ? mark.start + by : mark.start > start ? end + by : mark.start
    const to = mark.end > start && mark.end >= end ? mark.end + by : Math.min(mark.end, start)
    const moved = trimmed({ text, start: from, end: to }, after)
    return isTaken || moved.start >= moved.end ? [] : [{ ...mark, ...moved }]
  })
}

/** Opens after no letter and closes before none, except Chinese; neither is escaped nor beside a space. */
export const PAIR =
  /(?<![\\*]|(?!\p{sc=Han})[\p{L}\p{N}])\*(?![\s*])([^*\n]*[^\s*\\])\*(?!\*|(?!\p{sc=Han})[\p{L}\p{N}])/gu

export interface Unstarred extends Omit<Words, 'text'> {
  content: string
  caret: number
}

/** The text without the two asterisks, once the second of a pair is typed; else null. */
export function asterisksIn(before: string, typed: string): Unstarred | null {
  if (typed.length !== before.length + 1) return null
  for (const { index: start, 0: pair, 1: words = '' } of typed.matchAll(PAIR)) {
    const last = start + pair.length - 1
    const isNew = (at: number) => typed.slice(0, at) + typed.slice(at + 1) === before
    if (!isNew(start) && !isNew(last)) continue
    const end = start + words.length
    const content = typed.slice(0, start) + words + typed.slice(last + 1)
    return { content, start, end, caret: isNew(last) ? end : start }
  }
  return null
}
