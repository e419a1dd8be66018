import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { almanacQuote } from '../../src/quotes/almanac'
import { endpointAnswer } from '../../src/quotes/endpoint'
import { fakeWorker } from './fakeWorker'

vi.mock('workbox-expiration', () => ({ ExpirationPlugin: class {} })) // It needs a database.

const PROTECTION = {
  'content-security-policy': "default-src 'self'",
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}
const SHELL = (language: string) =>
  `<html lang="${language}"><head><title data-page-head>A day</title></head><body><main aria-label="x"><script type="application/json" id="served-day">null</script></main></body></html>`
const STORED = {
  '/en': 'home',
  '/zh': '首页',
  '/en/about': 'about',
  '/en/editor': 'editor',
  '/en/days': 'calendar',
  '/zh/days': '日历',
  '/en/days/01-01': SHELL('en'),
  '/zh/days/01-01': SHELL('zh'),
}

let worker: ReturnType<typeof fakeWorker>
const page = (path: string) => worker.ask(path, { mode: 'navigate', destination: 'document' })
const offline = () => Promise.reject(new TypeError('no network'))

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production') // Otherwise Workbox logs.
  worker = fakeWorker({ stored: STORED, storedDay: '01-01' })
  await import('../../src/offline/serviceWorker')
  await worker.install({ ...PROTECTION, 'content-type': 'text/html', etag: '"1"', 'content-encoding': 'br' })
  await worker.dispatch('activate')
})
beforeEach(() => void (worker.network.answer = offline))
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

describe('without a network, a page', () => {
  it.each([
    ['/en', 'home'],
    ['/en?from=nowhere', 'home'],
    ['/en/about', 'about'],
    ['/en/about/', 'about'],
    ['/', 'home'],
    ['/about', 'about'],
    ['/en/days/2026-11', 'calendar'], // A month is served by the calendar's page.
    ['/zh/days/2026-11', '日历'],
  ])('%s is the one that was stored', async (path, words) => {
    const answer = await page(path)
    expect([answer?.status, await answer?.text()]).toEqual([200, words])
    expect(Object.fromEntries(answer!.headers)).toMatchObject(PROTECTION)
  })

  it.each([
    ['/en/no-such-page', 'home'],
    ['/zh/no-such-page', '首页'],
    ['/no-such-page', 'home'],
    ['/en/days/02-30', 'home'],
    ['/en/days/2027-02-29', 'home'],
  ])('%s does not exist, and says so as protected as any', async (path, words) => {
    const answer = await page(path)
    expect([answer?.status, await answer?.text()]).toEqual([404, words])
    expect(Object.fromEntries(answer!.headers)).toMatchObject(PROTECTION)
  })

  it.each([
    ['/en/days/02-29', 'en', '02-29', '2024-02-29', ''],
    ['/zh/days/2027-03-05', 'zh', '2027-03-05', '2027-03-05', '正月廿八'],
    ['/days/2027-03-05/', 'en', '2027-03-05', '2027-03-05', ''],
  ])('%s is the stored day filled with its own', async (path, language, day, date, chinese) => {
    const answer = await page(path)
    expect(answer?.status).toBe(200)
    const { 'content-encoding': encoding, etag, ...headers } = Object.fromEntries(answer!.headers)
    expect(headers).toEqual({ ...PROTECTION, 'content-type': 'text/html; charset=utf-8' })
    expect([encoding, etag]).toEqual([undefined, undefined]) // These describe other bytes.
    const html = await answer!.text()
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).not.toContain('>A day<')
    const served = JSON.parse(/id="served-day">([^<]*)</.exec(html)![1]!) as {
      quote: { content: string }
      chinese: string
    }
    expect(served).toMatchObject({ day, quote: { content: almanacQuote(date).content } })
    expect(served.chinese).toContain(chinese)
  })
})

