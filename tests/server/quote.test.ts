// @module-tag days
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { almanacQuote } from '../../src/quotes/almanac'
import { createApp, type AppOptions } from '../../src/server/app'
import { quoteMarkdown } from '../../src/server/quoteEndpoint'
import { PROVIDER_RATION, PROVIDER_TIMEOUT_MS } from '../../src/server/quote'
import { BAD_ANSWERS, DAY, json, NO_DAYS, PROVIDER, REAL_DAYS } from '../quotes/examples'

const PROVIDER_URL = 'https://provider.example/daily?key=1'

function appWith(answer: ((url: string) => Promise<Response>) | null, options: Partial<AppOptions> = {}) {
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
    ...options,
  })
  const ask = async (query: string) => {
    const response = await app.request(`/api/quote${query}`)
    return { status: response.status, headers: response.headers, body: await response.json() }
  }
  return { app, ask, asked, warnings }
}

const forAnyDay = async (url: string) =>
  json({ ...PROVIDER.complete, assign_date: new URL(url).searchParams.get('date') })

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
      original: '',
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

describe('where it is another day', () => {
  const at = (moment: string) => appWith(null, { now: () => new Date(moment) })

  it.each([
    ['2026-11-20T15:59:59Z', '2026-11-20', 1],
    ['2026-11-20T16:00:00Z', '2026-11-21', 86_400],
  ])('today is the zone’s, until its midnight: %s', async (moment, day, seconds) => {
    const { headers, body } = await at(moment).ask('?tz=prc')
    expect(body).toMatchObject({ assign_date: day })
    expect([headers.get('cache-control'), headers.get('time-zone')]).toEqual([
      `max-age=${seconds}`,
      'Asia/Shanghai',
    ])
  })

  it('says the server’s zone without one, and none for a date', async () => {
    const { ask } = at('2026-11-20T12:00:00Z')
    const zone = new Intl.DateTimeFormat('en').resolvedOptions().timeZone
    expect((await ask('')).headers.get('time-zone')).toBe(zone)
    expect((await ask('?date=2026-11-20&tz=prc')).headers.get('time-zone')).toBeNull()
  })

  it.each(['?tz=Nowhere', '?tz=%2B08:00', '?tz=prc&tz=prc'])('refuses %s', async (query) => {
    const { status, body } = await at('2026-11-20T12:00:00Z').ask(query)
    expect([status, body.error.code]).toEqual([400, 'bad-tz'])
  })
})

