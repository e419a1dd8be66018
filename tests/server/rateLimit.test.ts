import fc from 'fast-check'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LATE_MS, pauseUnlessLeft, rateLimit } from '../../src/server/rateLimit'
import { clientAddress, visitorAt } from '../../src/server/visitor'
import { runs } from '../fixtures/tier'

/** Ten requests a minute, with its own clock. Rejections are immediate unless `pause` is given. */
function limited(pause: typeof pauseUnlessLeft = async () => {}) {
  let nowMs = 1_000_000
  const app = new Hono()
  app.use(
    rateLimit(
      { requests: 10, perMs: 60_000, costOf: (c) => Number(c.req.header('cost') ?? 1) },
      (c) => visitorAt(c.req.header('address') ?? ''),
      () => new Date(nowMs),
      undefined,
      pause,
    ),
  )
  app.get('/', (c) => c.text('ok'))
  const ask = async (address = '198.51.100.1', signal?: AbortSignal, cost = 1) =>
    app.request('/', { headers: { address, cost: String(cost) }, ...(signal && { signal }) })
  return { ask, wait: (ms: number) => (nowMs += ms) }
}

describe('a rate limit', () => {
  it('allows ten requests and tells the eleventh how long to wait; then it is allowed', async () => {
    const { ask, wait } = limited()
    for (let time = 0; time < 10; time++) expect((await ask()).status).toBe(200)
    const refused = await ask()
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({ error: { code: 'too-many' } })
    expect(refused.headers.get('retry-after')).toBe('60')
    expect((await ask('198.51.100.2')).status).toBe(200)
    wait(59_999)
    expect((await ask()).headers.get('retry-after')).toBe('1')
    wait(1)
    expect((await ask()).status).toBe(200)
  })

  it('answers a visitor ten times in any minute and never refuses one who had fewer, however the requests are spaced', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(20_000), { minLength: 20, maxLength: 80 }), async (waits) => {
        const { ask, wait } = limited()
        let atMs = 0
        const served: number[] = []
        for (const ms of waits) {
          atMs += ms
          wait(ms)
          const lastMinute = served.filter((at) => at > atMs - 60_000).length
          const answer = await ask()
          expect(answer.status).toBe(lastMinute < 10 ? 200 : 429)
          if (answer.status === 200) served.push(atMs)
        }
      }),
      { numRuns: runs(50) },
    )
  })

  it('allows a request after the wait that was given', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(5_000), { minLength: 11, maxLength: 40 }), async (waits) => {
        const { ask, wait } = limited()
        for (const ms of waits) {
          wait(ms)
          const answer = await ask()
          if (answer.status === 200) continue
          wait(Number(answer.headers.get('retry-after')) * 1000)
          expect((await ask()).status).toBe(200)
        }
      }),
      { numRuns: runs(50) },
    )
  })

  it('counts a request by its cost, in any minute, and allows it after the wait that was given', async () => {
    const request = fc.record({ ms: fc.nat(20_000), cost: fc.integer({ min: 1, max: 10 }) })
    await fc.assert(
      fc.asyncProperty(fc.array(request, { minLength: 10, maxLength: 60 }), async (requests) => {
        const { ask, wait } = limited()
        let atMs = 0
        const served: { atMs: number; cost: number }[] = []
        for (const { ms, cost } of requests) {
          atMs += ms
          wait(ms)
          const recent = served.filter((one) => one.atMs > atMs - 60_000)
          const left = 10 - recent.reduce((sum, one) => sum + one.cost, 0)
          const answer = await ask('198.51.100.1', undefined, cost)
          expect(answer.status).toBe(cost <= left ? 200 : 429)
          if (answer.status === 429) {
            const waitS = Number(answer.headers.get('retry-after'))
            atMs += waitS * 1_000
            wait(waitS * 1_000)
            expect((await ask('198.51.100.1', undefined, cost)).status).toBe(200)
          }
          served.push({ atMs, cost })
        }
      }),
      { numRuns: runs(50) },
    )
  })

  it('blocks no visitor for longer than a minute when the clock is set back', async () => {
    const { ask, wait } = limited()
    for (let time = 0; time < 10; time++) await ask()
    wait(-3_600_000)
    expect((await ask()).status).toBe(200)
  })

  it('counts a /56 of IPv6 as one visitor, and four of them where one /48 asks from many', async () => {
    const { ask } = limited()
    const tenth = ['2001:db8:1:2::1', '2001:0db8:1:0002:ffff::9', '2001:db8:1:ff:0:0:0:3']
    for (let time = 0; time < 10; time++) expect((await ask(tenth[time % 3])).status).toBe(200)
    expect((await ask('2001:db8:1:77:a:b:c:d')).status).toBe(429)
    const others = Array.from({ length: 31 }, (_, at) => `2001:db8:1:${(at + 1).toString(16)}00::1`)
    for (const address of others.slice(0, 30)) expect((await ask(address)).status).toBe(200)
    const refused = await ask(others[30])
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect((await ask('2001:db8:2::1')).status).toBe(200)
  })

  it('does not count what it refused against the others of a /48', async () => {
    const { ask } = limited()
    for (let time = 0; time < 100; time++) await ask('2001:db8:1::1')
    expect((await ask('2001:db8:1:100::1')).status).toBe(200)
  })
})

