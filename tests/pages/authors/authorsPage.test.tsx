import { cleanup, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import subjectDays from '../../../src/quotes/subjects.json'
import { SUBJECTS } from '../../../src/quotes/topicPaths'
import { allTopics } from '../../../src/quotes/topics'
import { topicPreview } from '../../../src/pages/authors/topicPreview'
import { openSite } from '../openSite'

vi.mock('../../../src/pages/days/DayPicture', () => ({ DayPicture: () => null }))

afterEach(cleanup)

const main = () => document.querySelector('main')!
const textOf = (selector: string) => main().querySelector(selector)?.textContent
const hrefs = (selector = 'a') =>
  [...main().querySelectorAll(selector)].map((link) => link.getAttribute('href'))

describe('the page of', () => {
  it('an author has the name in both languages, the works, the feed, and each quote with its day', async () => {
    await openSite('/en/authors/jane-austen')
    expect([textOf('h1'), textOf('h1 + p')]).toEqual(['Jane Austen', '简·奥斯汀'])
    expect(main().textContent).toContain('1775–1817')
    expect(hrefs()).toEqual(
      expect.arrayContaining(['/en/works/persuasion', '/en/feed/author/jane-austen.xml', '/en/authors']),
    )
    const days = ['02-05', '03-16', '07-20', '08-19', '09-20', '11-05', '12-07']
    expect(hrefs('ol a')).toEqual(days.map((day) => `/en/days/${day}`))
    expect(textOf('ol a')).toContain('Persuasion, ch. XXIII5 February')
    expect(document.title).toBe('Quotes by Jane Austen · Quotidian')
  })

  it('a work names its author, in the page’s language', async () => {
    await openSite('/zh/works/the-republic')
    expect(textOf('h1')).toBe('The Republic')
    expect(main().querySelector('h1')?.lang).toBe('en')
    expect(within(main()).getByText('柏拉图').getAttribute('href')).toBe('/zh/authors/plato')
    expect(main().textContent).toContain('公元前 375 年')
    expect(textOf('ol a')).toContain('凡事最要紧的，是开头。')
  })

  it('a text without an author names none', async () => {
    await openSite('/zh/works/the-dhammapada')
    expect([textOf('h1'), textOf('h1 + p')]).toEqual(['《法句经》', 'The Dhammapada'])
    expect(hrefs().filter((href) => href?.includes('/authors/'))).toEqual([])
  })

  it('a subject has its days and leads to the others', async () => {
    await openSite('/zh/subjects/home')
    expect(hrefs('ol a')).toEqual(subjectDays.home.split(' ').map((day) => `/zh/days/${day}`))
    expect(main().querySelector('nav [aria-current]')?.textContent).toBe('故园')
    expect(hrefs('nav a')).toHaveLength(Object.keys(SUBJECTS).length)
  })

  it.each(['/en/authors/nobody', '/en/works/plato', '/en/subjects/plato'])(
    '%s is not found',
    async (path) => {
      await openSite(path)
      expect(textOf('h1')).toBe('Page Not Found')
      expect(document.title).toContain('Page Not Found')
    },
  )
})

it('the list leads to every author, and to each subject', async () => {
  await openSite('/en/authors')
  const listed = new Set(hrefs())
  for (const { kind, path } of allTopics().values())
    expect(listed.has(`/en${path}`), path).toBe(
      kind !== 'works' || path.startsWith('/works/the-bhagavad') || path === '/works/the-dhammapada',
    )
})

describe('the head of', () => {
  it('each fits into a search result, under a title of its own', () => {
    const width = (text: string) => text.replaceAll(/\p{Script=Han}|[，。、：；「」]/gu, 'xx').length
    const titles = new Set<string>()
    for (const language of ['en', 'zh'] as const)
      for (const topic of allTopics().values()) {
        const { title, description } = topicPreview(topic, language)
        titles.add(title)
        expect(width(title), title).toBeLessThanOrEqual(72)
        expect(width(description), description).toBeLessThanOrEqual(200)
      }
    expect(titles.size).toBe(2 * allTopics().size)
  })
})
