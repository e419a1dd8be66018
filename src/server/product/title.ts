/**
 * Splits titles such as "Acme — Rockets for everyone | Acme Inc." into name, tagline and site. A title is split only if
 * something else on the page tells which part is which; a dash alone may belong to the name.
 */

export interface TitleParts {
  name: string
  tagline: string
}

// Blanks around a separator are trimmed off its parts: looked for here, a long run of them would be gone through many times.
const SEPARATOR = /\s[|–—·•:»-]\s|[｜|]|:\s|——/u

export interface TitleHints {
  siteName: string // '' where the page names none
  productName: string // from JSON-LD
  isHomePage: boolean // the site's home page: there the site is the product
  host: string // 'www.acme.com'
}

export function titleParts(title: string, hints: TitleHints): TitleParts {
  const { siteName, productName, isHomePage } = hints
  const parts = title
    .split(SEPARATOR, 12)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (productName) return { name: productName, tagline: without(parts, [productName, siteName], title) }
  if (parts.length < 2) return { name: title || siteName, tagline: '' }

  const site =
    parts.find((part) => isSame(part, siteName)) ?? parts.find((part) => isOfHost(part, hints.host))
  if (!site) return { name: title, tagline: '' }
  const others = parts.filter((part) => part !== site)
  if (isHomePage) return { name: site, tagline: others.join(' – ') }
  const [name = site, ...rest] = others
  return { name, tagline: rest.join(' – ') }
}

/** The title without these names; '' when it does not contain the first of them. */
function without(parts: readonly string[], names: readonly string[], title: string): string {
  if (!title || !parts.some((part) => isSame(part, names[0]!))) return ''
  return parts.filter((part) => !names.some((name) => isSame(part, name))).join(' – ')
}

function isSame(one: string, other: string): boolean {
  return other !== '' && normalised(one) === normalised(other)
}

/** 'Acme' of www.acme.com. */
function isOfHost(part: string, host: string): boolean {
  const name = normalised(part)
  return (
    name.length > 1 &&
    host
      .split('.')
      .slice(0, -1)
      .some((label) => normalised(label) === name)
  )
}

function normalised(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
