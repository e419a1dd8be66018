import { isInRanges, parseUnicodeRange } from './unicodeRanges'

/**
 * A FontFace that failed once stays failed (CSS Font Loading, §2.3), and document.fonts.load keeps rejecting
 * with it. So each failed face gets a twin made from the same rule, and only the twin is asked again.
 */
const twins = new Map<string, FontFace>()

/** Failed faces of the family that one of the characters needs. */
export function brokenFaces(family: string, characters: string): FontFace[] {
  const codePoints = [...characters].map((character) => character.codePointAt(0) ?? 0)
  return [...document.fonts].filter((face) => {
    if (face.status !== 'error' || face.family.replace(/^["']|["']$/g, '') !== family) return false
    const ranges = parseUnicodeRange(face.unicodeRange)
    return codePoints.some((codePoint) => isInRanges(ranges, codePoint))
  })
}

/** Puts a fresh face in the place of a failed one. */
export function revive(failed: FontFace): void {
  const key = [failed.family, failed.weight, failed.style, failed.unicodeRange].join()
  const former = twins.get(key)
  const source = sourceOf(failed)
  if (source === null) return
  const twin = new FontFace(failed.family, source, {
    weight: failed.weight,
    style: failed.style,
    unicodeRange: failed.unicodeRange,
    display: 'swap',
  })
  if (former) document.fonts.delete(former)
  document.fonts.delete(failed) // does nothing to a face that a stylesheet owns
  document.fonts.add(twin)
  twins.set(key, twin)
}

/** Asks again for stylesheets that did not come. */
export async function reviveStylesheets(): Promise<void> {
  const failed = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ sheet }) => !sheet,
  )
  await Promise.all(
    failed.map(
      (link) =>
        new Promise<void>((resolve, reject) => {
          const again = link.cloneNode() as HTMLLinkElement
          again.onload = () => resolve()
          again.onerror = () => reject(new Error(`stylesheet did not come: ${link.href}`))
          link.replaceWith(again)
        }),
    ),
  )
}

/** The rule's `src` with its addresses made absolute: a FontFace resolves them against the page. */
function sourceOf(face: FontFace): string | null {
  for (const sheet of document.styleSheets) {
    for (const rule of rulesOf(sheet)) {
      if (!(rule instanceof CSSFontFaceRule) || !isRuleOf(rule, face)) continue
      const base = sheet.href ?? document.baseURI
      return rule.style
        .getPropertyValue('src')
        .replaceAll(/url\((["']?)([^"')]+)\1\)/g, (_, __, url: string) => `url("${new URL(url, base).href}")`)
    }
  }
  return null
}

function isRuleOf({ style }: CSSFontFaceRule, face: FontFace): boolean {
  const says = (name: string) => style.getPropertyValue(name).trim()
  const plain = (text: string) => text.replaceAll(/["'\s]/g, '').toLowerCase()
  const range = says('unicode-range')
  return (
    plain(says('font-family')) === plain(face.family) &&
    plain(says('font-style') || 'normal') === plain(face.style) &&
    (range === '' || plain(range) === plain(face.unicodeRange))
  )
}

function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return [] // another site's stylesheet, closed to us
  }
}
