/**
 * Tests what server instances share in a real Redis. Each test has several stores, as several processes
 * would.
 */
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApp, type AppOptions } from '../../src/server/app'
import { createRedisStore, type RedisStore } from '../../src/server/store/redisStore'
import type { StoreCacheOptions } from '../../src/server/store/store'
import { tinyPicture } from '../fixtures/tinyPictures'
import { json, PROVIDER } from '../quotes/examples'
import { answerOf } from '../server/answerOf'
import { startRedis, type RedisServer } from './redisServer'

// A command's timeout exceeds any pause of a busy machine, since Redis writes every change to disk.
const TIMES = { commandMs: 2_000, retryMs: 100, steadyMs: 100 }
const NOON = new Date(2026, 10, 21, 12)
const never = () => new AbortController().signal
let redis: RedisServer
let editions = 0
const stores: RedisStore[] = []

beforeAll(async () => void (redis = await startRedis()))
afterAll(() => redis.stop())
afterEach(() => {
  for (const store of stores.splice(0)) store.close()
})

/** Stores with their own edition, so that no test finds another's values. */
async function storesOf(count: number, lines: string[] = []) {
  const edition = `test-${process.pid}-${editions++}`
  const made = await Promise.all(
    Array.from({ length: count }, () =>
      createRedisStore({ url: redis.url, edition, warn: (line) => lines.push(line), times: TIMES }),
    ),
  )
  stores.push(...made)
  return made
}

const TEXTS: StoreCacheOptions<{ text: string }> = {
  name: 'texts',
  mostBytes: 1_000,
  mostBytesEach: 400,
  mostWaitMs: 60_000,
  write: ({ text }) => new TextEncoder().encode(text),
  read: (bytes) => ({ text: new TextDecoder().decode(bytes) }),
}

describe('a cache of all instances', () => {
  it('has one of all load what a thousand ask for at once, and gives the others the same', async () => {
    const caches = (await storesOf(4)).map((store) => store.cache(TEXTS))
    let loads = 0
    const load = async () => {
      loads++
      await new Promise((resolve) => setTimeout(resolve, 50))
      return { value: { text: 'a value' }, ttlMs: 60_000 }
    }
    const found = await Promise.all(
      Array.from({ length: 1_000 }, (_, nth) => caches[nth % 4]!.find('key', load, never())),
    )
    expect(loads).toBe(1)
    expect(found.every(({ value, ttlMs }) => value.text === 'a value' && ttlMs > 0 && ttlMs <= 60_000)).toBe(
      true,
    )
  })

  it('does not keep what is to be kept for no time: the next loads it', async () => {
    const caches = (await storesOf(2)).map((store) => store.cache(TEXTS))
    let loads = 0
    const load = async () => ({ value: { text: String(++loads) }, ttlMs: 0 })
    await Promise.all(caches.map((cache) => cache.find('key', load, never())))
    expect(loads).toBe(2)
  })

  it('gives a failure to who loaded, and lets the next one try', async () => {
    const caches = (await storesOf(2)).map((store) => store.cache(TEXTS))
    await expect(caches[0]!.find('key', () => Promise.reject(new Error('no')), never())).rejects.toThrow('no')
    const load = async () => ({ value: { text: 'yes' }, ttlMs: 60_000 })
    expect((await caches[1]!.find('key', load, never())).value.text).toBe('yes')
  })

  it('goes on without an instance that ended while it loaded', async () => {
    const [gone, other] = await storesOf(2)
    void gone!
      .cache(TEXTS)
      .find('key', () => new Promise(() => {}), never())
      .catch(() => {})
    await new Promise((resolve) => setTimeout(resolve, 100))
    gone!.close()
    const load = async () => ({ value: { text: 'the other' }, ttlMs: 60_000 })
    expect((await other!.cache(TEXTS).find('key', load, never())).value.text).toBe('the other')
  })

  it('ends the wait of who leaves', async () => {
    const [one, other] = await storesOf(2)
    void one!
      .cache(TEXTS)
      .find('key', () => new Promise(() => {}), never())
      .catch(() => {})
    await new Promise((resolve) => setTimeout(resolve, 100))
    const leaving = new AbortController()
    const waiting = other!.cache(TEXTS).find('key', () => Promise.reject(new Error('loaded')), leaving.signal)
    leaving.abort(new Error('left'))
    await expect(waiting).rejects.toThrow('left')
  })

  it('holds so many bytes, the latest, and nothing that is larger than one may be', async () => {
    const [store] = await storesOf(1)
    const cache = store!.cache(TEXTS)
    const find = async (key: string, size: number) => {
      let isLoaded = false
      await cache.find(
        key,
        async () => ((isLoaded = true), { value: { text: 'x'.repeat(size) }, ttlMs: 60_000 }),
        never(),
      )
      return isLoaded
    }
    for (let nth = 0; nth < 20; nth++) expect(await find(`${nth}`, 300)).toBe(true)
    expect(await find('19', 300)).toBe(false)
    expect(await find('17', 300)).toBe(false)
    expect(await find('16', 300)).toBe(true)
    expect(await find('large', 401)).toBe(true)
    expect(await find('large', 401)).toBe(true)
  })

  it('takes nothing of another edition', async () => {
    const [[one], [other]] = [await storesOf(1), await storesOf(1)]
    const load = (text: string) => async () => ({ value: { text }, ttlMs: 60_000 })
    await one!.cache(TEXTS).find('key', load('one'), never())
    expect((await other!.cache(TEXTS).find('key', load('other'), never())).value.text).toBe('other')
  })
})

