import type { RequestListener, ServerResponse } from 'node:http'
import { createCanvas } from '@napi-rs/canvas'
import fc from 'fast-check'
import { PNG } from 'pngjs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dateOfDay } from '../../src/calendar/dayPaths'
import type { Card } from '../../src/card/card'
import { DAILY_CARD } from '../../src/card/dailyCard'
import { dayCard, dayLook } from '../../src/card/dayCard'
import { linkPreview } from '../../src/card/linkPreview'
import { DEFAULT_SETTINGS } from '../../src/card/settings'
import { encodeLook, encodeShareCode } from '../../src/card/shareCode'
import { TEMPLATES } from '../../src/card/templates'
import { EDITION } from '../../src/draw/edition'
import { unlessAborted } from '../../src/draw/tasks'
import { NO_PICTURE } from '../../src/look/backgrounds'
import { RATIOS } from '../../src/look/ratios'
import { TARGETS } from '../../src/look/targets'
import { almanacQuote } from '../../src/quotes/almanac'
import { createApp, type AppOptions } from '../../src/server/app'
import { DeadlyCardError, DrawingStoppedError } from '../../src/server/cardImage/deadlyCard'
import type { DrawRequest } from '../../src/server/cardImage/finder'
import { MOST_TARGET_PX } from '../../src/server/cardImage/sizeQuery'
import { BusyError, type Turn } from '../../src/server/fairQueue'
import { drawCardHere } from '../../src/server/cardImage/drawing'
import { keysOf } from '../../src/scene/values'
import { combinations } from '../fixtures/combinations'
import { pictureFile } from '../fixtures/pictureFile'
import { idsOf } from '../layout/cards'
import { productWith } from '../layout/products'
import { deferred } from '../fixtures/deferred'
import { type FakeNetwork, startFakeNetwork } from './fakeNetwork'
import { IS_FULL, runs } from '../fixtures/tier'

const NOON = new Date(2026, 10, 21, 12)
const DAY_S = 86_400

const YEAR = 'public, max-age=31536000, immutable'

/** Draws nothing unless a test passes `drawCard`. `ask` follows redirects to canonical URLs. */
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
  const ask = async (query: string, init: RequestInit = {}, format = 'png') => {
    const answer = await app.request(`/api/card.${format}${query}`, init)
    return answer.status === 308 ? app.request(answer.headers.get('location')!, init) : answer
  }
  return { app, ask, asked }
}

async function codeOf(answer: Response): Promise<string> {
  return ((await answer.json()) as { error: { code: string } }).error.code
}

/** At quality 0.9 the first would have 540 KB. */
const HEAVY = combinations({
  template: IS_FULL ? keysOf(TEMPLATES) : (['openSea', 'starChart'] as const),
  ratio: IS_FULL ? keysOf(RATIOS) : (['21:9'] as const),
}).map(({ template, ratio }) => [template, ratio] as const)

const KOI = await encodeLook(TEMPLATES.koi.settings)
describe('the type of a first card', () => {
  it.each(['home', 'editor'])('is drawn once for %s, whatever size is asked for', async (template) => {
    const { ask, asked } = appWith()
    for (const more of ['', '&scale=1', '&view=compact']) {
      const answer = await ask(`?date=2026-11-21&template=${template}${more}`, {}, 'type')
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/octet-stream'])
    }
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({ format: 'type', scale: 1, view: 'full' })
  })

  it.each(['?template=sunny', '?template=home&ratio=1:1', '?template=editor&pinyin=on', '?k=abc', ''])(
    'is refused for other cards: %s',
    async (query) => {
      const { ask, asked } = appWith()
      const answer = await ask(query, {}, 'type')
      expect([answer.status, await codeOf(answer)]).toEqual([400, 'bad-format'])
      expect(asked).toEqual([])
    },
  )
})

