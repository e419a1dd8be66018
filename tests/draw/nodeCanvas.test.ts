import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { nodeMetrics, renderScenePng, renderSceneLossy } from '../../src/draw/nodeCanvas'
import { pictureFile } from '../fixtures/pictureFile'
import { richScene, typicalScene } from './fixtures'

describe('drawing in Node', () => {
  it('gives a PNG of exactly the promised size, the same twice', () => {
    const file = renderScenePng(typicalScene(), 2)
    expect(pictureFile(file)).toEqual({ type: 'image/png', widthPx: 1920, heightPx: 1080 })
    expect(renderScenePng(typicalScene(), 2).equals(file)).toBe(true)
  })

  it('keeps a transparent mat', () => {
    const { data } = PNG.sync.read(renderScenePng(richScene(), 1))
    expect([...data.subarray(0, 4)]).toEqual([0, 0, 0, 0])
    const middle = (270 * 540 + 270) * 4
    expect(data[middle + 3]).toBe(255)
  })

  it.each(['jpeg', 'webp'] as const)('writes %s', (format) => {
    const file = pictureFile(renderSceneLossy(richScene(), 1, format))
    expect(file).toEqual({ type: `image/${format}`, widthPx: 540, heightPx: 540 })
  })
})

describe('widths in Node', () => {
  const latin = { family: 'Source Serif 4 Variable', weight: 640, italic: false, sizePx: 40 }
  const han = { family: 'Noto Serif SC Variable', weight: 640, italic: false, sizePx: 40 }

  it('count letter spacing once a grapheme and keep kerning', () => {
    const plain = nodeMetrics.widthPx('AVAVA', latin)
    expect(nodeMetrics.widthPx('AVAVA', latin, 2)).toBeCloseTo(plain + 10, 3)
    const unkerned = [...'AVAVA'].reduce((sum, letter) => sum + nodeMetrics.widthPx(letter, latin), 0)
    expect(plain).toBeLessThan(unkerned - 5)
  })

  it('grow with the size, and with the weight', () => {
    const large = nodeMetrics.widthPx('wonder', { ...latin, sizePx: 160 })
    expect(nodeMetrics.widthPx('wonder', latin) * 4).toBeCloseTo(large, 0)
    expect(nodeMetrics.widthPx('wonder', { ...latin, weight: 400 })).toBeLessThan(
      nodeMetrics.widthPx('wonder', latin),
    )
  })

  it('are one em for a Han character, from our own files', () => {
    expect(nodeMetrics.widthPx('惊奇', han)).toBeCloseTo(80, 1)
    expect(nodeMetrics.covers(han.family, '惊')).toBe(true)
    expect(nodeMetrics.covers(latin.family, '惊')).toBe(false)
  })
})
