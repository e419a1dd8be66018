/** Other parts than the numeric date are lazy (dateParts.ts). */

import { dateInWords } from '../language/dateInWords'
import type { LanguageId } from '../language/languages'

/** Menu order; a card uses the visitor's order. */
export const DATE_PART_IDS = [
  'numbers', // 2026.11.22
  'weekday', // Sunday 22 November
  'month-day', // 十一月廿二
  'lunar', // 农历十月十四
  'stem-branch', // 丙午年
  'solar-term', // 小雪
  'full-date',
] as const

export type DatePartId = (typeof DATE_PART_IDS)[number]

export type DateLine = readonly DatePartId[]

export const DEFAULT_DATE_LINE: DateLine = ['numbers']

/** null: every date is numeric */
type DateParts = {
  wordings: (day: string, line: DateLine) => readonly string[]
  spoken: (day: string, line: DateLine, language: LanguageId) => string
} | null

export function needsDateParts(line: DateLine): boolean {
  return line.some((part) => part !== 'numbers')
}

/** Shorter wordings follow. Empty if there is nothing for that day. */
export function dateWordings(day: string, line: DateLine, dateParts: DateParts): readonly string[] {
  return needsDateParts(line) && dateParts ? dateParts.wordings(day, line) : [dateInNumbers(day)]
}

export function spokenDate(day: string, line: DateLine, language: LanguageId, dateParts: DateParts): string {
  return needsDateParts(line) && dateParts
    ? dateParts.spoken(day, line, language)
    : dateInWords(day, language)
}

export function dateInNumbers(day: string): string {
  return day.replaceAll('-', '.')
}
