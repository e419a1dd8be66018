import { hasHan } from './characters'
import { hardLines } from './hardLines'

/** Written lines start at the edge; a long one wraps to an indented line. Prose has far longer paragraphs. */

const LONGEST_LINE = 120 // in letters; a Chinese character counts twice
const LEAST = { share: 0.65, px: 18 }
const INDENT = { em: 1.5, maxOfMeasure: 0.2 }

const WIDE = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60\u{20000}-\u{3ffff}]/gu

/** At least two lines follow each other, and none is as long as a paragraph. */
export function isVerse(text: string): boolean {
  const lines = hardLines(text).map(({ content }) => content.trim())
  const hasLines = lines.some((line, at) => at > 0 && line !== '' && lines[at - 1] !== '')
  return hasLines && lines.every((line) => lengthOf(line) <= LONGEST_LINE)
}

/** A short Chinese text is broken by phrase, a long one is prose. */
export function isSetByPhrase(text: string): boolean {
  return hasHan(text) && text.length <= LONGEST_LINE / 2
}

/** Long Chinese is set as in a book: justified, its paragraphs two characters in, and words may be parted. */
export function isBookProse(text: string): boolean {
  const least = LONGEST_LINE / 2
  return text.length > least && (text.match(WIDE)?.length ?? 0) > least && !isVerse(text)
}

/** Verse shrinks to this size before a line is turned. */
export function leastVersePx(largestPx: number): number {
  return Math.min(LEAST.px, LEAST.share * largestPx)
}

export function verseIndentPx(sizePx: number, measurePx: number): number {
  return Math.min(INDENT.em * sizePx, INDENT.maxOfMeasure * measurePx)
}

function lengthOf(line: string): number {
  return line.length + (line.match(WIDE)?.length ?? 0)
}
