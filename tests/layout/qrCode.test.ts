import jsQR from 'jsqr'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CardSettings } from '../../src/card/settings'
import { TEMPLATES } from '../../src/card/templates'
import { nodeMetrics } from '../../src/draw/node/nodeCanvas'
import { layoutCard } from './laidOut'
import { qrMatrix, qrPath } from '../../src/layout/product/pictures'
import { FRAMES } from '../../src/look/frames'
import { insetBox } from '../../src/scene/box'
import type { Box, PathNode, Scene } from '../../src/scene/nodes'
import { hardPictures } from '../draw/hardPictures'
import { exportedPixels } from '../draw/pixels'
import { FRAMED, idsOf } from './cards'
import { productWith } from './products'
import { allNodes } from './validLayout'
import { combinations } from '../fixtures/combinations'
import { oneIn, runs } from '../fixtures/tier'

const KIT = { gradients: 'grained', pictures: hardPictures() } as const
const SCALE = 2
const URL = 'https://example.com/products/marginalia?from=card'

describe('the code on a product card', () => {
  const settings: [string, Partial<CardSettings>][] = [
    ...combinations({ frameStyle: idsOf(FRAMES), theme: ['light', 'dark'] }, { strength: 1 }).map(
      ({ frameStyle, theme }): [string, Partial<CardSettings>] => [
        `${frameStyle}, ${theme}`,
        { frameStyle, theme, ...(theme === 'dark' ? { backgroundColor: '#1b1b22' } : {}) },
      ],
    ),
    ...(['violet', 'techBlue', 'naturalGreen', 'duskPortrait', 'rainyPortrait', 'sunny'] as const).map(
      (id): [string, Partial<CardSettings>] => [id, TEMPLATES[id].settings],
    ),
  ]
  it.each(settings)('is readable in the drawn pixels of %s', async (_, look) => {
    const card = productWith({ url: URL, description: '' }, { aspectRatio: '9:16', ...look })
    const scene = layoutCard(card, nodeMetrics)
    expect(decode(scene)).toBe(URL)
    await new Promise(setImmediate)
  })

  it('has modules of at least two whole pixels in every frame and ratio', () => {
    for (const look of oneIn(2, FRAMED)) {
      const node = codeIn(layoutCard(productWith({ url: URL }, look), nodeMetrics))
      if (!node) continue
      const numbers = [...node.d.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number))
      const modulePx = Math.min(...numbers.filter((number) => number > 0))
      expect(modulePx).toBeGreaterThanOrEqual(2)
      expect(numbers.every((number) => Number.isInteger(number / modulePx))).toBe(true)
      expect(Number.isInteger(node.place?.x) && Number.isInteger(node.place?.y)).toBe(true)
    }
  })

  it('is left out if its modules would be too small', () => {
    const hasCode = (url: string) => codeIn(layoutCard(productWith({ url }), nodeMetrics)) !== undefined
    expect(hasCode(URL)).toBe(true)
    expect(hasCode(`${URL}${'&long=yes'.repeat(100)}`)).toBe(false)
    expect(hasCode(`${URL}${'&long=yes'.repeat(1000)}`)).toBe(false)
  })
})

it('draws each dark module once, and nothing else', () => {
  fc.assert(
    fc.property(fc.webUrl(), (url) => {
      const matrix = qrMatrix(url)!
      const dark = matrix.rows.flat().filter(Boolean).length
      const runs = [...qrPath(matrix, 3).matchAll(/M\d+ \d+h(\d+)v3h-\d+z/g)]
      expect(runs.reduce((sum, [, length]) => sum + Number(length) / 3, 0)).toBe(dark)
    }),
    { numRuns: runs(50) },
  )
})

function codeIn(scene: Scene): PathNode | undefined {
  return allNodes(scene.live).find((node) => node.type === 'path' && node.id === 'qrCode-modules') as
    PathNode | undefined
}

/** Decodes the QR code from pixels at 2x, with a small margin. */
function decode(scene: Scene): string | undefined {
  const block = scene.blocks.find(({ id }) => id === 'qrCode')
  if (!block) throw new Error(`no code among ${scene.blocks.map(({ id }) => id).join()}`)
  const { data, width, height } = crop(exportedPixels(scene, KIT, SCALE), insetBox(block.box, -12))
  return jsQR(data, width, height)?.data
}

function crop(pixels: ImageData, box: Box) {
  const [left, top, width, height] = [box.x, box.y, box.width, box.height].map((px) =>
    Math.round(px * SCALE),
  ) as [number, number, number, number]
  const data = new Uint8ClampedArray(4 * width * height)
  for (let y = 0; y < height; y++) {
    const start = 4 * ((top + y) * pixels.width + left)
    data.set(pixels.data.subarray(start, start + 4 * width), 4 * y * width)
  }
  return { data, width, height }
}
