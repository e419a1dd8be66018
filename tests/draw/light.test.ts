import { describe, expect, it } from 'vitest'
import { rasterKit } from '../../src/draw/rasterKit'
import { NO_PICTURES } from '../../src/draw/node/nodeCanvas'
import { reachOf } from '../../src/draw/paint/quickFill'
import type { RadialGradient, Scene, SceneNode } from '../../src/scene/nodes'
import { glow } from '../../src/look/weather/soft'
import { seededRandom } from '../../src/scene/random'
import { difference, exportedPixels } from './pixels'

const BOX = { x: 0, y: 0, width: 240, height: 160 }
const SCALE = 2

/** Light as the fill of a box, and of a path with the box's outline, which is painted whole. */
const asRect = (fill: RadialGradient): SceneNode => ({ type: 'rect', id: 'light', ...BOX, fill })
const asPath = (fill: RadialGradient): SceneNode => ({
  type: 'path',
  id: 'light',
  d: 'M0 0H240V160H0Z',
  fill,
})

function pixels(node: SceneNode): ImageData {
  const scene: Scene = {
    ...BOX,
    still: [{ type: 'rect', id: 'ground', ...BOX, fill: '#3B5B8A' }, node],
    live: [],
    blocks: [],
    notices: [],
    plan: { textBox: BOX, placedByFrame: [], colouredByFrame: [] },
  }
  return exportedPixels(scene, rasterKit('native', NO_PICTURES), SCALE)
}

describe('light that fades to nothing', () => {
  it('is the same picture though only what it reaches is painted', () => {
    const random = seededRandom('light')
    for (let turn = 0; turn < 24; turn++) {
      const centre = { x: 300 * random() - 30, y: 220 * random() - 30 }
      const light = glow(centre, 5 + 120 * random(), '#FFC08A', 0.2 + 0.7 * random())
      const { most } = difference(pixels(asRect(light)), pixels(asPath(light)))
      expect(most, JSON.stringify([centre, light.radiusPx])).toBeLessThanOrEqual(1)
    }
  })

  it('takes no pixels beyond its circle; light that does not fade takes all', () => {
    const light = glow({ x: 60, y: 80 }, 40, '#FFC08A', 0.5)
    const { width, height } = reachOf(light, BOX)!
    expect(width * height).toBeLessThan(90 * 90)
    expect(reachOf({ ...light, stops: light.stops.slice(0, -1) }, BOX)).toBeNull()
  })
})