describe('a name that holds something else', () => {
  it('gets the value that is loaded, and has it from then on', async () => {
    const [store] = await storesOf(1)
    const cache = store!.cache<{ text: string }>({
      ...TEXTS,
      read: (bytes) => (bytes.length > 3 ? TEXTS.read(bytes, '') : null),
    })
    const client = new Redis(redis.url)
    const load = async () => ({ value: { text: 'a value' }, ttlMs: 60_000 })
    const unused = async () => Promise.reject(new Error('it is kept'))
    try {
      await cache.find('key', load, never())
      const isValue = (name: string) => /:texts:[\w-]{32}$/.test(name)
      const name = (await client.keys(`*:texts:*`)).filter(isValue).at(-1)!
      const others: (() => Promise<unknown>)[] = [
        () => client.set(name, 'x', 'PX', 60_000),
        () => client.set(name, 'x'.repeat(401), 'PX', 60_000),
        () => client.lpush(name, 'x'),
        () => client.hset(name, 'x', 'y'),
      ]
      for (const other of others) {
        await client.del(name)
        await other()
        expect((await cache.find('key', load, never())).value).toEqual({ text: 'a value' })
        expect((await cache.find('key', unused, never())).value).toEqual({ text: 'a value' })
      }
    } finally {
      client.disconnect()
    }
  })
})

describe('a limit over several instances', () => {
  it('lets through exactly as many as there may be, whoever asks, and says when there is room again', async () => {
    const made = await storesOf(4)
    const takes = made.map((store) => store.limiter(`limit-${editions}`, 60_000, () => 0))
    const waits = await Promise.all(
      Array.from({ length: 400 }, (_, nth) => takes[nth % 4]!([{ key: 'visitor', max: 60 }])),
    )
    expect(waits.filter((waitMs) => waitMs === 0)).toHaveLength(60)
    for (const waitMs of waits) expect(waitMs).toBeLessThanOrEqual(60_000)
    expect(await takes[0]!([{ key: 'another', max: 60 }])).toBe(0)
  })

  it('slides: there is room as soon as the first is so long ago', async () => {
    const [store] = await storesOf(1)
    const take = store!.limiter(`limit-${editions}`, 1_000, () => 0)
    let limits = [{ key: '', max: 2 }]
    let waitMs = 0
    // Retries with another visitor if the machine paused longer than the window.
    for (let visitor = 0; waitMs === 0; visitor++) {
      limits = [{ key: `visitor-${visitor}`, max: 2 }]
      for (let nth = 0; nth < 2; nth++) expect(await take(limits)).toBe(0)
      waitMs = await take(limits)
    }
    await new Promise((resolve) => setTimeout(resolve, waitMs + 5))
    expect(await take(limits)).toBe(0)
  })

  it('takes none where the network is at its limit', async () => {
    const [store] = await storesOf(1)
    const take = store!.limiter(`limit-${editions}`, 60_000, () => 0)
    for (let nth = 0; nth < 2; nth++)
      expect(
        await take([
          { key: `v${nth}`, max: 1 },
          { key: 'net', max: 2 },
        ]),
      ).toBe(0)
    expect(
      await take([
        { key: 'v2', max: 1 },
        { key: 'net', max: 2 },
      ]),
    ).toBeGreaterThan(0)
    expect(await take([{ key: 'v2', max: 1 }])).toBe(0)
  })
})

describe('four servers', () => {
  async function servers(options: Partial<AppOptions> = {}, lines: string[] = []) {
    const seen = { upstream: 0, drawn: 0 }
    const apps = (await storesOf(4, lines)).map((store) =>
      createApp({
        now: () => NOON,
        warn: () => {},
        providerUrl: 'https://provider.example/daily',
        fetch: async (input) => {
          seen.upstream++
          await new Promise((resolve) => setTimeout(resolve, 100))
          return json({ ...PROVIDER.complete, assign_date: new URL(String(input)).searchParams.get('date') })
        },
        drawCard: async ({ format }) => {
          seen.drawn++
          await new Promise((resolve) => setTimeout(resolve, 100))
          return tinyPicture(format)
        },
        store,
        ...options,
      }),
    )
    return { apps, seen, lines }
  }

  it('ask the provider once for a thousand misses of a day, and draw a card once', async () => {
    const { apps, seen } = await servers()
    const ask = (path: string, count: number) =>
      Promise.all(
        Array.from({ length: count }, async (_, nth) => (await answerOf(apps[nth % 4]!, path)).text()),
      )
    const quotes = await ask('/api/quote?date=2026-11-20', 1_000)
    expect(seen.upstream).toBe(1)
    expect(new Set(quotes).size).toBe(1)
    const cards = await ask('/api/card.png?date=2026-11-20&template=minimal', 40)
    expect([seen.drawn, new Set(cards).size]).toEqual([1, 1])
  })

  it('serve on while Redis is killed, stopped, and back', async () => {
    const { apps, lines } = await servers({ providerUrl: null })
    const all = async (template: string) => {
      const paths = ['/api/quote', `/api/card.png?date=2026-11-20&template=${template}`]
      const answers = apps.flatMap((app) => paths.map(async (path) => (await answerOf(app, path)).status))
      return (await Promise.all(answers)).every((status) => status === 200)
    }
    expect(await all('minimal')).toBe(true)
    await redis.kill()
    expect(await all('sunny')).toBe(true)
    expect(await all('retro')).toBe(true)
    expect(lines.filter((line) => line.includes('does not answer'))).toHaveLength(4)
    await redis.start()
    await vi.waitFor(() => expect(lines.filter((line) => line.includes('again'))).toHaveLength(4), 30_000)
    redis.signal('SIGSTOP')
    expect(await all('modern')).toBe(true)
    redis.signal('SIGCONT')
    await vi.waitFor(() => expect(lines.filter((line) => line.includes('again'))).toHaveLength(8), 30_000)
    expect(await all('minimal')).toBe(true)
  })
})
