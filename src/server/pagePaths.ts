import type { LanguageId } from '../language/languages'
import { withLanguage, withoutLanguage } from '../language/path'

// pages/pages.ts lives above the server's floor; tests/server/pages.test.ts holds the two together.
const PAGE_PATHS = ['/', '/editor', '/about', '/guide', '/privacy', '/terms', '/donate']

/** True when the app has a page at the address, with or without a language; a slash at the end is forgiven. */
export function isPagePath(path: string): boolean {
  return PAGE_PATHS.includes(withoutLanguage(path).replace(/\/$/, '') || '/')
}

/** The static page's file for an address, in a language: `/en/guide/index.html`; the not-found page for what is none. */
export function pageFile(path: string, language: LanguageId): string {
  const page = isPagePath(path) ? withoutLanguage(path).replace(/\/$/, '') : '/404'
  return `${withLanguage(page, language)}/index.html`
}
