import { describe, expect, it } from 'vitest'
import { blurredPixels } from '../../src/draw/gaussian'

const SIDE = 48

function picture(colourAt: (x: number, y: number) => readonly [number, number, number, number]) {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4)
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) data.set(colourAt(x, y), (y * SIDE + x) * 4)
  }
  return { data, width: SIDE, height: SIDE }
}

const pixel = (data: Uint8ClampedArray, x: number, y: number) =>
  Array.from(data.subarray((y * SIDE + x) * 4, (y * SIDE + x) * 4 + 4))

describe('a picture behind frosted glass', () => {
  it('turns a sharp edge into the Gaussian integral', () => {
    const edge = picture((x) => (x < SIDE / 2 ? [0, 0, 0, 255] : [255, 255, 255, 255]))
    const blurred = blurredPixels(edge, 4, 1, false)
    for (const [offset, share] of [
      [0.5, 0.5497],
      [4.5, 0.8697],
      [8.5, 0.9832],
    ] as const) {
      const [level] = pixel(blurred, SIDE / 2 + offset - 0.5, SIDE / 2)
      expect(Math.abs((level ?? 0) / 255 - share)).toBeLessThan(0.01)
    }
  })

  it('keeps an opaque picture opaque to its rim, with nothing dark creeping in', () => {
    const plain = picture(() => [200, 120, 60, 255])
    expect(pixel(blurredPixels(plain, 4, 1, true), 0, 0)).toEqual([200, 120, 60, 255])
  })

  it('lets a soft edge fade in its own colour', () => {
    const dot = picture((x, y) => (Math.hypot(x - 24, y - 24) < 8 ? [250, 10, 10, 255] : [0, 0, 0, 0]))
    const [r, g, b, a] = pixel(blurredPixels(dot, 3, 1, false), 33, 24)
    expect([r, g, b]).toEqual([250, 10, 10])
    expect(a).toBeGreaterThan(40)
    expect(a).toBeLessThan(160)
  })

  it('saturates as CSS does and leaves grey alone', () => {
    const grey = picture(() => [128, 128, 128, 255])
    expect(pixel(blurredPixels(grey, 2, 1.35, true), 10, 10)).toEqual([128, 128, 128, 255])
    const violet = picture(() => [109, 80, 217, 255])
    const [r = 0, , b = 0] = pixel(blurredPixels(violet, 2, 1.35, true), 10, 10)
    expect(b - r).toBeGreaterThan(108 * 1.3)
  })
})
