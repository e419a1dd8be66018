// @module-tag days
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dateInWords } from '../../src/language/dateInWords'

const day = fc
  .date({ min: new Date('1000-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const LOCALES = { en: 'en-GB', zh: 'zh-CN' } as const
const PARTS = {
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
} as const

it.each(['en', 'zh'] as const)('writes every day as the locale does: %s', (language) => {
  fc.assert(
    fc.property(day, fc.boolean(), (calendarDay, weekday) => {
      const format = new Intl.DateTimeFormat(LOCALES[language], {
        ...PARTS[weekday ? 'weekday' : 'date'],
        timeZone: 'UTC',
        calendar: 'gregory',
      })
      const expected = format.format(new Date(`${calendarDay}T12:00:00Z`)).replace(',', '')
      expect(dateInWords(calendarDay, language, { weekday }).replaceAll('\u2009', '')).toBe(expected)
    }),
  )
})

it('sets thin spaces between figures and Chinese, and lets be what is no day', () => {
  expect(dateInWords('2026-11-21', 'zh')).toBe('2026\u2009年\u200911\u2009月\u200921\u2009日')
  expect(dateInWords('soon', 'en')).toBe('soon')
})
