/**
 * tyme4ts made the table and is compared on every day; the dates of record come independently from the Hong
 * Kong Observatory (DECISIONS.md, Chinese calendar).
 */
import { LunarYear, SolarTerm, type SolarDay } from 'tyme4ts'
import { describe, expect, it } from 'vitest'
import { chineseDateOf, solarTermOf } from '../../src/calendar/chineseCalendar'
import { dayAfter } from '../../src/quotes/dates'
import { oneIn } from '../fixtures/tier'

const YEARS = Array.from({ length: 200 }, (_, at) => 1901 + at)

/** "T2033c.txt": https://www.hko.gov.hk/tc/gts/time/calendar/text/files/T2033c.txt, the year's table as text. */
const FIRST_DAYS_OF_MONTHS: readonly [day: string, year: number, month: string, source: string][] = [
  ['1901-02-19', 1901, '1', 'T1901c.txt'],
  ['1906-05-23', 1906, '闰4', 'T1906c.txt'],
  ['1914-11-17', 1914, '10', 'T1914c.txt'],
  ['1916-02-03', 1916, '1', 'T1916c.txt'],
  ['1920-11-10', 1920, '10', 'T1920c.txt'],
  ['1933-07-23', 1933, '6', 'T1933c.txt'],
  ['1954-02-03', 1954, '1', 'T1954c.txt'],
  ['1978-09-03', 1978, '8', 'T1978c.txt'], // The new moon is 7 minutes after midnight; Mid-Autumn was on the 17th.
  ['1985-02-20', 1985, '1', 'T1985c.txt'], // after a leap tenth month
  [
    '2013-06-08',
    2013,
    '5',
    'hko.gov.hk, blog 101741: the Observatory’s own day, where folk calendars had the 9th',
  ],
  ['2023-02-20', 2023, '2', 'T2023c.txt'],
  ['2023-03-22', 2023, '闰2', 'T2023c.txt'],
  ['2024-02-10', 2024, '1', 'T2024c.txt'],
  ['2025-06-25', 2025, '6', 'T2025c.txt'],
  ['2025-07-25', 2025, '闰6', 'T2025c.txt'],
  ['2026-02-17', 2026, '1', 'T2026c.txt'],
  ['2030-02-03', 2030, '1', 'T2030c.txt'], // folk calendars have the 2nd
  ['2033-08-25', 2033, '8', 'T2033c.txt'],
  ['2033-09-23', 2033, '9', 'T2033c.txt'],
  ['2033-10-23', 2033, '10', 'T2033c.txt'],
  ['2033-11-22', 2033, '11', 'T2033c.txt'],
  ['2033-12-22', 2033, '闰11', 'T2033c.txt'], // not after the seventh month, as last century's calendars had it
  ['2034-01-20', 2033, '12', 'T2034c.txt'],
  ['2034-02-19', 2034, '1', 'T2034c.txt'],
  ['2089-09-04', 2089, '8', 'T2089c.txt'], // The Observatory notes: near midnight, may be a day off.
  ['2097-08-07', 2097, '7', 'T2097c.txt'], // the same
  ['2099-01-21', 2099, '1', 'T2099c.txt'],
]

const TERMS_OF_RECORD: readonly [day: string, term: string, source: string][] = [
  ['1901-02-04', '立春', 'T1901c.txt'],
  ['1901-09-24', '秋分', 'T1901c.txt'],
  ['1912-02-05', '立春', 'T1912c.txt'],
  ['1912-06-22', '夏至', 'T1912c.txt'],
  ['1912-10-24', '霜降', 'T1912c.txt'],
  ['1912-12-07', '大雪', 'T1912c.txt'],
  ['1950-03-21', '春分', 'T1950c.txt'],
  ['1950-12-22', '冬至', 'T1950c.txt'],
  ['2000-03-20', '春分', 'T2000c.txt'],
  ['2000-12-21', '冬至', 'T2000c.txt'],
  ['2021-12-21', '冬至', 'T2021c.txt'], // 41 seconds before midnight
  ['2024-02-04', '立春', 'T2024c.txt'],
  ['2026-06-21', '夏至', 'T2026c.txt'],
  ['2026-12-22', '冬至', 'T2026c.txt'],
  ['2034-01-20', '大寒', 'T2034c.txt'],
  ['2100-09-23', '秋分', 'T2100c.txt'],
]

describe('the Chinese calendar', () => {
  it('is that of tyme4ts on every day of 200 years', () => {
    const wrong: string[] = []
    for (const year of oneIn(8, YEARS, 5)) {
      const [dates, terms] = byTyme(year)
      for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = dayAfter(day, 1)) {
        const found = JSON.stringify([chineseDateOf(day), solarTermOf(day)])
        const expected = JSON.stringify([dates.get(day), terms.get(day) ?? null])
        if (found !== expected) wrong.push(`${day} is ${found}, not ${expected}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it.each(FIRST_DAYS_OF_MONTHS)('has the day of record %s: %i, month %s (%s)', (day, year, name) => {
    const isLeap = name.startsWith('闰')
    expect(chineseDateOf(day)).toEqual({ year, month: Number(name.replace('闰', '')), isLeap, day: 1 })
    expect(chineseDateOf(dayAfter(day, -1))?.day).toBeGreaterThanOrEqual(29)
  })

  it.each(TERMS_OF_RECORD)('has the term of record %s: %s (%s)', (day, term) => {
    expect(solarTermOf(day)).toBe(term)
    expect([solarTermOf(dayAfter(day, -1)), solarTermOf(dayAfter(day, 1))]).toEqual([null, null])
  })

  it('keeps to the ephemeris in 2057, where the Observatory’s table has the new moon a day earlier', () => {
    expect(chineseDateOf('2057-09-28')).toMatchObject({ month: 8, day: 30 })
    expect(chineseDateOf('2057-09-29')).toMatchObject({ month: 9, day: 1 })
  })

  it('says nothing of days outside its table, or of none', () => {
    for (const day of ['1900-12-31', '2101-01-01', '0001-01-01', '9999-12-31', '', 'today', '2026-11'])
      expect([chineseDateOf(day), solarTermOf(day)]).toEqual([null, null])
  })
})

function byTyme(ofYear: number): [dates: Map<string, unknown>, terms: Map<string, string>] {
  const dates = new Map<string, unknown>()
  const terms = new Map<string, string>()
  for (const year of [ofYear - 1, ofYear]) {
    for (const lunarMonth of LunarYear.fromYear(year).getMonths()) {
      const first = nameOf(lunarMonth.getFirstJulianDay().getSolarDay())
      const [month, isLeap] = [lunarMonth.getMonth(), lunarMonth.isLeap()]
      for (let day = 1; day <= lunarMonth.getDayCount(); day++)
        dates.set(dayAfter(first, day - 1), { year, month, isLeap, day })
    }
  }
  for (let term = 1; term <= 24; term++) {
    const solarTerm = SolarTerm.fromIndex(ofYear, term)
    terms.set(nameOf(solarTerm.getSolarDay()), solarTerm.getName())
  }
  return [dates, terms]
}

function nameOf(day: SolarDay): string {
  return dayAfter(`${day.getYear()}-01-01`, day.getIndexInYear())
}
