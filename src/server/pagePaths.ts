import { almanacDay, dayPath, DAYS_PATH, daysAddress, isOfAnyYear } from '../calendar/dayPaths'
import {
  AUTHORS_PATH,
  CARD_PAGE_PATH,
  CARDS_PATH,
  DEVELOPERS_PATH,
  EVERYWHERE_PATH,
  SET_PATH,
} from '../card/cardAddress'
import type { LanguageId } from '../language/languages'
import { withLanguage, withoutLanguage } from '../language/path'
import { topicAt } from '../quotes/topics'

// pages/pages.ts may not be imported here (layering); tests/server/pages.test.ts compares both lists.
const PAGE_PATHS = [
  '/',
  '/editor',
  CARD_PAGE_PATH,
  CARDS_PATH,
  SET_PATH,
  EVERYWHERE_PATH,
  DEVELOPERS_PATH,
  AUTHORS_PATH,
  '/about',
  '/guide',
  '/privacy',
  '/terms',
  '/donate',
]

/** With or without a language; ignores a trailing slash. */
export function isPagePath(path: string): boolean {
  const page = pageOf(path)
  return PAGE_PATHS.includes(page) || daysAddress(page) !== null || topicAt(page) !== null
}

export function isCardPagePath(path: string): boolean {
  return pageOf(path) === CARD_PAGE_PATH
}

/** yyyy-mm-dd; null for other pages, also the almanac's mm-dd. */
export function dateAt(path: string): string | null {
  const address = daysAddress(pageOf(path))
  return address?.kind === 'day' && !isOfAnyYear(address.day) ? address.day : null
}

function pageOf(path: string): string {
  return withoutLanguage(path).replace(/\/$/, '') || '/'
}

/** `/en/guide/index.html`; else the not-found page */
export function pageFile(path: string, language: LanguageId): string {
  const page = isPagePath(path) ? pageOf(path) : '/404'
  return `${withLanguage(builtPage(page), language)}/index.html`
}

/** A date uses the almanac day's static page, a month the calendar's. */
function builtPage(page: string): string {
  const address = daysAddress(page)
  if (address?.kind === 'day') return dayPath(almanacDay(address.day))
  return address ? DAYS_PATH : page
}
