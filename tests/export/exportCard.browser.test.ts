import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import Konva from 'konva/lib/Core.js'
import { browserFonts, loadFonts } from '../../src/draw/fonts/browserFonts'
import { createPictures, pictures as ownPictures } from '../../src/draw/pictures/images'
import { PictureFailure } from '../../src/draw/pictures/picture'
import { readyScene } from '../../src/draw/readyScene'
import { sceneToExport } from '../../src/export/exportError'
import { exportCard } from '../../src/export/exportCard'
import { cardInFile } from '../../src/export/embedded/cardInFile'
import { FORMATS, type FormatId } from '../../src/export/formats'
import { RESOLUTIONS } from '../../src/card/exportOptions'
import type { Scene } from '../../src/scene/nodes'
import { combinations } from '../fixtures/combinations'
import { pictureFile } from '../fixtures/pictureFile'
import { NO_PLAN, richScene, typicalScene } from '../draw/fixtures'
import { difference, pixelsOfBlob } from '../draw/pixels'
import { cardWith } from '../layout/cards'
import { resolutionOf } from './embedded/resolutionOf'

const SIZES: Record<string, [number, number]> = {
  '16:9': [960, 540],
  '1:1': [540, 540],
  '4:5': [540, 675],
  '9:16': [540, 960],
  '4:3': [720, 540],
  '3:4': [540, 720],
  '2:1': [1080, 540],
  '21:9': [1260, 540],
  '1:2': [540, 1080],
  '5:4': [675, 540],
  '3:2': [810, 540],
  '2:3': [540, 810],
}
const FORMAT_IDS = Object.keys(FORMATS) as FormatId[]
/** Four scales and three formats cycle over twelve ratios, so each scale meets each format. */
const FILES = combinations(
  { ratio: Object.keys(SIZES), scale: Object.keys(RESOLUTIONS).map(Number), format: FORMAT_IDS },
  { strength: 1 },
)

beforeAll(async () => {
  for (const scene of [typicalScene(), richScene()]) await loadFonts(scene)
})

afterEach(() => vi.restoreAllMocks())

async function exported(scene: Scene, request: Parameters<typeof exportCard>[1]) {
  const needs = { fonts: browserFonts, pictures: request.images ?? ownPictures }
  return exportCard(sceneToExport(await readyScene(() => scene, needs)), request)
}

async function fileOf(blob: Blob) {
  return pictureFile(new Uint8Array(await blob.arrayBuffer()))
}

