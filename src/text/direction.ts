import bidiFactory from 'bidi-js'

/**
 * Which way a text runs and in which order its runs stand on a line: the Unicode bidirectional algorithm (UAX #9).
 * The levels come from a library that passes Unicode's own tests; a text without a right-to-left letter never asks it.
 */
export interface Direction {
  levels: Uint8Array // of each UTF-16 unit: odd runs to the left
  isRightToLeft: boolean // as a whole, by its first letter with a direction
}

/** Letters that run to the left, and the invisible signs that make others do so. */
const MAY_RUN_LEFT =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

const ARABIC_OR_HEBREW = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

const bidi = bidiFactory()

/** Whether a text has an Arabic or Hebrew letter: such a run is drawn from the right, the marks at its end on its left. */
export function hasRightToLeftLetter(text: string): boolean {
  return ARABIC_OR_HEBREW.test(text)
}

/** null for a text that runs to the right from end to end. */
export function directionOf(paragraph: string): Direction | null {
  if (!MAY_RUN_LEFT.test(paragraph)) return null
  const { levels, paragraphs } = bidi.getEmbeddingLevels(paragraph)
  return { levels, isRightToLeft: (paragraphs[0]?.level ?? 0) % 2 === 1 }
}

/** The items of a line from left to right, each with its level: rule L2. */
export function visualOrder<Item extends { level: number }>(items: readonly Item[]): Item[] {
  const order = [...items]
  const deepest = Math.max(0, ...items.map(({ level }) => level))
  for (let level = deepest; level > 0; level -= 1) {
    let start = 0
    while (start < order.length) {
      let end = start
      while (end < order.length && order[end]!.level >= level) end += 1
      if (end > start) order.splice(start, end - start, ...order.slice(start, end).reverse())
      start = end + 1
    }
  }
  return order
}

/** Marks among right-to-left words as they stand from left to right: reversed, and ( for ). */
export function mirrored(graphemes: readonly string[]): string {
  return graphemes
    .map((grapheme) => bidi.getMirroredCharacter(grapheme) ?? grapheme)
    .reverse()
    .join('')
}
