import type { Parts } from './breaks'

/** “…done.” — Aristotle, ……。”——《论语》: the dash belongs to what follows, usually the source. */

const SENTENCE_ENDS = '.!?。！？'
/** may follow the end of a sentence and belong to it */
export const CLOSING = '”’）)」』》]'

/** More words must follow the dash. */
export function isDashOfSource({ kinds, graphemes }: Parts, dash: number): boolean {
  if (kinds[dash] !== 'dash' || kinds[dash - 1] === 'dash') return false
  let next = dash
  while (kinds[next] === 'dash' || kinds[next] === 'space') next += 1
  if (next >= graphemes.length) return false
  let last = dash - 1
  while (kinds[last] === 'space' || CLOSING.includes(graphemes[last] ?? ' ')) last -= 1
  if (last < 0 || !SENTENCE_ENDS.includes(graphemes[last]!)) return false
  return graphemes[last] !== '.' || !isInitial(graphemes, last - 1)
}

/** The J. of a name and both letters of U.S. end no sentence. */
function isInitial(graphemes: readonly string[], at: number): boolean {
  return /^\p{Lu}/u.test(graphemes[at] ?? '') && !/^\p{L}/u.test(graphemes[at - 1] ?? '')
}
