import type { Steps } from '../../scene/steps'
import { mergeRanges, parseUnicodeRange, type CodePointRange } from './unicodeRanges'

const rangesByFamily = new Map<string, { allFaces: number; ownFaces: number; ranges: CodePointRange[] }>()

/**
 * The characters of a family's faces that are on the page. Chinese families have a hundred faces each: they are merged again
 * only when faces of this family have been added.
 */
export function rangesOf(family: string): CodePointRange[] {
  const known = rangesByFamily.get(family)
  const allFaces = document.fonts.size // quick to get, and changes with every stylesheet
  if (known?.allFaces === allFaces) return known.ranges
  const own = facesOf(family)
  const ranges =
    known?.ownFaces === own.length
      ? known.ranges
      : mergeRanges(own.flatMap(({ unicodeRange }) => rangesOfRule(unicodeRange)))
  rangesByFamily.set(family, { allFaces, ownFaces: own.length, ranges })
  return ranges
}

const rangesByRule = new Map<string, CodePointRange[]>()

function rangesOfRule(unicodeRange: string): CodePointRange[] {
  let ranges = rangesByRule.get(unicodeRange)
  if (!ranges) rangesByRule.set(unicodeRange, (ranges = parseUnicodeRange(unicodeRange)))
  return ranges
}

/** Parses a family's ranges face by face: of a Chinese one at once, it is a long task of a phone. */
export function* parseRangesInSteps(family: string): Steps<void> {
  for (const { unicodeRange } of facesOf(family)) {
    rangesOfRule(unicodeRange)
    yield
  }
}

/** A family's faces on the page, loaded or not. */
export function facesOf(family: string): FontFace[] {
  return [...document.fonts].filter((face) => unquoted(face.family) === family)
}

function unquoted(family: string): string {
  return family.replace(/^["']|["']$/g, '')
}
