import { DomUtils, parseDocument } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { encodeShareCode } from '../../src/card/shareCode'
import { TEMPLATES } from '../../src/card/templates'
import { almanacQuote } from '../../src/quotes/almanac'
import { createApp } from '../../src/server/app'
import { SITE } from '../../src/site'

const app = createApp({
  now: () => new Date(2026, 10, 21, 12),
  warn: () => {},
  drawCard: async () => new Uint8Array(1),
})

async function statusAt(url: string): Promise<number> {
  const { status, headers } = await app.request(url.replace(SITE.siteUrl, ''))
  return status === 308 ? (await app.request(headers.get('location')!)).status : status
}

describe('/api/oembed', () => {
  const ask = async (url: string, more = '') =>
    app.request(`/api/oembed?url=${encodeURIComponent(url)}${more}`)
  const day = `${SITE.siteUrl}/en/days/2026-11-22`

  it('is a photo of the day’s card', async () => {
    const answer = await ask(day)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    const { content, author } = almanacQuote('2026-11-22')
    const oembed = await answer.json()
    expect(oembed).toMatchObject({
      version: '1.0',
      type: 'photo',
      author_name: author,
      provider_name: 'Quotidian',
      url: `${SITE.siteUrl}/api/card.jpg?date=2026-11-22&template=day&scale=2`,
      width: 1080,
      height: 1350,
    })
    expect(content.startsWith(oembed.title.replace(/…$/, ''))).toBe(true)
    expect(await (await ask(`${SITE.siteUrl}/zh/days/11-22?from=x#y`)).json()).toMatchObject({
      title: almanacQuote('2026-11-22').translation,
      provider_name: '日签',
      url: `${SITE.siteUrl}/api/card.jpg?date=11-22&template=day&scale=2`,
    })
  })

  it.each([
    '&maxwidth=400',
    '&maxheight=300',
    '&maxwidth=400&maxheight=499',
    '&maxwidth=20',
    '&maxwidth=5000',
  ])('is no larger than %s, and drawn in that size', async (limits) => {
    const { url, width, height } = await (await ask(day, limits)).json()
    const most = (name: string) => Number(new URLSearchParams(limits).get(name) ?? Infinity)
    expect(width).toBeLessThanOrEqual(most('maxwidth'))
    expect(height).toBeLessThanOrEqual(most('maxheight'))
    expect(width / height).toBeCloseTo(0.8, 1)
    expect(await statusAt(url)).toBe(200)
    if (width >= 64 && width < 1080) expect(url).toContain(`w=${width}&h=${height}`)
  })

  it('is a photo of the card that a link holds', async () => {
    const quote = almanacQuote('2026-01-02')
    const code = await encodeShareCode({ kind: 'quote', quote, settings: TEMPLATES.retro.settings })
    const { url, width, author_name } = await (await ask(`${SITE.siteUrl}/en/card?k=${code}`)).json()
    expect(url).toBe(`${SITE.siteUrl}/api/card.jpg?k=${code}`)
    expect([width > 0, author_name]).toEqual([true, quote.author])
    const small = await (await ask(`${SITE.siteUrl}/en/card?k=${code}`, '&maxwidth=300')).json()
    expect(await statusAt(small.url)).toBe(200)
  })

  it('is the same as XML', async () => {
    const answer = await ask(day, '&format=xml')
    expect(answer.headers.get('content-type')).toBe('text/xml; charset=utf-8')
    const text = await answer.text()
    const json = await (await ask(day)).json()
    const fields = DomUtils.getElementsByTagName('*', parseDocument(text, { xmlMode: true }))
      .slice(1)
      .map((field) => [field.name, DomUtils.textContent(field)])
    expect(Object.fromEntries(fields)).toEqual(
      Object.fromEntries(Object.entries(json).map(([name, value]) => [name, String(value)])),
    )
  })

  it('may be kept for an hour, and for a minute where the almanac stands in for a provider', async () => {
    let isDown = true
    let time = new Date(2026, 10, 21, 12)
    const provided = createApp({
      now: () => time,
      warn: () => {},
      providerUrl: 'https://quotes.example',
      fetch: async () => (isDown ? Response.error() : Response.json({ content: 'Said', translation: '话' })),
    })
    const keptFor = async (path: string, answering = provided) => {
      const query = `url=${encodeURIComponent(SITE.siteUrl + path)}`
      const answer = await answering.request(`/api/oembed?${query}`)
      const { cache_age } = await answer.json()
      expect(answer.headers.get('cache-control')).toBe(`public, max-age=${cache_age}`)
      return cache_age
    }
    expect(await keptFor('/en/days/2026-11-21')).toBe(60)
    expect(await keptFor('/en/days/11-21')).toBe(3_600)
    expect(await keptFor('/en/days/2026-11-21', app)).toBe(3_600)
    isDown = false
    time = new Date(time.getTime() + 60_000)
    expect(await keptFor('/en/days/2026-11-21')).toBe(3_600)
  })

  it.each([
    '',
    'nonsense',
    'https://other.example/en/days/2026-11-22',
    `${SITE.siteUrl}/en/guide`,
    `${SITE.siteUrl}/en/days/2026-02-30`,
    `${SITE.siteUrl}/en/days/2026-11`,
    `${SITE.siteUrl}/en/card`,
    `${SITE.siteUrl}/en/card?k=nonsense`,
    'javascript:alert(1)',
  ])('has nothing for %j', async (url) => {
    expect((await ask(url)).status).toBe(404)
  })

  it('says what it does not have', async () => {
    expect((await ask(day, '&format=yaml')).status).toBe(501)
    expect((await ask(day, '&maxwidth=wide')).status).toBe(400)
  })
})
