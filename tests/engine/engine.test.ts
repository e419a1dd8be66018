/** quotidian/engine in Node: the command's bytes, and what it refuses. */
import { readFileSync } from 'node:fs'
import { createCanvas } from '@napi-rs/canvas'
import fc from 'fast-check'
import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { forgetLostGlyphs } from '../../src/draw/node/nodeLostGlyphs'
import { createCardRenderer } from '../../src/cli/card/drawing/drawCard'
import { DEFAULT_EXPORT_OPTIONS } from '../../src/card/exportOptions'
import { restoreCard } from '../../src/card/restore'
import { cardOf, type CardInput } from '../../src/engine/card'
import * as browser from '../../src/engine/index'
import * as engine from '../../src/engine/node'
import { isRecord } from '../../src/scene/values'
import { runs } from '../fixtures/tier'
import { damagedCard } from '../card/damagedCard'
import { anyCard } from '../layout/cards'

const CARD = {
  quote: { content: 'Well begun is half done.', author: 'Aristotle', date: '2026-11-21' },
} satisfies CardInput
const FILE = 'node_modules/@fontsource/abril-fatface/files/abril-fatface-latin-400-normal.woff2'
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'drawn',
    (error: { code?: unknown }) => error.code,
  )
const bytesOf = async (file: Promise<Blob>) => Buffer.from(await (await file).arrayBuffer())

it('has the same doors in browsers and in Node', () =>
  expect(Object.keys(engine).toSorted()).toEqual(Object.keys(browser).toSorted()))

it.each(['png', 'jpg', 'webp'] as const)('writes the bytes of the command as %s', async (format) => {
  const card = cardOf(CARD, { template: 'sunny' })
  const options = { ...DEFAULT_EXPORT_OPTIONS, format }
  const request = { card, isChosen: false, options, size: null, picturesIn: null, linkOrigin: null }
  const { bytes } = await createCardRenderer()(request)
  const own = await bytesOf(engine.toBlob(CARD, { template: 'sunny', format }))
  expect(own.equals(bytes)).toBe(true)
})

it('paints on a canvas what it writes to a file', async () => {
  const canvas = createCanvas(1, 1)
  const { scene } = await engine.drawCard(canvas, CARD, { template: 'dusk', width: 700 })
  const file = PNG.sync.read(await bytesOf(engine.toBlob(CARD, { template: 'dusk', width: 700 })))
  expect([canvas.width, canvas.height]).toEqual([file.width, file.height])
  expect(PNG.sync.read(canvas.toBuffer('image/png')).data.equals(file.data)).toBe(true)
  expect(engine.layoutCard(CARD, { template: 'dusk' })).toEqual(scene)
})

describe('fonts', () => {
  it('of one’s own draw in place of a family, by path or as bytes, and only then', async () => {
    const png = (fonts?: browser.FontSource) => bytesOf(engine.toBlob(CARD, fonts ? { fonts } : {}))
    const shipped = await png()
    const byPath = await png({ 'Inter Variable': [{ src: FILE }] })
    expect(byPath.equals(shipped)).toBe(false)
    expect(await png({ 'Inter Variable': [{ src: new Uint8Array(readFileSync(FILE)) }] })).toEqual(byPath)
    expect(await png()).toEqual(shipped)
  })

  it('of one’s own say nothing of which glyphs the shipped ones lose', async () => {
    const card = { quote: { content: 'Đ Й é ñ ß Ž wonder $ & — Ø Å Þ ð Ł' } }
    await engine.toBlob(card, { fonts: { 'Inter Variable': [{ src: FILE }] } })
    const shipped = await bytesOf(engine.toBlob(card))
    forgetLostGlyphs()
    expect((await bytesOf(engine.toBlob(card))).equals(shipped)).toBe(true)
  })

  it.each([
    ['fonts-offline', { 'Inter Variable': [{ src: 'nowhere.woff2' }] }],
    ['fonts-offline', { 'Inter Variable': [{ src: new Uint8Array([1, 2, 3]) }] }],
    ['option', 'https://cdn.example/'],
  ] satisfies [string, browser.FontSource][])('that do not come are %s', async (code, fonts) => {
    expect(await codeOf(engine.toBlob(CARD, { fonts }))).toBe(code)
    expect(await codeOf(engine.toBlob(CARD, { fonts }))).toBe(code) // no font of the system stands in
  })
})

describe('bad input', () => {
  it.each([
    null,
    [],
    'card',
    { quote: { content: 5 } },
    { quote: 'words' },
    { qoute: {} },
    { settings: { shadow: 'huge' } },
    { settings: { textSettings: { fontFamily: 'comic' } } },
    { kind: 'product', product: {} },
    { kind: 'product', product: { name: 'x' }, quote: {} },
    { quote: { date: '2026-02-30' } },
  ])('is refused as a card: %j', async (card) => {
    expect(await codeOf(engine.toBlob(card as CardInput))).toBe('card')
  })

  it('is whatever the schema does not restore as it was', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), damagedCard()), (card) => {
        try {
          cardOf(card as CardInput)
        } catch (error) {
          return error instanceof engine.EngineError && error.code === 'card'
        }
        return isRecord(card)
      }),
      { numRuns: runs(400) },
    )
  })

  it('is no card of the editor', () => {
    const isTaken = fc.property(anyCard, (any) => {
      const card = restoreCard(any, '2026-11-21')
      expect(cardOf(card)).toEqual(card)
    })
    fc.assert(isTaken, { numRuns: runs(200) })
  })

  it.each([
    ['option', { template: 'no' }],
    ['option', { format: 'gif' }],
    ['option', { quality: Number.NaN }],
    ['option', { width: 10 }],
    ['canvas', { width: 16_384 }],
    ['aborted', { signal: AbortSignal.abort() }],
  ])('is refused as %s: %j', async (code, options) =>
    expect(await codeOf(engine.toBlob(CARD, options as browser.FileOptions))).toBe(code),
  )

  it('is a canvas without a context', async () => {
    const canvas = { width: 1, height: 1, getContext: () => null }
    expect(await codeOf(engine.drawCard(canvas, CARD))).toBe('canvas')
    expect(await codeOf(engine.toBlob(CARD))).toBe('drawn')
  })
})

it('writes vectors with the words in them', async () => {
  expect(await engine.toSvg(CARD)).toContain('<title>Well begun is half done. — Aristotle</title>')
  expect((await bytesOf(engine.toPdf(CARD))).subarray(0, 5).toString()).toBe('%PDF-')
})
