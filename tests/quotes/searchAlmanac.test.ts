import { describe, expect, it } from 'vitest'
import { almanacDays, dateOfDay } from '../../src/calendar/dayPaths'
import { almanacQuote } from '../../src/quotes/almanac'
import { SEARCHED, searchAlmanac, textOf, type FoundQuote } from '../../src/quotes/searchAlmanac'
import subjectDays from '../../src/quotes/subjects.json'
import { SUBJECTS } from '../../src/quotes/topicPaths'
import { inSimplified } from '../../src/text/traditional/loadSimplified'

const QUOTES = almanacDays().map((day) => almanacQuote(dateOfDay(day)))
const search = (query: string) => searchAlmanac(QUOTES, query, inSimplified)
const daysOf = (found: FoundQuote[]) => found.map(({ quote }) => quote.date.slice(5))

describe('a search of the almanac', () => {
  it('finds a word in quotes and works, in the order of the year', () => {
    const inQuotes = search('winter').filter(({ hits }) => hits.content.length > 0)
    expect(daysOf(inQuotes)).toEqual(['01-19', '01-20', '02-03', '02-27', '03-15', '06-07', '09-02'])
    expect(daysOf(search('winter'))).toEqual([...daysOf(inQuotes), '03-01'].sort())
  })

  it('takes no notice of capitals, accents and the form of quotation marks', () => {
    expect(daysOf(search('WINTER'))).toEqual(daysOf(search('winter')))
    expect(daysOf(search('bronte')).length).toBeGreaterThan(0)
    expect(daysOf(search('bronte'))).toEqual(daysOf(search('Brontë')))
    expect(daysOf(search("winter's"))).toEqual(daysOf(search('winter’s')))
    expect(daysOf(search("isn't it nice"))).toEqual(['01-01'])
  })

  it('finds a word where one begins: no “art” in “heart”', () => {
    for (const { quote, hits } of search('art'))
      for (const field of SEARCHED)
        for (const { from } of hits[field])
          expect(textOf(quote, field).slice(0, from)).not.toMatch(/[\p{L}\p{N}]$/u)
    expect(daysOf(search('wint'))).toEqual(daysOf(search('winter')))
  })

  it('strips marks around words and looks at a bounded number of letters', () => {
    expect(daysOf(search('“«winter»”!!'))).toEqual(daysOf(search('winter')))
    expect(daysOf(search("winter!!'s winter!!'s"))).toEqual(daysOf(search("winter!!'s")))
    expect(daysOf(search(`winter ${'!'.repeat(193)}xyzzy`))).toEqual(daysOf(search('winter')))
    expect(daysOf(search(`${'!'.repeat(199)}x`))).toEqual(daysOf(search('x')))
  })

  it('finds Chinese, Simplified or Traditional, anywhere', () => {
    const inChinese = daysOf(search('冬天'))
    expect(inChinese.length).toBeGreaterThan(0)
    expect(daysOf(search('風雪'))).toEqual(daysOf(search('风雪')))
    expect(daysOf(search('開始'))).toEqual(daysOf(search('开始')))
    expect(daysOf(search('開始')).length).toBeGreaterThan(0)
    expect(daysOf(search('頭髮'))).toEqual(daysOf(search('头发')))
  })

  it('finds authors by both names, and works', () => {
    const keats = daysOf(search('keats'))
    expect(keats).toContain('01-19')
    expect(daysOf(search('济慈'))).toEqual(keats)
    expect(daysOf(search('the republic'))).toContain('01-02')
  })

  it('finds the days of a subject by its name in either language', () => {
    for (const [id, { en, zh }] of Object.entries(SUBJECTS))
      for (const name of [en, zh])
        expect(daysOf(search(name))).toEqual(
          expect.arrayContaining(subjectDays[id as keyof typeof subjectDays].split(' ')),
        )
    const [inWords, bySubject] = ['光', '光阴'].map((query) => search(query))
    expect(bySubject!.some(({ hits }) => hits.subjects.length > 0)).toBe(true)
    expect(inWords!.filter(({ hits }) => hits.subjects.length > 0)).toEqual([])
    expect(daysOf(search('keats nature'))).toContain('09-22')
  })

  it('finds days that have all words, wherever each is', () => {
    expect(daysOf(search('winter shelley'))).toEqual(['01-20'])
    expect(daysOf(search('shelley   Winter,'))).toEqual(['01-20'])
    expect(search('winter xyz')).toEqual([])
  })

  it('finds nothing by marks alone', () => {
    for (const query of ['', ' ', '?!', '“”', '。']) expect(search(query)).toEqual([])
  })

  it('marks the words as they stand in the text', () => {
    const marked = (query: string) =>
      search(query).flatMap(({ quote, hits }) =>
        SEARCHED.flatMap((field) => hits[field].map(({ from, to }) => textOf(quote, field).slice(from, to))),
      )
    expect(new Set(marked('winter').map((word) => word.toLowerCase()))).toEqual(new Set(['winter']))
    expect(new Set(marked('bronte'))).toEqual(new Set(['Brontë']))
    expect(new Set(marked('開始'))).toEqual(new Set(['开始']))
    expect(marked("isn't")).toContain('Isn’t')
  })

  it('marks in order, and never the same letter twice', () => {
    for (const { hits } of search('the then th'))
      for (const field of SEARCHED)
        hits[field].forEach(({ from, to }, at, all) => {
          expect(from).toBeLessThan(to)
          expect(from).toBeGreaterThan(at === 0 ? -1 : all[at - 1]!.to)
        })
  })
})
