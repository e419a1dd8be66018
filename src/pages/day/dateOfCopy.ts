import { dateOfDay, isOfAnyYear } from '../../calendar/dayPaths'
import { isCalendarDay } from '../../quotes/dates'

/** A card has a date: of a day of any year it is this year's, if it has that day. */
export function dateOfCopy(dayName: string, today: string | null): string {
  const date = `${today?.slice(0, 4)}-${dayName}`
  return isOfAnyYear(dayName) && isCalendarDay(date) ? date : dateOfDay(dayName)
}
