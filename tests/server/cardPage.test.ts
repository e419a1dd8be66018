import { beforeAll, describe, expect, it } from 'vitest'
import type { Card } from '../../src/card/card'
import { CARD_PAGE_PATH } from '../../src/card/cardAddress'
import { linkPreview } from '../../src/card/linkPreview'
import { encodeShareCode } from '../../src/card/shareCode'
import { TEMPLATES } from '../../src/card/templates'
import { startTranslations } from '../../src/language/i18n'
import { pageHead } from '../../src/pages/head/pageHead'
import { tagHtml } from '../../src/prerender/markup'
import { almanacQuote } from '../../src/quotes/almanac'
import { createApp } from '../../src/server/app'
import { cardWith, QUOTE } from '../layout/cards'

const NOW = new Date(2026, 10, 21, 12)
const CARD: Card = {
  kind: 'quote',
  quote: almanacQuote('2026-01-02'),
  settings: TEMPLATES.retro.settings,
}
const WORDS_PLACE = '<noscript data-card="" class="x"><p>JavaScript</p></noscript>'

beforeAll(() => startTranslations('en'))

const headOf = (language: 'en' | 'zh', preview: Parameters<typeof pageHead>[3] = null) =>
  pageHead('card', language, CARD_PAGE_PATH, preview).map(tagHtml).join('\n')

function appOverPage() {
  const other = { en: 'zh', zh: 'en' }
  const pageIn = (language: 'en' | 'zh') =>
    `<head>${headOf(language)}</head><noscript><a href="/${other[language]}/card">x</a></noscript>${WORDS_PLACE}<b>rest</b>`
  const readStatic = (path: string, accepted: string) => {
    const language = /^\/(en|zh)\/card\/index\.html$/.exec(path)?.[1] as 'en' | 'zh' | undefined
    if (!language) return null
    const bytes = new TextEncoder().encode(pageIn(language))
    const encoding = accepted.includes('br') ? ('br' as const) : null
    return {
      type: 'text/html; charset=utf-8',
      etag: '"static"',
      encoding,
      sizeBytes: bytes.byteLength,
      read: async () => bytes,
    }
  }
  const app = createApp({ readStatic, now: () => NOW, warn: () => {} })
  const ask = async (path: string, headers: Record<string, string> = {}) =>
    app.request(path, { headers: { accept: 'text/html', ...headers } })
  return { ask, pageIn }
}

describe('the page of a link’s card', () => {
  it.each(['en', 'zh'] as const)('has the head that the browser writes, in %s', async (language) => {
    const { ask } = appOverPage()
    const code = await encodeShareCode(CARD)
    const html = await (await ask(`/${language}/card?k=${code}&tdsourcetag=s_pcqq`)).text()
    const head = /<head>([\s\S]*)<\/head>/.exec(html)?.[1]
    expect(head).toBe(headOf(language, linkPreview(CARD, code, language)))
    expect(head).toContain(`/api/card.jpg?k=${code}"`)
    expect(html).toContain(`card?k=${code}">x</a>`)
    expect(html).toContain('<b>rest</b>')
  })

  it.each([
    ['its reader’s', 'zh-CN,zh;q=0.9,en;q=0.5', 'zh'],
    ['its reader’s', 'de-DE,de;q=0.9', 'en'],
    ['the card’s, if a chat names none', '', 'en'],
  ] as const)('without a language in its address is in %s: %j', async (_, accepted, language) => {
    const { ask } = appOverPage()
    const code = await encodeShareCode(CARD)
    const answer = await ask(`/card?k=${code}`, accepted === '' ? {} : { 'accept-language': accepted })
    expect(await answer.text()).toContain(headOf(language, linkPreview(CARD, code, language)))
    expect(answer.headers.get('content-language')).toBe({ en: 'en', zh: 'zh-CN' }[language])
    expect(answer.headers.get('vary')).toContain('accept-language')
  })

  it('says the card’s words without JavaScript, each in its language', async () => {
    const { ask } = appOverPage()
    const html = await (await ask(`/en/card?k=${await encodeShareCode(CARD)}`)).text()
    expect(html).toContain('<p lang="en" dir="auto">The beginning is the most important part of any work</p>')
    expect(html).toContain('<p lang="zh-CN" dir="auto">凡事最要紧的，是开头。</p>')
    expect(html).toContain('<bdi lang="zh-CN" dir="auto">柏拉图</bdi>')
    expect(html).not.toContain('<p>JavaScript</p>')
  })

  it('escapes whatever a link says', async () => {
    const { ask } = appOverPage()
    const evil = `</title></noscript><script>alert(1)</script>"' onload=x $& $1 $\` \u202e`
    const card = cardWith(
      { watermarkText: evil },
      {},
      { ...QUOTE, content: evil, translation: evil, author: evil },
    )
    const html = await (await ask(`/en/card?k=${await encodeShareCode(card)}`)).text()
    expect(html).not.toMatch(/<script|<\/(?:title|noscript)[^>]/)
    expect(html).not.toMatch(/"[^"<>]*" onload=/)
    expect(html.match(/<\/title>/g)).toHaveLength(1)
    expect(html.match(/<\/noscript>/g)).toHaveLength(2)
    expect(html).toContain('$&amp; $1 $`')
    expect(html).not.toContain('\u202e')
  })

  it.each([
    '',
    '?k=',
    '?k=nonsense',
    '?k=2AAAA',
    '?k=3AAAA',
    '?k=1ei1YqL',
    `?k=${'1'.repeat(9_000)}`,
    '?k=%00%ff',
    '?x=1',
  ])('is the static page for %s: it says in the browser what is wrong', async (query) => {
    const { ask, pageIn } = appOverPage()
    const answer = await ask(`/en/card${query}`)
    expect([answer.status, await answer.text()]).toEqual([200, pageIn('en')])
  })

  it('is answered in the browser’s language without a prefix, also with a trailing slash', async () => {
    const { ask } = appOverPage()
    const code = await encodeShareCode(CARD)
    for (const path of ['/card', '/card/']) {
      const answer = await ask(`${path}?k=${code}`, { 'accept-language': 'zh-CN' })
      expect(await answer.text()).toContain(
        '<meta data-page-head="" property="og:title" content="凡事最要紧的',
      )
      expect(answer.headers.get('vary')).toMatch(/accept-language/)
    }
  })

  it('is packed as the client accepts, and 304 while it is the same', async () => {
    const { ask } = appOverPage()
    const path = `/en/card?k=${await encodeShareCode(CARD)}`
    expect((await ask(path, { 'accept-encoding': 'gzip, br' })).headers.get('content-encoding')).toBe('gzip')
    const plain = await ask(path)
    expect(plain.headers.get('cache-control')).toBe('no-cache')
    const etag = plain.headers.get('etag')!
    expect((await ask(path, { 'if-none-match': etag })).status).toBe(304)
  })
})
