import { CARD_PAGE_PATH } from '../card/cardAddress'
import type { LanguageId } from '../language/languages'
import { withLanguage, withoutLanguage } from '../language/path'

// pages/pages.ts may not be imported here (floors); tests/server/pages.test.ts compares the two lists.
const PAGE_PATHS = ['/', '/editor', CARD_PAGE_PATH, '/about', '/guide', '/privacy', '/terms', '/donate']

/** True when the app has a page at the address, with or without a language; a trailing slash is ignored. */
export function isPagePath(path: string): boolean {
  return PAGE_PATHS.includes(pageOf(path))
}

/** True for the page that shows the card of a link. */
export function isCardPagePath(path: string): boolean {
  return pageOf(path) === CARD_PAGE_PATH
}

function pageOf(path: string): string {
  return withoutLanguage(path).replace(/\/$/, '') || '/'
}

/** The static page's file for an address, in a language: `/en/guide/index.html`; else the not-found page. */
export function pageFile(path: string, language: LanguageId): string {
  const page = isPagePath(path) ? pageOf(path) : '/404'
  return `${withLanguage(page, language)}/index.html`
}
