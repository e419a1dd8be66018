import type { TFunction } from 'i18next'
import { type DayRange, endsOf } from '../../card/set/range'
import { isTarget } from '../../card/set/outputs'
import type { OutputId, SetItem } from '../../card/set/setItem'
import { FORMATS } from '../../export/formats'
import { FIRST_WEEKDAY, dateInWords, dayInWords, monthInWords } from '../../language/dateInWords'
import type { LanguageId } from '../../language/languages'
import { TARGETS } from '../../look/targets'

/** `Instagram Post`, or `4:5` */
export function placeName(place: OutputId, language: LanguageId): string {
  return isTarget(place) ? TARGETS[place].label[language] : place
}

/** `November 2026`, `2026`, `16 November – 22 November 2026` */
export function rangeTitle(range: DayRange, language: LanguageId): string {
  if (range.kind === 'month') return monthInWords(`${range.month}-01`, language)
  if (range.kind === 'year')
    return language === 'zh' ? `${Number(range.year)}\u2009年` : String(Number(range.year))
  const { from, to } = endsOf(range, FIRST_WEEKDAY[language])
  return daysInShort(from, to, language)
}

/** A range without repeating shared parts: `16–22 November 2026`, `2026 年 11 月 16–22 日`. */
export function daysInShort(from: string, to: string, language: LanguageId): string {
  if (from === to) return dateInWords(from, language)
  const [first, last] = [Number(from.slice(8)), Number(to.slice(8))]
  if (from.slice(0, 7) === to.slice(0, 7)) {
    const month = monthInWords(from, language)
    return language === 'zh' ? `${month}\u2009${first}–${last}\u2009日` : `${first}–${last} ${month}`
  }
  const sameYear = from.slice(0, 4) === to.slice(0, 4)
  const start = sameYear ? dayInWords(from.slice(5), language) : dateInWords(from, language)
  const end = sameYear && language === 'zh' ? dayInWords(to.slice(5), language) : dateInWords(to, language)
  const year = sameYear && language === 'zh' ? `${from.slice(0, 4)}\u2009年\u2009` : ''
  return `${year}${start} – ${end}`
}

export function formatsInWords(items: readonly SetItem[], t: TFunction): string {
  return [...new Set(items.map(({ format }) => FORMATS[format].label))].join(t('set.formatsAnd'))
}

const MINUTE_S = 60

/** `about 20 s left`, in steps of five; from a minute on `about 3 minutes left` */
export function timeLeftInWords(leftMs: number, t: TFunction): string {
  const seconds = leftMs / 1_000
  if (seconds < MINUTE_S) return t('set.left.seconds', { count: Math.max(5, Math.ceil(seconds / 5) * 5) })
  return t('set.left.minutes', { count: Math.round(seconds / MINUTE_S) })
}

/**
 * `12–21 November`, 12–21 日; for pictures without days `Pictures 1–10`. `before`: pictures in earlier
 * batches.
 */
export function batchInWords(items: readonly SetItem[], before: number, language: LanguageId, t: TFunction) {
  const [first, last] = [items[0]?.day, items.at(-1)?.day]
  if (!first || !last) return t('set.lots.pictures', { from: before + 1, to: before + items.length })
  if (first === last) return dayInWords(first.slice(5), language)
  if (first.slice(0, 7) !== last.slice(0, 7)) return daysInShort(first, last, language)
  const numbers = `${Number(first.slice(8))}–${Number(last.slice(8))}`
  return language === 'zh' ? `${numbers}\u2009日` : `${numbers} ${monthInWords(first.slice(5), language)}`
}
