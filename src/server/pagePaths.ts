import { LANGUAGE_IDS } from '../language/languages'

/** The addresses of product.md §2 without their language prefix. */
const PAGE_NAMES = ['', 'editor', 'about', 'guide', 'privacy', 'terms', 'donate']

/** True when the app has a page there: an optional language, then a page name; a slash at the end is forgiven. */
export function isPagePath(path: string): boolean {
  const [first = '', ...rest] = path.replace(/^\//, '').replace(/\/$/, '').split('/')
  const names = (LANGUAGE_IDS as readonly string[]).includes(first) ? rest : [first, ...rest]
  return names.length <= 1 && PAGE_NAMES.includes(names[0] ?? '')
}
