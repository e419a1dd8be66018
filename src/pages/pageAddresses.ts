/** The addresses of each page, for heads, prerendering and the sitemap. No page's first code needs them. All without the language. */
import { almanacDay, almanacDays, dayPath } from '../calendar/dayPaths'
import { PAGES, type PageId } from './pages'

/** Those at which a page is built: of the page of a day one for each day of the almanac. */
export function builtPaths(id: PageId): readonly string[] {
  return id === 'day' ? almanacDays().map(dayPath) : [PAGES[id].path]
}

/** The address that search engines keep: of a date the almanac's day, whose words are the same; of a month the calendar. */
export function canonicalPath(id: PageId, path: string): string {
  return id === 'day' ? dayPath(almanacDay(path)) : PAGES[id].path
}
