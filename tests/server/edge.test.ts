import { describe, expect, it } from 'vitest'
import { type AppOptions, createApp } from '../../src/server/app'
import { assetsReader } from '../../src/server/edge/world'
import {
  type AnswerCache,
  freshSeconds,
  keepAnswers,
  type KeptAnswer,
} from '../../src/server/edge/keepAnswers'
import { cardOrigin, createOriginAsker } from '../../src/server/edge/origin'

const ORIGIN = 'https://cards.example.com'
const CARD = '/api/card.png?date=2026-11-21'
const PICTURE = { 'content-type': 'image/png', etag: '"a"', 'cache-control': 'public, max-age=60' }

function memory(): AnswerCache & { size: () => number } {
  const kept = new Map<string, KeptAnswer>()
  return {
    find: async (key) => kept.get(key) ?? null,
    keep: async (key, answer) => void kept.set(key, answer),
    size: () => kept.size,
  }
}

function edgeWith(answer: (request: Request) => Response | Promise<Response>, options: AppOptions = {}) {
  const asked: Request[] = []
  const clock = { now: new Date('2026-11-21T12:00:00Z') }
  const now = () => clock.now
  const cache = memory()
  const app = createApp({
    now,
    keepAnswers: keepAnswers(cache, now),
    askOrigin: createOriginAsker(ORIGIN, async (input, init) => {
      asked.push(new Request(input, init))
      return answer(asked.at(-1)!)
    }),
    ...options,
  })
  const pass = (seconds: number) => void (clock.now = new Date(clock.now.getTime() + seconds * 1_000))
  const ask = async (path: string, init?: RequestInit) => app.request(path, init)
  return { ask, asked, pass, cache }
}

describe('what the origin makes', () => {
  it('is asked for with the visitor’s address and nothing else of theirs', async () => {
    const { ask, asked } = edgeWith(() => new Response('card', { headers: PICTURE }), {
      connectedAddress: () => '203.0.113.9',
    })
    const headers = {
      cookie: 'a=b',
      authorization: 'x',
      'x-forwarded-for': '1.2.3.4',
      'user-agent': 'browser',
    }
    const answer = await ask(CARD, { headers })
    expect([answer.status, await answer.text()]).toEqual([200, 'card'])
    expect(asked[0]!.url).toBe(ORIGIN + CARD)
    expect(Object.fromEntries(asked[0]!.headers)).toEqual({
      via: '1.1 quotidian-edge',
      'x-forwarded-for': '203.0.113.9',
      'x-request-id': answer.headers.get('x-request-id'),
    })
  })

  it('has the headers of an answer of this site, and none of the origin’s own', async () => {
    const { ask } = edgeWith(
      () =>
        new Response('card', {
          headers: { ...PICTURE, server: 'x', 'set-cookie': 'a=b', 'x-powered-by': 'y' },
        }),
    )
    const { headers } = await ask(CARD)
    for (const name of ['server', 'set-cookie', 'x-powered-by']) expect(headers.has(name)).toBe(false)
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'/)
  })

  it.each([
    [`${ORIGIN}/api/card.png?date=2026-11-21&v=1`, '/api/card.png?date=2026-11-21&v=1'],
    ['/api/card.png?v=1', '/api/card.png?v=1'],
    ['https://cards.example.com.evil.example/', 'https://cards.example.com.evil.example/'],
  ])('a way on to %s leads to %s', async (location, seen) => {
    const { ask } = edgeWith(() => new Response(null, { status: 308, headers: { location } }))
    const answer = await ask(CARD)
    expect([answer.status, answer.headers.get('location')]).toEqual([308, seen])
  })

  it.each<[string, () => Response]>([
    [
      'does not answer',
      () => {
        throw new TypeError('no connection')
      },
    ],
    ['answers with a proxy’s page', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ])('is refused plainly where the origin %s, and asked for again', async (_, origin) => {
    const { ask, asked, cache } = edgeWith(origin)
    for (const _again of [1, 2]) {
      const answer = await ask(CARD)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
      expect(answer.headers.get('retry-after')).toBe('5')
      expect(await answer.json()).toMatchObject({ error: { code: 'unreachable' } })
    }
    expect([asked.length, cache.size()]).toEqual([2, 0])
  })

  it('is refused plainly where the origin breaks off in the middle, with nothing of the card', async () => {
    const half = () =>
      new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode('half a ca'))
          stream.error(new TypeError('terminated'))
        },
      })
    const { ask, asked, cache } = edgeWith(() => new Response(half(), { headers: { ...PICTURE, age: '7' } }))
    for (const _again of [1, 2]) {
      const answer = await ask(CARD)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
      expect(answer.headers.get('retry-after')).toBe('5')
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
      for (const name of ['etag', 'age']) expect(answer.headers.has(name)).toBe(false)
      expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'/)
      const { error } = (await answer.json()) as { error: { code: string; id: string } }
      expect(error.code).toBe('unreachable')
      expect(answer.headers.get('x-request-id')).toBe(error.id)
    }
    expect([asked.length, cache.size()]).toEqual([2, 0])
  })

  it('is not asked of the edge itself for ever', async () => {
    const { ask, asked } = edgeWith((request) =>
      ask(new URL(request.url).pathname, { headers: request.headers }),
    )
    expect((await ask(CARD)).status).toBe(503)
    expect(asked.length).toBe(1)
  })

  it('keeps the origin’s refusals', async () => {
    const refusal = Response.json(
      { error: { code: 'too-many' } },
      { status: 429, headers: { 'retry-after': '7' } },
    )
    const answer = await edgeWith(() => refusal).ask(CARD)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7'])
  })

  it('does not have other methods', async () => {
    const { ask, asked } = edgeWith(() => new Response('card', { headers: PICTURE }))
    expect((await ask(CARD, { method: 'POST' })).status).toBe(405)
    expect(asked).toEqual([])
  })
})

