import { deflateSync } from 'node:zlib'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { freeNodePicture, nodePicture, pngWithoutText } from '../../src/draw/node/nodePicture'
import { pictureSize } from '../../src/draw/pictures/pictureKind'
import { disguised, frameOf, jpegSized, manyScans, pngChunk, webpOn } from './craftedPictures'
import { HEADS } from './pictures/pictureFiles'
import { runs } from '../fixtures/tier'

vi.mock('@napi-rs/canvas', async (importOriginal) => {
  const engine = await importOriginal<typeof import('@napi-rs/canvas')>()
  return { ...engine, loadImage: vi.fn(engine.loadImage) }
})

const COLOURS = { red: '#f00', lime: '#0f0', blue: '#00f', white: '#fff' } as const

function quarters(width: number, height: number) {
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  Object.values(COLOURS).forEach((colour, at) => {
    ctx.fillStyle = colour
    ctx.fillRect((at % 2) * (width / 2), at < 2 ? 0 : height / 2, width / 2, height / 2)
  })
  return canvas
}

function exif(turn: number, order: 'MM' | 'II' = 'MM'): Buffer {
  const shorts = [0x0112, 3, 0, 1, turn, 0, 0, 0] // tag, type, count in two halves, value, end in two halves
  const bytes = Buffer.alloc(10 + 2 * shorts.length)
  const isLittle = order === 'II'
  bytes.write(order, 'latin1')
  const write = (value: number, at: number) =>
    isLittle ? bytes.writeUInt16LE(value, at) : bytes.writeUInt16BE(value, at)
  write(42, 2)
  write(8, isLittle ? 4 : 6)
  write(1, 8)
  const halves = isLittle ? [0x0112, 3, 1, 0, turn, 0, 0, 0] : shorts
  halves.forEach((value, nth) => write(value, 10 + 2 * nth))
  return bytes
}

function pngTurned(turn: number, order: 'MM' | 'II' = 'MM'): Buffer {
  const png = quarters(40, 20).encodeSync('png')
  return Buffer.concat([png.subarray(0, 33), pngChunk('eXIf', exif(turn, order)), png.subarray(33)])
}

function jpegTurned(turn: number): Buffer {
  const jpeg = quarters(40, 20).encodeSync('jpeg', 100)
  const data = Buffer.concat([Buffer.from('Exif\0\0'), exif(turn)])
  const head = Buffer.from([0xff, 0xe1, 0, data.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)])
}

async function cornersOf(bytes: Buffer): Promise<string> {
  const { source, widthPx, heightPx } = await nodePicture(bytes)
  const ctx = (source as HTMLCanvasElement).getContext('2d')!
  const names = [
    [2, 2],
    [widthPx - 3, 2],
    [2, heightPx - 3],
    [widthPx - 3, heightPx - 3],
  ].map(([x, y]) => {
    const [r = 0, g = 0, b = 0] = ctx.getImageData(x!, y!, 1, 1).data
    return r > 128 ? (g > 128 ? 'white' : 'red') : g > 128 ? 'lime' : b > 128 ? 'blue' : 'none'
  })
  return `${widthPx}x${heightPx} ${names.join(' ')}`
}

