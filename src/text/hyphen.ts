import type { TextRun } from '../scene/nodes'
import type { ShapedText } from './shapedText'

/** Addresses, handles, code and other scripts have none: a letter more would change them. */
const HYPHENABLE = /^[“‘"'(]*\p{Lu}?[\p{Ll}’]{8,}[.,;:!?”’"')…]*$/u
const LATIN_ONLY = /^[\p{Script=Latin}\p{P}]+$/u
const VOWEL = /^[aeiouy]$/
const LOOK_BACK = 4

/** Whether a hyphen shows that a word, too long for a line, goes on below. */
export function isHyphenable({ segments }: ShapedText, start: number, end: number): boolean {
  const word = segments.graphemes.slice(start, end).join('')
  return HYPHENABLE.test(word) && LATIN_ONLY.test(word)
}

/** It follows the grapheme before `end`, `x` px from the line's start. */
export function hyphenAfter({ choice, faces, metrics }: ShapedText, end: number, x: number): TextRun {
  const { font } = faces[choice.faces[end - 1]!]!
  return { text: '-', x, widthPx: metrics.widthPx('-', font, 0), font, letterSpacingPx: 0 }
}

/** The last end up to `latest` at which a syllable may begin: a consonant, then a vowel. */
export function syllableEnd({ segments: { graphemes } }: ShapedText, start: number, latest: number): number {
  for (let end = latest; end > Math.max(start + 2, latest - LOOK_BACK); end -= 1)
    if (!VOWEL.test(graphemes[end]!) && VOWEL.test(graphemes[end + 1] ?? '')) return end
  return latest
}
