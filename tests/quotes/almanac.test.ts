// @module-tag days
import { describe, expect, it } from 'vitest'
import { almanacQuote } from '../../src/quotes/almanac'
import entries from '../../src/quotes/almanac.json'
import { BUILT_IN_QUOTES, builtInQuote } from '../../src/quotes/builtIn'
import { existsSync, readFileSync } from 'node:fs'

const LEAP_YEAR = Array.from({ length: 366 }, (_, index) =>
  new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10),
)

describe('the almanac', () => {
  it('has one complete quote for each day of a leap year', () => {
    expect(LEAP_YEAR.map((day) => almanacQuote(day).date)).toEqual(LEAP_YEAR)
    for (const day of LEAP_YEAR) {
      const { content, translation, author, citation } = almanacQuote(day)
      expect([
        content,
        translation,
        author,
        citation?.work,
        citation?.locator,
        citation?.authorZh,
      ]).not.toContain('')
    }
  })

  it('has no quote for an invalid day', () => expect(() => almanacQuote('2026-02-30')).toThrow(RangeError))
})

describe('the built-in quotes', () => {
  it('are five, each with two texts, an author, a source and existing pictures', () => {
    const quotes = LEAP_YEAR.slice(0, 5).map(builtInQuote)
    expect(new Set(quotes.map((quote) => quote.id))).toEqual(new Set(Object.keys(BUILT_IN_QUOTES)))
    for (const quote of quotes) {
      for (const url of [quote.imageUrl, quote.originImageUrl]) {
        expect(existsSync(`public${url}`)).toBe(true)
        expect(readFileSync(`public${url}`, 'utf8')).toMatch(/^<svg [^>]*width="\d+" height="\d+"/)
      }
    }
  })

  it.each(Object.entries(BUILT_IN_QUOTES))('%s equals the verified almanac’s quote', (_, builtIn) => {
    const { picture: _picture, locator, ...words } = builtIn
    expect(entries).toContainEqual(expect.objectContaining({ ...words, source: locator }))
  })
})
