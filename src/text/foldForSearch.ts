/**
 * A text as search compares it: small letters without accents, straight quotation marks, plain hyphens and spaces; and where each of
 * its letters stands in the original, so that a hit can be marked there.
 */
export interface FoldedText {
  text: string
  /** The offset in the original of each letter of `text`, and at last the original's length. */
  starts: readonly number[]
}

const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/\p{M}/gu, ''],
  [/[‘’‚‛ʼ]/g, "'"],
  [/[“”„‟«»]/g, '"'],
  [/[‐‑‒–—―−]/g, '-'],
  [/\s/g, ' '],
  [/ß/g, 'ss'],
  [/æ/g, 'ae'],
  [/œ/g, 'oe'],
  [/ø/g, 'o'],
]

/** @param formOf gives a character's form in search, as of Traditional characters the Simplified one */
export function foldForSearch(
  original: string,
  formOf: (character: string) => string = (same) => same,
): FoldedText {
  let text = ''
  const starts: number[] = []
  let at = 0
  for (const character of original) {
    const plain = plainOf(formOf(character))
    for (let unit = 0; unit < plain.length; unit += 1) starts.push(at)
    text += plain
    at += character.length
  }
  return { text, starts: [...starts, at] }
}

/** Of the few thousand characters that texts are written in. */
const known = new Map<string, string>()

function plainOf(character: string): string {
  const found = known.get(character)
  if (found !== undefined) return found
  const plain = PLAIN.reduce(
    (part, [from, to]) => part.replaceAll(from, to),
    character.normalize('NFKD').toLowerCase(),
  )
  known.set(character, plain)
  return plain
}