describe('a saved picture', () => {
  it.each(FILES)(
    'has exactly the promised size and type: $ratio as $format at scale $scale',
    async (file) => {
      const { ratio, scale, format } = file
      const [width, height] = SIZES[ratio]!
      const made = await exported(typicalScene(width, height), { format, quality: 0.6, scale })
      const promised = { type: FORMATS[format].mimeType, widthPx: width * scale, heightPx: height * scale }
      expect(await fileOf(made.blob)).toEqual(promised)
      expect(made).toMatchObject({
        width: width * scale,
        height: height * scale,
        limitedBy: null,
        failedPictures: [],
      })
      expect(made.blob.type).toBe(promised.type)
    },
  )

  for (const format of FORMAT_IDS) {
    it(`is the same file twice: ${format}`, async () => {
      const request = { format, quality: 0.95, scale: 2 }
      const first = await exported(richScene(), request)
      const second = await exported(structuredClone(richScene()), request)
      expect(new Uint8Array(await second.blob.arrayBuffer())).toEqual(
        new Uint8Array(await first.blob.arrayBuffer()),
      )
    })
  }

  it.each(FORMAT_IDS)('holds its card, and the same pixels: %s', async (format) => {
    const card = cardWith({ aspectRatio: '1:1' })
    for (const scene of [typicalScene(), richScene()]) {
      const plain = await exported(scene, { format, quality: 0.9, scale: 1 })
      const made = await exported(scene, { format, quality: 0.9, scale: 1, card })
      const bytes = new Uint8Array(await made.blob.arrayBuffer())
      expect(await cardInFile(bytes, '1999-01-01')).toEqual(card)
      expect(await fileOf(made.blob)).toEqual(await fileOf(plain.blob))
      const [drawn, kept] = await Promise.all([plain, made].map(({ blob }) => pixelsOfBlob(blob)))
      expect(difference(drawn!, kept!).pixels).toBe(0)
    }
  })

  it.each(['png', 'jpg'] as const)('says its resolution, and that of paper for paper: %s', async (format) => {
    const request = { format, quality: 0.9, scale: 2 }
    const dpiOf = async ({ blob }: { blob: Blob }) =>
      resolutionOf(new Uint8Array(await blob.arrayBuffer())).dpi
    expect(await dpiOf(await exported(typicalScene(540, 540), request))).toBe(192)
    const target = { widthPx: 600, heightPx: 600, mostBytes: null, dpi: 300 }
    expect(await dpiOf(await exported(typicalScene(540, 540), { ...request, target }))).toBe(300)
  })

  it('keeps the transparent mat in PNG and WebP and gets white in JPEG', async () => {
    const corner = async (format: FormatId) => {
      const { blob } = await exported(richScene(), { format, quality: 1, scale: 1 })
      return Array.from((await pixelsOfBlob(blob)).data.slice(0, 4))
    }
    expect(await corner('png')).toEqual([0, 0, 0, 0])
    expect(await corner('webp')).toEqual([0, 0, 0, 0])
    expect(await corner('jpg')).toEqual([255, 255, 255, 255])
  })

  it('makes no request while exporting', async () => {
    await exported(typicalScene(), { format: 'png', quality: 1, scale: 1 })
    performance.clearResourceTimings()
    const fetched = vi.spyOn(globalThis, 'fetch')
    for (const format of FORMAT_IDS) await exported(typicalScene(), { format, quality: 0.9, scale: 2 })
    expect(performance.getEntriesByType('resource')).toEqual([])
    expect(fetched).not.toHaveBeenCalled()
  })

  it('is smaller than requested, and reports it, at the limits', async () => {
    const strip: Scene = {
      width: 8_000,
      height: 10,
      still: [],
      live: [],
      blocks: [],
      notices: [],
      plan: NO_PLAN,
    }
    const made = await exported(strip, { format: 'webp', quality: 0.9, scale: 3 })
    expect(made.limitedBy).toBe('side')
    expect(await fileOf(made.blob)).toMatchObject({ widthPx: made.width, heightPx: made.height })
    expect(made.width).toBe(16_383)
  })
})

describe('failures', () => {
  const answers = (dataUrl: string) => vi.spyOn(Konva.Stage.prototype, 'toDataURL').mockReturnValue(dataUrl)
  const request = { format: 'jpg', quality: 0.9, scale: 1 } as const

  it.each([
    ['data:,', 'empty'],
    ['', 'tainted'],
    ['data:image/png;base64,AAAA', 'encode'],
  ])('toDataURL returning %j without an exception is detected', async (dataUrl, code) => {
    answers(dataUrl)
    await expect(exported(typicalScene(), request)).rejects.toMatchObject({ name: 'ExportError', code })
  })

  it('WebP that the browser cannot write is written by our own encoder', async () => {
    const scene = richScene()
    const byEngine = await exported(scene, { format: 'webp', quality: 1, scale: 1 })
    answers('data:image/png;base64,AAAA')
    const { blob } = await exported(scene, { format: 'webp', quality: 1, scale: 1 })
    expect(await fileOf(blob)).toEqual({ type: 'image/webp', widthPx: 540, heightPx: 540 })
    expect(difference(await pixelsOfBlob(blob), await pixelsOfBlob(byEngine.blob)).most).toBeLessThanOrEqual(
      1,
    )
  })

  it('an export can be aborted', async () => {
    const outcome = await readyScene(typicalScene, { fonts: browserFonts }, AbortSignal.abort())
    expect(() => sceneToExport(outcome)).toThrow(expect.objectContaining({ code: 'aborted' }))
  })

  it('leaves no stage behind', async () => {
    const before = Konva.stages.length
    await exported(typicalScene(), request)
    answers('')
    await exported(typicalScene(), request).catch(() => undefined)
    expect(Konva.stages).toHaveLength(before)
  })
})