describe('/api/card.png', () => {
  it('draws the day’s card as it was asked for, to the pixel', async () => {
    const { ask } = appWith({ drawCard: drawCardHere })
    const answer = await ask('?date=2026-02-28&template=minimal&ratio=1:1&scale=1')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/png')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(Number(answer.headers.get('content-length'))).toBe(bytes.byteLength)
    expect(pictureFile(bytes)).toEqual({ type: 'image/png', widthPx: 540, heightPx: 540 })
  })

  it('draws home’s card as WebP, compact as on a phone', async () => {
    const { ask } = appWith({ drawCard: drawCardHere })
    const files = await Promise.all(
      ['full', 'compact'].map(async (view) => {
        const answer = await ask(`?date=2026-02-28&template=home&view=${view}&scale=1`, {}, 'webp')
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
        return new Uint8Array(await answer.arrayBuffer())
      }),
    )
    for (const bytes of files)
      expect(pictureFile(bytes)).toEqual({ type: 'image/webp', widthPx: 540, heightPx: 675 })
    expect(files[0]).not.toEqual(files[1])
  })

  it.each([...HEAVY])(
    'makes JPEG for previews: of %s in %s at most 300 KB, in the size that pages say',
    async (template, ratio) => {
      const { ask } = appWith({ drawCard: drawCardHere })
      const answer = await ask(`?date=2024-11-21&template=${template}&ratio=${ratio}&edition=dev`, {}, 'jpg')
      const bytes = new Uint8Array(await answer.arrayBuffer())
      const { width, height } = RATIOS[ratio]
      expect(pictureFile(bytes)).toEqual({ type: 'image/jpeg', widthPx: 2 * width, heightPx: 2 * height })
      expect(bytes.byteLength).toBeLessThanOrEqual(300_000)
    },
  )

  it('makes a wide card 4:5 in the compact view', async () => {
    const { ask } = appWith({ drawCard: drawCardHere })
    const answer = await ask('?date=2026-02-28&template=minimal&ratio=16:9&view=compact&scale=1')
    expect(pictureFile(new Uint8Array(await answer.arrayBuffer()))).toMatchObject({
      widthPx: 540,
      heightPx: 675,
    })
  })

  it('has one limit for both formats', async () => {
    const { ask } = appWith()
    for (let time = 0; time < 30; time++)
      for (const format of ['png', 'webp']) expect((await ask('', {}, format)).status).toBe(200)
    expect((await ask('', {}, 'png')).status).toBe(429)
    expect((await ask('', {}, 'webp')).status).toBe(429)
  })

  it('has defaults: today, wide, at twice the size', async () => {
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

  it('draws a day on its own sheet, that of any year without a date', async () => {
    const { ask, asked } = appWith()
    for (const query of ['date=2026-11-22&', 'date=11-22&', '']) await ask(`?${query}template=day`)
    expect(asked.map(({ card }) => card)).toEqual([
      dayCard(almanacQuote('2026-11-22')),
      dayCard(almanacQuote(dateOfDay('11-22')), '11-22'),
      dayCard(almanacQuote('2026-11-21')),
    ])
    expect(asked.map(({ card }) => card.settings.showDate)).toEqual([true, false, true])
    for (const template of ['home', 'minimal', 'sunny']) await ask(`?date=02-29&template=${template}`)
    expect(asked.slice(3).map(({ card }) => card.settings.showDate)).toEqual([false, false, false])
    const drawn = await appWith({ drawCard: drawCardHere }).ask('?date=11-22&template=day')
    expect(pictureFile(new Uint8Array(await drawn.arrayBuffer()))).toMatchObject({
      widthPx: 1080,
      heightPx: 1350,
    })
  })

  it('asks no provider for a day of any year', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.error())
    const { ask, asked } = appWith({ providerUrl: 'https://quotes.example', fetch })
    const answer = await ask('?date=11-22&template=day')
    expect(answer.headers.get('cache-control')).toBe(YEAR)
    expect(asked[0]!.card).toMatchObject({ quote: { source: 'almanac' } })
    expect(fetch).not.toHaveBeenCalled()
  })

  it('draws a picture of any size in its own shape, to the pixel and in each format', async () => {
    const { ask } = appWith({ drawCard: drawCardHere })
    const sizes = [
      { query: 'w=800&h=480&template=day', format: 'png', widthPx: 800, heightPx: 480 },
      { query: 'w=333&h=517', format: 'jpg', widthPx: 333, heightPx: 517 },
      { query: 'w=1000&template=day', format: 'webp', widthPx: 1000, heightPx: 1250 },
      { query: 'h=300&ratio=21:9', format: 'jpg', widthPx: 700, heightPx: 300 },
    ]
    for (const { query, format, widthPx, heightPx } of sizes) {
      const answer = await ask(`?date=2026-11-22&${query}`, {}, format)
      const type = `image/${format.replace('jpg', 'jpeg')}`
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
      expect(pictureFile(new Uint8Array(await answer.arrayBuffer()))).toEqual({ type, widthPx, heightPx })
    }
  })

  it.each(keysOf(TARGETS).filter((id) => IS_FULL || ['iphone', 'e-ink', 'facebook'].includes(id)))(
    'draws for a place, in its very pixels and below its most bytes: %s',
    async (id) => {
      const { ask } = appWith({ drawCard: drawCardHere })
      const { widthPx, heightPx, format, mostBytes } = TARGETS[id]
      const answer = await ask(`?date=2026-11-22&template=sunny&target=${id}`, {}, format)
      if (widthPx * heightPx > MOST_TARGET_PX) {
        expect([answer.status, await codeOf(answer)]).toEqual([400, 'bad-target'])
        return
      }
      const bytes = new Uint8Array(await answer.arrayBuffer())
      expect(pictureFile(bytes)).toMatchObject({ widthPx, heightPx })
      expect(bytes.length).toBeLessThanOrEqual(mostBytes ?? Infinity)
    },
  )

  it('keeps a place’s clear zones, for a link’s card too', async () => {
    const { ask, asked } = appWith()
    const card = { kind: 'quote' as const, quote: almanacQuote('2026-11-22'), settings: DEFAULT_SETTINGS }
    const code = await encodeShareCode(card)
    for (const query of ['?template=sunny', `?k=${code}`]) await ask(`${query}&target=iphone`)
    expect(asked.map((request) => request.card.settings.target)).toEqual(['iphone', 'iphone'])
  })

  it.each([
    ['?target=ipod', 'png'],
    ['?target=desktop-8k', 'png'],
    ['?target=e-ink', 'webp'],
    ['?target=iphone&w=100', 'png'],
    ['?target=iphone&scale=2', 'png'],
    ['?target=iphone&ratio=1:1', 'png'],
    ['?target=iphone&target=iphone', 'png'],
  ])('refuses %s as %s, saying what is allowed', async (query, format) => {
    const answer = await appWith().ask(query, {}, format)
    expect([answer.status, await codeOf(answer)]).toEqual([400, 'bad-target'])
  })

  it('draws three cards at most for a thousand visitors in twelve zones, at any hour', async () => {
    const zones = [
      'Pacific/Kiritimati',
      'Pacific/Auckland',
      'Asia/Tokyo',
      'Asia/Shanghai',
      'prc',
      'Asia/Kolkata',
      'Europe/Paris',
      'UTC',
      'America/Sao_Paulo',
      'America/New_York',
      'America/Los_Angeles',
      'Pacific/Niue',
    ]
    for (const hour of ['00', '10', '11', '12', '23']) {
      const { ask, asked } = appWith({
        now: () => new Date(`2026-11-21T${hour}:30:00Z`),
        trustedProxies: 1,
      })
      for (let visitor = 0; visitor < runs(1_000); visitor += 1) {
        const headers = { 'x-forwarded-for': `203.0.${visitor >> 8}.${visitor & 255}` }
        const tz = zones[visitor % zones.length]
        const answer = await ask(`?target=iphone&look=${KOI}&tz=${tz}`, { headers })
        expect(answer.status).toBe(200)
      }
      const days = asked.map(({ card }) => card.kind === 'quote' && card.quote.date)
      expect(days.length).toBeLessThanOrEqual(3)
      expect(new Set(days).size).toBe(days.length)
    }
  })

  it('is today’s in its very pixels where the visitor is, a minute before and after midnight', async () => {
    const moments = [
      { tz: 'Asia/Shanghai', midnight: '2026-11-21T16:00:00Z' },
      { tz: 'Europe/Paris', midnight: '2026-11-21T23:00:00Z' },
      { tz: 'America/New_York', midnight: '2026-11-22T05:00:00Z' },
      { tz: 'Pacific/Kiritimati', midnight: '2026-11-21T10:00:00Z' },
    ]
    const { widthPx, heightPx, mostBytes } = TARGETS['e-ink']
    let now = new Date()
    const files: Record<string, string[]> = {}
    const { ask } = appWith({ now: () => now, drawCard: drawCardHere })
    for (const { tz, midnight } of moments)
      for (const [day, ms] of [
        ['2026-11-21', -60_000],
        ['2026-11-22', 60_000],
      ] as const) {
        now = new Date(Date.parse(midnight) + ms)
        const cold = new Uint8Array(await (await ask(`?target=e-ink&tz=${tz}`)).arrayBuffer())
        const kept = new Uint8Array(await (await ask(`?target=e-ink&tz=${tz}`)).arrayBuffer())
        expect(kept).toEqual(cold)
        expect(pictureFile(cold)).toMatchObject({ widthPx, heightPx })
        expect(cold.length).toBeLessThanOrEqual(mostBytes!)
        ;(files[day] ??= []).push(Buffer.from(cold).toString('base64'))
      }
    expect(Object.values(files).map((same) => new Set(same).size)).toEqual([1, 1])
    expect(files['2026-11-21']![0]).not.toBe(files['2026-11-22']![0])
  })

  it('draws the day in a look of one’s own, in its ratio and in other sizes', async () => {
    const { app, ask, asked } = appWith()
    const settings = { ...TEMPLATES.koi.settings, target: 'facebook' as const }
    const look = await encodeLook(settings)
    const { location } = Object.fromEntries(
      (await app.request(`/api/card.png?lead=only-zh&look=${look}&date=2026-11-22`)).headers,
    )
    expect(location).toBe(`/api/card.png?date=2026-11-22&look=${look}&lead=only-zh&edition=${EDITION}`)
    await app.request(location!)
    await ask(`?look=${look}&target=iphone`)
    const [own, wallpaper] = asked.map(({ card }) => card.settings)
    expect(own).toEqual({ ...TEMPLATES.koi.settings, lead: 'only-zh', target: 'anything' })
    expect(wallpaper).toMatchObject({ frameStyle: settings.frameStyle, target: 'iphone' })
  })

  it.each([
    ['?look=', 'nothing'],
    ['?look=sunny', 'nothing'],
    ['?look=1ei1YqL', 'lacks its end'],
    ['?look=2AAA', 'changed'],
    ['?look=3AAA', 'later version'],
    [`?look=1${'_'.repeat(40_000)}`, 'longer'],
    ['?look=1AA&look=1AA', 'once'],
    [`?look=${KOI}&template=sunny`, 'leave template out'],
    [`?k=1AA&look=${KOI}`, 'leave look out'],
  ])('refuses %s, saying why', async (query, why) => {
    const { ask, asked } = appWith()
    const answer = await ask(query)
    expect([answer.status, asked]).toEqual([400, []])
    expect(await answer.json()).toMatchObject({ error: { message: expect.stringContaining(why) } })
  })

  it('is kept until midnight where the visitor is, who is told which zone that is', async () => {
    const now = () => new Date('2026-11-21T15:59:00Z')
    const answer = await appWith({ now }).ask('?tz=Asia/Shanghai')
    expect(answer.headers.get('time-zone')).toBe('Asia/Shanghai')
    expect(answer.headers.get('cache-control')).toContain('max-age=60,')
    const dated = await appWith({ now }).app.request('/api/card.png?date=2026-01-01&tz=prc')
    expect(dated.headers.get('location')).not.toContain('tz=')
  })

  it('chooses by the listed ratio that is nearest to a size', async () => {
    const { ask, asked } = appWith()
    for (const size of ['w=1000&h=990', 'w=1200&h=630', 'w=500&h=2000']) await ask(`?${size}`)
    expect(asked.map(({ card }) => card.settings.aspectRatio)).toEqual(['1:1', '2:1', '1:2'])
  })

  it('draws each frame in the longest shapes', async () => {
    const { ask } = appWith({ drawCard: drawCardHere })
    const byFrame = new Map(idsOf(TEMPLATES).map((id) => [TEMPLATES[id].settings.frameStyle, id]))
    for (const template of [...byFrame.values()].filter((_, at) => IS_FULL || at % 6 === 0)) {
      const answer = await ask(`?date=2026-11-22&template=${template}&w=640&h=160`)
      expect([template, answer.status]).toEqual([template, 200])
    }
  })

  it('frees a link’s card from its place where a size is asked for', async () => {
    const { ask, asked } = appWith()
    const card: Card = {
      kind: 'quote',
      quote: almanacQuote('2026-11-21'),
      settings: { ...TEMPLATES.minimal.settings, target: 'instagram-story' },
    }
    const code = await encodeShareCode(card)
    await ask(`?k=${code}&w=600&h=600`)
    await ask(`?k=${code}&w=540`)
    expect(
      asked.map(({ size, card: { settings } }) => [size, settings.target, settings.aspectRatio]),
    ).toEqual([
      [{ widthPx: 600, heightPx: 600 }, 'anything', '1:1'],
      [{ widthPx: 540, heightPx: 960 }, 'anything', '9:16'],
    ])
  })

  it.each([
    { size: 'w=800&h=480', greys: 16 },
    { size: 'w=800&h=480', greys: 4 },
    ...(IS_FULL
      ? [
          { size: 'w=1872&h=1404', greys: 16 }, // the most expensive
          { size: 'w=1872&h=1404', greys: 2 },
        ]
      : []),
  ])('is at most 90 KB in $greys greys, $size', async ({ size, greys }) => {
    const { ask } = appWith({ drawCard: drawCardHere })
    const answer = await ask(`?date=2026-11-22&template=lamplight&palette=${greys}&${size}`)
    const file = Buffer.from(await answer.arrayBuffer())
    expect(file.byteLength).toBeLessThanOrEqual(90_000)
    const { data, width, height } = PNG.sync.read(file)
    expect(`w=${width}&h=${height}`).toBe(size)
    const levels = new Set(Array.from({ length: width * height }, (_, at) => data[at * 4]!))
    expect(levels.size).toBeGreaterThan(1)
    expect(levels.size).toBeLessThanOrEqual(greys)
    for (let at = 0; at < data.length; at += 4) if (data[at] !== data[at + 1]) throw new Error('a colour')
  })

  it('draws greys in the size of the scale too, beside a painting’s colours', async () => {
    const { ask, asked } = appWith({ drawCard: drawCardHere })
    const answer = await ask('?date=2026-11-22&template=day&scale=1&palette=4')
    expect(PNG.sync.read(Buffer.from(await answer.arrayBuffer()))).toMatchObject({ width: 540, height: 675 })
    expect(asked).toEqual([])
  })

  it('draws the day’s sheet pale or deep, as a page is light or dark', async () => {
    const { ask, asked } = appWith()
    for (const theme of ['light', 'dark']) await ask(`?date=2026-11-22&template=day&theme=${theme}`)
    const [light, dark] = asked.map(({ card }) => card.settings)
    expect([light!.theme, dark!.theme]).toEqual(['light', 'dark'])
    expect(dark).toEqual(dayLook('2026-11-22'))
    expect(light!.gradientValue).not.toBe(dark!.gradientValue)
  })

  it('draws Chinese in the characters that are asked for', async () => {
    const { ask, asked } = appWith()
    await ask('?characters=traditional')
    expect(asked[0]!.card.settings.textSettings.characters).toBe('traditional')
  })

  it('shows pinyin above Chinese where it is asked for, and draws it', async () => {
    const { ask, asked } = appWith()
    await ask('?pinyin=on')
    await ask('?pinyin=off')
    await ask('', {}, 'webp')
    expect(asked.map(({ card }) => card.settings.textSettings.pinyin)).toEqual([true, false, false])
    const drawn = appWith({ drawCard: drawCardHere })
    const pictures = await Promise.all(
      ['on', 'off'].map(async (pinyin) => {
        const answer = await drawn.ask(`?date=2026-02-28&scale=1&pinyin=${pinyin}`)
        return Buffer.from(await answer.arrayBuffer()).toString('base64')
      }),
    )
    expect(new Set(pictures).size).toBe(2)
  })

  it('sets the words by the composition that is asked for, in a frame that takes it', async () => {
    const { ask, asked } = appWith()
    await ask('?template=dark&composition=vertical')
    await ask('?template=dark&composition=whisper')
    const looks = asked.map(({ card }) => [card.settings.composition, card.settings.frameStyle])
    expect(looks).toEqual([
      ['vertical', 'clean'],
      ['whisper', 'film'],
    ])
  })

  it('draws the language that is asked for first, or alone', async () => {
    const { ask } = appWith({ drawCard: drawCardHere })
    const leads = ['auto', 'en', 'zh', 'only-en', 'only-zh']
    const pictures = await Promise.all(
      leads.map(async (lead) => {
        const answer = await ask(`?date=2026-02-28&scale=1&lead=${lead}`)
        return PNG.sync.read(Buffer.from(await answer.arrayBuffer())).data.toString('base64')
      }),
    )
    expect(new Set(pictures).size).toBe(4) // English is the template's primary language by default.
  })

  it('says the day in the parts that are asked for', async () => {
    const { ask, asked } = appWith()
    await ask('?date-line=numbers,lunar')
    expect(asked[0]!.card.settings.textSettings.dateLine).toEqual(['numbers', 'lunar'])
  })

  it('paints the background as it is asked for', async () => {
    const { ask, asked } = appWith()
    await ask('?art=moon')
    await ask('?art=mountains&seed=3&palette=ink')
    await ask('?template=koi&seed=2')
    expect(asked.map(({ card: { settings } }) => [settings.backgroundType, settings.art])).toEqual([
      ['art', { family: 'moon', palette: '', seed: 0 }],
      ['art', { family: 'mountains', palette: 'ink', seed: 3 }],
      ['art', { family: 'pond', palette: 'midnight', seed: 2 }],
    ])
  })

  it('shows a seal as it is asked for', async () => {
    const { ask, asked } = appWith()
    await ask('?seal=on')
    await ask('?seal-text=知足&seal-style=round&seal-place=left')
    await ask('?seal=off&seal-style=round')
    const seals = asked.map(({ card: { settings } }) => {
      const { showSeal, sealText, sealStyle, sealPlace } = settings
      return [showSeal, sealText, sealStyle, sealPlace]
    })
    expect(seals).toEqual([
      [true, '', 'tall', 'right'],
      [true, '知足', 'round', 'left'],
      [false, '', 'round', 'right'],
    ])
  })

  it.each([
    ['?art=nosuch', 'bad-art', 'mountains'],
    ['?seed=1', 'bad-art', 'art'],
    ['?art=moon&seed=-1', 'bad-seed', 'whole number'],
    ['?art=moon&palette=azurite', 'bad-palette', 'midnight'],
    ['?seal=maybe', 'bad-seal', 'on, off'],
    ['?seal-text=一二三四五', 'bad-seal-text', 'one to 4'],
    ['?seal-text=', 'bad-seal-text', 'one to 4'],
    ['?seal-style=oval', 'bad-seal-style', 'gourd'],
    ['?seal-place=middle', 'bad-seal-place', 'author, right, left'],
    ['?date=2026-02-30', 'bad-date', 'YYYY-MM-DD'],
    ['?date=', 'bad-date', 'YYYY-MM-DD'],
    ['?date=02-30', 'bad-date', 'MM-DD'],
    ['?date=2026-11', 'bad-date', 'MM-DD'],
    ['?template=nosuch', 'bad-template', 'sunnyPortrait'],
    ['?template=toString', 'bad-template', 'minimal'],
    ['?ratio=7:3', 'bad-ratio', '21:9'],
    ['?characters=old', 'bad-characters', 'traditional'],
    ['?pinyin=yes', 'bad-pinyin', 'on, off'],
    ['?composition=nosuch', 'bad-composition', 'vertical'],
    ['?composition=toString', 'bad-composition', 'plain'],
    ['?lead=', 'bad-lead', 'only-zh'],
    ['?lead=fr', 'bad-lead', 'auto, en, zh'],
    ['?lead=en&lead=zh', 'bad-lead', 'once'],
    ['?date-line=noon', 'bad-date-line', 'solar-term'],
    ['?date-line=', 'bad-date-line', 'numbers'],
    ['?date-line=numbers,toString', 'bad-date-line', 'lunar'],
    ['?scale=4', 'bad-scale', 'one of 1, 2'],
    ['?scale=1.5', 'bad-scale', 'one of 1, 2'],
    ['?scale=1&scale=2', 'bad-scale', 'once'],
    ['?view=phone', 'bad-view', 'full, compact'],
    ['?w=63', 'bad-w', 'from 64 to 2520'],
    ['?w=2521', 'bad-w', 'from 64 to 2520'],
    ['?h=12.5', 'bad-h', 'whole number'],
    ['?h=', 'bad-h', 'whole number'],
    ['?w=2520&h=2520', 'bad-w', '2721600 px in all'],
    ['?h=2000', 'bad-h', '4000 × 2000'],
    ['?w=2000&h=400', 'bad-w', '4 times'],
    ['?w=200&w=300', 'bad-w', 'once'],
    ['?w=800&scale=1', 'bad-scale', 'leave scale out'],
    ['?w=800&h=480&ratio=1:1', 'bad-ratio', 'leave ratio out'],
    ['?w=800&view=compact', 'bad-view', 'leave view out'],
    ['?palette=3', 'bad-palette', '2, 4 or 16'],
    ['?template=day&theme=auto', 'bad-theme', 'light, dark'],
    ['?template=sunny&theme=dark', 'bad-theme', 'template=day'],
  ])('%s is refused, and what is allowed is named', async (query, code, allowed) => {
    const { ask, asked } = appWith()
    const answer = await ask(query)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { code, message: expect.stringContaining(allowed) } })
    expect(asked).toEqual([])
  })

  it('refuses greys in other formats than PNG', async () => {
    const { ask } = appWith()
    const answer = await ask('?palette=4', {}, 'jpg')
    expect(await answer.json()).toMatchObject({ error: { code: 'bad-palette' } })
  })

  it('answers any query with a picture or a refusal', async () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('2026-11-21', '__proto__', '2:1', '2', '800', ...idsOf(TEMPLATES), ...idsOf(RATIOS)),
    )
    const pair = fc.tuple(
      fc.constantFrom('date', 'template', 'ratio', 'scale', 'w', 'h', 'palette', 'k', 'utm_source', ''),
      value,
    )
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
      { numRuns: runs(300) },
    )
  })

  it('may be kept until midnight, and for ever with a date in the address', async () => {
    const { ask } = appWith()
    const keeping = async (query: string) => (await ask(query)).headers.get('cache-control')
    expect(await keeping('')).toBe(
      `public, max-age=${DAY_S / 2}, s-maxage=${DAY_S / 2}, stale-while-revalidate=60`,
    )
    expect(await keeping('?date=2026-11-21')).toBe(YEAR)
    expect(await keeping('?date=2026-11-21&template=home')).toBe(`public, max-age=${7 * DAY_S}`)
  })

  it('is not kept as today’s where the day ended while it was drawn, and not a second too long', async () => {
    let time = new Date(2026, 10, 21, 23, 59, 50)
    const { ask } = appWith({
      now: () => time,
      drawCard: async () => {
        time = new Date(time.getTime() + 6_000)
        return new Uint8Array(1)
      },
    })
    const keeping = async (query: string) => (await ask(query)).headers.get('cache-control')
    expect(await keeping('')).toMatch(/^public, max-age=4,/)
    expect(await keeping('?template=dusk')).toBe('no-store')
    time = new Date(2026, 10, 21, 23, 59, 58)
    expect(await keeping('?template=retro&date=2026-11-21')).toBe(YEAR)
  })

  it('may be kept shortly where its address names another build’s edition', async () => {
    const { app } = appWith()
    const { status, headers } = await app.request('/api/card.png?date=2026-11-21&edition=0a1b2c3d')
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=60'])
  })

  it('may be kept for a week where a provider has its words, which it may correct', async () => {
    const fetch = async () =>
      Response.json({ content: 'A line', translation: '一句', author: 'A', assign_date: '2026-11-20' })
    const { ask } = appWith({ providerUrl: 'https://quotes.example', fetch })
    const { headers } = await ask('?date=2026-11-20')
    expect(headers.get('cache-control')).toBe(`public, max-age=${7 * DAY_S}`)
  })

  it('answers 304 when the client has it, and HEAD like GET', async () => {
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

  it('draws a card once for many requests, and caches it', async () => {
    const { ask, asked } = appWith()
    await Promise.all(Array.from({ length: 20 }, () => ask('?date=2026-01-01')))
    await ask('?date=2026-01-01')
    expect(asked).toHaveLength(1)
  })

  it('says in whose turn a card is drawn, also for who joins', async () => {
    const { promise: begun, resolve: begin } = deferred<void>()
    const turns: Turn[] = []
    const { ask } = appWith({
      connectedAddress: (c) => c.req.header('x-test-from') ?? '',
      drawCard: async (_, turn = {}) => {
        turns.push(turn)
        await begun
        return new Uint8Array([1])
      },
    })
    const from = (address: string) => ask('?date=2026-01-01', { headers: { 'x-test-from': address } })
    const asks = [from('93.184.215.1'), from('2001:db8:1:2::1')]
    await expect.poll(() => turns[0]?.waiters?.visitors).toHaveLength(2)
    expect(turns[0]!.waiters!.visitors.map(({ id }) => id)).toEqual(['93.184.215.1', '2001:db8:1::/56'])
    begin()
    await Promise.all(asks)
    expect(turns).toHaveLength(1)
  })

  it('answers 429 where there is no place in line, and keeps nothing of that', async () => {
    let isBusy = true
    const { ask } = appWith({
      drawCard: async () => {
        if (isBusy) throw new BusyError('all wait')
        return new Uint8Array([1])
      },
    })
    const refused = await ask('')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
    expect(await refused.json()).toMatchObject({ error: { code: 'too-many' } })
    isBusy = false
    expect((await ask('')).status).toBe(200)
  })

  it('is no longer wanted once the last who waits for it has left', async () => {
    const turns: Turn[] = []
    const warned: string[] = []
    const { app } = appWith({
      drawCard: async (_, turn = {}) => {
        turns.push(turn)
        return unlessAborted(new Promise<never>(() => {}), turn.signal)
      },
      warn: (message) => void warned.push(message),
    })
    const visitors = [new AbortController(), new AbortController()]
    const asks = visitors.map(({ signal }) =>
      app.request(new Request('http://here/api/card.png?date=2026-01-01&edition=dev', { signal })),
    )
    await expect.poll(() => turns).toHaveLength(1)
    visitors[0]!.abort()
    expect((await asks[0])!.status).toBe(499)
    expect(turns[0]!.signal!.aborted).toBe(false)
    visitors[1]!.abort()
    await asks[1]
    expect(turns[0]!.signal!.aborted).toBe(true)
    expect([turns.length, warned]).toEqual([1, []])
  })

  it('is kept where it was drawn to its end for nobody', async () => {
    const { promise: png, resolve: finish } = deferred<Uint8Array<ArrayBuffer>>()
    let drawn = 0
    const { app, ask } = appWith({ drawCard: async () => ((drawn += 1), png) })
    const leaving = new AbortController()
    const left = app.request(new Request('http://here/api/card.png?date=2026-01-01&edition=dev', leaving))
    await expect.poll(() => drawn).toBe(1)
    leaving.abort()
    await left
    const digest = vi.spyOn(crypto.subtle, 'digest') // the entity tag of its bytes, the last step before caching
    finish(new Uint8Array([1]))
    await expect.poll(() => digest.mock.settledResults.map(({ type }) => type)).toEqual(['fulfilled'])
    digest.mockRestore()
    expect((await ask('?date=2026-01-01')).status).toBe(200)
    expect(drawn).toBe(1)
  })

  it('that ended its process is refused for ten minutes, and then tried again', async () => {
    let nowMs = NOON.getTime()
    let isDeadly = true
    let drawn = 0
    const warned: string[] = []
    const { ask } = appWith({
      now: () => new Date(nowMs),
      drawCard: async () => {
        drawn += 1
        if (isDeadly) throw new DeadlyCardError('died', 'ended')
        return new Uint8Array([1])
      },
      warn: (message) => void warned.push(message),
    })
    const ids: unknown[] = []
    for (let time = 0; time < 3; time++) {
      const answer = await ask('?date=2026-01-01')
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '600'])
      ids.push(answer.headers.get('x-request-id'))
      expect(await answer.json()).toMatchObject({ error: { code: 'undrawable', id: ids[time] } })
    }
    expect([drawn, warned]).toEqual([
      1,
      [`The card of request ${String(ids[0])} ended the process that draws.`],
    ])
    isDeadly = false
    expect((await ask('?date=2026-01-02')).status).toBe(200)
    nowMs += 10 * 60_000 + 1
    expect((await ask('?date=2026-01-01')).status).toBe(200)
  })

  it('that no process came up for may soon be asked again, and is held against no card', async () => {
    let isUp = false
    const { ask } = appWith({
      drawCard: async () => {
        if (!isUp) throw new DrawingStoppedError('ended')
        return new Uint8Array([1])
      },
      warn: () => {},
    })
    const answer = await ask('?date=2026-01-01')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.json()).toMatchObject({ error: { code: 'undrawable' } })
    isUp = true
    expect((await ask('?date=2026-01-01')).status).toBe(200)
  })

  it('that pages share keeps its place in the cache and at the head of the line, today only', async () => {
    const { ask, firsts } = appOfLargeCards()
    const shared = Object.values(DAILY_CARD.templates).map((id) => `?template=${id}&ratio=2:1&scale=2`)
    for (const query of ['', ...shared, '?date=2026-11-21']) await ask(query, {}, 'jpg')
    expect(firsts).toEqual([true, true])
    for (let day = 1; day <= 20; day++) await ask(`?date=2026-01-${String(day).padStart(2, '0')}`, {}, 'jpg')
    for (const query of ['?date=2026-11-21&template=minimal', '?scale=1', '?ratio=1:1'])
      await ask(query, {}, 'jpg')
    expect(firsts.slice(2)).toEqual(Array(23).fill(false))
    for (const query of ['', ...shared]) await ask(query, {}, 'jpg')
    expect(firsts).toHaveLength(25)
    await ask('?date=2026-01-01', {}, 'jpg')
    expect(firsts).toHaveLength(26)
  })

  it('that home shows keeps its place on the days that are today somewhere', async () => {
    const { ask, firsts } = appOfLargeCards()
    const days = ['2026-11-20', '2026-11-21', '2026-11-22']
    const looks = ['full', 'compact'].flatMap((view) => [1, 2].map((scale) => `view=${view}&scale=${scale}`))
    const ofHome = days.flatMap((day) => looks.map((look) => `?date=${day}&template=home&${look}`))
    for (const query of ofHome) await ask(query, {}, 'webp')
    expect(firsts).toEqual(Array(12).fill(true))
    for (let day = 1; day <= 20; day++)
      await ask(`?date=2026-01-${String(day).padStart(2, '0')}&template=home`)
    expect(firsts.slice(12)).toEqual(Array(20).fill(false))
    for (const query of ofHome) await ask(query, {}, 'webp')
    expect(firsts).toHaveLength(32)
  })

  it('does not cache a failure in drawing', async () => {
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

  it('lets browsers keep a stand-in for a provider’s quote for a minute only, and draws it once', async () => {
    const { ask, asked } = appWith({
      providerUrl: 'https://provider.example/',
      fetch: async () => new Response('', { status: 500 }),
    })
    expect((await ask('?date=2026-11-20')).headers.get('cache-control')).toBe('public, max-age=60')
    await ask('?date=2026-11-20')
    expect(asked).toHaveLength(1)
  })

  it('is 404 without `drawCard`', async () => {
    expect((await createApp({}).request('/api/card.png')).status).toBe(404)
  })
})

