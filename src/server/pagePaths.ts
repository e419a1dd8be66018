import { almanacDay, dayPath, DAYS_PATH, daysAddress, isOfAnyYear } from '../calendar/dayPaths'
import { CARD_PAGE_PATH, CARDS_PATH, SET_PATH } from '../card/cardAddress'
import type { LanguageId } from '../language/languages'
import { withLanguage, withoutLanguage } from '../language/path'

// pages/pages.ts may not be imported here (floors); tests/server/pages.test.ts compares the two lists.
const PAGE_PATHS = [
  '/',
  '/editor',
  CARD_PAGE_PATH,
  CARDS_PATH,
  SET_PATH,
  '/about',
  '/guide',
  '/privacy',
  '/terms',
  '/donate',
]

/** True when the app has a page at the address, with or without a language; a trailing slash is ignored. */
export function isPagePath(path: string): boolean {
  const page = pageOf(path)
  return PAGE_PATHS.includes(page) || daysAddress(page) !== null
}

/** True for the page that shows the card of a link. */
export function isCardPagePath(path: string): boolean {
  return pageOf(path) === CARD_PAGE_PATH
}

/** The date of a year that an address shows, yyyy-mm-dd; null for any other page: the almanac's days have pages of their own. */
export function dateAt(path: string): string | null {
  const address = daysAddress(pageOf(path))
  return address?.kind === 'day' && !isOfAnyYear(address.day) ? address.day : null
}

function pageOf(path: string): string {
  return withoutLanguage(path).replace(/\/$/, '') || '/'
}

/** The static page's file for an address, in a language: `/en/guide/index.html`; else the not-found page. */
export function pageFile(path: string, language: LanguageId): string {
  const page = isPagePath(path) ? pageOf(path) : '/404'
  return `${withLanguage(builtPage(page), language)}/index.html`
}

/** A date has the static page of the almanac's day, a month that of the calendar. */
function builtPage(page: string): string {
  const address = daysAddress(page)
  if (address?.kind === 'day') return dayPath(almanacDay(address.day))
  return address ? DAYS_PATH : page
}
