import { describe, expect, it } from 'vitest'
import { createApp, type AppOptions } from '../../src/server/app'
import { PROVIDER_RATION } from '../../src/server/quote'
import { tinyPicture } from '../fixtures/tinyPictures'
import { json, PROVIDER } from '../quotes/examples'
import { answerOf } from './answerOf'
import { fakeStore } from './fakeStore'

const NOON = new Date(2026, 10, 21, 12)
const now = () => NOON

function instances(count: number, options: Partial<AppOptions> = {}) {
  const seen = { upstream: 0, drawn: 0 }
  const store = fakeStore(options.now ?? now)
  const apps = Array.from({ length: count }, () =>
    createApp({
      now,
      warn: () => {},
      providerUrl: 'https://provider.example/daily',
      fetch: async (input) => {
        seen.upstream++
        await new Promise(setImmediate)
        return json({ ...PROVIDER.complete, assign_date: new URL(String(input)).searchParams.get('date') })
      },
      drawCard: async ({ format }) => {
        seen.drawn++
        await new Promise(setImmediate)
        return tinyPicture(format)
      },
      store,
      ...options,
    }),
  )
  const ask = (nth: number, path: string) => answerOf(apps[nth % count]!, path)
  return { ask, seen }
}

describe('several instances', () => {
  it('ask the provider once for a thousand visitors who miss a day at the same time', async () => {
    const { ask, seen } = instances(4)
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, async (_, nth) => (await ask(nth, '/api/quote?date=2026-11-20')).json()),
    )
    expect(seen.upstream).toBe(1)
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ source: 'provider', assign_date: '2026-11-20' })
  })

  it('ask a provider that fails once, and all answer from the almanac', async () => {
    let asked = 0
    const { ask } = instances(4, { fetch: async () => (asked++, new Response(null, { status: 500 })) })
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, nth) => (await ask(nth, '/api/quote?date=2026-11-20')).json()),
    )
    expect(asked).toBe(1)
    for (const answer of answers) expect(answer).toMatchObject({ source: 'almanac' })
  })

  it('keep a day’s quote that one of them had, while the provider fails', async () => {
    let time = NOON
    let isDown = false
    const { ask } = instances(2, {
      now: () => time,
      fetch: async () =>
        isDown
          ? new Response(null, { status: 500 })
          : json({ ...PROVIDER.complete, assign_date: '2026-11-21' }),
    })
    const source = async (nth: number) =>
      ((await (await ask(nth, '/api/quote?date=2026-11-21')).json()) as { source: string }).source
    expect(await source(0)).toBe('provider')
    isDown = true
    time = new Date(NOON.getTime() + 13 * 3_600_000)
    expect(await source(1)).toBe('almanac')
    expect(await source(0)).toBe('provider')
    time = new Date(time.getTime() + 60_000)
    expect(await source(0)).toBe('provider')
    expect(await source(1)).toBe('provider')
  })

  it('ask the provider for one visitor as often together as one of them would', async () => {
    const { ask, seen } = instances(4)
    const dayOf = (nth: number) => new Date(Date.UTC(2026, 9, 1 - nth)).toISOString().slice(0, 10)
    for (let nth = 0; nth < 100; nth++) await ask(nth, `/api/quote?date=${dayOf(nth)}`)
    expect(seen.upstream).toBe(PROVIDER_RATION.ofVisitor)
  })

  it('draw a card once, and give the same bytes and tag', async () => {
    const { ask, seen } = instances(4, { providerUrl: null })
    const path = '/api/card.png?date=2026-11-20&template=minimal'
    const answers = await Promise.all(Array.from({ length: 40 }, (_, nth) => ask(nth, path)))
    expect(seen.drawn).toBe(1)
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1)
    const bodies = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set(bodies).size).toBe(1)
  })

  it('share home’s card, and not with the same card that opens again', async () => {
    const { ask, seen } = instances(2, { providerUrl: null })
    for (const nth of [0, 1]) await ask(nth, '/api/card.webp?date=2026-11-21&template=home')
    expect(seen.drawn).toBe(1)
    await ask(0, '/api/card.webp?date=2026-11-21&template=home&scale=1')
    expect(seen.drawn).toBe(2)
  })

  it('count a visitor’s requests together', async () => {
    const { ask } = instances(4, { providerUrl: null })
    // Concurrent, since each rejection after the first is delayed by a second.
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, nth) => ask(nth, '/api/card.png?date=2026-11-20')),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200))
    expect(statuses.slice(60)).toEqual(Array.from({ length: 20 }, () => 429))
  })
})
