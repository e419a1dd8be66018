// @module-tag slow
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { filePictures } from '../../src/engine/filePictures'
import { type FakeNetwork, type Names, startFakeNetwork } from '../server/fakeNetwork'
import { photo, png, progressiveJpeg, webpInSmallCanvas } from '../cli/hostilePictures'

const FOLDER = mkdtempSync(join(tmpdir(), 'quotidian-pictures-'))
const PNG = png(20, 10, { depth: 8, type: 2 })
const LARGEST_CARD_PX = 5_040 * 2_160
const open: FakeNetwork[] = []

afterAll(() => rmSync(FOLDER, { recursive: true }))
afterEach(async () => void (await Promise.all(open.splice(0).map((net) => net.close()))))

function file(name: string, bytes: Uint8Array): string {
  writeFileSync(join(FOLDER, name), bytes)
  return name
}

async function outcome(src: string, world = {}, cardPx = 540 * 540) {
  const pictures = filePictures(join(FOLDER, 'settings.json'), cardPx, world)
  const [failure] = await pictures.load([src])
  if (failure) return said(failure)
  const picture = pictures.find(src)
  return typeof picture === 'object' ? `${picture.widthPx} × ${picture.heightPx}` : picture
}

function said(error: unknown): string {
  const { message, cause } = error as Error
  return cause === undefined ? message : `${message} < ${said(cause)}`
}

describe('a picture from the web', () => {
  const DIRECT: Names = { 'home.example': ['192.168.1.5'], 'six.example': ['93.184.215.14', 'fd00::1'] }

  async function fetched(src: string, location = '') {
    const net = await startFakeNetwork((request, response) => {
      if (location && request.url === '/a.png') return void response.writeHead(302, { location }).end()
      response.end(request.url === '/long' ? Buffer.concat([PNG, Buffer.alloc(9_000_000)]) : PNG)
    }, DIRECT)
    open.push(net)
    return [await outcome(src, net), net.dialled.length] as const
  }

  it('is drawn', async () => expect(await fetched('https://pictures.example/a.png')).toEqual(['20 × 10', 1]))

  it.each([
    ['http://127.0.0.1/a.png', 'not a public target'],
    ['http://[::1]/a.png', 'not a public target'],
    ['http://2130706433/a.png', 'not a public target'],
    ['http://169.254.169.254/latest/meta-data', 'not a public target'],
    ['http://localhost/a.png', 'not a public target'],
    ['http://printer.local/a.png', 'not a public target'],
    ['http://pictures.example:8080/a.png', 'not a public target'],
    ['http://me:secret@pictures.example/a.png', 'not a public target'],
    ['http://home.example/a.png', 'not a public address'],
    ['http://six.example/a.png', 'not a public address'],
  ])('is not dialled at %s', async (src, reason) => {
    const [result, dialled] = await fetched(src)
    expect(result).toContain(reason)
    expect(dialled).toBe(0)
  })

  it.each([
    'http://10.0.0.1/a.png',
    'http://home.example/',
    'file:///etc/passwd',
    'data:image/png;base64,AA',
  ])('is not followed to %s', async (location) => {
    const [result, dialled] = await fetched('http://pictures.example/a.png', location)
    expect(result).toMatch(/not-found/)
    expect(dialled).toBe(1)
  })

  it('is read up to 8 MB', async () =>
    expect((await fetched('http://pictures.example/long'))[0]).toContain('over 8000000 bytes'))
})

describe('a picture in a file', () => {
  it('is read by its path, beside the settings that name it', async () => {
    expect(await outcome(file('a.png', PNG))).toBe('20 × 10')
    expect(await outcome(join(FOLDER, 'a.png'))).toBe('20 × 10')
  })

  it('may be in the address itself', async () => {
    expect(await outcome(`data:image/png;base64,${PNG.toString('base64')}`)).toBe('20 × 10')
    expect(await outcome('data:,words')).toContain('this is no picture')
    expect(await outcome('data:%%%')).toContain('URI malformed')
  })

  it.each([
    [
      'it is too large: 20,000 a side',
      png(20_000, 20_000, { depth: 1, type: 0 }),
      '20000 × 20000 pixels; up to 12.6 megapixels are drawn here',
    ],
    ['it is too large, and JPEG', progressiveJpeg(16_000, 16_000, 3), '16000 × 16000 pixels'],
    ['it is cut off', photo(900, 600, 'webp').subarray(0, 400), 'broken'],
    ['it has no pixels', Buffer.from(PNG.map((byte, at) => (at >= 16 && at < 20 ? 0 : byte))), 'broken'],
    ['its canvas is smaller than its picture', webpInSmallCanvas(photo(3_000, 2_000, 'webp')), 'broken'],
    ['it is decoded in thousands of passes', progressiveJpeg(3_000, 2_000, 3, 2_000), 'broken'],
    [
      'it is no picture',
      Buffer.from('words'),
      'this is no picture that is drawn here: use PNG, JPEG or WebP',
    ],
    ['it is more than 12 MB', Buffer.alloc(12_000_000 + 1), 'more than 12 MB'],
  ])('is left out where %s', async (_, bytes, reason) =>
    expect(await outcome(file('b', bytes))).toContain(reason),
  )

  it('is left out where there is none, and where it has no end', async () => {
    expect(await outcome('none.png')).toContain('ENOENT')
    expect(await outcome('/dev/zero')).toContain('more than 12 MB')
  })

  it('is kept no larger than there is room for: less for a large card, and for the second of them', async () => {
    const src = file('photo.jpg', photo(4_000, 3_000, 'jpeg'))
    expect(await outcome(src)).toBe('2828 × 2121')
    expect(await outcome(src, {}, LARGEST_CARD_PX)).toBe('2465 × 1849')
    const pictures = filePictures(join(FOLDER, 'settings.json'), LARGEST_CARD_PX)
    await pictures.load([src, join(FOLDER, 'photo.jpg')])
    expect(pictures.find(join(FOLDER, 'photo.jpg'))).toMatchObject({ widthPx: 1_000, heightPx: 750 })
  })
})
