import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type AppOptions, createApp } from '../../src/server/app'
import { DeadlyCardError } from '../../src/server/cardImage/deadlyCard'
import { BusyError } from '../../src/server/fairQueue'
import { endGently } from '../../src/server/http/httpServer'
import { routeOf, meteredDrawing, meteredProvider } from '../../src/server/metrics/meter'
import { createPromMeter } from '../../src/server/metrics/promMeter'
import { serveStatus } from '../../src/server/metrics/statusPort'
import { deferred } from '../fixtures/deferred'
import { runs } from '../fixtures/tier'

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close().closeAllConnections()
  vi.useRealTimers()
})

describe('/readyz', () => {
  it.each([
    ['starting', 503],
    ['ready', 200],
    ['draining', 503],
  ] as const)('of a server that is %s is %i, and never kept', async (state, status) => {
    const answer = await createApp({ readiness: () => state }).request('/readyz')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store'])
    expect(await answer.json()).toEqual({ status: state })
    expect((await createApp({ readiness: () => state }).request('/healthz')).status).toBe(200)
  })
})

describe('a request’s id', () => {
  const idOf = async (sent: string, trustedProxies: number) => {
    const logged: string[] = []
    const app = createApp({ trustedProxies, log: ({ id }) => void logged.push(id) })
    const { headers } = await app.request('/api/quote', { headers: { 'x-request-id': sent } })
    expect(logged).toEqual([headers.get('x-request-id')])
    return logged[0]!
  }

  it('is the trusted proxy’s, so that both logs name it alike', async () =>
    expect(await idOf('5b6c-A_1=', 1)).toBe('5b6c-A_1='))

  it('is ours where a visitor sends one', async () => expect(await idOf('5b6c', 0)).not.toBe('5b6c'))

  it('has no other characters than letters, digits, - _ and =, and at most 64', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1, maxLength: 80 }), async (sent) => {
        const printable = sent.replaceAll(/[^\x20-\x7e]/g, ';')
        expect(await idOf(printable, 1)).toMatch(/^[\w\-=]{1,64}$/)
      }),
    )
  })
})

