import { mergeRanges, unmergedRanges, type CodePointRange } from './unicodeRanges'

const rangesByFamily = new Map<string, { faces: number; ranges: CodePointRange[] }>()
const rangesByRule = new Map<string, CodePointRange[]>()

/** The characters of a family's faces that are on the page. They are merged again only when such faces have been added. */
export function rangesOf(family: string): CodePointRange[] {
  const own = facesOf(family)
  const known = rangesByFamily.get(family)
  if (known?.faces === own.length) return known.ranges
  const rules = new Set(own.map(({ unicodeRange }) => unicodeRange)) // those of one weight are those of another
  for (const rule of rules) {
    if (!rangesByRule.has(rule)) rangesByRule.set(rule, unmergedRanges(rule))
  }
  const ranges = mergeRanges([...rules].flatMap((rule) => rangesByRule.get(rule)!))
  rangesByFamily.set(family, { faces: own.length, ranges })
  return ranges
}

let facesByFamily = new Map<string, FontFace[]>()
let allFaces = 0

/**
 * A family's faces on the page, loaded or not. Sorted by family when there are more or fewer than before: there are a thousand. One that
 * took another's place is not noticed; it has the same characters.
 */
export function facesOf(family: string): readonly FontFace[] {
  if (document.fonts.size !== allFaces) {
    allFaces = document.fonts.size
    facesByFamily = new Map()
    for (const face of document.fonts) {
      const name = familyOf(face)
      facesByFamily.set(name, [...(facesByFamily.get(name) ?? []), face])
    }
  }
  return facesByFamily.get(family) ?? []
}

/** Some engines quote it. */
export function familyOf({ family }: FontFace): string {
  return family.replaceAll(/["']/g, '')
}
