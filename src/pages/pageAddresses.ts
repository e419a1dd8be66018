/** Paths of each page without language; separate, since no page's initial code needs them. */
import { almanacDay, almanacDays, dayPath } from '../calendar/dayPaths'
import { PAGES, type PageId } from './pages'

/** Paths built as static pages: the day page once per almanac day. */
export function builtPaths(id: PageId): readonly string[] {
  return id === 'day' ? almanacDays().map(dayPath) : [PAGES[id].path]
}

/** The path search engines keep: for a date the almanac day, for a month the calendar. */
export function canonicalPath(id: PageId, path: string): string {
  return id === 'day' ? dayPath(almanacDay(path)) : PAGES[id].path
}
