import { dateOfDay, isOfAnyYear } from '../../calendar/dayPaths'
import { isCalendarDay } from '../../quotes/dates'

/** A card needs a date: a day of any year takes this year's, if that exists. */
export function dateOfCopy(dayName: string, today: string | null): string {
  const date = `${today?.slice(0, 4)}-${dayName}`
  return isOfAnyYear(dayName) && isCalendarDay(date) ? date : dateOfDay(dayName)
}
