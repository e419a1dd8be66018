import { describe, expect, it } from 'vitest'
import { TEMPLATES } from '../../src/card/templates'
import '../../src/draw/node/nodeCanvas'
import { GRADIENTS, gradientOver, parseGradient } from '../../src/look/gradients'
import type { LinearGradient, Scene } from '../../src/scene/nodes'
import { exportedPixels } from './pixels'
import { hardPictures } from './hardPictures'

const RATIO = 2
const MAX_BAND_PX = 8
const ACROSS_PX = 64 // to either side, as far as the eye follows an edge
const KIT = { gradients: 'grained', pictures: hardPictures() } as const
const BOX = { x: 0, y: 0, width: 480, height: 480 }
const FLAT = over('bg-gradient-to-b from-[#FAFAFA] to-[#F6F6F5]')
const ALL = [
  ...Object.values(GRADIENTS).map(({ value }) => value),
  ...Object.values(TEMPLATES).flatMap(({ settings }) =>
    settings.backgroundType === 'gradient' ? [settings.gradientValue] : [],
  ),
]

describe('a gradient', () => {
  it.each([...new Set(ALL)])('has no band wider than 8 px at 2x: %s', (value) => {
    expect(widestBand(over(value))).toBeLessThanOrEqual(MAX_BAND_PX)
  })

  it('has none even where a level is 120 px wide', () => {
    expect(widestBand(FLAT)).toBeLessThanOrEqual(MAX_BAND_PX)
  })

  it('is never more than a level off', () => {
    const { data, width, height } = drawn(FLAT)
    const off = Array.from({ length: height }, (_, y) => 0xfa - (4 * (y + 0.5)) / height).map((wanted, y) =>
      Math.max(...Array.from({ length: 64 }, (_, x) => Math.abs(data[(y * width + x) * 4]! - wanted))),
    )
    expect(Math.max(...off)).toBeLessThanOrEqual(1)
  })

  it('has the same grain each time', () => {
    expect(Buffer.from(drawn(FLAT).data).compare(Buffer.from(drawn(FLAT).data))).toBe(0)
  })
})

function over(value: string): LinearGradient {
  return gradientOver(parseGradient(value)!, BOX)
}

function drawn(fill: LinearGradient): ImageData {
  const still: Scene['still'] = [{ type: 'rect', id: 'ground', ...BOX, fill }]
  const { width, height } = BOX
  const plan = { textBox: BOX, placedByFrame: [], colouredByFrame: [] }
  return exportedPixels({ width, height, still, live: [], blocks: [], notices: [], plan }, KIT, RATIO)
}

/** Longest run along the gradient, in device px, where all pixels across have one colour. */
function widestBand(gradient: LinearGradient): number {
  const { data, width, height } = drawn(gradient)
  const [dx, dy] = [gradient.to.x - gradient.from.x, gradient.to.y - gradient.from.y]
  const length = Math.hypot(dx, dy)
  const [ux, uy] = [dx / length, dy / length]
  let [widest, band, last] = [0, 0, '']
  for (let along = -0.35 * width; along < 0.35 * width; along++) {
    const colours = new Set<string>()
    for (let across = -ACROSS_PX; across <= ACROSS_PX; across++) {
      const x = Math.floor(width / 2 + ux * along - uy * across)
      const y = Math.floor(height / 2 + uy * along + ux * across)
      colours.add(data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3).join())
    }
    const only = colours.size === 1 ? [...colours][0]! : ''
    band = only !== '' && only === last ? band + 1 : 1
    last = only
    if (only !== '') widest = Math.max(widest, band)
  }
  return widest
}