describe('a picture in Node', () => {
  it.each([
    [1, '40x20 red lime blue white'],
    [2, '40x20 lime red white blue'],
    [3, '40x20 white blue lime red'],
    [4, '40x20 blue white red lime'],
    [5, '20x40 red blue lime white'],
    [6, '20x40 blue red white lime'],
    [7, '20x40 white lime blue red'],
    [8, '20x40 lime white red blue'],
    [9, '40x20 red lime blue white'],
  ])('is turned as its EXIF says: %i', async (turn, seen) =>
    expect(await cornersOf(jpegTurned(turn))).toBe(seen),
  )

  it.each([2, 3, 4, 5, 6, 7, 8])('is refused as a PNG that its EXIF turns: %i', async (turn) => {
    for (const order of ['MM', 'II'] as const)
      await expect(nodePicture(pngTurned(turn, order))).rejects.toThrow(
        'PNG pictures turned by EXIF are not drawn here: save them upright',
      )
  })

  it.each([0, 1, 9])('is drawn as a PNG whose EXIF does not turn it: %i', async (turn) => {
    for (const order of ['MM', 'II'] as const)
      expect(await cornersOf(pngTurned(turn, order))).toBe('40x20 red lime blue white')
  })

  it.each([
    ['GIF', quarters(40, 20).encodeSync('gif')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['HEIC', Buffer.from(HEADS.heic)],
    ['AVIF', quarters(40, 20).encodeSync('avif')],
  ])('is refused by name: %s', async (name, bytes) =>
    expect(nodePicture(bytes)).rejects.toThrow(`${name} pictures are not drawn here: use PNG, JPEG or WebP`),
  )

  it('is refused where it is none', async () =>
    expect(nodePicture(Buffer.from('words'))).rejects.toThrow('this is no picture'))

  it('is measured as its decoder finds it: past what is no marker', () => {
    const jpeg = jpegTurned(1)
    const false40 = Buffer.from([
      0, 0, 0, 9, 0xff, 0xfe, 0, 17, 0, 0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0, 0,
    ])
    const steered = Buffer.concat([jpeg.subarray(0, 38), false40, jpeg.subarray(38)])
    expect(pictureSize(steered)).toEqual({ widthPx: 40, heightPx: 20 })
  })

  it('is not decoded where it has more pixels than are allowed', async () => {
    const picture = quarters(300, 200).encodeSync('webp')
    await expect(nodePicture(picture, { maxPixels: 300 * 200 - 1 })).rejects.toMatchObject({
      code: 'too-many-pixels',
    })
    expect(await nodePicture(picture, { maxPixels: 300 * 200 })).toMatchObject({
      widthPx: 300,
      heightPx: 200,
    })
  })

  it('is decoded without a PNG’s texts, however large they unpack', async () => {
    const plain = quarters(40, 20).encodeSync('png')
    const [head, rest] = [plain.subarray(0, 33), plain.subarray(33)]
    const packed = deflateSync(Buffer.alloc(8_000_000))
    const texts = ['zTXt', 'iTXt', 'tEXt'].flatMap((type) =>
      Array.from({ length: 20 }, () => pngChunk(type, packed)),
    )
    const stuffed = Buffer.concat([
      head,
      ...texts,
      rest.subarray(0, -12),
      pngChunk('zTXt', packed),
      rest.subarray(-12),
    ])
    expect(Buffer.compare(pngWithoutText(stuffed), plain)).toBe(0)
    expect(pngWithoutText(plain)).toBe(plain)
    expect(await cornersOf(stuffed)).toBe('40x20 red lime blue white')
    expect(vi.mocked(loadImage).mock.lastCall).toEqual([plain])
  })

  it('is left to its decoder where its chunks are not as they should be', () =>
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(40), (tail, at) => {
        const file = Buffer.concat([
          quarters(4, 4).encodeSync('png').subarray(0, at),
          pngChunk('tEXt', Buffer.from(tail)),
          tail,
        ])
        const { length } = pngWithoutText(file)
        expect(length).toBeLessThanOrEqual(file.length)
        for (let end = 0; end < file.length; end += 7) pngWithoutText(file.subarray(0, end))
      }),
      { numRuns: runs(200) },
    ))

  it.each([
    ['JPEG that claims 60,000 a side', jpegSized(60_000, 60_000), 'too-many-pixels'],
    [
      'JPEG whose second frame is larger',
      Buffer.concat([frameOf(40, 20), jpegSized(60_000, 60_000).subarray(2)]),
      'broken',
    ],
    ['JPEG with a thousand scans', manyScans(1_000), 'broken'],
    ['WebP larger than its canvas', webpOn(10, 10), 'broken'],
    ['WebP smaller than its canvas', webpOn(2_000, 2_000), 'broken'],
    ['AVIF that begins like a JPEG', disguised([0xff, 0xd8, 0xff, 0x20]), 'broken'],
    [
      'AVIF that begins like a WebP',
      disguised([...Buffer.from('RIFF'), 0x66, 0x74, 0x79, 0x70, ...Buffer.from('WEBP')]),
      'broken',
    ],
  ])('is refused before it costs anything: a %s', async (_, bytes, code) =>
    expect(nodePicture(bytes, { maxPixels: 6_000_000 })).rejects.toMatchObject({ code }),
  )

  it.each([
    ['JPEG of a few scans', manyScans(20), 2_048],
    ['WebP of its canvas’s size', webpOn(40, 20), 40],
  ])('is drawn: a %s', async (_, bytes, widthPx) =>
    expect(await nodePicture(bytes, { maxPixels: 6_000_000 })).toMatchObject({ widthPx }),
  )

  it('holds no pixels once it is let go', async () => {
    const picture = await nodePicture(pngTurned(1))
    freeNodePicture(picture)
    expect((picture.source as HTMLCanvasElement).width).toBe(1)
  })
})
