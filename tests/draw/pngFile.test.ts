import fc from 'fast-check'
import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { pngFile } from '../../src/draw/node/pngFile'
import { runs } from '../fixtures/tier'

/** Opaque or with alpha; sizes vary, since rows with alpha reuse the previous rows' buffer. */
const picture = fc
  .record({
    width: fc.integer({ min: 1, max: 9 }),
    height: fc.integer({ min: 1, max: 40 }),
    seed: fc.integer({ min: 1, max: 1_000 }),
    clearAt: fc.option(fc.nat(), { nil: null }),
  })
  .map(({ width, height, seed, clearAt }) => {
    const pixels = new Uint8Array(width * height * 4).map((_, at) => (at % 4 === 3 ? 255 : (at * seed) % 251))
    if (clearAt !== null)
      pixels.fill(0, (clearAt % (width * height)) * 4, ((clearAt % (width * height)) + 1) * 4)
    return { width, height, pixels }
  })

it('holds every pixel', () => {
  fc.assert(
    fc.property(picture, ({ width, height, pixels }) => {
      const read = PNG.sync.read(pngFile(pixels.slice(), width, height))
      expect([read.width, read.height]).toEqual([width, height])
      expect(Buffer.compare(read.data, pixels)).toBe(0)
    }),
    { numRuns: runs(100) },
  )
})

it('reads pixels that begin anywhere in their buffer', () => {
  const pixels = new Uint8Array(9).subarray(1).fill(255)
  expect(PNG.sync.read(pngFile(pixels, 2, 1)).data.equals(Buffer.alloc(8, 255))).toBe(true)
})

it.each([
  // as Chromium writes them
  [1, 6, 42],
  [5, 6, 212],
  [1, 2, 128],
  [3, 10, 77],
  [1, 30, 8],
  [3, 34, 22],
  [30, 30, 255],
  [128, 254, 129],
])('%i of alpha %i is %i, not multiplied by it', (colour, alpha, straight) => {
  const [red, , , opacity] = PNG.sync.read(pngFile(new Uint8Array([colour, 0, 0, alpha]), 1, 1)).data
  expect([red, opacity]).toEqual([straight, alpha])
})
