import { dateOfDay, isOfAnyYear } from '../../calendar/dayPaths'
import { isCalendarDay } from '../../quotes/dates'

export function dateOfCopy(dayName: string, today: string | null): string {
  const date = `${today?.slice(0, 4)}-${dayName}`
  return isOfAnyYear(dayName) && isCalendarDay(date) ? date : dateOfDay(dayName)
}
