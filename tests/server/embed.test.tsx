import { createHash } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { almanacQuote } from '../../src/quotes/almanac'
import { createApp, type AppOptions } from '../../src/server/app'
import { EMBED_STYLE, EMBED_STYLE_HASH } from '../../src/server/embed/endpoint'
import { SITE } from '../../src/site'

const NOON = new Date(2026, 10, 21, 12)

function appWith(options: Partial<AppOptions> = {}) {
  const app = createApp({
    now: () => NOON,
    warn: () => {},
    drawCard: async () => new Uint8Array(1),
    ...options,
  })
  return async (path: string, init: RequestInit = {}) => app.request(path, init)
}

describe('/embed', () => {
  const pageAt = async (path: string, options?: Partial<AppOptions>) => {
    const html = await (await appWith(options)(path)).text()
    return new DOMParser().parseFromString(html, 'text/html')
  }

  it('shows today’s card, says its words, and links to its page', async () => {
    const page = await pageAt('/embed/en')
    const picture = page.querySelector('img')!
    const { content, translation } = almanacQuote('2026-11-21')
    for (const words of [content, translation]) expect(picture.alt).toContain(words)
    expect(picture.getAttribute('src')).toBe(
      '/api/card.webp?date=2026-11-21&template=day&scale=2&edition=dev',
    )
    expect([picture.width, picture.height]).toEqual([1080, 1350])
    for (const link of page.querySelectorAll('a')) {
      expect(link.href).toBe(`${SITE.siteUrl}/en/days/2026-11-21`)
      expect([link.target, link.rel]).toEqual(['_blank', 'noopener'])
    }
    expect(page.querySelectorAll('script, link[rel=stylesheet], [style]')).toHaveLength(0)
  })

  it('has the style that its policy allows', async () => {
    const page = await pageAt('/embed/en')
    expect(page.querySelector('style')!.textContent).toBe(EMBED_STYLE)
    expect(EMBED_STYLE_HASH).toBe(`sha256-${createHash('sha256').update(EMBED_STYLE).digest('base64')}`)
  })

  it('is light, dark or as the page around it', async () => {
    const shown = async (query: string) => {
      const page = await pageAt(`/embed/zh?date=11-22${query}`)
      const [dark, plain] = ['source', 'img'].map((name) => page.querySelector(name))
      const themeOf = (address?: string | null) => /theme=(\w+)/.exec(address ?? '')?.[1]
      return [
        page.documentElement.className,
        themeOf(plain!.getAttribute('src')),
        themeOf(dark?.getAttribute('srcset')),
      ]
    }
    expect(await shown('')).toEqual(['auto', undefined, 'dark'])
    expect(await shown('&theme=light')).toEqual(['light', 'light', undefined])
    expect(await shown('&theme=dark')).toEqual(['dark', 'dark', undefined])
    expect(await shown('&theme=auto&template=minimal')).toEqual(['auto', undefined, undefined])
  })

  it.each(['', '&theme=dark', '&template=creative', '&template=minimal&theme=dark'])(
    'names a picture that the server draws: %s',
    async (query) => {
      const page = await pageAt(`/embed/en?date=2026-11-22${query}`)
      const sources = [...page.querySelectorAll('source')].map(({ srcset }) => srcset)
      for (const address of [...sources, page.querySelector('img')!.getAttribute('src')!])
        expect((await appWith()(address)).status).toBe(200)
    },
  )

  it('says words that contain markup as they are', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () =>
      Response.json({
        content: `So "it" is & not'`,
        translation: '话',
        author: `x" onload="y`,
      }),
    )
    const page = await pageAt('/embed/en', { providerUrl: 'https://quotes.example', fetch })
    expect(page.querySelectorAll('script')).toHaveLength(0)
    expect(page.querySelector('img')!.alt).toContain(`So "it" is & not'`)
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('is kept until midnight in the zone that it is asked by', async () => {
    const ask = appWith({ now: () => new Date('2026-11-21T15:00:00Z') })
    const answer = await ask('/embed/en?tz=Asia/Shanghai')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
    const known = { 'if-none-match': answer.headers.get('etag')! }
    expect((await ask('/embed/en?tz=Asia/Shanghai', { headers: known })).status).toBe(304)
  })

  it.each([
    ['?date=2026-02-30', 'bad-date'],
    ['?template=nosuch', 'bad-template'],
    ['?template=__proto__', 'bad-template'],
    ['?theme=blue', 'bad-theme'],
    ['?tz=Mars', 'bad-tz'],
    ['?date=11-22&date=11-23', 'bad-date'],
  ])('refuses %s', async (query, code) => {
    const answer = await appWith()(`/embed/en${query}`)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { code } })
  })
})
