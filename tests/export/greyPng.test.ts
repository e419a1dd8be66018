import { deflateSync } from 'node:zlib'
import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { greyPng, greyRows, type GreyLook } from '../../src/export/greyPng'

/** 0..255 */
function drawn(luma: (x: number, y: number) => number, side: number, look: GreyLook) {
  const pixels = new Uint8Array(side * side * 4)
  for (let at = 0; at < side * side; at++)
    pixels.fill(luma(at % side, Math.floor(at / side)), at * 4, at * 4 + 3)
  const file = greyPng(deflateSync(greyRows(pixels, side, side, look)), side, side, look.greys)
  const { data } = PNG.sync.read(Buffer.from(file))
  return Array.from({ length: side * side }, (_, at) => data[at * 4]!)
}

const LOOKS = [2, 4, 16].flatMap((greys) =>
  (['diffused', 'even', 'coarse'] as const).map((dots) => ({ greys, dots })),
)

it.each(LOOKS)('is as light as its picture: $greys greys, $dots', (look) => {
  for (const luma of [0, 30, 100, 127, 200, 255]) {
    const levels = drawn(() => luma, 64, look)
    const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length
    expect(Math.abs(mean - luma)).toBeLessThan(4)
  }
})

it.each(LOOKS)('keeps black and white as they are: $greys greys, $dots', (look) => {
  const levels = drawn((x) => (x < 32 ? 0 : 255), 64, look)
  expect(levels.every((level, at) => level === (at % 64 < 32 ? 0 : 255))).toBe(true)
})

it('is small in coarse dots, whatever the picture', () => {
  let seed = 1
  const noise = () => (seed = (seed * 16_807) % 2_147_483_647) % 256
  const [widthPx, heightPx] = [2_520, 1_080]
  const pixels = new Uint8Array(widthPx * heightPx * 4).map(noise)
  const rows = greyRows(pixels, widthPx, heightPx, { greys: 2, dots: 'coarse' })
  expect(deflateSync(rows).byteLength).toBeLessThan(90_000)
})
