import { describe, expect, it } from 'vitest'
import { almanacDays, dateOfDay } from '../../src/calendar/dayPaths'
import { almanacQuote } from '../../src/quotes/almanac'
import authorYears from '../../src/quotes/authorYears.json'
import subjectDays from '../../src/quotes/subjects.json'
import { slugOf, subjectsOf, SUBJECTS, topicsOf } from '../../src/quotes/topicPaths'
import { allTopics, authorsByLetter, topicAt } from '../../src/quotes/topics'

const QUOTES = almanacDays().map((day) => almanacQuote(dateOfDay(day)))
const topics = [...allTopics().values()]
const ofKind = (kind: string) => topics.filter((topic) => topic.kind === kind)

describe('addresses of authors, works and subjects', () => {
  it('are plain ASCII, and each is one name’s alone', () => {
    for (const { path } of topics)
      expect(path).toMatch(/^\/(authors|works|subjects)(\/[a-z\d]+(-[a-z\d]+)*)$/)
    const works = new Map(QUOTES.map((quote) => [`${quote.author}: ${quote.citation!.work}`, quote]))
    expect(ofKind('works')).toHaveLength(works.size)
    const named = new Set(QUOTES.map(({ author, citation }) => `${author} ${citation!.authorZh}`))
    expect(ofKind('authors').length + 2).toBe(named.size) // two texts have no author
    expect(ofKind('subjects').map(({ names }) => names)).toEqual(Object.values(SUBJECTS))
  })

  it.each([
    ['Anne Brontë', 'anne-bronte'],
    ['L. M. Montgomery', 'l-m-montgomery'],
    ['Alice’s Adventures in Wonderland', 'alices-adventures-in-wonderland'],
    ['If—', 'if'],
    ['Thomas à Kempis', 'thomas-a-kempis'],
  ])('of %s is %s', (name, slug) => expect(slugOf(name)).toBe(slug))

  it('lead from each quote to pages that have it', () => {
    for (const quote of QUOTES) {
      const { author, work, subjects } = topicsOf(quote)!
      for (const path of [author, work, ...subjects.map((subject) => subject.path)])
        expect(topicAt(path)?.quotes, path).toContainEqual(quote)
    }
  })

  it('are none for a quote of elsewhere, and for names the almanac does not have', () => {
    expect(topicsOf({ ...QUOTES[0]!, source: 'provider' })).toBeNull()
    for (const path of ['/authors/nobody', '/works/', '/authors', '/subjects/nature/x', '/constructor'])
      expect(topicAt(path), path).toBeNull()
  })

  it('of a text without an author are those of a work', () =>
    expect(topicsOf(almanacQuote('2024-05-08'))).toMatchObject({
      author: '/works/the-dhammapada',
      work: '/works/the-dhammapada',
    }))
})

describe('subjects', () => {
  it('have days of the almanac, in order, each once; a quote has two at most', () => {
    for (const list of Object.values(subjectDays)) {
      const days = list.split(' ')
      expect(days).toEqual([...new Set(days)].sort())
      for (const day of days) expect(almanacDays()).toContain(day)
    }
    const counts = almanacDays().map((day) => subjectsOf(day).length)
    expect(Math.max(...counts)).toBe(2)
  })
})

describe('the list of authors', () => {
  it('has each once in both languages, under letters in order', () => {
    for (const language of ['en', 'zh'] as const) {
      const letters = authorsByLetter(language)
      expect([...letters.keys()]).toEqual([...letters.keys()].sort())
      expect(new Set([...letters.values()].flat()).size).toBe(ofKind('authors').length + 2)
    }
  })

  it.each([
    ['en', 'A', 'Jane Austen'],
    ['en', 'B', 'The Bhagavad Gita'],
    ['en', 'D', 'The Dhammapada'],
    ['en', 'G', 'Johann Wolfgang von Goethe'],
    ['en', 'O', 'Omar Khayyám'],
    ['zh', 'A', 'Jane Austen'], // 奥斯汀
    ['zh', 'F', 'The Dhammapada'], // 法句经
    ['zh', 'K', 'Confucius'], // 孔子
    ['zh', 'Q', 'G. K. Chesterton'], // 切斯特顿
    ['zh', 'S', 'William Shakespeare'], // 莎士比亚
    ['zh', 'Y', 'Victor Hugo'], // 雨果
  ] as const)('in %s has under %s %s', (language, letter, name) =>
    expect(
      authorsByLetter(language)
        .get(letter)
        ?.map(({ names }) => names.en),
    ).toContain(name),
  )

  it('has the years of authors of the almanac only, and no quote after a death by more than a while', () => {
    for (const [name, [born, died]] of Object.entries(authorYears) as [string, [number, number]][]) {
      const topic = topicAt(`/authors/${slugOf(name)}`)
      expect(topic?.names.en).toBe(name)
      expect(died - born).toBeGreaterThan(20)
      expect(died - born).toBeLessThan(100)
      for (const { citation } of topic!.quotes) expect(citation!.year!).toBeGreaterThan(born + 15)
    }
  })
})
