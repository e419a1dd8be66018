import { describe, expect, it } from 'vitest'
import { createPaintContext } from '../../src/draw/paintContext'
import { drawnInNode, NO_PICTURES } from '../../src/draw/node/nodeCanvas'
import type { Scene } from '../../src/scene/nodes'

const SIDE = 400 // larger than a grain tile, to include its seam
const SCALE = 2

/** Grain on grey. A tiny shift to the right makes it resample the small tile directly. */
function grainAt(x: number) {
  const box = { x: 0, y: 0, width: SIDE, height: SIDE }
  const scene: Scene = {
    width: SIDE,
    height: SIDE,
    still: [
      { type: 'rect', id: 'ground', ...box, fill: '#808080' },
      { type: 'rect', id: 'grain', ...box, x, fill: { type: 'noise', seed: 'test', amount: 0.08 } },
    ],
    live: [],
    blocks: [],
    notices: [],
    plan: { textBox: box, placedByFrame: [], colouredByFrame: [] },
  }
  const canvas = drawnInNode(scene, SCALE, createPaintContext('native', NO_PICTURES))
  return canvas.getContext('2d').getImageData(0, 0, SIDE * SCALE, SIDE * SCALE).data
}

describe('grain laid pixel on pixel', () => {
  it('has the specks that it has when it is smoothed in its place', () => {
    const [laid, smoothed] = [grainAt(0), grainAt(1e-4)]
    let [most, varies] = [0, 0]
    for (let at = 0; at < laid.length; at += 4) {
      if ((at / 4) % (SIDE * SCALE) < 4) continue // Skips the edge that moved.
      most = Math.max(most, Math.abs(laid[at]! - smoothed[at]!))
      varies = Math.max(varies, Math.abs(laid[at]! - 0x80))
    }
    expect(varies).toBeGreaterThan(6)
    expect(most).toBeLessThanOrEqual(2)
  })
})
