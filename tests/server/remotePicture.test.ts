import { createCanvas } from '@napi-rs/canvas'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { fetchRemotePicture, checkedPicture } from '../../src/server/remotePicture'
import { createSafeFetch } from '../../src/server/safeFetch/safeFetch'
import { type FakeNetwork, startFakeNetwork } from './fakeNetwork'
import { runs } from '../fixtures/tier'

const open: FakeNetwork[] = []
afterEach(async () => void (await Promise.all(open.splice(0).map((net) => net.close()))))

const uint32 = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255)
const le16 = (value: number) => [value & 255, value >> 8]
const le24 = (value: number) => [...le16(value & 0xffff), value >> 16]
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
const HEADS: Readonly<Record<string, (width: number, height: number) => number[]>> = {
  png: (width, height) => [
    0x89,
    ...ascii('PNG\r\n\x1a\n'),
    ...uint32(13),
    ...ascii('IHDR'),
    ...uint32(width),
    ...uint32(height),
    8,
    6,
    0,
    0,
    0,
  ],
  jpeg: (width, height) => [
    0xff,
    0xd8,
    0xff,
    0xe0,
    0,
    4,
    0,
    0,
    0xff,
    0xc0,
    0,
    11,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    1,
    1,
    0x11,
    0,
  ],
  webp: (width, height) => [
    ...ascii('RIFF'),
    30,
    0,
    0,
    0,
    ...ascii('WEBPVP8X'),
    10,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    ...le24(width - 1),
    ...le24(height - 1),
  ],
}
const bytesOf = (bytes: readonly number[]) => Uint8Array.from(bytes)
const codeOf = (bytes: Uint8Array) => {
  try {
    return checkedPicture(bytes).kind
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe('a picture by its bytes', () => {
  it.each(['image/png', 'image/jpeg', 'image/webp'] as const)('is taken: %s', async (type) => {
    const drawn = await createCanvas(30, 20).encode(type.slice(6) as 'png')
    expect(checkedPicture(drawn)).toMatchObject({ kind: type.slice(6), widthPx: 30, heightPx: 20 })
  })

  it.each(Object.entries(HEADS))('is taken up to forty megapixels: %s', (kind, head) => {
    expect(codeOf(bytesOf(head(8_000, 5_000)))).toBe(kind)
    expect(codeOf(bytesOf(head(8_000, 5_001)))).toBe('too-large')
    expect(codeOf(bytesOf(head(16_383, 16_383)))).toBe('too-large')
    expect(codeOf(bytesOf(head(65_535, 1).slice(0, 9)))).toBe('wrong-type')
    if (kind !== 'webp') expect(codeOf(bytesOf(head(0, 100)))).toBe('wrong-type')
  })

  it.each(['gif', 'avif'] as const)('is refused by name: %s', async (format) => {
    const bytes = await createCanvas(30, 20).encode(format as 'gif')
    expect(codeOf(bytes)).toBe('wrong-type')
    const message = `${format.toUpperCase()} pictures are not drawn here: use PNG, JPEG or WebP`
    expect(() => checkedPicture(bytes)).toThrow(message)
  })

  it.each([
    '',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '<?xml version="1.0"?><svg/>',
    '<!DOCTYPE['.repeat(5_000),
    '<!--'.repeat(5_000),
    '<html>',
    'BM000000',
    'II*\0',
    'MM\0*',
    '\0\0\x01\0',
    '%PDF-1.7',
    '\x1f\x8b\x08',
    'GIF90a\x01\0\x01\0',
    'RIFF0000WAVE',
    'RIFF0000WEBP',
    '\0\0\0\x18ftypheic',
    '\0\0\0\x18ftypavif',
    '\0\0\0\x18ftypavis',
    '\0\0\0\x18ftypisom',
    '\x89PNG',
    '\xff\xd8\xff',
    'ÿØÿà',
    '8BPS',
    '\0\0\0\x0cJXL \r\n\x87\n',
    '\xff\x0a',
    'GIF89a\x01\0\x01\0\0\0\0',
  ])('is not taken: %.20j', (text) => expect(codeOf(Buffer.from(text, 'latin1'))).toBe('wrong-type'))

  it('is checked without any other exception, whatever the bytes', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(HEADS)),
        fc.nat(60_000),
        fc.nat(60_000),
        fc.array(fc.tuple(fc.nat(60), fc.nat(255))),
        fc.uint8Array({ maxLength: 600 }),
        (head, width, height, changes, tail) => {
          const bytes = bytesOf([...head(width + 1, height + 1), ...tail])
          for (const [at, value] of changes) bytes[at] = value
          const outcome = codeOf(bytes)
          expect(['png', 'jpeg', 'webp', 'wrong-type', 'too-large']).toContain(outcome)
          if (outcome.length < 5) {
            const { widthPx, heightPx } = checkedPicture(bytes)
            expect(widthPx * heightPx).toBeLessThanOrEqual(40_000_000)
          }
        },
      ),
      { numRuns: runs(3_000) },
    ))
})

describe('a picture from an address', () => {
  async function fetched(body: Uint8Array, url = 'https://pictures.example/a.png', type = 'text/plain') {
    const net = await startFakeNetwork((request, response) => {
      if (request.url === '/inside')
        return void response.writeHead(302, { location: 'http://127.0.0.1/' }).end()
      response.setHeader('content-type', type)
      response.end(body)
    })
    open.push(net)
    const outcome = await fetchRemotePicture(new URL(url), createSafeFetch(net)).catch(
      (error: unknown) => (error as { code: string }).code,
    )
    return { outcome, net }
  }
  const png = (bytes: number) =>
    Buffer.concat([bytesOf(HEADS.png!(10, 10)), Buffer.alloc(bytes - HEADS.png!(10, 10).length)])

  it('is recognised by its bytes, whatever its declared type', async () =>
    expect((await fetched(png(1_000))).outcome).toMatchObject({
      kind: 'png',
      widthPx: 10,
      bytes: png(1_000),
    }))

  it('is read up to eight megabytes, and hardly at all if it is not a picture', async () => {
    expect((await fetched(png(8_000_000))).outcome).toMatchObject({ kind: 'png' })
    expect((await fetched(png(8_000_000 + 1))).outcome).toBe('too-large')
    const { outcome, net } = await fetched(Buffer.alloc(60_000_000, '<svg>'), undefined, 'image/png')
    expect(outcome).toBe('wrong-type')
    expect(net.readBytes()).toBeLessThan(200_000)
  })

  it.each([
    'http://127.0.0.1/a.png',
    'https://pictures.example/inside',
    'file:///a.png',
    'data:image/png;base64,AAAA',
  ])('is not fetched from where no page would be: %s', async (url) => {
    const { outcome, net } = await fetched(png(100), url)
    expect(outcome).toBe('refused')
    expect(net.dialled.length).toBeLessThanOrEqual(1)
  })
})
