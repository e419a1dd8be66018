import { whenAsked } from '../scene/memo'

/** The first segmenter takes about 5 ms to load Unicode data: never while a page's code is evaluated. */

const graphemes = whenAsked(() => new Intl.Segmenter(undefined, { granularity: 'grapheme' }))
const chineseSegmenter = whenAsked(() => new Intl.Segmenter('zh', { granularity: 'word' }))

// There one UTF-16 unit is one grapheme: no combining marks, joiners, surrogates or jamo.
const ONE_UNIT_EACH =
  /^[\n\x20-\x7e\u00a0-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u205e\u3000-\u3029\u3041-\u3096\u30a0-\u30ff\u4e00-\u9fff\uff01-\uff9d]*$/

/** Returns the user-perceived characters in order; joined they are the text. */
export function graphemesOf(text: string): string[] {
  if (ONE_UNIT_EACH.test(text)) return text.split('')
  return Array.from(graphemes().segment(text), (piece) => piece.segment)
}

/** By the engine's dictionary; joined they are the text. */
export function chineseWords(text: string): string[] {
  return Array.from(chineseSegmenter().segment(text), (word) => word.segment)
}

const knownPairs = new Map<string, boolean>()
const MOST_PAIRS = 5_000

export function areOneChineseWord(pair: string): boolean {
  let isWord = knownPairs.get(pair)
  if (isWord === undefined) {
    if (knownPairs.size >= MOST_PAIRS) knownPairs.clear()
    const [first] = chineseSegmenter().segment(pair)
    isWord = first?.segment === pair
    knownPairs.set(pair, isWord)
  }
  return isWord
}

const NEXT = 64 // UTF-16 units of lookahead to tell whether a grapheme continues

/** UTF-16 units, well-formed; splits no grapheme unless it alone is longer. */
export function cutToLength(text: string, longest: number): string {
  if (text.length <= longest) return text.toWellFormed()
  const cut = graphemes()
    .segment(text.slice(0, longest + NEXT))
    .containing(longest)
  return text.slice(0, cut?.index || longest).toWellFormed()
}
