// @module-tag days
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '../../src/server/app'
import { PROVIDER_TIMEOUT_MS } from '../../src/server/quote'
import { BAD_ANSWERS, DAY, json, NO_DAYS, PROVIDER, REAL_DAYS } from '../quotes/examples'

const PROVIDER_URL = 'https://provider.example/daily?key=1'

/** The app with a provider that answers so; null for no provider. */
function appWith(answer: ((url: string) => Promise<Response>) | null) {
  const asked: string[] = []
  const warnings: string[] = []
  const app = createApp({
    providerUrl: answer && PROVIDER_URL,
    fetch: async (input) => {
      asked.push(String(input))
      return answer!(String(input))
    },
    now: () => new Date(),
    warn: (message) => warnings.push(message),
  })
  const ask = async (query: string) => {
    const response = await app.request(`/api/quote${query}`)
    return { status: response.status, headers: response.headers, body: await response.json() }
  }
  return { app, ask, asked, warnings }
}

const forAnyDay = async (url: string) =>
  json({ ...PROVIDER.complete, assign_date: new URL(url).searchParams.get('date') })

/** The result, after all timers have run. */
async function settle<T>(promise: Promise<T>): Promise<T> {
  await vi.runAllTimersAsync()
  return promise
}

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 20, 12) }))
afterEach(() => void vi.useRealTimers())

describe('without a provider', () => {
  it('answers from the almanac, with source and citation, in the provider’s shape', async () => {
    const { ask, asked } = appWith(null)
    expect((await ask('?date=2026-01-02')).body).toEqual({
      id: 'almanac-01-02',
      content: 'The beginning is the most important part of any work',
      translation: '凡事最要紧的，是开头。',
      author: 'Plato',
      assign_date: '2026-01-02',
      share_img_urls: [],
      origin_img_urls: [],
      source: 'almanac',
      citation: {
        work: 'The Republic',
        year: -375,
        translator: 'Benjamin Jowett',
        locator: 'Book II',
        author_zh: '柏拉图',
      },
    })
    expect(asked).toEqual([])
  })

  it('takes today where no date is given', async () =>
    expect((await appWith(null).ask('')).body).toMatchObject({ assign_date: '2026-11-20' }))

  it.each(REAL_DAYS)('has a quote for %s', async (day) =>
    expect((await appWith(null).ask(`?date=${day}`)).body).toMatchObject({
      assign_date: day,
      source: 'almanac',
    }),
  )
})

describe('an invalid date', () => {
  it.each([...NO_DAYS.map((day) => `?date=${encodeURIComponent(day)}`), '?date', `?date=${DAY}&date=${DAY}`])(
    '%s is answered 400',
    async (query) => {
      const { ask, asked } = appWith(forAnyDay)
      const { status, body } = await ask(query)
      expect(status).toBe(400)
      expect(body).toEqual({
        error: {
          code: 'bad-date',
          message: expect.stringMatching(/^date must be/),
          id: expect.stringMatching(/./),
        },
      })
      expect(asked).toEqual([])
    },
  )
})

