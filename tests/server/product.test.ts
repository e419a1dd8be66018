import { gzipSync } from 'node:zlib'
import type { RequestListener } from 'node:http'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApp, type AppOptions } from '../../src/server/app'
import { PRODUCT_TTL_MS } from '../../src/server/product/finder'
import { USER_AGENT } from '../../src/server/safeFetch/safeFetch'
import { deferred } from '../fixtures/deferred'
import { html, type Names, type FakeNetwork, startFakeNetwork } from './fakeNetwork'

const PAGE = html('<title>Rocket</title><meta property="og:description" content="Flies.">')
const open: FakeNetwork[] = []

afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(open.splice(0).map((net) => net.close()))
})

const page: RequestListener = (_, response) => void response.setHeader('content-type', 'text/html').end(PAGE)

async function appOn(listener: RequestListener = page, names?: Names, options: AppOptions = {}) {
  const net = await startFakeNetwork(listener, names)
  open.push(net)
  let visitor = 0 // Each request has another visitor, to avoid rate limits.
  const { lookup, dial } = net
  const app = createApp({
    lookup,
    dial,
    connectedAddress: () => `8.8.${++visitor >> 8}.${visitor & 255}`,
    ...options,
  })
  const ask = async (url: string, init?: RequestInit) => {
    const response = await app.request(`/api/product?url=${encodeURIComponent(url)}`, init)
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Record<string, unknown>,
    }
  }
  return { net, app, ask }
}

const told = ({ status, body }: { status: number; body: Record<string, unknown> }) => {
  const { id, ...error } = body.error as Record<string, unknown>
  expect(id).toMatch(/^[\w-]{36}$/)
  return { status, error }
}
const UNREACHABLE = {
  status: 422,
  error: { code: 'unreachable', message: 'nothing could be read at this address' },
}