describe('who asks again right after a refusal', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  const refusedOnce = async () => {
    const limit = limited(pauseUnlessLeft)
    for (let time = 0; time < 10; time++) await limit.ask()
    expect((await limit.ask()).status).toBe(429)
    return limit
  }

  it('is answered when a second is over, and let in where there is room by then; nobody else waits', async () => {
    const { ask, wait } = await refusedOnce()
    expect((await ask('198.51.100.2')).status).toBe(200)
    let status = 0
    for (const isLetIn of [false, true]) {
      const answer = ask().then((answered) => (status = answered.status))
      await vi.advanceTimersByTimeAsync(LATE_MS - 1)
      expect(status).toBe(0)
      if (isLetIn) wait(60_000)
      await vi.advanceTimersByTimeAsync(1)
      expect(await answer).toBe(isLetIn ? 200 : 429)
      status = 0
    }
  })

  it('is answered at once after that second', async () => {
    const { ask, wait } = await refusedOnce()
    wait(LATE_MS)
    expect((await ask()).status).toBe(429)
  })

  it('and leaves is not waited for', async () => {
    const { ask } = await refusedOnce()
    const leaving = new AbortController()
    const answer = ask('198.51.100.1', leaving.signal)
    await new Promise(setImmediate)
    leaving.abort()
    expect((await answer).status).toBe(499)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is answered at once where a thousand wait already', async () => {
    const { ask } = await refusedOnce()
    for (let time = 0; time < 1_000; time++) void ask()
    expect((await ask()).status).toBe(429)
  })
})

describe('a visitor', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7', '198.51.100.7'],
    ['::ffff:c633:6407', '198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2ff::1', '2001:db8:1:200::/56', '2001:db8:1::/48'],
    ['fe80::1%eth0', 'fe80::/56', 'fe80::/48'],
    ['', '', ''],
    ['unix', 'unix', 'unix'],
  ])('at %s is %s, of the network %s', (address, id, network) =>
    expect(visitorAt(address)).toEqual({ id, network }),
  )
})

describe('a visitor’s address', () => {
  it.each([
    ['10.0.0.1', undefined, 1, '10.0.0.1'],
    ['10.0.0.1', '203.0.113.7', 0, '10.0.0.1'], // No proxy is trusted: anyone can write this header.
    ['10.0.0.1', '203.0.113.7', 1, '203.0.113.7'],
    ['10.0.0.1', '1.1.1.1, 203.0.113.7', 1, '203.0.113.7'],
    ['10.0.0.1', '1.1.1.1, 203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
    ['10.0.0.1', '203.0.113.7', 3, '203.0.113.7'],
    ['10.0.0.1', '203.0.113.7:4711', 1, '203.0.113.7'],
    ['10.0.0.1', '[2001:db8::1]:4711', 1, '2001:db8::1'],
    ['10.0.0.1', 'unknown', 1, '10.0.0.1'],
    ['10.0.0.1', '', 1, '10.0.0.1'],
  ])('of %s with %s behind %i trusted proxies is %s', (connected, forwarded, trusted, address) =>
    expect(clientAddress(connected, forwarded, trusted)).toBe(address),
  )
})