describe('with a provider', () => {
  it('passes its quote on, cleaned and named', async () => {
    const { ask, asked } = appWith(async () => json(PROVIDER.dirty))
    expect((await ask('?date=2026-03-02')).body).toMatchObject({
      content: 'Leave the door open; spring doesn’t knock.',
      translation: '门留一道缝，春天从不敲门。',
      source: 'provider',
      citation: null,
    })
    expect(asked).toEqual([`${PROVIDER_URL}&date=2026-03-02`])
  })

  it.each(Object.entries(BAD_ANSWERS))('answers from the almanac when it is bad: %s', async (_, bad) => {
    const { ask, warnings } = appWith(() => bad())
    const { status, body, headers } = await settle(ask(`?date=${DAY}`))
    expect(status).toBe(200)
    expect(body).toMatchObject({ source: 'almanac', assign_date: DAY, content: expect.stringMatching(/\S/) })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(warnings).toEqual([`The quote provider gave no quote for ${DAY}; the almanac answers.`])
  })

  it('waits for it three seconds at most', async () => {
    const { ask } = appWith(() => BAD_ANSWERS.hangs!())
    let status = 0
    const answered = ask(`?date=${DAY}`).then((answer) => (status = answer.status))
    await vi.advanceTimersByTimeAsync(PROVIDER_TIMEOUT_MS - 1)
    expect(status).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    await answered // no timer rings any more: what it still waited for would never come
    expect(status).toBe(200)
  })

  it('asks it once for a hundred visitors at once, and once more only for another day', async () => {
    const { ask, asked } = appWith(async (url) => {
      await new Promise((resolve) => setTimeout(resolve, 50))
      return forAnyDay(url)
    })
    const answers = await settle(Promise.all(Array.from({ length: 100 }, () => ask(`?date=${DAY}`))))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(asked).toHaveLength(1)
    await settle(ask(`?date=${DAY}`))
    expect(asked).toHaveLength(1)
    await settle(ask('?date=2026-11-21'))
    expect(asked).toHaveLength(2)
  })

  it('keeps a day’s quote for hours, a failure for seconds', async () => {
    let isDown = true
    const { ask, asked } = appWith((url) => (isDown ? BAD_ANSWERS.down!() : forAnyDay(url)))
    expect((await ask(`?date=${DAY}`)).body).toMatchObject({ source: 'almanac' })
    isDown = false
    vi.advanceTimersByTime(29_000)
    expect((await ask(`?date=${DAY}`)).body).toMatchObject({ source: 'almanac' })
    vi.advanceTimersByTime(2_000)
    expect((await ask(`?date=${DAY}`)).body).toMatchObject({ source: 'provider' })
    isDown = true
    vi.advanceTimersByTime(11 * 3_600_000)
    expect((await ask(`?date=${DAY}`)).body).toMatchObject({ source: 'provider' })
    expect(asked).toHaveLength(2)
  })

  it('gives a stand-in and the quote that follows it different tags', async () => {
    let isDown = true
    const { app, ask } = appWith((url) => (isDown ? BAD_ANSWERS.down!() : forAnyDay(url)))
    const etag = (await ask(`?date=${DAY}`)).headers.get('etag') ?? ''
    isDown = false
    vi.advanceTimersByTime(31_000)
    const next = await app.request(`/api/quote?date=${DAY}`, { headers: { 'if-none-match': etag } })
    expect([next.status, await next.json()]).toMatchObject([200, { source: 'provider' }])
  })

  it('keeps a bounded number of days', async () => {
    const { ask, asked } = appWith(forAnyDay)
    const days = Array.from({ length: 1_001 }, (_, i) =>
      new Date(Date.UTC(2020, 0, i + 1)).toISOString().slice(0, 10),
    )
    for (const day of days) await ask(`?date=${day}`)
    await ask(`?date=${days.at(-1)}`)
    expect(asked).toHaveLength(1_001)
    await ask(`?date=${days[0]}`)
    expect(asked).toHaveLength(1_002)
  })

  it('lets only so many calls run at once; the almanac answers the rest', async () => {
    const { ask, asked } = appWith(() => BAD_ANSWERS.hangs!())
    const days = Array.from({ length: 200 }, (_, i) =>
      new Date(Date.UTC(2020, 0, i + 1)).toISOString().slice(0, 10),
    )
    const answers = await settle(Promise.all(days.map((day) => ask(`?date=${day}`))))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(asked).toHaveLength(128)
  })
})

describe('other requests', () => {
  it('HEAD has the headers and no body', async () => {
    const response = await appWith(null).app.request('/api/quote', { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([200, ''])
  })

  it.each(['POST', 'PUT', 'DELETE'])('%s is refused with 405', async (method) => {
    const response = await appWith(null).app.request('/api/quote', { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it.each(['/api', '/api/', '/api/nothing', '/api/quote/extra'])('%s is a JSON 404', async (path) => {
    const response = await appWith(null).app.request(path)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ error: { code: 'not-found' } })
  })
})
