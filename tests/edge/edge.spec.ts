import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startProvider, type Provider } from './provider'
import { RUNTIMES, startNode, type Running } from './runtimes'

const CARD = '/api/card.png?scale=1&date=2026-11-21' // Its canonical URL has another order, and an edition.
const FEEDS = [
  '/en/feed.xml',
  '/en/feed.json',
  '/en/calendar.ics',
  '/zh/feed.xml',
  '/zh/calendar.ics?tz=Asia/Shanghai',
]
const WRITTEN = [
  CARD,
  '/api/quote?date=2026-11-21',
  '/api/quote?date=2026-11-21&source=almanac',
  '/api/quote?date=2026-02-30',
  '/api/none',
  '/embed/en?date=2026-11-22',
  '/embed/zh?date=11-22',
  '/en/days/2026-11-22',
  '/zh/days/2026-11-22',
  '/en/none',
  '/none.png',
  '/assets/none.js',
]
const FILES = [
  '/',
  '/en',
  '/zh/editor',
  '/en/days/11-22',
  '/sw.js',
  '/favicon.svg',
  '/robots.txt',
  '/sitemap.xml',
  '/share-en.jpg',
]
const NO_ADDRESSES = [
  '/.packed.json',
  '/%2e%2e/edge/main.js',
  '/..%2fedge%2fmain.js',
  '/en/index.html.br',
  '/en//index.html',
  '/assets',
]
/** Headers specific to one response, connection or encoding. */
const OWN_HEADERS = [
  'age',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'server',
  'transfer-encoding',
  'vary',
  'x-request-id',
]

const ask = (at: Running, path: string, headers: Record<string, string> = {}) =>
  fetch(at.url + path, { headers: { 'accept-encoding': 'identity', ...headers }, redirect: 'manual' })

async function canonical(at: Running, path: string): Promise<string> {
  const location = (await ask(at, path)).headers.get('location')
  expect(location).toMatch(/^\/api\/card\./)
  return location!
}

async function answer(at: Running, path: string, headers?: Record<string, string>) {
  const response = await ask(at, path, headers)
  const body = Buffer.from(await response.arrayBuffer())
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  return {
    status: response.status,
    headers: Object.fromEntries([...response.headers].filter(([name]) => !OWN_HEADERS.includes(name))),
    body: isJson ? body.toString().replace(/"id":"[-\da-f]{36}"/, '"id":""') : body.toString('base64'),
  }
}

/** At midnight the two requests may see different days; one retry suffices. */
async function expectTheSame(one: Running, other: Running, path: string): Promise<void> {
  const pair = () => Promise.all([answer(one, path), answer(other, path)])
  const [first, second] = await pair()
  if (first.body === second.body) return expect(withoutSeconds(first)).toEqual(withoutSeconds(second))
  const [again, others] = await pair()
  expect(withoutSeconds(again)).toEqual(withoutSeconds(others))
}

/** Before midnight, one max-age may be a second less. */
function withoutSeconds({ status, headers, body }: Awaited<ReturnType<typeof answer>>) {
  return {
    status,
    body,
    headers: { ...headers, 'cache-control': headers['cache-control']?.replace(/\d{1,5}$/, 'n') },
  }
}