describe('the card of a link', () => {
  const quote = almanacQuote('2026-11-22')
  const card: Card = { kind: 'quote', quote, settings: TEMPLATES.violet.settings }

  it('is drawn whole: words, look and ratio', async () => {
    const { ask, asked } = appWith()
    const answer = await ask(`?k=${await encodeShareCode(card)}&tdsourcetag=s_pcqq`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, YEAR])
    expect(asked[0]).toMatchObject({ card, scale: 2, view: 'full', format: 'png' })
    expect((await ask(`?k=${await encodeShareCode(card)}&scale=1`, {}, 'webp')).status).toBe(200)
    expect(asked[1]).toMatchObject({ card, scale: 1, format: 'webp' })
  })

  it.each(['anything', 'iphone'] as const)(
    'has the size that its page tells, made for %s',
    async (target) => {
      const { ask } = appWith({ drawCard: drawCardHere })
      const made = { ...card, settings: { ...card.settings, target } }
      const code = await encodeShareCode(made)
      const bytes = new Uint8Array(await (await ask(`?k=${code}`, {}, 'jpg')).arrayBuffer())
      const { type, widthPx, heightPx } = linkPreview(made, code, 'en').picture
      expect(pictureFile(bytes)).toEqual({ type, widthPx, heightPx })
    },
  )

  it('has the almanac’s words and is kept, whatever a provider says', async () => {
    const fetch = async () => new Response(null, { status: 500 })
    const { ask, asked } = appWith({ providerUrl: 'https://provider.example/', fetch })
    const answer = await ask(`?k=${await encodeShareCode(card)}`)
    expect(answer.headers.get('cache-control')).toBe(YEAR)
    expect(asked[0]!.card).toEqual(card)
  })

  it.each([
    ['?k=', 'nothing'],
    ['?k=nonsense', 'nothing'],
    ['?k=1ei1YqL', 'lacks its end'],
    ['?k=2AAA', 'changed'],
    ['?k=3AAA', 'later version'],
    [`?k=1${'_'.repeat(40_000)}`, 'longer'],
    ['?k=1AA&k=1AA', 'once'],
    ['?k=1AA&date=2026-11-21', 'leave date out'],
    ['?k=1AA&template=sunny', 'leave template out'],
    ['?k=1AA&ratio=1:1', 'leave ratio out'],
    ['?k=1AA&view=compact', 'leave view out'],
  ])('is refused: %s', async (query, why) => {
    const { ask, asked } = appWith()
    const answer = await ask(query)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      error: { code: 'bad-k', message: expect.stringContaining(why) },
    })
    expect(asked).toEqual([])
  })

  it('counts in the same rate limit', async () => {
    const { ask } = appWith()
    const query = `?k=${await encodeShareCode(card)}`
    for (let time = 0; time < 60; time++) expect((await ask(query)).status).toBe(200)
    expect((await ask(query)).status).toBe(429)
  })

  it('has its pictures from public addresses only, and is drawn without the others', async () => {
    const PNG = createCanvas(2, 2).encodeSync('png')
    const net = await startFakeNetwork((request, response) =>
      request.url === '/none.png' ? response.writeHead(404).end() : response.end(PNG),
    )
    const { lookup, dial } = net
    const { ask, asked } = appWith({ lookup, dial })
    const pictured = (src: string, logoUrl: string) =>
      encodeShareCode({
        ...productWith({ pictureUrl: 'http://pictures.example/a.png', logoUrl }),
        settings: {
          ...TEMPLATES.minimal.settings,
          backgroundType: 'image',
          backgroundImage: { ...NO_PICTURE, src },
        },
      })
    const whole = await ask(`?k=${await pictured('http://pictures.example/b.png', '/example/logo.png')}`)
    expect(Object.keys(asked[0]!.pictures).toSorted()).toEqual([
      'http://pictures.example/a.png',
      'http://pictures.example/b.png',
    ])
    expect(whole.headers.get('cache-control')).toBe(`public, max-age=${7 * DAY_S}`)
    for (const src of ['http://127.0.0.1/b.png', 'http://[::1]/', 'http://pictures.example/none.png']) {
      const partly = await ask(`?k=${await pictured(src, 'file:///etc/passwd')}`)
      expect([partly.status, partly.headers.get('cache-control')]).toEqual([200, 'public, max-age=60'])
      expect(Object.keys(asked.at(-1)!.pictures)).toEqual(['http://pictures.example/a.png'])
    }
    await net.close()
  })
})

