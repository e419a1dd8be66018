import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TEMPLATES } from '../../src/card/templates'
import { readPictureHeader } from '../../src/export/pictureHeader'
import { RATIOS } from '../../src/look/ratios'
import { createApp, type AppOptions } from '../../src/server/app'
import type { DrawRequest } from '../../src/server/cardImage'
import { drawCardHere } from '../../src/server/cardImageDrawing'
import { idsOf } from '../layout/cards'

const NOON = new Date(2026, 10, 21, 12)
const DAY_S = 86_400

/** An app whose cards are told, not drawn, unless a test brings its own way. */
function appWith(options: Partial<AppOptions> = {}) {
  const asked: DrawRequest[] = []
  const app = createApp({
    now: () => NOON,
    warn: () => {},
    drawCard: async (request) => {
      asked.push(request)
      return new TextEncoder().encode(JSON.stringify(request))
    },
    ...options,
  })
  const ask = async (query: string, init: RequestInit = {}) => app.request(`/api/card.png${query}`, init)
  return { app, ask, asked }
}

describe('/api/card.png', () => {
  it('draws the day’s card as it was asked for, to the pixel', async () => {
    const { ask } = appWith({ drawCard: drawCardHere })
    const answer = await ask('?date=2026-02-28&template=minimal&ratio=1:1&scale=1')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/png')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(Number(answer.headers.get('content-length'))).toBe(bytes.byteLength)
    expect(readPictureHeader(bytes)).toEqual({ type: 'image/png', widthPx: 540, heightPx: 540 })
  })

  it('needs nothing told: today, wide, at twice the size', async () => {
    const { ask, asked } = appWith()
    expect((await ask('')).status).toBe(200)
    const { card, scale } = asked[0]!
    expect(card.kind === 'quote' && card.quote.date).toBe('2026-11-21')
    expect([card.settings.aspectRatio, scale]).toEqual(['2:1', 2])
  })

  it('gives a template its own ratio', async () => {
    const { ask, asked } = appWith()
    await ask('?template=creative')
    expect(asked[0]!.card.settings.aspectRatio).toBe(TEMPLATES.creative.settings.aspectRatio)
  })

  it.each([
    ['?date=2026-02-30', 'bad-date', 'YYYY-MM-DD'],
    ['?date=', 'bad-date', 'YYYY-MM-DD'],
    ['?template=nosuch', 'bad-template', 'sunnyPortrait'],
    ['?template=toString', 'bad-template', 'minimal'],
    ['?ratio=7:3', 'bad-ratio', '21:9'],
    ['?scale=5', 'bad-scale', '1, 2, 3, 4'],
    ['?scale=1.5', 'bad-scale', '1, 2, 3, 4'],
    ['?scale=1&scale=2', 'bad-scale', 'once'],
  ])('%s is refused, and what is allowed is named', async (query, code, allowed) => {
    const { ask, asked } = appWith()
    const answer = await ask(query)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { code, message: expect.stringContaining(allowed) } })
    expect(asked).toEqual([])
  })

  it('answers any query with a picture or a refusal', async () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('2026-11-21', '__proto__', '2:1', '2', ...idsOf(TEMPLATES), ...idsOf(RATIOS)),
    )
    const pair = fc.tuple(fc.constantFrom('date', 'template', 'ratio', 'scale', 'utm_source', ''), value)
    const query = fc.oneof(
      fc.array(pair, { maxLength: 6 }).map((pairs) => `?${new URLSearchParams(pairs)}`),
      fc.webQueryParameters().map((text) => `?${text}`),
      fc.constantFrom('?date=%', '?%zz', '?template=%ff%fe', '?&&==&', '?date=%00'),
    )
    await fc.assert(
      fc.asyncProperty(query, async (text) => {
        const { status } = await appWith().ask(text)
        expect([200, 400]).toContain(status)
      }),
      { numRuns: 300 },
    )
  })

  it('is kept until the day ends, and longer where it names its day', async () => {
    const { ask } = appWith()
    expect((await ask('')).headers.get('cache-control')).toBe(`public, max-age=${DAY_S / 2}`)
    expect((await ask('?date=2026-11-21')).headers.get('cache-control')).toBe(`public, max-age=${7 * DAY_S}`)
  })

  it('sends nothing to whom has it, and HEAD says what GET would', async () => {
    const { ask } = appWith()
    const first = await ask('')
    const etag = first.headers.get('etag')!
    expect((await ask('', { headers: { 'if-none-match': `"other", W/${etag}` } })).status).toBe(304)
    expect((await ask('', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
    expect((await ask('?scale=1')).headers.get('etag')).not.toBe(etag)
    const head = await ask('', { method: 'HEAD' })
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
    expect((await ask('', { method: 'POST' })).status).toBe(405)
  })

  it('draws a card once for all who ask, and keeps it', async () => {
    const { ask, asked } = appWith()
    await Promise.all(Array.from({ length: 20 }, () => ask('?date=2026-01-01')))
    await ask('?date=2026-01-01')
    expect(asked).toHaveLength(1)
  })

  it('draws two at once, lets forty wait and sends the rest away for a while', async () => {
    let [now, most] = [0, 0]
    const finish: (() => void)[] = []
    const { ask } = appWith({
      drawCard: async () => {
        most = Math.max(most, ++now)
        await new Promise<void>((done) => finish.push(done))
        now -= 1
        return new Uint8Array([1])
      },
    })
    const days = Array.from({ length: 50 }, (_, at) => `?date=20${String(at + 10)}-01-01`)
    const answers = Promise.all(days.map((query) => ask(query)))
    let isOver = false
    void answers.then(() => (isOver = true))
    while (!isOver) {
      await new Promise(setImmediate)
      for (const done of finish.splice(0)) done()
    }
    const statuses = (await answers).map(({ status }) => status)
    expect(most).toBe(2)
    expect(statuses.filter((status) => status === 200)).toHaveLength(42)
    expect(statuses.filter((status) => status === 503)).toHaveLength(8)
  })

  it('has a failure in drawing forgotten by the next who asks', async () => {
    let isBroken = true
    const { ask } = appWith({
      drawCard: async () => {
        if (isBroken) throw new Error('no memory')
        return new Uint8Array([1])
      },
    })
    expect((await ask('')).status).toBe(500)
    isBroken = false
    expect((await ask('')).status).toBe(200)
  })

  it('keeps what stands in for a provider’s quote only for a moment', async () => {
    const { ask, asked } = appWith({
      providerUrl: 'https://provider.example/',
      fetch: async () => new Response('', { status: 500 }),
    })
    expect((await ask('?date=2026-11-20')).headers.get('cache-control')).toBe('public, max-age=60')
    await ask('?date=2026-11-20')
    expect(asked).toHaveLength(2)
  })

  it('is not there where nothing can draw', async () => {
    expect((await createApp({}).request('/api/card.png')).status).toBe(404)
  })
})
