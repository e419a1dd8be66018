export type ReadLanguage = 'en' | 'zh'

const EQUIVALENT: readonly [RegExp, string][] = [
  [/[“”„‟＂]/g, '"'],
  [/[‘’‚‛＇]/g, "'"],
  [/[-‐‑‒–—―]+/g, '-'],
  [/\.{3,}|…+/g, '…'],
  [/[。｡]/g, '.'],
]

/** Normalises typographic variants; Chinese has no spaces to compare. */
export function comparable(text: string, language: ReadLanguage): string {
  const even = EQUIVALENT.reduce((so, [form, plain]) => so.replace(form, plain), text)
    .normalize('NFKC') // Full-width marks and letters become half-width, … becomes ...
    .replace(/\s+/g, ' ')
    .trim()
  return language === 'zh' ? even.replaceAll(' ', '') : even
}

/** Characters and edit distance (Levenshtein 1966). If the card capitalises text, case is ignored. */
export function readingErrors(
  written: string,
  read: string,
  language: ReadLanguage,
  setsCapitals = false,
): Tally {
  const [truth, answer] = [written, read]
    .map((text) => comparable(text, language))
    .map((text) => [...(setsCapitals ? text.toUpperCase() : text)])
  if (!truth || !answer) return { characters: 0, errors: 0 }
  return { characters: truth.length, errors: alignment(truth, answer).cost }
}

export interface Tally {
  characters: number
  errors: number
}

/** 0..1; 1 if there is no text. */
export function accuracyOf(tallies: readonly Tally[]): number {
  const characters = tallies.reduce((sum, tally) => sum + tally.characters, 0)
  const errors = tallies.reduce((sum, tally) => sum + tally.errors, 0)
  return characters === 0 ? 1 : Math.max(0, 1 - errors / characters)
}

/** null for a character missing on that side */
export type Pair = readonly [a: string | null, b: string | null]

export function alignment(a: readonly string[], b: readonly string[]): { cost: number; pairs: Pair[] } {
  const width = b.length + 1
  const cost = new Uint16Array((a.length + 1) * width)
  const at = (i: number, j: number) => cost[i * width + j] ?? 0
  for (let i = 0; i <= a.length; i++) {
    for (let j = 0; j <= b.length; j++) {
      if (i === 0 || j === 0) cost[i * width + j] = i + j
      else {
        const change = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
        cost[i * width + j] = Math.min(change, at(i - 1, j) + 1, at(i, j - 1) + 1)
      }
    }
  }
  const pairs: Pair[] = []
  let [i, j] = [a.length, b.length]
  while (i > 0 || j > 0) {
    const differs = a[i - 1] === b[j - 1] ? 0 : 1
    if (i > 0 && j > 0 && at(i, j) === at(i - 1, j - 1) + differs) pairs.push([a[--i] ?? '', b[--j] ?? ''])
    else if (i > 0 && at(i, j) === at(i - 1, j) + 1) pairs.push([a[--i] ?? '', null])
    else pairs.push([null, b[--j] ?? ''])
  }
  return { cost: at(a.length, b.length), pairs: pairs.toReversed() }
}