describe('a page that exports', () => {
  it('answers before the card is encoded', async () => {
    let hasAnswered = false
    let answeredFirst = false
    const { toDataURL } = Konva.Stage.prototype
    vi.spyOn(Konva.Stage.prototype, 'toDataURL').mockImplementation(function (this: Konva.Stage, ...how) {
      answeredFirst = hasAnswered
      return toDataURL.apply(this, how)
    })
    const scene = sceneToExport(await readyScene(typicalScene, { fonts: browserFonts }))
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => (hasAnswered = true)
    port2.postMessage(null)
    await exportCard(scene, { format: 'png', quality: 1, scale: 1 })
    expect(answeredFirst).toBe(true)
  })

  it.each(['png', 'jpg'] as const)('keeps no pixels but those that toDataURL leaves: %s', async (format) => {
    const canvases: HTMLCanvasElement[] = []
    const { createElement } = document
    vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
      const element = createElement.call(document, name)
      if (element instanceof HTMLCanvasElement) canvases.push(element)
      return element
    })
    const { width, height } = await exported(typicalScene(), { format, quality: 0.9, scale: 2 })
    expect(canvases.length).toBeGreaterThan(0)
    const large = canvases.filter((canvas) => canvas.width * canvas.height >= width * height)
    expect(large.length).toBeLessThanOrEqual(1) // Konva's own, which nothing refers to any more
  })
})

describe('pictures', () => {
  const withImage = (src: string): Scene => ({
    ...richScene(),
    still: [
      {
        type: 'image',
        id: 'photo',
        src,
        x: 0,
        y: 0,
        width: 540,
        height: 540,
        fit: 'cover',
        focus: { x: 0.5, y: 0.5 },
      },
    ],
    live: [],
  })
  const PNG = 'image/png'
  const twoHalves = () => {
    const canvas = document.createElement('canvas')
    canvas.width = 400
    canvas.height = 100
    const ctx = canvas.getContext('2d')!
    ctx.fillStyle = '#ff0000'
    ctx.fillRect(0, 0, 200, 100)
    ctx.fillStyle = '#0000ff'
    ctx.fillRect(200, 0, 200, 100)
    return canvas.toDataURL(PNG)
  }

  it('cover the box at the given focus', async () => {
    const scene = withImage(twoHalves())
    const { blob, failedPictures } = await exported(scene, { format: 'png', quality: 1, scale: 1 })
    expect(failedPictures).toEqual([])
    const { data } = await pixelsOfBlob(blob)
    const at = (x: number, y: number) => Array.from(data.slice((y * 540 + x) * 4, (y * 540 + x) * 4 + 4))
    expect(at(20, 270)).toEqual([255, 0, 0, 255])
    expect(at(520, 270)).toEqual([0, 0, 255, 255])
  })

  it.each(['/missing-picture.png', 'data:image/png;base64,AAAA', 'http://localhost:1/closed.png'])(
    'a picture that cannot be had gives a placeholder and is named: %s',
    async (src) => {
      const images = createPictures()
      const made = await exported(withImage(src), { format: 'png', quality: 1, scale: 1, images })
      expect(made.failedPictures.map((failure) => failure.src)).toEqual([src])
      const { data } = await pixelsOfBlob(made.blob)
      expect(Array.from(data.slice(0, 4))).toEqual([0xe4, 0xe1, 0xdb, 255])
    },
  )

  it('a failed picture is loaded again the next time', async () => {
    let tries = 0
    const images = createPictures((src) => {
      tries += 1
      return Promise.reject(new PictureFailure(src, 'blocked'))
    })
    for (let i = 0; i < 2; i++) expect(await images.load(['x.png'])).toHaveLength(1)
    expect(tries).toBe(2)
  })
})
