/** What a card says of its day. The parts other than the figures are lazy (dateParts.ts): only cards with one load them. */

import { dateInWords } from '../language/dateInWords'
import type { LanguageId } from '../language/languages'

/** In the order in which they are offered; a card has those chosen in the order in which they were chosen. */
export const DATE_PART_IDS = [
  'numbers', // 2026.11.22
  'weekday', // Sunday 22 November
  'month-day', // 十一月廿二
  'lunar', // 农历十月十四
  'stem-branch', // 丙午年
  'solar-term', // 小雪
  'full-date', // 二〇二六年十一月廿二日
] as const

export type DatePartId = (typeof DATE_PART_IDS)[number]

/** The parts of a date line, each once. */
export type DateLine = readonly DatePartId[]

export const DEFAULT_DATE_LINE: DateLine = ['numbers']

/** What says the parts, on a card and aloud (`dateParts.ts`); null: every date is in figures. */
type DateParts = {
  wordings: (day: string, line: DateLine) => readonly string[]
  spoken: (day: string, line: DateLine, language: LanguageId) => string
} | null

/** Whether a date line needs the lazy parts. */
export function needsDateParts(line: DateLine): boolean {
  return line.some((part) => part !== 'numbers')
}

/**
 * The words of a date line, and shorter ones for where these do not fit, the shortest last. None if it has nothing to say
 * of that day.
 */
export function dateWordings(day: string, line: DateLine, dateParts: DateParts): readonly string[] {
  return needsDateParts(line) && dateParts ? dateParts.wordings(day, line) : [dateInNumbers(day)]
}

/** A card's date as it is read aloud. */
export function spokenDate(day: string, line: DateLine, language: LanguageId, dateParts: DateParts): string {
  return needsDateParts(line) && dateParts
    ? dateParts.spoken(day, line, language)
    : dateInWords(day, language)
}

/** 2026.11.22 */
export function dateInNumbers(day: string): string {
  return day.replaceAll('-', '.')
}
