/**
 * "Acme — Rockets for everyone | Acme Inc." is a name, a tagline and a site. A title is parted only where something else
 * on the page tells which part is which; a dash alone may belong to the name.
 */

export interface TitleParts {
  name: string
  tagline: string
}

const BETWEEN = /\s+[|–—·•:»-]\s+|\s*[｜|]\s*|:\s+|\s*——\s*/u

export interface TitleHints {
  siteName: string // '' where the page names none
  productName: string // as its JSON-LD says
  isFront: boolean // the site's own first page: there the site is the product
  host: string // 'www.acme.com'
}

export function titleParts(title: string, hints: TitleHints): TitleParts {
  const { siteName, productName, isFront } = hints
  const parts = title
    .split(BETWEEN, 12)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (productName) return { name: productName, tagline: without(parts, [productName, siteName], title) }
  if (parts.length < 2) return { name: title || siteName, tagline: '' }

  const site =
    parts.find((part) => isSame(part, siteName)) ?? parts.find((part) => isOfHost(part, hints.host))
  if (!site) return { name: title, tagline: '' }
  const others = parts.filter((part) => part !== site)
  if (isFront) return { name: site, tagline: others.join(' – ') }
  const [name = site, ...rest] = others
  return { name, tagline: rest.join(' – ') }
}

/** What a title says beside the names in it; '' where it does not say the first of them. */
function without(parts: readonly string[], names: readonly string[], title: string): string {
  if (!title || !parts.some((part) => isSame(part, names[0]!))) return ''
  return parts.filter((part) => !names.some((name) => isSame(part, name))).join(' – ')
}

function isSame(one: string, other: string): boolean {
  return other !== '' && folded(one) === folded(other)
}

/** 'Acme' of www.acme.com. */
function isOfHost(part: string, host: string): boolean {
  const name = folded(part)
  return (
    name.length > 1 &&
    host
      .split('.')
      .slice(0, -1)
      .some((label) => folded(label) === name)
  )
}

function folded(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
