import { describe, expect, it } from 'vitest'
import * as dateParts from '../../src/card/dateParts'
import {
  DATE_PART_IDS,
  dateWordings,
  DEFAULT_DATE_LINE,
  spokenDate,
  type DateLine,
} from '../../src/card/dateLine'
import { restoreSettings } from '../../src/card/restore'

const restoreDateLine = (dateLine: unknown) =>
  restoreSettings({ textSettings: { dateLine } }).textSettings.dateLine

const DAY = '2026-11-22'

const longest = (day: string, ...line: DateLine) => dateWordings(day, line, dateParts)[0]

describe('a date line', () => {
  it('is in figures by default', () => {
    expect(dateWordings(DAY, DEFAULT_DATE_LINE, dateParts)).toEqual(['2026.11.22'])
  })

  it('says each part in its own way', () => {
    expect(DATE_PART_IDS.map((id) => dateParts.DATE_PARTS[id].words(DAY))).toEqual([
      '2026.11.22',
      'Sunday 22 November',
      '十一月廿二日',
      '农历十月十四',
      '丙午年',
      '小雪',
      '二〇二六年十一月廿二日',
    ])
  })

  it('joins its parts in their order', () => {
    expect(longest(DAY, 'solar-term', 'numbers', 'lunar')).toBe('小雪 · 2026.11.22 · 农历十月十四')
  })

  it.each([
    ['2026-02-17', '农历正月初一'],
    ['2026-02-16', '农历十二月廿九'],
    ['2025-07-25', '农历闰六月初一'],
    ['2025-08-22', '农历闰六月廿九'],
    ['2026-11-28', '农历十月二十'],
    ['2026-12-08', '农历十月三十'],
    ['2026-03-29', '农历二月十一'],
    ['2034-01-19', '农历闰十一月廿九'],
  ])('on %s says %s', (day, words) => {
    expect(longest(day, 'lunar')).toBe(words)
  })

  it.each([
    ['2026-01-01', '一月一日', '二〇二六年一月一日'],
    ['2026-10-10', '十月十日', '二〇二六年十月十日'],
    ['2026-12-11', '十二月十一日', '二〇二六年十二月十一日'],
    ['2026-05-20', '五月二十日', '二〇二六年五月二十日'],
    ['2026-05-21', '五月廿一日', '二〇二六年五月廿一日'],
    ['2026-05-31', '五月三十一日', '二〇二六年五月三十一日'],
  ])('writes %s as %s and %s', (day, short, full) => {
    expect([longest(day, 'month-day'), longest(day, 'full-date')]).toEqual([short, full])
  })

  it('leaves out a term on other days, and the Chinese calendar outside its table', () => {
    expect(longest('2026-11-21', 'numbers', 'solar-term')).toBe('2026.11.21')
    expect(longest('2101-01-01', 'lunar', 'stem-branch', 'numbers')).toBe('2101.01.01')
    expect(dateWordings('2026-11-21', ['solar-term'], dateParts)).toEqual([])
  })

  it('changes its year at New Year, not in spring', () => {
    expect([longest('2026-02-16', 'stem-branch'), longest('2026-02-17', 'stem-branch')]).toEqual([
      '乙巳年',
      '丙午年',
    ])
  })

  it('where it is short of room gives up its labels, then the Chinese calendar, then its last part', () => {
    expect(dateWordings(DAY, ['weekday', 'lunar', 'stem-branch', 'month-day'], dateParts)).toEqual([
      'Sunday 22 November · 农历十月十四 · 丙午年 · 十一月廿二日',
      'Sunday 22 November · 十月十四 · 丙午年 · 十一月廿二日',
      'Sunday 22 November · 丙午年 · 十一月廿二日',
      'Sunday 22 November · 十一月廿二日',
      'Sunday 22 November',
      '2026.11.22',
    ])
  })

  it('is read aloud in the reader’s language, each day once', () => {
    expect(spokenDate(DAY, ['numbers'], 'en', dateParts)).toBe('22 November 2026')
    expect(spokenDate(DAY, ['numbers', 'full-date', 'lunar'], 'en', dateParts)).toBe(
      '22 November 2026, 农历十月十四',
    )
    expect(spokenDate(DAY, ['weekday', 'solar-term'], 'zh', dateParts)).toBe(
      '11\u2009月\u200922\u2009日星期日，小雪',
    )
  })

  it('from outside keeps the known parts, each once, or is the default', () => {
    expect(restoreDateLine(['lunar', 'noon', 'lunar', 7, 'numbers'])).toEqual(['lunar', 'numbers'])
    for (const data of [[], ['noon'], 'lunar', null, undefined, { 0: 'lunar' }])
      expect(restoreDateLine(data)).toEqual(DEFAULT_DATE_LINE)
  })
})
