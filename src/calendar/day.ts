export function dateParts(calendarDay: string): { year: number; month: number; day: number } {
  const [year = 1, month = 1, day = 1] = calendarDay.split('-').map(Number)
  return { year, month, day }
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

export function monthNamed(year: number, month: number): string {
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}`
}

export function dayNamed(year: number, month: number, day: number): string {
  return `${monthNamed(year, month)}-${twoDigits(day)}`
}

/** 0: Sunday. */
export function weekdayOf(calendarDay: string): number {
  return new Date(`${calendarDay}T12:00:00Z`).getUTCDay()
}

export function dayOfYear(calendarDay: string): number {
  const { year, month, day } = dateParts(calendarDay)
  let count = day
  for (let earlier = 1; earlier < month; earlier++) count += daysInMonth(year, earlier)
  return count
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}
