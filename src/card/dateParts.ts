/** Lazy, because it contains the Chinese calendar's table. */
import { chineseDateOf, solarTermOf } from '../calendar/chineseCalendar'
import {
  chineseDateInWords,
  dayInChinese,
  monthInChinese,
  stemAndBranch,
  wholeDateInChinese,
} from '../calendar/chineseWords'
import { dateParts } from '../calendar/day'
import { dateInWords } from '../language/dateInWords'
import type { Label, LanguageId } from '../language/languages'
import { dateInNumbers, type DateLine, type DatePartId } from './dateLine'

export interface DatePart {
  label: Label
  language?: LanguageId
  words: (day: string) => string | null
  short?: (day: string) => string | null
  /** for speech; absent: its text */
  spoken?: (day: string, language: LanguageId) => string
}

export const DATE_PARTS = {
  numbers: { label: { en: 'Numbers', zh: '数字日期' }, words: dateInNumbers, spoken: dateInWords },
  weekday: {
    label: { en: 'Weekday', zh: '英文星期' },
    language: 'en',
    words: (day) => dateInWords(day, 'en', { weekday: true }),
    spoken: (day, language) => dateInWords(day, language, { weekday: true }),
  },
  'month-day': {
    label: { en: 'Month and day', zh: '月日' },
    language: 'zh',
    words: monthAndDay,
    spoken: dateInWords,
  },
  lunar: {
    label: { en: 'Chinese calendar', zh: '农历' },
    language: 'zh',
    words: (day) => withLabel('农历', lunarWords(day)),
    short: lunarWords,
  },
  'stem-branch': { label: { en: 'Chinese year', zh: '干支年' }, language: 'zh', words: yearWords },
  'solar-term': { label: { en: 'Solar term', zh: '节气' }, language: 'zh', words: solarTermOf },
  'full-date': {
    label: { en: 'Whole date', zh: '年月日' },
    language: 'zh',
    words: wholeDateInChinese,
    spoken: dateInWords,
  },
} as const satisfies Record<DatePartId, DatePart>

const BETWEEN = ' · '
/** dropped in this order if room is short, after labels, before other parts */
const GIVES_WAY: DateLine = ['lunar', 'stem-branch', 'solar-term']

/** Shorter wordings follow; empty if there is nothing for that day. */
export function wordings(day: string, line: DateLine): readonly string[] {
  const parts = line.map((id): DatePart => DATE_PARTS[id]).filter((part) => part.words(day) !== null)
  if (parts.length === 0) return []
  const whole = parts.map((part) => part.words(day))
  const lines = [whole]
  for (let left: readonly DatePart[] = parts; left.length > 0; left = withoutOne(left))
    lines.push(left.map((part) => (part.short ?? part.words)(day)))
  return [...new Set([...lines.map((words) => words.join(BETWEEN)), dateInNumbers(day)])]
}

/** Parts that exist only in Chinese stay Chinese. */
export function spoken(day: string, line: DateLine, language: LanguageId): string {
  const said = line.map((id) => {
    const part: DatePart = DATE_PARTS[id]
    return part.spoken ? part.spoken(day, language) : (part.words(day) ?? '')
  })
  const parts = [...new Set(said)].filter((words) => words !== '')
  return parts.join(language === 'zh' ? '，' : ', ')
}

function withoutOne(parts: readonly DatePart[]): readonly DatePart[] {
  const first = GIVES_WAY.find((id) => parts.includes(DATE_PARTS[id]))
  const gone = first ? DATE_PARTS[first] : parts.at(-1)
  return parts.filter((part) => part !== gone)
}

function lunarWords(day: string): string | null {
  const date = chineseDateOf(day)
  return date && chineseDateInWords(date)
}

function yearWords(day: string): string | null {
  const date = chineseDateOf(day)
  return date && `${stemAndBranch(date.year)}年`
}

function withLabel(label: string, words: string | null): string | null {
  return words && label + words
}

/** 十一月廿二日: without 日 it would read as a day of the Chinese calendar. */
function monthAndDay(calendarDay: string): string {
  const { month, day } = dateParts(calendarDay)
  return `${monthInChinese(month)}月${dayInChinese(day)}日`
}