describe('the day’s words as text', () => {
  const ask = async (path: string) => {
    const answer = await appWith(null).app.request(`/api/quote${path}`)
    return { answer, text: await answer.text() }
  }

  it('are in both languages, with who said them', async () => {
    const { answer, text } = await ask('.txt?date=2026-01-02')
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(text).toContain(
      'The beginning is the most important part of any work\n\n凡事最要紧的，是开头。\n\n— ',
    )
    expect(text.endsWith('\n')).toBe(true)
  })

  it('are in one language', async () => {
    const { text } = await ask('.txt?date=2026-01-02&lang=zh')
    expect(text).toMatch(/^凡事最要紧的，是开头。\n\n— 柏拉图/)
    expect((await ask('.txt?date=2026-01-02&lang=en')).text).not.toMatch(/[一-鿿]/)
  })

  it('are a block quotation in Markdown', async () => {
    const { answer, text } = await ask('.md?date=2026-01-02')
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    for (const line of text.trimEnd().split('\n')) expect(line).toMatch(/^>/)
  })

  it('are not sent again to who has them', async () => {
    const etag = (await ask('.txt?date=2026-01-02')).answer.headers.get('etag')!
    const again = await appWith(null).app.request('/api/quote.txt?date=2026-01-02', {
      headers: { 'if-none-match': etag },
    })
    expect(again.status).toBe(304)
  })

  it('are refused in another language', async () => {
    expect((await ask('.txt?lang=fr')).answer.status).toBe(400)
  })

  it('say any words in Markdown as they are', () => {
    const content = '1. *Not* a `list`\n# nor a <b>heading</b> [at](all) \\ &amp;\n- ok'
    const quote = { ...almanacQuote('2026-01-02'), content, translation: '', citation: null }
    expect(quoteMarkdown(quote, 'en').split('\n').slice(0, 3)).toEqual([
      String.raw`> 1\. \*Not\* a \`list\`\ `.trimEnd(),
      String.raw`> \# nor a \<b\>heading\</b\> \[at\](all) \\ \&amp;\ `.trimEnd(),
      String.raw`> \- ok`,
    ])
  })
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

describe('with a service that names no day', () => {
  let nth = 0
  const another = async () => json([{ q: `Quote ${(nth += 1)}`, a: 'Lin Harrow' }])
  const today = '2026-11-20'

  it('keeps its first answer for today, and has the almanac’s for other days, asking no more', async () => {
    nth = 0
    const { ask, asked } = appWith(another)
    for (const hours of [0, 1, 10]) {
      await vi.advanceTimersByTimeAsync(hours * 3_600_000)
      expect((await ask(`?date=${today}`)).body).toMatchObject({ content: 'Quote 1', source: 'provider' })
    }
    for (const day of ['2026-11-19', '2026-11-21', '2026-11-22'])
      expect((await ask(`?date=${day}`)).body).toMatchObject({ source: 'almanac', assign_date: day })
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2 * 3_600_000)
    expect((await ask('?date=2026-11-21')).body).toMatchObject({ content: 'Quote 2' })
    expect((await ask(`?date=${today}`)).body).toMatchObject({ content: 'Quote 1' })
    expect(asked).toHaveLength(2)
  })

  it('learns that it names no day from another day too', async () => {
    const { ask, asked } = appWith(another)
    for (const day of ['2026-11-19', '2026-11-18', '2026-11-17'])
      expect((await ask(`?date=${day}`)).body).toMatchObject({ source: 'almanac' })
    expect(asked).toHaveLength(1)
  })
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
    const answered = ask(`?date=${DAY}`)
    await vi.advanceTimersByTimeAsync(PROVIDER_TIMEOUT_MS)
    const { status, body, headers } = await answered
    expect(status).toBe(200)
    expect(body).toMatchObject({ source: 'almanac', assign_date: DAY, content: expect.stringMatching(/\S/) })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(warnings).toEqual([
      expect.stringMatching(
        new RegExp(
          `^The quote provider gave no quote for ${DAY}; the almanac answers\\. [a-z-]+: .+ \\[request ${headers.get('x-request-id')}\\]$`,
        ),
      ),
    ])
  })

  it('waits for it three seconds at most', async () => {
    const { ask } = appWith(() => BAD_ANSWERS.hangs!())
    let status = 0
    const answered = ask(`?date=${DAY}`).then((answer) => (status = answer.status))
    await vi.advanceTimersByTimeAsync(PROVIDER_TIMEOUT_MS - 1)
    expect(status).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    await answered // No timer fires any more, so a pending wait would never end.
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

  it('is asked with the credentials of its address in a header, by whatever fetch there is', async () => {
    const asked: Request[] = []
    const { ask } = appWith(null, {
      providerUrl: 'https://user:secret@provider.example/daily?key=1',
      fetch: async (input, init) => {
        asked.push(new Request(input, init)) // Fetch rejects URLs with credentials.
        return forAnyDay(asked[0]!.url)
      },
    })
    expect((await ask(`?date=${DAY}`)).body).toMatchObject({ source: 'provider' })
    const { url, headers } = asked[0]!
    expect([url, headers.get('authorization')]).toEqual([
      `${PROVIDER_URL}&date=${DAY}`,
      `Basic ${btoa('user:secret')}`,
    ])
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

  it('keeps a day’s quote while the provider cannot be asked, until it gives another', async () => {
    vi.setSystemTime(new Date(2026, 10, 20, 0, 1))
    let answer = forAnyDay
    const { ask, asked, warnings } = appWith((url) => answer(url))
    const askLater = (hours: number) => {
      vi.advanceTimersByTime(hours * 3_600_000)
      return ask('?date=2026-11-20')
    }
    const { body: given } = await askLater(0)
    const isBusy = () => json({}, { status: 429, headers: { 'retry-after': '60' } })
    for (const bad of [() => BAD_ANSWERS.down!(), async () => isBusy()]) {
      answer = bad
      expect((await askLater(13)).body).toEqual(given)
      expect((await askLater(0)).body).toEqual(given) // It failed just now, or asked for a pause.
    }
    expect(asked).toHaveLength(3)
    expect(warnings[0]).toMatch(/its last one stays/)
    answer = async () => json({ ...PROVIDER.complete, assign_date: '2026-11-20', content: 'Another' })
    expect((await askLater(1)).body).toMatchObject({ source: 'provider', content: 'Another' })
  })

  it('has no day’s quote kept as the next day’s, which began while the provider was asked', async () => {
    vi.setSystemTime(new Date(2026, 10, 20, 23, 59, 59))
    const { ask } = appWith(async (url) => {
      vi.setSystemTime(new Date(2026, 10, 21, 0, 0, 1))
      return forAnyDay(url)
    })
    const { body, headers } = await ask('')
    expect(body).toMatchObject({ source: 'provider', assign_date: '2026-11-20' })
    expect(headers.get('cache-control')).toBe('no-store')
    expect((await ask('?date=2026-11-20')).headers.get('cache-control')).toBe('max-age=3600')
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
    const { ask, asked } = appWith(forAnyDay, { providerDays: { back: 2_000, ahead: 0 } })
    const days = daysBack(1_003).slice(2)
    const askSlowly = async (day: string) => {
      vi.advanceTimersByTime(PROVIDER_RATION.perMs / PROVIDER_RATION.ofVisitor + 1)
      expect((await ask(`?date=${day}`)).body).toMatchObject({ source: 'provider' })
    }
    for (const day of days) await askSlowly(day)
    await askSlowly(days.at(-1)!)
    expect(asked).toHaveLength(1_001)
    await askSlowly(days[0]!)
    expect(asked).toHaveLength(1_002)
  })

  it('asks it only for days in the owner’s window; the almanac answers the others', async () => {
    const { ask, asked } = appWith(forAnyDay, { providerDays: { back: 2, ahead: 1 } })
    const sources = async (days: readonly string[]) =>
      Promise.all(days.map(async (day) => ((await ask(`?date=${day}`)).body as { source: string }).source))
    expect(await sources(['2026-11-18', '2026-11-20', '2026-11-21'])).toEqual(Array(3).fill('provider'))
    expect(await sources(['2026-11-17', '2026-11-22', '2025-11-20', '0001-01-01', '9999-12-31'])).toEqual(
      Array(5).fill('almanac'),
    )
    expect(asked).toHaveLength(3)
  })

  it('rations calls by visitor and in all; what is cached and what is today is free', async () => {
    let visitor = ''
    const { ask, asked } = appWith(forAnyDay, { connectedAddress: () => visitor })
    const { ofVisitor, ofAll, perMs } = PROVIDER_RATION
    const days = daysBack(360).slice(2)
    const askAll = async (from: string) => {
      visitor = from
      const answers = await Promise.all(days.map((day) => ask(`?date=${day}`)))
      expect(answers.every(({ status }) => status === 200)).toBe(true)
    }
    await askAll('192.0.2.1')
    expect(asked).toHaveLength(ofVisitor)
    expect((await ask(`?date=${days[0]}`)).body).toMatchObject({ source: 'provider' })
    expect((await ask('')).body).toMatchObject({ source: 'provider' })
    expect((await ask(`?date=${days.at(-1)}`)).body).toMatchObject({ source: 'almanac' })
    for (let other = 2; other < 12; other++) await askAll(`192.0.2.${other}`)
    expect(asked).toHaveLength(ofAll + 1)
    expect((await ask('?date=2026-11-21')).body).toMatchObject({ source: 'provider' })
    vi.advanceTimersByTime(perMs + 1)
    await askAll('192.0.2.1')
    expect(asked).toHaveLength(ofAll + 2 + ofVisitor)
  })

  it('does not ration the almanac', async () => {
    const { ask } = appWith(null)
    const answers = await Promise.all(daysBack(300).map((day) => ask(`?date=${day}`)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
  })

  it.each([
    ['600', 600],
    ['Fri, 20 Nov 2026 13:00:00 GMT', 3_600],
    ['99999999999999999999999', 86_400],
  ])('is not asked before Retry-After has passed: %s', async (retryAfter, seconds) => {
    vi.setSystemTime(new Date('2026-11-20T12:00:00Z'))
    let isBusy = true
    const { ask, asked } = appWith(async (url) =>
      isBusy ? json({}, { status: 429, headers: { 'retry-after': retryAfter } }) : forAnyDay(url),
    )
    await ask('?date=2026-11-18')
    isBusy = false
    for (const passedMs of [0, seconds * 1000 - 1_000]) {
      vi.setSystemTime(new Date('2026-11-20T12:00:00Z').getTime() + passedMs)
      for (const day of ['2026-11-18', '2026-11-19', '2026-11-20'])
        expect((await ask(`?date=${day}`)).body).toMatchObject({ source: 'almanac' })
    }
    expect(asked).toHaveLength(1)
    vi.setSystemTime(new Date('2026-11-20T12:00:00Z').getTime() + seconds * 1000)
    expect((await ask('?date=2026-11-18')).body).toMatchObject({ source: 'provider' })
  })

  it.each([undefined, null, ''])(
    'takes an answer whose date is %j for today’s, and for no other day',
    async (assign_date) => {
      const { ask, asked } = appWith(async () => json({ ...PROVIDER.complete, assign_date }))
      expect((await ask('')).body).toMatchObject({ source: 'provider', assign_date: '2026-11-20' })
      expect((await ask('?date=2026-11-19')).body).toMatchObject({
        source: 'almanac',
        assign_date: '2026-11-19',
      })
      expect(asked).toHaveLength(2)
    },
  )

  it('reads the charset that it declares', async () => {
    const gbk = Uint8Array.from([
      ...new TextEncoder().encode(`{"assign_date":"${DAY}","content":"`),
      0xc4,
      0xe3,
      0xba,
      0xc3,
      0x22,
      0x7d,
    ])
    const { ask } = appWith(
      async () => new Response(gbk, { headers: { 'content-type': 'application/json; charset=GB2312' } }),
    )
    expect((await ask(`?date=${DAY}`)).body).toMatchObject({ source: 'provider', content: '你好' })
  })

  it('is told of once a minute for each kind of failure, on one line, with the id that the answer showed', async () => {
    const { ask, warnings } = appWith(async (url) =>
      url.endsWith('-01') ? new Response('\x1b[31m<html>\r\nforged \u202e') : json({}, { status: 500 }),
    )
    const id = async (day: string) => (await ask(`?date=${day}`)).headers.get('x-request-id')
    const first = await id('2026-11-02')
    const other = await id('2026-11-01')
    let last: string | null = ''
    for (const day of ['2026-11-03', '2026-11-04', '2026-11-05']) last = await id(day)
    expect(warnings).toEqual([
      expect.stringContaining(`http-status: HTTP 500 [request ${first}]`),
      expect.stringContaining(`[request ${other}]`),
    ])
    expect(warnings[1]).toContain('\\u{1b}[31m<html>\\u{d}\\u{a}forged \\u{202e}')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(warnings).toHaveLength(3)
    expect(warnings[2]).toMatch(new RegExp(`\\[request ${last}\\] \\(3 of this kind, http-status,`))
    await vi.advanceTimersByTimeAsync(600_000)
    expect(warnings).toHaveLength(3)
    expect(warnings.join('')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
  })
})

function daysBack(count: number): string[] {
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(2026, 10, 20 - at)).toISOString().slice(0, 10),
  )
}

it('answers from the almanac what a link names of it, whatever the provider says', async () => {
  const { ask, asked } = appWith(forAnyDay)
  const { body, headers } = await ask('?date=2026-11-20&source=almanac')
  expect(body).toMatchObject({ id: 'almanac-11-20', source: 'almanac', assign_date: '2026-11-20' })
  expect(headers.get('cache-control')).toMatch(/max-age/)
  expect(asked).toEqual([])
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