describe('a provider’s picture', () => {
  const open: FakeNetwork[] = []
  afterEach(async () => void (await Promise.all(open.splice(0).map((net) => net.close()))))

  async function appWithPictures(listener: RequestListener, options: Partial<AppOptions> = {}) {
    const net = await startFakeNetwork(listener)
    open.push(net)
    const fetch = async (url: unknown) => {
      const day = new URL(String(url)).searchParams.get('date') ?? ''
      const share_img_urls = [`http://pictures.example/${day}`]
      return Response.json({ content: 'A', translation: '', assign_date: day, share_img_urls })
    }
    const { lookup, dial } = net
    return appWith({ providerUrl: 'https://provider.example/', fetch, lookup, dial, ...options })
  }
  const days = (count: number) => Array.from({ length: count }, (_, at) => `?date=2026-10-${10 + at}`)
  const PNG = createCanvas(2, 2).encodeSync('png')

  it('that is slow holds up no other card, and at most four are loaded at once', async () => {
    const waiting: ServerResponse[] = []
    let sent = 0
    const { ask, asked } = await appWithPictures((_, response) => void waiting.push(response))
    const films = Promise.all(days(12).map((day) => ask(`${day}&template=dark`)))
    while (waiting.length < 4) await new Promise(setImmediate)
    expect((await ask('?date=2026-11-21&template=minimal')).status).toBe(200)
    expect(asked).toHaveLength(1)
    while (sent < 12) {
      await new Promise(setImmediate)
      expect(waiting.length - sent).toBeLessThanOrEqual(4)
      if (waiting.length > sent) waiting[sent++]!.end(PNG)
    }
    expect((await films).map(({ status }) => status)).toEqual(days(12).map(() => 200))
    for (const { pictures } of asked.slice(1)) expect(Object.values(pictures)).toHaveLength(1)
  })

  it('is left out after waiting 20 seconds for its turn', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const waiting: ServerResponse[] = []
    const { ask, asked } = await appWithPictures((_, response) => void waiting.push(response))
    const films = Promise.all(days(6).map((day) => ask(`${day}&template=dark`)))
    while (waiting.length < 4) await new Promise(setImmediate)
    vi.advanceTimersByTime(20_000)
    expect((await films).map(({ headers }) => headers.get('cache-control'))).toEqual(
      days(6).map(() => 'public, max-age=60'),
    )
    expect(asked.flatMap(({ pictures }) => Object.keys(pictures))).toEqual([])
    vi.useRealTimers()
  })

  it('that ended the drawing process is not drawn again, in whatever card and from whatever address', async () => {
    let deaths = 0
    const { ask } = await appWithPictures((_, response) => void response.end(PNG), {
      drawCard: async ({ pictures }) => {
        if (Object.keys(pictures).length === 0) return new Uint8Array([1])
        deaths += 1
        throw new DeadlyCardError('died', 'ended')
      },
    })
    for (const query of ['?date=2026-11-21', '?date=2026-11-20', '?date=2026-11-21&ratio=1:1'])
      expect((await ask(`${query}&template=dark`)).status).toBe(200)
    expect(deaths).toBe(1)
  })

  it('is left out when drawing fails with it', async () => {
    const { ask, asked } = await appWithPictures((_, response) => void response.end(PNG), {
      drawCard: async ({ pictures }) => {
        if (Object.keys(pictures).length > 0) throw new Error('a picture that kills')
        return new Uint8Array([1])
      },
    })
    const answer = await ask('?date=2026-11-21&template=dark')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=60'])
    expect(asked).toEqual([])
  })
})

/** Cards of 3 MB, recording whether each was drawn with priority. */
function appOfLargeCards() {
  const firsts: (boolean | undefined)[] = []
  const large = new Uint8Array(3 * 1_048_576)
  const app = appWith({
    drawCard: async (_, turn = {}) => {
      firsts.push(turn.isFirst)
      return large
    },
  })
  return { ...app, firsts }
}
