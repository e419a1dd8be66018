import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkOf, parsedCount, parsedTopics } from '../../src/card/product'
import { PRODUCT_LIMITS } from '../../src/card/limits'

describe('a count', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['0', 0],
    ['1280', 1280],
    ['1,280', 1280],
    ['1 280', 1280],
    ['1，280', 1280],
  ])('is parsed from %j', (text, count) => expect(parsedCount(text)).toBe(count))

  it.each(['-1', '1.5', '12a', '1e3', '∞', '9999999999'])('is not parsed from %j', (text) =>
    expect(parsedCount(text)).toBeUndefined(),
  )
})

describe('topics', () => {
  it('are split at commas of either script, without duplicates, up to the limit', () => {
    expect(parsedTopics('Design, Type，排版、Type;;  ,')).toEqual(['Design', 'Type', '排版'])
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        const topics = parsedTopics(text)
        expect(topics.length).toBeLessThanOrEqual(PRODUCT_LIMITS.topics)
        expect(parsedTopics(topics.join(', '))).toEqual(topics)
      }),
    )
  })
})

describe('a link', () => {
  it.each([
    ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
    ['example.com', 'https://example.com'],
    ['  sub.example.io/x ', 'https://sub.example.io/x'],
    ['例子.中国', 'https://例子.中国'],
    ['http://localhost:4173', 'http://localhost:4173'],
  ])('is recognised in %j', (text, link) => expect(linkOf(text)).toBe(link))

  it.each([
    '',
    'lamp',
    'two words.com',
    'javascript:alert(1)',
    'ftp://example.com',
    'https://me:pw@example.com',
    '3.14',
  ])('is not recognised in %j', (text) => expect(linkOf(text)).toBe(''))

  it('never throws', () => fc.assert(fc.property(fc.string(), (text) => typeof linkOf(text) === 'string')))
})
