import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { sceneFile } from '../../src/export/cardFile'
import { richScene, typicalScene } from '../draw/fixtures'
import { pictureFile } from '../fixtures/pictureFile'

describe('a scene’s file in Node', () => {
  it('is a PNG of exactly the promised size, the same twice', () => {
    const { bytes, ...size } = sceneFile(typicalScene(), { format: 'png', scale: 2 })
    expect(size).toEqual({ widthPx: 1920, heightPx: 1080 })
    expect(pictureFile(bytes)).toEqual({ type: 'image/png', ...size })
    expect(sceneFile(typicalScene(), { format: 'png', scale: 2 }).bytes.equals(bytes)).toBe(true)
  })

  it('keeps a transparent mat', () => {
    const { data } = PNG.sync.read(sceneFile(richScene(), { format: 'png', scale: 1 }).bytes)
    expect([...data.subarray(0, 4)]).toEqual([0, 0, 0, 0])
    const middle = (270 * 540 + 270) * 4
    expect(data[middle + 3]).toBe(255)
  })

  it.each([
    ['jpg', 'image/jpeg'],
    ['webp', 'image/webp'],
  ] as const)('is written as %s', (format, type) => {
    const { bytes } = sceneFile(richScene(), { format, scale: 1 })
    expect(pictureFile(bytes)).toEqual({ type, widthPx: 540, heightPx: 540 })
  })
})
