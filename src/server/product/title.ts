/**
 * Splits "Acme — Rockets for everyone | Acme Inc." into name, tagline, site, if other facts identify the
 * parts.
 */

import { withoutShop } from './shopTitles'

export interface TitleParts {
  name: string
  tagline: string
}

// Blanks are trimmed later: matching them here would rescan long runs.
const SEPARATOR = /\s[|–—·•:»-]\s|[｜|]|:\s|——/u

export interface TitleHints {
  siteName: string // '' if not given
  productName: string // from JSON-LD
  isHomePage: boolean // on its home page, the site is the product
  host: string // 'www.acme.com'
}

export function titleParts(whole: string, hints: TitleHints): TitleParts {
  const { siteName, isHomePage } = hints
  const [title, productName] = isHomePage
    ? [whole, hints.productName]
    : [withoutShop(whole), withoutShop(hints.productName)]
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

/** '' if the title lacks the first. */
function without(parts: readonly string[], names: readonly string[], title: string): string {
  if (!title || !parts.some((part) => isSame(part, names[0]!))) return ''
  return parts.filter((part) => !names.some((name) => isSame(part, name))).join(' – ')
}

function isSame(one: string, other: string): boolean {
  return other !== '' && normalised(one) === normalised(other)
}

/** Matches 'Acme' for www.acme.com. */
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