describe('/metrics', () => {
  const figure = async (meter: { text(): Promise<string> }, line: string) => {
    const found = (await meter.text()).split('\n').find((text) => text.startsWith(`${line} `))
    return found === undefined ? 0 : Number(found.slice(line.length))
  }
  const days = { content: 'A line', translation: '一句', author: 'A', assign_date: '2026-11-20' }

  it('counts requests, caches, the provider and drawings', async () => {
    const meter = createPromMeter(() => true)
    const options: AppOptions = {
      meter,
      now: () => new Date(2026, 10, 21, 12),
      providerUrl: 'https://quotes.example',
      fetch: meteredProvider(async () => Response.json(days), meter),
      drawCard: meteredDrawing(async () => new Uint8Array([1]), meter),
      warn: () => {},
    }
    const app = createApp(options)
    for (let time = 0; time < 3; time++) await app.request('/api/quote?date=2026-11-20')
    await app.request('/api/card.png?date=2026-11-20&edition=dev')
    await app.request('/api/quote?date=no')
    expect(await figure(meter, 'quotidian_requests_total{route="quote",method="GET",status="200"}')).toBe(3)
    expect(await figure(meter, 'quotidian_requests_total{route="quote",method="GET",status="400"}')).toBe(1)
    expect(await figure(meter, 'quotidian_request_seconds_count{route="card"}')).toBe(1)
    expect(await figure(meter, 'quotidian_provider_seconds_count{outcome="answered"}')).toBe(1)
    expect(await figure(meter, 'quotidian_drawing_seconds_count{outcome="drawn"}')).toBe(1)
    expect(await figure(meter, 'quotidian_cache_finds_total{cache="quotes",how="kept"}')).toBe(3)
    expect(await figure(meter, 'quotidian_cache_finds_total{cache="cards",how="loaded"}')).toBe(1)
    expect(await figure(meter, 'quotidian_ready')).toBe(1)
  })

  it('says why a card was not drawn', async () => {
    const meter = createPromMeter(() => true)
    const left = AbortSignal.abort()
    const ends = [
      { error: new BusyError('many'), outcome: 'busy' },
      { error: new DeadlyCardError('died', 'x'), outcome: 'undrawable' },
      { error: new Error('x'), outcome: 'failed' },
      { error: left.reason as Error, outcome: 'left', signal: left },
    ]
    for (const { error, outcome, signal } of ends) {
      const draw = meteredDrawing(() => Promise.reject(error), meter)
      await expect(draw({} as never, { signal })).rejects.toBe(error)
      expect(await figure(meter, `quotidian_drawing_seconds_count{outcome="${outcome}"}`)).toBe(1)
    }
  })

  it('shows how many cards are drawn and wait', async () => {
    const meter = createPromMeter(() => false)
    meter.watchQueue(() => ({ working: 2, waiting: 7 }))
    expect(await figure(meter, 'quotidian_cards_drawing')).toBe(2)
    expect(await figure(meter, 'quotidian_cards_waiting')).toBe(7)
    expect(await figure(meter, 'quotidian_ready')).toBe(0)
  })

  it('has few names for all addresses', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(fc.webPath(), (path) => void seen.add(routeOf(path || '/'))),
      { numRuns: runs(1_000) },
    )
    fc.assert(fc.property(fc.webPath(), (path) => void seen.add(routeOf(`/api${path}`))))
    for (const name of seen) expect(name).toMatch(/^[a-z]{4,8}$/)
    expect(seen.size).toBeLessThan(12)
  })

  it('is told on its own port, with whether visitors may be sent, and nothing else is', async () => {
    const state = { health: 'ok', readiness: 'starting' }
    const server = await serveStatus(0, '127.0.0.1', {
      health: () => state.health,
      readiness: () => state.readiness,
      metrics: () => createPromMeter(() => true).text(),
    })
    open.push(server)
    const { port } = server.address() as AddressInfo
    const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method })
    const found = await ask('/metrics')
    expect([found.status, found.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ])
    expect(await found.text()).toContain('# TYPE quotidian_requests_total counter')
    expect([(await ask('/healthz')).status, (await ask('/readyz')).status]).toEqual([200, 503])
    Object.assign(state, { health: 'stalled', readiness: 'ready' })
    expect([(await ask('/healthz')).status, (await ask('/readyz')).status]).toEqual([503, 200])
    expect([(await ask('/api/quote')).status, (await ask('/healthz', 'POST')).status]).toEqual([404, 404])
    expect((await createApp().request('/metrics')).status).toBe(404)
  })
})

describe('a server that is told to stop', () => {
  async function serverWith(answer: Promise<string>) {
    const server = createServer(async (_request, response) => void response.end(await answer))
    open.push(server)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const ask = () =>
      new Promise<IncomingMessage>((resolve, reject) => {
        get({ port, host: '127.0.0.1' }, (response) => resolve(response.resume())).once('error', reject)
      })
    return { server, ask }
  }

  it('finishes what is under way, and takes nothing new', async () => {
    const { promise: answer, resolve: finish } = deferred<string>()
    const { server, ask } = await serverWith(answer)
    const begun = once(server, 'request')
    const underWay = ask()
    await begun
    const ended = vi.fn<() => void>()
    endGently(server, { noticeMs: 0, graceMs: 60_000 }, ended)
    await expect(ask()).rejects.toThrow(/ECONNREFUSED|ECONNRESET|hang up/)
    expect(ended).not.toHaveBeenCalled()
    finish('done')
    expect((await underWay).statusCode).toBe(200)
    await expect.poll(() => ended).toHaveBeenCalledOnce()
  })

  it('answers on while a balancer notices, and keeps no connection', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { server, ask } = await serverWith(Promise.resolve('here'))
    const ended = vi.fn<() => void>()
    endGently(server, { noticeMs: 3_000, graceMs: 8_000 }, ended)
    vi.advanceTimersByTime(2_999)
    expect((await ask()).headers.connection).toBe('close')
    vi.advanceTimersByTime(1)
    await expect(ask()).rejects.toThrow(/ECONNREFUSED|ECONNRESET|hang up/)
    vi.useRealTimers()
    await expect.poll(() => ended).toHaveBeenCalledOnce()
  })
})