describe('with a network', () => {
  it('a date has the words that the server gives, a day of any year the almanac’s', async () => {
    worker.network.answer = async () =>
      Response.json({
        ...endpointAnswer(almanacQuote('2027-03-05')),
        content: 'From a provider',
        source: 'provider',
      })
    expect(await (await page('/en/days/2027-03-05'))!.text()).toContain('From a provider')
    expect(await (await page('/en/days/03-05'))!.text()).not.toContain('From a provider')
  })

  it('an answer that is no quote of that date is not shown', async () => {
    for (const answer of [Response.json({}), new Response('broken', { status: 502 })]) {
      worker.network.answer = async () => answer
      expect(await (await page('/en/days/2027-03-05'))!.text()).toContain(
        JSON.stringify(almanacQuote('2027-03-05').content).slice(1, 20),
      )
    }
  })

  it.each([
    '/robots.txt',
    '/font-licences.txt',
    '/sitemap.xml',
    '/share-en.jpg',
    '/healthz',
    '/readyz',
    '/api/card.png',
    '/embed/en',
  ])('%s, opened in a tab, comes from the server', async (path) => {
    expect(await page(path)).toBeNull()
  })
})

describe('the quote of a day', () => {
  const quote = async (path: string) => (await worker.ask(path))!

  it('is the server’s where it answers', async () => {
    worker.network.answer = async () => Response.json({ content: 'of the server' })
    expect(await (await quote('/api/quote?date=2024-02-29')).json()).toEqual({ content: 'of the server' })
  })

  it.each([
    ['there is no network', offline],
    ['the server fails', async () => new Response('no server', { status: 503 })],
  ])('is the almanac’s where %s', async (_when, answer) => {
    worker.network.answer = answer
    const given = await quote('/api/quote?date=2024-02-29')
    expect([given.status, given.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await given.json()).toEqual(JSON.parse(JSON.stringify(endpointAnswer(almanacQuote('2024-02-29')))))
  })

  it('is the server’s own error where no day was asked for', async () => {
    worker.network.answer = async () => new Response('no day', { status: 400 })
    expect((await quote('/api/quote?date=2024-02-30')).status).toBe(400)
  })
})

describe('what is stored as it is used', () => {
  it('is type, pictures and rare code, once they came', async () => {
    for (const [path, how] of [
      ['/assets/used.woff2', { destination: 'font' }],
      ['/assets/printCards-a1.js', { destination: 'script' }],
      ['/icon-180.png', { destination: 'image' }],
    ] as const) {
      worker.network.answer = async () => new Response(path)
      expect(await (await worker.ask(path, how))!.text()).toBe(path)
      worker.network.answer = offline
      expect(await (await worker.ask(path, how))!.text()).toBe(path)
    }
    expect(await worker.caches.has('quotidian-images')).toBe(true)
  })

  it.each(['/api/card.png?date=2026-11-21', 'https://elsewhere.example/cat.jpg'])(
    'is not %s: it may change, or cannot be read',
    async (path) => expect(await worker.ask(path, { mode: 'no-cors', destination: 'image' })).toBeNull(),
  )
})

it('another edition waits until it is asked to take over', async () => {
  await worker.say(undefined)
  expect(worker.skipWaiting).not.toHaveBeenCalled()
  await worker.say({ type: 'SKIP_WAITING' })
  expect(worker.skipWaiting).toHaveBeenCalledOnce()
})

it('pictures under the name that the visitor’s own have are let go', async () => {
  await worker.caches.open('quotidian-pictures')
  await worker.dispatch('activate')
  expect(await worker.caches.has('quotidian-pictures')).toBe(false)
  expect(await worker.caches.has('quotidian-images')).toBe(true)
})

describe('what another app shares', () => {
  const shared = (values: Record<string, string | File>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(values)) form.set(name, value)
    return worker.share('/zh/editor', form)
  }

  it.each([
    [{ title: 'A page', text: 'Be brief. & so on' }, '#quote=Be+brief.+%26+so+on&link='],
    [{ title: 'A page', text: '' }, '#quote=A+page&link='],
    [{ text: '', url: 'https://example.com/a' }, '#quote=&link=https%3A%2F%2Fexample.com%2Fa'],
  ])('is words for the editor: %j', async (values, hash) => {
    const answer = await shared(values)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `http://localhost/zh/editor${hash}`,
    ])
  })

  it('is a picture, put aside for the editor', async () => {
    const answer = await shared({ text: 'x', picture: new File(['pixels'], 'a.png', { type: 'image/png' }) })
    expect(answer.headers.get('location')).toBe('http://localhost/zh/editor#shared-picture')
    const cache = await worker.caches.open('quotidian-shared')
    expect(await (await cache.match('/shared-picture'))!.text()).toBe('pixels')
  })
})
