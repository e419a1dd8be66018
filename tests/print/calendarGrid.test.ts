/** Weekdays are checked against Date.UTC, the Chinese calendar against tyme4ts. */
import { SolarDay } from 'tyme4ts'
import { describe, expect, it } from 'vitest'
import type { SceneNode, TextNode } from '../../src/scene/nodes'
import { FIRST_WEEKDAY } from '../../src/language/dateInWords'
import { LANGUAGE_IDS, type LanguageId } from '../../src/language/languages'
import { deskCalendar } from '../../src/print/deskCalendar'
import { monthPoster } from '../../src/print/monthPoster'
import { chineseMonth } from '../../src/print/months'
import type { PrintSheet } from '../../src/print/sheet'
import { combinations } from '../fixtures/combinations'
import { fakeMetrics } from '../layout/validLayout'

const YEARS = [2026, 2027, 2028, 2029, 2030]
const NUMBERS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))
const MONTHS = combinations({ number: NUMBERS, year: YEARS }, { strength: 1 }).map(
  ({ year, number }) => `${year}-${number}`,
)
const HEADS: Record<LanguageId, string[]> = {
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  zh: ['一', '二', '三', '四', '五', '六', '日'],
}

function daysOf(month: string): { day: string; number: number; weekday: number }[] {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length: count }, (_, at) => ({
    day: `${month}-${String(at + 1).padStart(2, '0')}`,
    number: at + 1,
    weekday: new Date(Date.UTC(year, number - 1, at + 1)).getUTCDay(),
  }))
}

/** A wall calendar's text for the day by tyme4ts, with this site's 廿 and 闰. */
function chineseOf(day: string): { words: string; isTerm: boolean } {
  const [year = 0, month = 0, number = 0] = day.split('-').map(Number)
  const solar = SolarDay.fromYmd(year, month, number)
  const term = solar.getTermDay()
  if (term.getDayIndex() === 0) return { words: term.getSolarTerm().getName(), isTerm: true }
  const lunar = solar.getLunarDay()
  if (lunar.getDay() > 1) return { words: lunar.getName().replace(/^二十(?=.)/, '廿'), isTerm: false }
  return { words: lunar.getLunarMonth().getName(), isTerm: false }
}

function linesOf(sheet: PrintSheet): Map<string, TextNode> {
  const isText = (node: SceneNode): node is TextNode => node.type === 'text'
  return new Map(
    sheet
      .words(fakeMetrics)
      .filter(isText)
      .map((node) => [node.id, node]),
  )
}

const wordsOf = (node?: TextNode) => node?.runs.map(({ text }) => text).join('') ?? ''

describe.each(LANGUAGE_IDS)('a month poster in %s, 2026 to 2030', (language) => {
  const first = FIRST_WEEKDAY[language]
  const poster = (month: string, isChinese = true) =>
    monthPoster(month, { paper: 'a3', first, isChinese, language })

  it('begins its weeks as readers of the language are used to', () => {
    for (const isChinese of [true, false]) {
      const lines = linesOf(poster('2026-11', isChinese))
      expect(HEADS[language].map((_, at) => wordsOf(lines.get(`head-${at}`)))).toEqual(HEADS[language])
    }
  })

  it('has each day under its weekday, in the row of its week', () => {
    for (const month of MONTHS) {
      const sheet = poster(month)
      const lines = linesOf(sheet)
      const days = daysOf(month)
      expect(sheet.cards.map(({ key }) => key)).toEqual(days.map(({ day }) => day))
      const tops = [...new Set(sheet.cards.map(({ trim }) => trim.y))]
      let row = 0
      for (const [at, { day, number, weekday }] of days.entries()) {
        const column = (weekday - first + 7) % 7
        if (at > 0 && column === 0) row += 1
        const { trim } = sheet.cards[at]!
        expect([day, trim.x * 10, trim.y]).toEqual([
          day,
          expect.closeTo(lines.get(`head-${column}`)!.x, 3),
          tops[row],
        ])
        expect(wordsOf(lines.get(`${day}-number`))).toBe(String(number))
      }
    }
  })

  it('gives each day its day of the Chinese calendar, and a solar term in red', () => {
    for (const month of MONTHS) {
      const lines = linesOf(poster(month))
      for (const { day } of daysOf(month)) {
        const node = lines.get(`${day}-chinese`)
        const { words, isTerm } = chineseOf(day)
        expect([day, wordsOf(node), node?.fill === '#a62b21']).toEqual([day, words, isTerm])
      }
    }
  })

  it('says nothing of the Chinese calendar where none is asked for', () => {
    const lines = linesOf(poster('2026-11', false))
    expect(wordsOf(lines.get('title-chinese'))).toBe('十一月')
    expect([...lines.keys()].filter((id) => id.endsWith('-chinese') && id !== 'title-chinese')).toEqual([])
  })
})

it('names the Chinese year, and both where it changes within the month', () => {
  expect(chineseMonth('2026-11', { isChinese: true })).toBe('十一月\u3000丙午年')
  expect(chineseMonth('2026-02', { isChinese: true })).toBe('二月\u3000乙巳、丙午年')
})

describe('a desk calendar, 2026 to 2030', () => {
  it.each(YEARS)('has every day of %i once by months, under its weekday', (year) => {
    const choice = { paper: 'a4', first: 1, isChinese: true, language: 'zh', hasMarks: false } as const
    const sheets = deskCalendar(year, { ...choice, leaves: 'months' }, ({ days }) => days[0]!)
    for (const [at, sheet] of sheets.entries()) {
      const month = `${year}-${String(at + 1).padStart(2, '0')}`
      const lines = linesOf(sheet)
      const middleOf = (node: TextNode) => node.x + node.runs.reduce((sum, run) => sum + run.widthPx, 0) / 2
      for (const { day, weekday } of daysOf(month)) {
        const head = lines.get(`${month}-head-${(weekday + 6) % 7}`)!
        expect([day, middleOf(lines.get(`${day}-number`)!)]).toEqual([day, expect.closeTo(middleOf(head), 0)])
        expect([day, wordsOf(lines.get(`${day}-chinese`))]).toEqual([day, chineseOf(day).words])
      }
    }
  })

  const WEEKS = combinations({ year: YEARS, first: [0, 1] }, { strength: 1 })
  it.each(YEARS)('has every day of %i once by weeks, which begin as asked', (year) => {
    for (const { first } of WEEKS.filter((row) => row.year === year)) {
      const choice = { paper: 'a4', first, isChinese: true, language: 'en', hasMarks: false } as const
      const sheets = deskCalendar(year, { ...choice, leaves: 'weeks' }, ({ days }) => days[0]!)
      const firstDays = sheets.map(({ cards }) => cards[0]!.key)
      expect(new Set(firstDays.map((day) => new Date(`${day}T00:00:00Z`).getUTCDay()))).toEqual(
        new Set([first]),
      )
      const shown = sheets.flatMap((sheet) =>
        [...linesOf(sheet).keys()].filter((id) => id.endsWith('-number')).map((id) => id.slice(0, 10)),
      )
      const ofYear = shown.filter((day) => day.startsWith(String(year)))
      expect(ofYear).toEqual(NUMBERS.flatMap((number) => daysOf(`${year}-${number}`).map(({ day }) => day)))
    }
  })
})
