import { almanacDay, dayPath } from '../calendar/dayPaths'
import { PAGES, type PageId } from './pages'

/** The path search engines keep: for a date the almanac day, for a month the calendar. */
export function canonicalPath(id: PageId, path: string): string {
  if (id === 'authors') return path
  return id === 'day' ? dayPath(almanacDay(path)) : PAGES[id].path
}