describe.each(Object.entries(RUNTIMES))('%s', (runtime, start) => {
  let node: Running
  let edge: Running

  beforeAll(async () => {
    node = await startNode({ TRUSTED_PROXIES: '1' })
    edge = await start({ CARD_ORIGIN: node.url })
  })
  afterAll(() => Promise.all([edge?.stop(), node?.stop()]))

  it.each([...FILES, ...NO_ADDRESSES])('serves %s as the Node server does', (path) =>
    expectTheSame(edge, node, path),
  )

  it.each([...WRITTEN, ...FEEDS])('writes %s as the Node server does', (path) =>
    expectTheSame(edge, node, path),
  )

  it('serves every page and every file that home names', async () => {
    const sitemap = await (await ask(edge, '/sitemap.xml')).text()
    const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
    expect(pages.length).toBeGreaterThan(700)
    const home = await (await ask(edge, '/en')).text()
    const files = [...home.matchAll(/(?:src|href)="(\/[^"?#]+\.\w+)"/g)].map(([, path]) => path!)
    expect(files.length).toBeGreaterThan(3)
    for (const path of [...pages, ...files])
      expect([path, (await ask(edge, path)).status]).toEqual([path, 200])
  })

  it('knows what a visitor has', async () => {
    for (const path of ['/en', '/sw.js', '/api/quote', '/en/feed.xml', await canonical(edge, CARD)]) {
      const etag = (await ask(edge, path)).headers.get('etag')!
      expect([path, (await ask(edge, path, { 'if-none-match': etag })).status]).toEqual([path, 304])
      expect([path, (await ask(edge, path, { 'if-none-match': '"another"' })).status]).toEqual([path, 200])
    }
  })

  it('is readable to visitors that unpack, filled pages too', async () => {
    for (const path of ['/en', '/en/days/2026-11-22', '/en/feed.xml', '/assets/none.js'])
      expect((await answer(edge, path, { 'accept-encoding': 'gzip, br' })).body).toBe(
        (await answer(edge, path)).body,
      )
  })

  it('says what is wrong with a request, and refuses other methods', async () => {
    expect((await ask(edge, '/api/card.png?ratio=7:1')).status).toBe(400)
    const posted = await fetch(`${edge.url}/api/quote`, { method: 'POST', body: 'x' })
    expect(posted.status).toBe(405)
    const head = await fetch(`${edge.url}/en`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it('counts visitors by addresses that they cannot choose, and so does the origin', async () => {
    const statusFor = async (address: string, isOfCloudflare: boolean) => {
      const headers = {
        'cf-connecting-ip': address,
        'x-forwarded-for': address,
        ...(isOfCloudflare && { 'cf-blob': '{}' }),
      }
      return (await ask(edge, '/api/product?url=none', headers)).status
    }
    // Each claims another address, over the same connection.
    const chosen = await Promise.all(
      Array.from({ length: 11 }, (_none, n) => statusFor(`203.0.113.${n}`, false)),
    )
    expect(chosen.toSorted()).toEqual([...Array(10).fill(400), 429])
    if (runtime !== 'workerd') return
    const told = await Promise.all(
      Array.from({ length: 11 }, (_none, n) => statusFor(`203.0.113.${n}`, true)),
    )
    expect(told).toEqual(Array(11).fill(400))
  })

  it('has cards from the origin, each asked for once', async () => {
    const path = await canonical(edge, CARD.replace('.png', '.jpg')) // Nothing else requests JPEG: only PNGs are drawn ahead.
    const drawn = await answer(node, path)
    const asked = () =>
      node
        .output()
        .split('\n')
        .filter((line) => line.includes('/api/card.jpg')).length
    const before = asked()
    expect(await answer(edge, path)).toEqual(drawn)
    expect(await answer(edge, path)).toEqual(drawn)
    expect(asked() - before).toBe(1)
    expect((await ask(edge, path)).headers.get('age')).toMatch(/^\d+$/)
    expect(drawn.headers['content-type']).toBe('image/jpeg')
  })
})

describe.each(Object.entries(RUNTIMES))('%s, when others fail', (_, start) => {
  let provider: Provider
  let node: Running
  let edge: Running

  beforeAll(async () => {
    provider = await startProvider(500)
    node = await startNode()
    edge = await start({
      CARD_ORIGIN: node.url,
      QUOTE_PROVIDER_URL: provider.url,
      QUOTE_DAYS_BACK: '36500',
      QUOTE_DAYS_AHEAD: '36500',
    })
  })
  afterAll(() => Promise.all([edge?.stop(), node?.stop(), provider?.stop()]))

  it('asks a provider once for many visitors, though the first one leaves', async () => {
    const path = '/api/quote?date=2026-05-05'
    const leaving = new AbortController()
    const first = fetch(edge.url + path, { signal: leaving.signal }).catch(() => null)
    while (provider.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
    const others = Array.from({ length: 50 }, () => answer(edge, path))
    leaving.abort()
    await first
    for (const { body } of await Promise.all(others))
      expect(JSON.parse(body)).toMatchObject({ source: 'provider' })
    expect(provider.asked).toEqual(['2026-05-05'])
  })

  it('answers from the almanac when the provider is gone', async () => {
    provider.stop()
    const { status, body } = await answer(edge, '/api/quote?date=2026-06-06')
    expect([status, JSON.parse(body)]).toMatchObject([200, { source: 'almanac' }])
  })

  it('shows the cards it has and says when it gets no others', async () => {
    const card = await canonical(edge, CARD)
    const kept = await answer(edge, card)
    expect(kept.headers['content-type']).toBe('image/png')
    await node.stop()
    expect(await answer(edge, card)).toEqual(kept)
    const refused = await answer(edge, `${CARD}&template=sunny`)
    expect(refused.status).toBe(503)
    expect(JSON.parse(refused.body)).toMatchObject({ error: { code: 'unreachable' } })
    expect(refused.headers['retry-after']).toMatch(/^\d+$/)
    expect((await ask(edge, '/en')).status).toBe(200)
  })
})

describe.each(Object.entries(RUNTIMES))('%s alone', (_, start) => {
  let edge: Running

  beforeAll(async () => {
    edge = await start({})
  })
  afterAll(() => edge?.stop())

  it('answers without cards and products', async () => {
    expect((await ask(edge, '/api/quote')).status).toBe(200)
    for (const path of [CARD, '/api/product?url=https://example.com'])
      expect([path, (await ask(edge, path)).status]).toEqual([path, 404])
  })

  it('says which setting cannot be used', async () => {
    const settings = { CARD_ORIGIN: 'https://cards.example.com/path' }
    await expect(start(settings)).rejects.toThrow(/CARD_ORIGIN is "https:\/\/cards\.example\.com\/path"/)
  })
})
