import { loadImage, createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { cardFile } from '../../../src/export/cardFile'
import type { FormatId } from '../../../src/export/formats'
import { cardInFile } from '../../../src/export/embedded/cardInFile'
import { withResolution } from '../../../src/export/embedded/embeddedCard'
import { TARGETS } from '../../../src/look/targets'
import { cardWith } from '../../layout/cards'
import { SMALL_FILES } from './files'
import { resolutionOf } from './resolutionOf'

const SIZED = Object.entries(SMALL_FILES).filter(([name]) => !name.startsWith('WebP'))

async function pixelsOf(file: Uint8Array): Promise<Buffer> {
  const image = await loadImage(file)
  const ctx = createCanvas(image.width, image.height).getContext('2d')
  ctx.drawImage(image, 0, 0)
  return Buffer.from(ctx.getImageData(0, 0, image.width, image.height).data)
}

describe.each(SIZED)('the resolution of %s', (_, file) => {
  it('is written once, whatever was said before, and leaves the pixels', async () => {
    const sized = withResolution(withResolution(file, 72), 300)
    expect(resolutionOf(sized)).toEqual({ dpi: 300, chunks: expect.any(Array) })
    expect(await pixelsOf(sized)).toEqual(await pixelsOf(file))
  })

  it('is left out of a damaged file', () => {
    const damaged = file.subarray(0, 30)
    expect(withResolution(damaged, 300)).toBe(damaged)
  })
})

it('is written into a JPEG that an engine wrote without JFIF', async () => {
  const file = SMALL_FILES['JPEG']!
  const length = 2 + Buffer.from(file).readUInt16BE(4)
  const plain = new Uint8Array([...file.subarray(0, 2), ...file.subarray(2 + length)])
  expect(resolutionOf(withResolution(plain, 300)).dpi).toBe(300)
  expect(await pixelsOf(withResolution(plain, 300))).toEqual(await pixelsOf(file))
})

it('comes once with the colour space in PNG, before the pixels, and not beside a profile of the engine', () => {
  const png = SMALL_FILES['PNG with alpha']!
  const { chunks } = resolutionOf(withResolution(withResolution(png, 72), 300))
  expect(chunks).toEqual(
    ['IHDR', 'sRGB', 'pHYs', 'IDAT', 'IEND'].toSorted(
      (one, other) => chunks.indexOf(one) - chunks.indexOf(other),
    ),
  )
  expect(chunks.indexOf('pHYs')).toBeLessThan(chunks.indexOf('IDAT'))
})

const PAPER = Object.entries(TARGETS).filter(([, { group }]) => group === 'print')

describe.each(PAPER)('a card for paper: %s', (id, { widthPx, heightPx, source, takes }) => {
  it.each([...takes.formats])('has the size in mm that its source says: %s', async (format: FormatId) => {
    const card = cardWith({ target: id as keyof typeof TARGETS })
    const { bytes } = await cardFile(card, { format, quality: 0.8, scale: 1, opensAgain: true })
    const { dpi } = resolutionOf(bytes)
    const [, width, height] = /(\d+) × (\d+) mm/.exec(source)!.map(Number)
    expect(Math.abs((widthPx / dpi) * 25.4 - width!)).toBeLessThan(0.2)
    expect(Math.abs((heightPx / dpi) * 25.4 - height!)).toBeLessThan(0.2)
    expect(await cardInFile(bytes, '2026-11-21')).not.toBeNull()
  })
})

it('is that of logical px on screens', async () => {
  for (const scale of [1, 2] as const) {
    const { bytes } = await cardFile(cardWith({}), { format: 'png', quality: 1, scale, opensAgain: false })
    expect(resolutionOf(bytes).dpi).toBe(96 * scale)
  }
})
