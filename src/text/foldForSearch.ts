/**
 * For search: lower case, no accents, plain quotes, hyphens and spaces. Keeps original offsets for
 * highlighting.
 */
export interface FoldedText {
  text: string
  /** original offset of each letter, then the original's length */
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

/** Texts use only a few thousand different characters. */
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
