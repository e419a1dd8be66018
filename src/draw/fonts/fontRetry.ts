import { fontSet } from './fontSet'
import { familyOf, hasAnyOf } from './familyRanges'

/** A failed FontFace stays failed (CSS Font Loading, §2.3), so its twin, of the same rule, is loaded. */
const twins = new Map<string, FontFace>()

export function reviveFaces(family: string, characters: string): void {
  for (const face of failedFaces(family, characters)) {
    const twin = twins.get(ruleKey(face))
    if (!twin || twin.status === 'error') revive(face, twin)
  }
}

export async function twinsLoaded(family: string, characters: string): Promise<void> {
  for (const face of failedFaces(family, characters)) {
    const twin = twins.get(ruleKey(face))
    if (!twin) throw new Error(`a file of ${family} did not come`)
    await twin.load()
  }
}

function failedFaces(family: string, characters: string): FontFace[] {
  const ours = new Set(twins.values())
  return [...fontSet()].filter(
    (face) =>
      face.status === 'error' && !ours.has(face) && familyOf(face) === family && hasAnyOf(face, characters),
  )
}

function revive(failed: FontFace, former: FontFace | undefined): void {
  const source = sourceOf(failed)
  if (source === null) return
  const { family, weight, style, unicodeRange } = failed
  const twin = new FontFace(family, source, { weight, style, unicodeRange, display: 'swap' })
  if (former) document.fonts.delete(former)
  document.fonts.add(twin)
  twins.set(ruleKey(failed), twin)
}

function ruleKey({ family, weight, style, unicodeRange }: FontFace): string {
  return [family, weight, style, unicodeRange].join()
}

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

/** `src` with absolute URLs, because a FontFace resolves them against the page. */
function sourceOf(face: FontFace): string | null {
  for (const sheet of globalThis.document?.styleSheets ?? []) {
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
    numbered(says('font-weight')) === numbered(face.weight) &&
    (range === '' || plain(range) === plain(face.unicodeRange))
  )
}

function numbered(weight: string): string {
  return weight === '' || weight === 'normal' ? '400' : weight === 'bold' ? '700' : weight
}

function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return [] // a cross-origin stylesheet, which cannot be read
  }
}