describe('/api/product', () => {
  it('answers with the page’s product, compressed or not, after redirects', async () => {
    const { ask } = await appOn((request, response) => {
      if (request.url === '/old')
        return void response.writeHead(301, { location: 'https://new.example/rocket#top' }).end()
      response.setHeader('content-type', 'application/xhtml+xml; charset=utf-8')
      response.setHeader('content-encoding', 'gzip')
      response.end(gzipSync(PAGE))
    })
    const { status, headers, body } = await ask('http://old.example/old')
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('public, max-age=600')
    expect(headers.get('content-type')).toBe('application/json')
    expect(body).toEqual({
      name: 'Rocket',
      tagline: '',
      description: 'Flies.',
      logoUrl: '',
      pictureUrl: '',
      votes: null,
      comments: null,
      topics: [],
      url: 'https://new.example/rocket',
    })
  })

  it.each([
    '',
    'words',
    'example.com',
    '//example.com',
    'http://',
    'http://[',
    'http://a b.com',
    'http://1.2.3.256/',
    `https://example.com/${'x'.repeat(2_048)}`,
  ])('answers 400 to the bad address %.40j', async (url) => {
    const { ask, net } = await appOn()
    expect(told(await ask(url))).toMatchObject({ status: 400, error: { code: 'bad-url' } })
    expect(net.lookedUp).toEqual([])
  })

  it.each([
    '/api/product',
    '/api/product?url',
    '/api/product?URL=https://example.com',
    '/api/product?url=https://a.example&url=https://b.example',
    '/api/product?url[]=https://a.example',
    '/api/product?url=%ff%fe',
    '/api/product?url=https%3A%2F%2F%00',
  ])('answers 400 without an address: %s', async (path) => {
    const { app, net } = await appOn()
    expect((await app.request(path)).status).toBe(400)
    expect(net.lookedUp).toEqual([])
  })

  it('gives the same error for whatever is refused, missing or unreadable', async () => {
    const { ask, net } = await appOn(
      (request, response) => {
        const { pathname } = new URL(request.url!, 'http://x')
        if (pathname === '/inside')
          return void response.writeHead(302, { location: 'http://10.0.0.1/' }).end()
        if (pathname === '/gone') return void response.writeHead(404).end(PAGE)
        if (pathname === '/broken') return void response.socket!.destroy()
        if (pathname === '/picture') return void response.setHeader('content-type', 'image/png').end('x')
        if (pathname === '/text') return void response.setHeader('content-type', 'text/plain').end(PAGE)
        if (pathname === '/json') return void response.setHeader('content-type', 'application/json').end('{}')
        response.setHeader('content-encoding', 'gzip')
        response.end(pathname === '/bomb' ? gzipSync(Buffer.alloc(30_000_000, ' ')) : 'not packed')
      },
      { 'inside.example': ['192.168.0.1'], 'mixed.example': ['93.184.215.14', '::1'], 'none.example': [] },
    )
    const urls = [
      'http://127.0.0.1/',
      'http://[::1]/',
      'https://localhost/',
      'http://169.254.169.254/',
      'http://a.example:22/',
      'http://u:p@a.example/',
      'file:///etc/passwd',
      'ftp://a.example/',
      'javascript:alert(1)',
      'data:text/html,x',
      'mailto:a@b.example',
      'http://inside.example/',
      'http://mixed.example/',
      'http://none.example/',
      ...['inside', 'gone', 'broken', 'picture', 'text', 'json', 'bomb', 'unpacked'].map(
        (path) => `http://a.example/${path}`,
      ),
    ]
    for (const url of urls) {
      const answer = await ask(url)
      expect([url, told(answer)]).toEqual([url, UNREACHABLE])
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
    expect(net.dialled.every(({ address }) => address === '93.184.215.14')).toBe(true)
  })

  it('refuses its own requests', async () => {
    const { ask, net } = await appOn()
    expect(told(await ask('http://a.example/', { headers: { 'user-agent': USER_AGENT } }))).toEqual(
      UNREACHABLE,
    )
    expect(net.dialled).toEqual([])
  })

  it('passes on nothing of the visitor’s', async () => {
    const seen: unknown[] = []
    const { ask } = await appOn((request, response) => {
      seen.push(Object.keys(request.headers))
      page(request, response)
    })
    const { headers } = await ask('http://a.example/', {
      headers: {
        cookie: 'a=1',
        authorization: 'x',
        referer: 'https://x.example',
        'x-forwarded-for': '1.1.1.1',
      },
    })
    expect(seen).toEqual([['host', 'connection', 'accept', 'accept-encoding', 'user-agent']])
    expect(headers.get('set-cookie')).toBe(null)
    expect(headers.get('access-control-allow-origin')).toBe(null)
  })

  it('HEAD has the headers and no body; other methods are refused', async () => {
    const { app } = await appOn()
    const head = await app.request('/api/product?url=http://a.example/', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const refused = await app.request('/api/product?url=http://a.example/', { method })
      expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    }
  })
})

describe('a page is fetched', () => {
  it('once for a hundred requests at once, and again after ten minutes', async () => {
    let now = Date.UTC(2026, 10, 21)
    const { ask, net } = await appOn(page, {}, { now: () => new Date(now) })
    const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => ask(`http://a.example/#${n}`)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    expect(net.dialled).toHaveLength(1)
    now += PRODUCT_TTL_MS - 1_000
    await ask('http://a.example/')
    expect(net.dialled).toHaveLength(1)
    now += 2_000
    await ask('http://a.example/')
    expect(net.dialled).toHaveLength(2)
  })

  it('again half a minute after it failed, and not before', async () => {
    let now = Date.UTC(2026, 10, 21)
    let isDown = true
    const { ask, net } = await appOn(
      (request, response) => (isDown ? void response.writeHead(503).end() : page(request, response)),
      {},
      { now: () => new Date(now) },
    )
    expect((await ask('http://a.example/')).status).toBe(422)
    isDown = false
    now += 29_000
    expect((await ask('http://a.example/')).status).toBe(422)
    expect(net.dialled).toHaveLength(1)
    now += 2_000
    expect((await ask('http://a.example/')).status).toBe(200)
  })

  it('until the last visitor who waits for it leaves', async () => {
    const arrived = deferred<void>()
    const closed = deferred<void>()
    const { app, net } = await appOn((_, response) => {
      response.on('close', () => closed.resolve())
      arrived.resolve()
    })
    const visitors = [new AbortController(), new AbortController()]
    const asked = visitors.map(({ signal }) =>
      app.request(new Request('http://here/api/product?url=http://a.example/', { signal })),
    )
    await arrived.promise
    visitors[0]!.abort()
    await asked[0]
    let isClosed = false
    void closed.promise.then(() => (isClosed = true))
    await new Promise(setImmediate)
    expect(isClosed).toBe(false)
    visitors[1]!.abort()
    await Promise.all([asked[1], closed.promise])
    expect(net.dialled).toHaveLength(1)
  })

  it('eight at once; sixty-four wait, and one more has one that waited before answered 429', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }) // Timers are fake, so that a slow machine causes no timeouts.
    const letGo = deferred<void>()
    const { ask, net } = await appOn(async (request, response) => {
      await letGo.promise
      page(request, response)
    })
    const waiting = Array.from({ length: 72 }, (_, n) => ask(`http://a.example/${n}`))
    await expect.poll(() => net.dialled).toHaveLength(8)
    waiting.push(ask('http://a.example/late'))
    const first = await Promise.race(waiting)
    expect([told(first).error.code, first.status, first.headers.get('retry-after')]).toEqual([
      'too-many',
      429,
      '5',
    ])
    letGo.resolve()
    const statuses = (await Promise.all(waiting)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(72)
    expect(statuses.at(-1)).toBe(200)
  })
  it('for another visitor within its own time, whatever hangs for the first; what waited too long is 429, and not kept', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { app, net } = await appOn(
      (request, response) => {
        if (!request.headers.host?.startsWith('hangs')) page(request, response)
      },
      {},
      { connectedAddress: (c) => c.req.header('x-test-from') ?? '' },
    )
    const ask = async (url: string, from: string) =>
      (await app.request(`/api/product?url=${encodeURIComponent(url)}`, { headers: { 'x-test-from': from } }))
        .status
    const hanging = Array.from({ length: 9 }, (_, at) => ask(`http://hangs${at}.example/`, '93.184.215.1'))
    const queued = ask('http://wanted.example/', '93.184.215.1')
    await expect.poll(() => net.dialled).toHaveLength(2)
    expect(await ask('http://a.example/', '93.184.215.2')).toBe(200)
    vi.advanceTimersByTime(4_000)
    expect(await Promise.all(hanging.slice(2))).toEqual(Array(7).fill(429))
    expect(await queued).toBe(429)
    expect(await ask('http://wanted.example/', '93.184.215.2')).toBe(200)
    vi.advanceTimersByTime(4_000)
    expect(await Promise.all(hanging.slice(0, 2))).toEqual([422, 422])
  })

  it('at once for who joins one that waits behind its visitor’s own', async () => {
    const { app } = await appOn(
      (request, response) => {
        if (!request.headers.host?.startsWith('hangs')) page(request, response)
      },
      {},
      { connectedAddress: (c) => c.req.header('x-test-from') ?? '' },
    )
    const leaving = new AbortController()
    const ask = async (url: string, from: string) => {
      const headers = { 'x-test-from': from }
      return (
        await app.request(
          new Request(`http://here/api/product?url=${encodeURIComponent(url)}`, {
            headers,
            signal: leaving.signal,
          }),
        )
      ).status
    }
    const hanging = [1, 2].map((at) => ask(`http://hangs${at}.example/`, '93.184.215.1'))
    const first = ask('http://a.example/', '93.184.215.1')
    expect(await ask('http://a.example/', '93.184.215.2')).toBe(200)
    expect(await first).toBe(200)
    leaving.abort()
    await Promise.all(hanging)
  })
})
