import { trimmed, type EmphasisId, type Mark, type Words } from './emphasis'
import type { TextId } from './primaryText'

/** Marks while a text is typed. */

/** The one emphasis that all of these words have; null: none, or several. */
export function markOn(marks: readonly Mark[], words: Words, typed: string): EmphasisId | null {
  const { text, start, end } = trimmed(words, typed)
  const around = marks.find((mark) => mark.text === text && mark.start <= start && mark.end >= end)
  return start < end && around ? around.as : null
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
