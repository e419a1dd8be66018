const ENGLISH_MONTHS =
  'January February March April May June July August September October November December'.split(' ')
const ENGLISH_WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/** Dates are formatted by hand: a browser's first Intl.DateTimeFormat takes 20 ms. */
export const LANGUAGES = {
  zh: {
    name: '中文',
    htmlLang: 'zh-CN',
    shareLocale: 'zh_CN',
    writtenDate: ({ year, month, day }) => `${year}年${month}月${day}日`,
    writtenWeekday: ({ month, day, weekday }) => `${month}月${day}日星期${'日一二三四五六'[weekday]}`,
    writtenDay: ({ month, day }) => `${month}月${day}日`,
    writtenMonth: ({ month }, year) => `${year === null ? '' : `${year}年`}${month}月`,
    weekdayAlone: ({ weekday }) => `星期${'日一二三四五六'[weekday]}`,
  },
  en: {
    name: 'English',
    htmlLang: 'en',
    shareLocale: 'en_US',
    writtenDate: ({ year, month, day }) => `${day} ${ENGLISH_MONTHS[month - 1]} ${year}`,
    writtenWeekday: ({ month, day, weekday }) =>
      `${ENGLISH_WEEKDAYS[weekday]} ${day} ${ENGLISH_MONTHS[month - 1]}`,
    writtenDay: ({ month, day }) => `${day} ${ENGLISH_MONTHS[month - 1]}`,
    writtenMonth: ({ month }, year) => `${ENGLISH_MONTHS[month - 1]}${year === null ? '' : ` ${year}`}`,
    weekdayAlone: ({ weekday }) => ENGLISH_WEEKDAYS[weekday] ?? '',
  },
} satisfies Record<string, LanguageEntry>

interface LanguageEntry {
  name: string // in the language itself
  htmlLang: string
  shareLocale: string // og:locale requires a territory
  writtenDate: (date: CalendarDate) => string // 21 November 2026
  writtenWeekday: (date: CalendarDate) => string // Saturday 21 November
  writtenDay: (date: CalendarDate) => string
  writtenMonth: (date: CalendarDate, year: number | null) => string // November 2026, November of any year
  weekdayAlone: (date: CalendarDate) => string // Saturday
}

export interface CalendarDate {
  year: number
  month: number
  day: number
  weekday: number // 0: Sunday
}

export type LanguageId = keyof typeof LANGUAGES

export const LANGUAGE_IDS = Object.keys(LANGUAGES) as LanguageId[]
export const FALLBACK_LANGUAGE: LanguageId = 'zh'
export const LANGUAGE_STORAGE_KEY = 'language'

export type Label = Record<LanguageId, string>
