/** Redis is slow, silent, gone, loading or back: visitors notice nothing, and the log has one line. */
import { afterEach, describe, expect, it } from 'vitest'
import { emptyQuote } from '../../src/card/quote'
import { createApp } from '../../src/server/app'
import { createRedisStore, type RedisStore } from '../../src/server/store/redisStore'
import { json, PROVIDER } from '../quotes/examples'
import { answerOf } from './answerOf'
import { startFakeRedis, type Manner } from './fakeRedis'

// A command's timeout exceeds any pause of this process, which also runs the fake Redis.
const TIMES = { commandMs: 2_000, retryMs: 20, steadyMs: 50 }
/** If no command ever finishes in time, pauses make no difference. */
const NEVER_WELL = { ...TIMES, commandMs: 50 }
const NOON = new Date(2026, 10, 21, 12)
const open: { close(): void }[] = []
afterEach(() => {
  for (const one of open.splice(0)) one.close()
})

async function appWith(url: string, times = TIMES) {
  const lines: string[] = []
  const store: RedisStore = await createRedisStore({
    url,
    edition: 'test',
    warn: (line) => lines.push(line),
    times,
  })
  open.push(store)
  let upstream = 0
  const app = createApp({
    now: () => NOON,
    warn: () => {},
    providerUrl: 'https://provider.example/daily',
    fetch: async (input) => {
      upstream++
      return json({ ...PROVIDER.complete, assign_date: new URL(String(input)).searchParams.get('date') })
    },
    drawCard: async () => new TextEncoder().encode('a picture'),
    store,
  })
  const askAll = async (template: string) => {
    const paths = [
      '/api/quote?date=2026-11-20',
      `/api/card.png?date=2026-11-20&template=${template}`,
      '/healthz',
    ]
    return Promise.all(paths.map(async (path) => (await answerOf(app, path)).status))
  }
  return { app, askAll, lines, upstream: () => upstream }
}

async function redis() {
  const fake = await startFakeRedis()
  open.push(fake)
  return fake
}

const UNWELL: Manner[] = ['silent', 'slow', 'refusing', 'loading']

describe('a Redis that is', () => {
  it.each(UNWELL)('%s from the start: every request is answered, and one line says so', async (manner) => {
    const fake = await redis()
    fake.behave(manner)
    const { askAll, lines } = await appWith(fake.url, NEVER_WELL)
    for (const template of ['minimal', 'sunny', 'retro'])
      expect(await askAll(template)).toEqual([200, 200, 200])
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^Redis does not answer/)
  })

  it.each(UNWELL)(
    '%s after it was well: every request is answered, and it is asked no more than to come back',
    async (manner) => {
      const fake = await redis()
      const { askAll, lines } = await appWith(fake.url)
      expect(await askAll('minimal')).toEqual([200, 200, 200])
      expect(lines).toEqual([])
      fake.behave(manner)
      for (const template of ['sunny', 'retro']) expect(await askAll(template)).toEqual([200, 200, 200])
      expect(lines).toHaveLength(1)
    },
  )

  it('back is taken again, and one line says so', async () => {
    const fake = await redis()
    const { askAll, lines } = await appWith(fake.url)
    fake.behave('refusing')
    expect(await askAll('minimal')).toEqual([200, 200, 200])
    fake.behave('well')
    await expect.poll(() => lines).toHaveLength(2)
    expect(lines[1]).toMatch(/^Redis answers again/)
    const before = fake.state.commands
    expect(await askAll('sunny')).toEqual([200, 200, 200])
    expect(fake.state.commands).toBeGreaterThan(before)
  })

  it('nowhere at all', async () => {
    const fake = await startFakeRedis()
    fake.close()
    const { askAll, lines } = await appWith(fake.url)
    expect(await askAll('minimal')).toEqual([200, 200, 200])
    expect(lines).toHaveLength(1)
  })
})

const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`
const found = (text: string) => `*2\r\n${bulk(text)}:60000\r\n`
const QUOTE = { ...emptyQuote('2026-11-20'), content: 'Ours', source: 'provider' }

describe('a Redis that lies', () => {
  it.each([
    ['words that are no quote', found('hello')],
    ['another day’s quote', found(JSON.stringify({ ...QUOTE, date: '2026-11-19' }))],
    ['a quote of wrong types', found(JSON.stringify({ ...QUOTE, content: 5 }))],
    ['a quote with more in it', found(JSON.stringify({ ...QUOTE, more: 'x' }))],
    ['a list of quotes', found(JSON.stringify([QUOTE]))],
    ['more than a value may have', found('x'.repeat(70_000))],
    ['nothing', '$-1\r\n'],
    ['a number', ':7\r\n'],
    ['a word', bulk('hello')],
    ['an empty list', '*0\r\n'],
    ['lists in a list', '*2\r\n*1\r\n:1\r\n*0\r\n'],
  ])('with %s is not believed', async (_, reply) => {
    const fake = await redis()
    const { app } = await appWith(fake.url)
    fake.state.scriptsReply = reply
    const quote = await answerOf(app, '/api/quote?date=2026-11-20')
    expect(await quote.json()).toMatchObject({
      assign_date: '2026-11-20',
      content: PROVIDER.complete.content,
    })
    const card = await answerOf(app, '/api/card.png?date=2026-11-20')
    expect([card.status, await card.text()]).toEqual([200, 'a picture'])
  })

  it('is believed where its value is what we would keep', async () => {
    const fake = await redis()
    const { app } = await appWith(fake.url)
    fake.state.scriptsReply = found(JSON.stringify(QUOTE))
    expect(await (await answerOf(app, '/api/quote?date=2026-11-20')).json()).toMatchObject({
      content: 'Ours',
    })
  })
})

describe('while Redis is gone', () => {
  it('an instance counts by itself, and asks the provider once', async () => {
    const fake = await redis()
    fake.behave('refusing')
    const { app, upstream } = await appWith(fake.url)
    const quotes = await Promise.all(
      Array.from({ length: 50 }, () => app.request('/api/quote?date=2026-11-20')),
    )
    expect(quotes.every(({ status }) => status === 200)).toBe(true)
    expect(upstream()).toBe(1)
    // Concurrent, since each rejection after the first is delayed by a second.
    const cards = await Promise.all(
      Array.from({ length: 70 }, () => answerOf(app, '/api/card.png?date=2026-11-20')),
    )
    expect(cards.filter(({ status }) => status === 200)).toHaveLength(60)
  })

  it('no line of the log has its password', async () => {
    const { lines } = await appWith('redis://:secret@127.0.0.1:1')
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toContain('secret')
  })
})
