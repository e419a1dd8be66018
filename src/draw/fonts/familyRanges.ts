import { fontSet } from './fontSet'
import { isOfFirstType } from './firstType'
import {
  isInRanges,
  mergeRanges,
  parseUnicodeRange,
  unmergedRanges,
  type CodePointRange,
} from './unicodeRanges'

const rangesByFamily = new Map<string, { faces: number; ranges: CodePointRange[] }>()
const rangesByRule = new Map<string, CodePointRange[]>()

/** Merged again only when faces were added. */
export function rangesOf(family: string): CodePointRange[] {
  const own = facesOf(family)
  const known = rangesByFamily.get(family)
  if (known?.faces === own.length) return known.ranges
  const rules = new Set(own.map(({ unicodeRange }) => unicodeRange)) // All weights share the same ranges.
  for (const rule of rules) {
    if (!rangesByRule.has(rule)) rangesByRule.set(rule, unmergedRanges(rule))
  }
  const ranges = mergeRanges([...rules].flatMap((rule) => rangesByRule.get(rule)!))
  rangesByFamily.set(family, { faces: own.length, ranges })
  return ranges
}

let facesByFamily = new Map<string, FontFace[]>()
let allFaces = 0

/** Regrouped only when the number of faces changes: a replaced face has the same characters. */
export function facesOf(family: string): readonly FontFace[] {
  const all = fontSet()
  if (all.size !== allFaces) {
    allFaces = all.size
    facesByFamily = new Map()
    for (const face of all) {
      if (isOfFirstType(face)) continue
      const name = familyOf(face)
      facesByFamily.set(name, [...(facesByFamily.get(name) ?? []), face])
    }
  }
  return facesByFamily.get(family) ?? []
}

/** Some engines quote the family name. */
export function familyOf({ family }: FontFace): string {
  return family.replaceAll(/["']/g, '')
}

export function hasAnyOf({ unicodeRange }: FontFace, characters: Iterable<string>): boolean {
  const ranges = parseUnicodeRange(unicodeRange)
  for (const character of characters) if (isInRanges(ranges, character.codePointAt(0) ?? 0)) return true
  return false
}
