import { createCanvas, loadImage } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { sceneFile } from '../../../src/export/cardFile'
import { ART_FAMILIES } from '../../../src/look/art'
import { artFamily } from '../../layout/laidOut'
import { paintingOf } from '../../../src/look/art/painting'
import { luminanceMapOfNodes } from '../../../src/look/art/paintingLuminance'
import type { SceneNode } from '../../../src/scene/nodes'
import { keysOf } from '../../../src/scene/values'

const FAMILIES = keysOf(ART_FAMILIES)

const BOX = { x: 0, y: 0, width: 960, height: 540 }
const LEVELS = { mean: 5, most: 24 } // levels out of 255 by which a cell's mean colour may differ: on average, and in 95 % of cells, since thin
// lines fall between sample points
// points

describe('tones of a painting', () => {
  it.each(FAMILIES)('are those of the pixels that are drawn: %s', async (family) => {
    const { nodes } = paintingOf(artFamily(family), { family, palette: '', seed: 0 }, '2026-04-06', BOX)
    const { columns, rows, colour } = luminanceMapOfNodes(nodes, BOX)
    const drawn = await meanColours(nodes, columns, rows)
    const off = Array.from({ length: columns * rows }, (_, cell) =>
      Math.max(...[0, 1, 2].map((c) => Math.abs(colour[3 * cell + c]! - drawn[3 * cell + c]!))),
    ).toSorted((a, b) => a - b)
    expect(off.reduce((sum, level) => sum + level, 0) / off.length).toBeLessThan(LEVELS.mean)
    expect(off[Math.floor(0.95 * off.length)]).toBeLessThan(LEVELS.most)
  })
})

async function meanColours(nodes: readonly SceneNode[], columns: number, rows: number): Promise<number[]> {
  const scene = {
    ...BOX,
    still: nodes,
    live: [],
    blocks: [],
    notices: [],
    plan: { textBox: BOX, placedByFrame: [], colouredByFrame: [] },
  }
  const picture = await loadImage(sceneFile(scene, { format: 'png', scale: 1 }).bytes)
  const ctx = createCanvas(BOX.width, BOX.height).getContext('2d')
  ctx.drawImage(picture, 0, 0)
  const { data } = ctx.getImageData(0, 0, BOX.width, BOX.height)
  const [wide, high] = [BOX.width / columns, BOX.height / rows]
  return Array.from({ length: columns * rows }, (_, cell) => {
    const [left, top] = [(cell % columns) * wide, Math.floor(cell / columns) * high]
    const sum = [0, 0, 0]
    for (let y = Math.round(top); y < Math.round(top + high); y += 1)
      for (let x = Math.round(left); x < Math.round(left + wide); x += 1)
        for (const c of [0, 1, 2]) sum[c]! += data[4 * (y * BOX.width + x) + c]!
    const count = Math.round(wide) * Math.round(high)
    return sum.map((total) => total / count)
  }).flat()
}
