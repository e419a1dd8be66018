import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Card } from '../../../src/card/card'
import { cardFor } from '../../../src/card/set/outputs'
import { daysOfRange } from '../../../src/card/set/range'
import type { SetItem } from '../../../src/card/set/setItem'
import { itemsInPlaces, itemsOfDays, type SetMaking } from '../../../src/card/set/setItems'
import { TEMPLATES, type TemplateId } from '../../../src/card/templates'
import { NO_PICTURE } from '../../../src/look/backgrounds'
import { exportCard } from '../../../src/export/exportCard'
import { drawSet, type SetRenderer } from '../../../src/export/set/drawSet'
import { exportRequest, readyItem } from '../../../src/export/set/pageRenderer'
import { workerRenderer } from '../../../src/export/set/workerRenderer'
import { almanacQuote } from '../../../src/quotes/almanac'
import { combinations } from '../../fixtures/combinations'
import { SAMPLE_CARDS } from '../../fixtures/sampleCards'
import { IS_FULL } from '../../fixtures/tier'
import { cardWith, QUOTE } from '../../layout/cards'
import { productWith } from '../../layout/products'

const MAKING: SetMaking = {
  format: 'png',
  usualFormat: 'png',
  quality: 0.9,
  scale: 2,
  opensAgain: true,
  pattern: '{date}-{target}.{ext}',
}
const WEEK = { kind: 'week', day: '2026-11-16' } as const
const ALL_ALONG = new AbortController().signal

let renderer: SetRenderer

beforeAll(async () => {
  // Tries twice: at first the browser compiles the worker's modules, so its greeting may come too late.
  const started = (await workerRenderer()) ?? (await workerRenderer())
  if (!started) throw new Error('no worker encodes here')
  renderer = started
})

afterAll(() => renderer.close())

// If the worker fails, the page draws and warns.
beforeEach(() => void vi.spyOn(console, 'warn').mockClear())
afterEach(() => {
  expect(console.warn).not.toHaveBeenCalledWith(
    expect.stringContaining('the worker did not encode'),
    expect.anything(),
    expect.anything(),
  )
  vi.restoreAllMocks()
})

async function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer())
}

function firstDifference(one: Uint8Array, other: Uint8Array): number | null {
  if (one.length !== other.length) return Math.min(one.length, other.length)
  const at = one.findIndex((byte, place) => byte !== other[place])
  return at < 0 ? null : at
}

async function differs(item: SetItem): Promise<number | null> {
  const single = await exportCard(await readyItem(item, ALL_ALONG), exportRequest(item))
  const { file } = await renderer.draw(item, ALL_ALONG)
  expect(file.type).toBe(single.type)
  return firstDifference(await bytesOf(file), await bytesOf(single.blob))
}

function templateCard(id: TemplateId, day: string): Card {
  return { kind: 'quote', quote: almanacQuote(day), settings: TEMPLATES[id].settings }
}

function painted(): string {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 300
  const ctx = canvas.getContext('2d')!
  for (let at = 0; at < 300; at += 10) {
    ctx.fillStyle = `hsl(${at} 70% 50% / 0.8)`
    ctx.fillRect(at, at / 2, 40, 200)
  }
  return canvas.toDataURL('image/png')
}

/** The page draws and the worker encodes, so the card's look hardly matters. */
const SAMPLES = SAMPLE_CARDS.filter((_, at) => IS_FULL || at % 3 === 0)
const PLACES = IS_FULL
  ? (['instagram-story', 'x', 'article-cover', 'e-ink', 'a6-card'] as const)
  : (['x', 'e-ink'] as const)

const CARDS: Record<string, () => Card> = {
  ...Object.fromEntries(SAMPLES.map(([id, day]) => [`${id} of ${day}`, () => templateCard(id, day)])),
  'emoji and Arabic': () =>
    cardWith(
      {},
      {},
      { ...QUOTE, content: 'Tea 🍵 and 👩‍🚀 at ☀️ noon, שלום وسلام', translation: '茶，与——星“空”。' },
    ),
  'a painting': () => cardWith({ backgroundType: 'art' }),
  weather: () => cardWith({ backgroundColor: '#1b2a4a', theme: 'dark' }),
  'an own picture': () =>
    cardWith({ backgroundType: 'image', backgroundImage: { ...NO_PICTURE, src: painted() } }),
  'a seal, in columns': () => cardWith({ composition: 'verse', showSeal: true }),
  'a product with its QR code': () => productWith({ logoUrl: '', pictureUrl: '' }),
}

describe('a picture encoded by the worker', () => {
  it.each(combinations({ name: Object.keys(CARDS), format: ['png', 'jpg', 'webp'] }, { strength: 1 }))(
    'is, byte for byte, the export of the page: $name as $format',
    async ({ name, format }) => {
      const [item] = itemsInPlaces(CARDS[name]!(), ['4:5'], { ...MAKING, format })
      expect(await differs(item!)).toBe(null)
    },
  )

  it('is so in each size that a place asks for', async () => {
    const making = { ...MAKING, format: 'own' } as const
    for (const item of itemsInPlaces(templateCard('sunny', '2026-05-21'), PLACES, making))
      expect(await differs(item), item.place).toBe(null)
  })

  it('is so for each day of a range in its own look', async () => {
    const range = IS_FULL ? ({ kind: 'month', month: '2026-11' } as const) : WEEK
    const days = daysOfRange(range, 0).days.map((day) => ({
      day,
      quote: almanacQuote(day),
    }))
    const items = itemsOfDays(days, ['4:5'], 'day', cardWith({}), MAKING)
    // As in a set: each card is drawn while the previous one is encoded.
    const drawn: string[] = []
    for await (const { item, file } of drawSet(items, { renderer, signal: ALL_ALONG })) {
      drawn.push(item.fileName)
      const single = await exportCard(await readyItem(item, ALL_ALONG), exportRequest(item))
      expect(firstDifference(await bytesOf(file), await bytesOf(single.blob)), item.fileName).toBe(null)
    }
    expect(drawn).toEqual(items.map(({ fileName }) => fileName))
  })

  it('may be stopped at any time, and the next set is whole', async () => {
    const days = daysOfRange(WEEK, 0).days.map((day) => ({
      day,
      quote: almanacQuote(day),
    }))
    const items = itemsOfDays(days, ['4:5'], 'day', cardWith({}), { ...MAKING, scale: 1 })
    for (const count of [1, 2, 3]) {
      const stopping = new AbortController()
      let drawn = 0
      for await (const _ of drawSet(items, { renderer, signal: stopping.signal })) {
        drawn += 1
        if (drawn === count) stopping.abort()
      }
      expect(drawn).toBe(count)
    }
    let whole = 0
    for await (const _ of drawSet(items, { renderer, signal: ALL_ALONG })) whole += 1
    expect(whole).toBe(items.length)
  })

  it('has a preview', async () => {
    const [item] = itemsInPlaces(cardFor(cardWith({}), '9:16'), ['9:16'], MAKING)
    const { preview, widthPx, heightPx } = await renderer.draw(item!, ALL_ALONG)
    expect([widthPx, heightPx]).toEqual([1080, 1920])
    expect(preview.type).toBe('image/jpeg')
    expect(preview.size).toBeLessThan(60_000)
  })
})
