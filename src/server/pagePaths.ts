import { withoutLanguage } from '../language/path'

// pages/pages.ts lives above the server's floor; tests/server/pages.test.ts holds the two together.
const PAGE_PATHS = ['/', '/editor', '/about', '/guide', '/privacy', '/terms', '/donate']

/** True when the app has a page at the address, with or without a language; a slash at the end is forgiven. */
export function isPagePath(path: string): boolean {
  return PAGE_PATHS.includes(withoutLanguage(path).replace(/\/$/, '') || '/')
}
