import { beforeAll, describe, expect, it } from 'vitest'
import { dayPreview } from '../../src/card/dayPreview'
import { filledDayPage } from '../../src/card/filledDayPage'
import { almanacDays } from '../../src/calendar/dayPaths'
import type { Quote } from '../../src/card/quote'
import { loadTexts, startTranslations } from '../../src/language/i18n'
import { LANGUAGE_IDS } from '../../src/language/languages'
import { almanacQuote } from '../../src/quotes/almanac'
import { endpointAnswer } from '../../src/quotes/endpoint'
import { topicsOf } from '../../src/quotes/topicPaths'
import { builtDay } from '../../src/prerender/writeSite'
import { documentHtml } from '../../src/prerender/document'
import { createApp } from '../../src/server/app'

const TEMPLATE =
  '<html lang="zh-CN"><head><!--page-head--><script src="/first-paint.js"></script><script type="module" src="/x.js"></script></head><body><div id="root"><!--page--></div></body></html>'

beforeAll(async () => {
  await startTranslations('en')
  await loadTexts('zh')
})

async function built(day: string, language: 'en' | 'zh'): Promise<string> {
  const path = `/days/${day}`
  const { preview, script } = builtDay(path, language)
  return documentHtml(
    TEMPLATE,
    { pageId: 'day', path, language, preview },
    { styles: [], scripts: [] },
    script,
  )
}

const fill = (html: string, day: string, quote: Quote, language: 'en' | 'zh') =>
  filledDayPage(html, { day, quote, answer: endpointAnswer(quote), chinese: '' }, language, topicsOf(quote))

