import { almanacDay } from '../../../calendar/dayPaths'
import { dayInWords } from '../../../language/dateInWords'
import type { LanguageId } from '../../../language/languages'

/** A day as `22 November`: with its year where that is not this one. */
export function shortDay(day: string, language: LanguageId): string {
  const isOfThisYear = day.startsWith(`${new Date().getFullYear()}-`)
  return dayInWords(isOfThisYear ? almanacDay(day) : day, language)
}
