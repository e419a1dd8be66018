import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isUndated, parseServiceQuote } from '../../src/quotes/services'
import { PROVIDER } from './examples'
import { runs } from '../fixtures/tier'

const DAY = '2026-11-22'
const EN = 'A lamp is enough when the road is known.'
const ZH = '路若熟悉，一盏小灯就够了。'

const quoteOf = (answer: unknown, day = DAY) => {
  const parsed = parseServiceQuote(answer, day, DAY)
  return parsed.ok ? parsed.quote : parsed.error.code
}

/** The words are our own; fields are those of public services, one of each shape. */
const UNDATED: Readonly<Record<string, [answer: unknown, quote: object]>> = {
  'hitokoto with its author': [
    {
      id: 7,
      uuid: 'a-b',
      hitokoto: ZH,
      type: 'i',
      from: '山中来信',
      from_who: '林贺',
      created_at: '1468605909',
    },
    { content: ZH, translation: '', author: '林贺', citation: { work: '山中来信' } },
  ],
  'hitokoto of a work alone': [
    { hitokoto: ZH, from: '《山中来信》', from_who: null },
    { content: ZH, author: 'Unknown', citation: { work: '山中来信' } },
  ],
  'a list of q and a': [
    [{ q: EN, a: 'Lin Harrow', h: '<blockquote>A lamp</blockquote>', i: 'https://e.example/a.jpg' }],
    { content: EN, author: 'Lin Harrow', originImageUrl: 'https://e.example/a.jpg' },
  ],
  'content and author, with a date of its entry': [
    { _id: 'x1', content: EN, author: 'Lin Harrow', tags: ['Road'], length: 40, dateAdded: '2023-04-14' },
    { id: 'x1', content: EN, author: 'Lin Harrow' },
  ],
  'quote and author': [
    { id: 3, quote: EN, author: 'Lin Harrow' },
    { content: EN, author: 'Lin Harrow' },
  ],
  'a list of quotes': [
    {
      quotes: [
        { quote: EN, author: 'Lin Harrow' },
        { quote: 'Other', author: 'Else' },
      ],
      total: 2,
    },
    { content: EN, author: 'Lin Harrow' },
  ],
  'quoteText and quoteAuthor': [
    { statusCode: 200, data: [{ _id: 'y', quoteText: EN, quoteAuthor: 'Lin Harrow', __v: 0 }] },
    { content: EN, author: 'Lin Harrow' },
  ],
  'text and author': [
    { text: EN, author: 'Lin Harrow' },
    { content: EN, author: 'Lin Harrow' },
  ],
  'data with a work': [
    { code: 200, data: { tag: '生活', name: '林贺', origin: '山中来信', content: ZH } },
    { content: ZH, author: '林贺', citation: { work: '山中来信' } },
  ],
  'a poem with its origin': [
    { status: 'success', data: { content: ZH, origin: { title: '夜行', author: '林贺', content: [ZH] } } },
    { content: ZH, author: '林贺', citation: { work: '夜行' } },
  ],
  'a quote of a play': [
    { quote: EN, character: { name: 'x' }, author: { name: 'Lin Harrow' }, show: 'Roads' },
    { content: EN, author: 'Lin Harrow', citation: { work: 'Roads' } },
  ],
}

const DATED: typeof UNDATED = {
  'content with a note, and an editor’s remark': [
    {
      sid: '4021',
      content: EN,
      note: ZH,
      translation: '小编的话：夜里走路要带灯。',
      picture2: 'https://e.example/p.jpg',
      dateline: DAY,
    },
    { content: EN, translation: ZH, author: 'Unknown', originImageUrl: 'https://e.example/p.jpg' },
  ],
  'a result whose content is Chinese': [
    { code: 200, result: { id: 8, content: ZH, note: EN, date: DAY } },
    { content: EN, translation: ZH },
  ],
  'contents of quotes': [
    {
      success: { total: 1 },
      contents: {
        quotes: [{ quote: EN, author: 'Lin Harrow', date: DAY, background: 'https://e.example/b.jpg' }],
      },
    },
    { content: EN, author: 'Lin Harrow', originImageUrl: 'https://e.example/b.jpg' },
  ],
  'a date beside the quote': [
    { qotd_date: `${DAY}T00:00:00.000+00:00`, quote: { id: 4, body: EN, author: 'Lin Harrow' } },
    { content: EN, author: 'Lin Harrow' },
  ],
  'a list of days': [
    [
      { content: 'Other', author: 'Else', date: '2026-11-21' },
      { content: EN, author: 'Lin Harrow', date: DAY },
    ],
    { content: EN, author: 'Lin Harrow' },
  ],
}

describe('an answer of another service', () => {
  it.each(Object.entries({ ...UNDATED, ...DATED }))('is read: %s', (_, [answer, quote]) =>
    expect(quoteOf(answer)).toMatchObject({ ...quote, date: DAY, source: 'provider' }),
  )

  it.each(Object.entries(UNDATED))('is today’s alone where it names no day: %s', (_, [answer]) => {
    expect(isUndated(answer)).toBe(true)
    expect(quoteOf(answer, '2026-11-21')).toBe('other-day')
  })

  it.each(Object.entries(DATED))('is its own day’s: %s', (_, [answer]) => {
    expect(isUndated(answer)).toBe(false)
    expect(quoteOf(answer, '2026-11-25')).toBe('other-day')
  })

  it.each([
    [null, 'wrong-shape'],
    [[], 'wrong-shape'],
    [{ code: 429, text: 'Slow down' }, 'wrong-shape'],
    [[{ q: 'Too many requests. Obtain an auth key.', a: 'service' }], 'wrong-shape'],
    [{ data: { data: { data: { data: { data: { data: { quote: EN } } } } } } }, 'wrong-shape'],
    [{ quote: '<b>x</b>', author: 'a' }, 'markup'],
    [{ hitokoto: 'x'.repeat(3_000) }, 'too-long'],
  ])('is refused: %j', (answer, code) => expect(quoteOf(answer)).toBe(code))

  it('never throws', () => {
    const keys = [
      'data',
      'quotes',
      'quote',
      'content',
      'note',
      'author',
      'origin',
      'date',
      'q',
      'a',
      'contents',
    ]
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { maxDepth: 6 },
        fc.string({ maxLength: 8 }),
        fc.constantFrom(null, 1, true, DAY, EN, ZH),
        fc.array(tie('any'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom(...keys), tie('any'), { maxKeys: 4 }),
      ),
    })).any
    fc.assert(
      fc.property(value, (answer) => {
        isUndated(answer)
        const quote = quoteOf(answer)
        if (typeof quote === 'object') expect(quote.content.trim()).not.toBe('')
      }),
      { numRuns: runs(2_000) },
    )
  })
})

describe('the specified shape', () => {
  it.each(Object.entries(PROVIDER))('is read as it was: %s', (_, answer) => {
    expect(isUndated(answer)).toBe(false)
    const day = (answer as { assign_date?: string }).assign_date ?? '2019-04-07'
    expect(parseServiceQuote(answer, day, DAY).ok).toBe(answer !== PROVIDER.blank)
  })
})