describe.each(LANGUAGE_IDS)('the page of a day, in %s', (language) => {
  it('is that of any other day, filled in', async () => {
    const shell = await built('01-01', language)
    for (const day of almanacDays().filter((_, at) => at % 13 === 5)) {
      const filled = fill(shell, day, almanacQuote(`2024-${day}`), language)
      expect(filled.split('><'), day).toEqual((await built(day, language)).split('><'))
    }
  })

  it('has its words, its author in both languages and its source as text', async () => {
    const html = await built('11-22', language)
    for (const words of [
      /<p [^>]*lang="en"[^>]*>Liberty means responsibility\. That is why most men dread it\.<\/p>/,
      /<p [^>]*lang="zh-CN"[^>]*>自由意味着责任。/,
      /George Bernard Shaw/,
      /萧伯纳/,
      /Maxims for Revolutionists, Liberty and Equality/,
      /<a href="\/\w+\/authors\/george-bernard-shaw"><span/,
      /<a href="\/\w+\/works\/maxims-for-revolutionists"><span/,
    ])
      expect(html.split('<body>')[1]).toMatch(words)
  })

  it('survives what a provider may say, and says it', async () => {
    const said = {
      content: '</script><b>&amp; $& $1 "x" it’s \'s',
      translation: '',
      author: '$`<i>',
      citation: null,
    }
    const quote: Quote = { ...almanacQuote('2026-11-22'), ...said, source: 'provider' }
    const html = fill(await built('11-22', language), '2026-11-22', quote, language)
    expect(html).toContain('>&lt;/script&gt;&lt;b&gt;&amp;amp; $&amp; $1 &quot;x&quot; it’s &#x27;s</p>')
    expect(html).not.toMatch(/<b>&|Liberty|<i>/)
    expect(html).not.toMatch(/href="[^"]*\/(?:authors|works|subjects)\/[^"]/)
    const [, json = ''] = /id="served-day">([^<]*)<\/script>/.exec(html) ?? []
    expect(JSON.parse(json)).toMatchObject({ day: '2026-11-22', quote: { content: said.content } })
    const [, data = ''] = /ld\+json">([^<]*)<\/script>/.exec(html) ?? []
    expect(JSON.parse(data)).toMatchObject({ '@type': 'Quotation', text: said.content })
  })
})

describe('the head of a day', () => {
  const all = LANGUAGE_IDS.flatMap((language) =>
    almanacDays().map((day) => ({
      day,
      language,
      ...dayPreview(almanacQuote(`2024-${day}`), day, language),
    })),
  )

  it('has a title and a description that no other has, and that fit a search result', () => {
    const width = (text: string) =>
      text.replaceAll(/[\p{Script=Han}，。、：；「」！？（）《》]/gu, 'xx').length
    for (const field of ['title', 'description'] as const)
      expect(new Set(all.map((head) => head[field])).size).toBe(all.length)
    for (const { title, description } of all) {
      expect(width(title), title).toBeLessThanOrEqual(90)
      expect(width(description), description).toBeLessThanOrEqual(170)
    }
  })

  it('says the quotation, in which language, by whom, where and of what it is the translation', () => {
    const find = (language: string, day: string) =>
      all.find((head) => head.language === language && head.day === day)!.data
    expect(find('en', '11-22')).toMatchObject({
      '@type': 'Quotation',
      text: 'Liberty means responsibility. That is why most men dread it.',
      inLanguage: 'en',
      creator: { '@type': 'Person', name: 'George Bernard Shaw', alternateName: '萧伯纳' },
      isPartOf: { name: 'Maxims for Revolutionists', datePublished: '1903' },
      workTranslation: { inLanguage: 'zh-CN', text: expect.stringContaining('自由') as string },
    })
    expect(find('zh', '11-22')).toMatchObject({
      inLanguage: 'zh-CN',
      creator: { name: '萧伯纳' },
      translationOfWork: { inLanguage: 'en', text: expect.stringContaining('Liberty') as string },
    })
  })
})

describe('the server', () => {
  async function asked(path: string, quotes: Record<string, object> = {}) {
    const pages = new Map<string, string>()
    for (const language of LANGUAGE_IDS) {
      pages.set(`/${language}/days/11-22/index.html`, await built('11-22', language))
      pages.set(`/${language}/404/index.html`, 'not found')
    }
    const readStatic = (file: string) => {
      const html = pages.get(file)
      if (html === undefined) return null
      const bytes = new TextEncoder().encode(html)
      return {
        type: 'text/html',
        etag: '"x"',
        encoding: null,
        sizeBytes: bytes.length,
        read: async () => bytes,
      }
    }
    const provider = Object.keys(quotes).length > 0
    const app = createApp({
      readStatic,
      providerUrl: provider ? 'https://quotes.example/' : null,
      fetch: async (url) => Response.json(quotes[/date=([\d-]+)/.exec(String(url))![1]!]),
      now: () => new Date(2026, 10, 21, 12),
      warn: () => {},
    })
    return app.request(path, { headers: { accept: 'text/html' } })
  }

  it('gives a date its name, its neighbours and the almanac’s words; search engines keep the almanac’s day', async () => {
    const html = await (await asked('/zh/days/2026-11-22')).text()
    expect(html).toContain('data-day="title">2026\u2009年\u200911\u2009月\u200922\u2009日')
    expect(html).toMatch(/data-day="weekday">星期日　十月十四　小雪</)
    expect(html).toMatch(/data-day="previous"[^>]* href="\/zh\/days\/2026-11-21"/)
    expect(html).toMatch(/data-day="calendar"[^>]* href="\/zh\/days\/2026-11"/)
    expect(html).toMatch(/rel="canonical" href="[^"]*\/zh\/days\/11-22"/)
    expect(html).toContain('/api/card.jpg?date=2026-11-22&amp;template=day')
    expect(html).toContain('自由意味着责任')
  })

  it('asks the provider for a date, and never for the almanac’s day', async () => {
    const quotes = {
      '2026-11-21': {},
      '2026-11-22': {
        content: 'From elsewhere.',
        translation: '从别处来。',
        author: 'Nobody',
        assign_date: '2026-11-22',
      },
    }
    expect(await (await asked('/en/days/2026-11-22', quotes)).text()).toContain('>From elsewhere.</p>')
    expect(await (await asked('/en/days/11-22', quotes)).text()).toContain('>Liberty means')
  })

  it.each(['02-30', '2026-02-29', '2026-13-01', '13-01', '2026-11-22x', '0000-01-01'])(
    'has no day %s',
    async (day) => {
      expect((await asked(`/en/days/${day}`)).status).toBe(404)
    },
  )
})