describe('the cache', () => {
  it('keeps an answer as long as it says, and tells its age', async () => {
    const { ask, asked, pass } = edgeWith(() => new Response('card', { headers: PICTURE }))
    expect((await ask(CARD)).headers.get('age')).toBeNull()
    pass(59)
    const kept = await ask(CARD)
    expect([await kept.text(), kept.headers.get('age'), asked.length]).toEqual(['card', '59', 1])
    pass(1)
    expect((await ask(CARD)).headers.get('age')).toBeNull()
    expect(asked.length).toBe(2)
  })

  it('counts the age that an answer comes with', async () => {
    const { ask, asked, pass } = edgeWith(() => new Response('card', { headers: { ...PICTURE, age: '40' } }))
    await ask(CARD)
    pass(19)
    expect((await ask(CARD)).headers.get('age')).toBe('59')
    pass(1)
    await ask(CARD)
    expect(asked.length).toBe(2)
  })

  it('gives each request its own id', async () => {
    const { ask } = edgeWith(() => new Response('card', { headers: PICTURE }))
    const ids = [await ask(CARD), await ask(CARD)].map(({ headers }) => headers.get('x-request-id'))
    expect(new Set(ids).size).toBe(2)
    expect(ids).not.toContain(null)
  })

  it('has today’s quote until midnight and not a second more', async () => {
    const { ask, pass } = edgeWith(() => new Response(null))
    const day = async () => ((await (await ask('/api/quote')).json()) as { assign_date: string }).assign_date
    const today = await day()
    const [, seconds] = /max-age=(\d+)/.exec((await ask('/api/quote')).headers.get('cache-control')!)!
    pass(Number(seconds) - 1)
    expect([await day(), (await ask('/api/quote')).headers.has('age')]).toEqual([today, true])
    pass(2)
    expect(await day()).not.toBe(today)
  })

  it('answers 304 to who has it, from the first request on', async () => {
    const { ask, asked } = edgeWith(() => new Response('card', { headers: PICTURE }))
    for (const _again of [1, 2]) {
      const answer = await ask(CARD, { headers: { 'if-none-match': '"a"' } })
      expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([304, '', '"a"'])
    }
    expect(asked.map(({ headers }) => headers.has('if-none-match'))).toEqual([false])
    expect((await ask(CARD)).status).toBe(200)
    expect(asked.length).toBe(1)
  })

  it.each<[string, ResponseInit]>([
    ['says that it may not be kept', { headers: { ...PICTURE, 'cache-control': 'no-store' } }],
    ['says nothing', { headers: { 'content-type': 'image/png' } }],
    ['is for some visitors only', { headers: { ...PICTURE, vary: 'accept-language' } }],
    ['is a refusal', { status: 404, headers: PICTURE }],
  ])('does not keep what %s', async (_, init) => {
    const { ask, cache } = edgeWith(() => new Response('card', init))
    await ask(CARD)
    expect(cache.size()).toBe(0)
  })

  it('is done without where it fails', async () => {
    const fails = () => Promise.reject(new Error('no cache here'))
    const now = () => new Date('2026-11-21T12:00:00Z')
    const app = createApp({ now, keepAnswers: keepAnswers({ find: fails, keep: fails }, now) })
    expect((await app.request('/api/quote')).status).toBe(200)
  })

  it.each([
    ['public, max-age=60', 60],
    ['public, max-age=60, s-maxage=600, stale-while-revalidate=60', 600],
    ['s-maxage=0, max-age=60', 0],
    ['no-cache, max-age=60', 0],
    ['private, max-age=60', 0],
    ['', 0],
  ])('%s is kept for %d seconds', (cacheControl, seconds) => {
    expect(freshSeconds(new Headers({ 'cache-control': cacheControl }))).toBe(seconds)
  })
})

describe('files at the edge', () => {
  const read = assetsReader(async (path) => (path === '/en/index.html' ? new Uint8Array([1]) : fail(path)))
  const fail = (path: string) => {
    throw new Error(`asked for ${path}`)
  }

  it('are tagged by their content', async () => {
    expect((await read('/en/index.html', 'br'))?.etag).toBe('"4bf5122f344554c53bde2ebb"')
  })

  it.each([
    '/.packed.json',
    '/../server/main.js',
    '/en/../../a.js',
    '/a\\b.js',
    '/en/index.html.br',
    '/en',
    '//a.js',
    '/.well/a.js',
  ])('%s is none', async (path) => expect(await read(path, '')).toBeNull())
})

describe('CARD_ORIGIN', () => {
  it('may be left out, blank, or end with a slash', () => {
    expect([{}, { CARD_ORIGIN: ' ' }, { CARD_ORIGIN: `${ORIGIN}/` }].map(cardOrigin)).toEqual([
      null,
      null,
      ORIGIN,
    ])
  })

  it.each([
    'cards.example.com',
    'ftp://cards.example.com',
    `${ORIGIN}/path`,
    `${ORIGIN}?a`,
    'https://a:b@example.com',
  ])('is not %s', (value) =>
    expect(() => cardOrigin({ CARD_ORIGIN: value })).toThrow(`CARD_ORIGIN is "${value}"`),
  )
})
