import { describe, expect, it } from 'vitest'
import { family as mountains } from '../../../src/look/art/mountains/family'
import { paintingOf } from '../../../src/look/art/painting'
import type { Box } from '../../../src/scene/nodes'
import { leafNodes } from '../../../src/scene/leafNodes'
import { combinations } from '../../fixtures/combinations'

const BOXES: Box[] = [
  { x: 0, y: 0, width: 1260, height: 540 },
  { x: 20, y: 35, width: 960, height: 540 },
  { x: 0, y: 0, width: 540, height: 540 },
  { x: 0, y: 0, width: 540, height: 960 },
]
const DAYS = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}-11`)
const all = combinations({ box: BOXES, day: DAYS, seed: [0, 1, 2] }).map(({ box, day, seed }) => ({
  box,
  name: `${day} ${seed} ${box.width}×${box.height}`,
  ...paintingOf(mountains, { family: 'mountains', palette: '', seed }, day, box),
}))

function calmOf(box: Box, isMassLeft: boolean): { left: number; right: number; foot: number } {
  if (box.width <= 1.2 * box.height)
    return { left: box.x, right: box.x + box.width, foot: box.y + 0.44 * box.height }
  const [from, to] = isMassLeft ? [0.49, 0.93] : [0.07, 0.51]
  return { left: box.x + from * box.width, right: box.x + to * box.width, foot: box.y + 0.6 * box.height }
}

describe('mountains', () => {
  it('rise beside the words or below them, never behind them', () => {
    for (const { box, name, nodes, isMassLeft } of all) {
      const { left, right, foot } = calmOf(box, isMassLeft)
      for (const { node } of leafNodes(nodes)) {
        if (node.type !== 'path' || !/^art-ridge-\d+-line$/.test(node.id)) continue
        const points = [...node.d.matchAll(/[ML](\S+) ([^L]+)/g)].map(([, x, y]) => ({
          x: Number(x),
          y: Number(y),
        }))
        const among = points.filter(({ x, y }) => x > left && x < right && y < foot)
        expect(among, `${name} ${node.id}`).toEqual([])
      }
    }
  })

  it('have their sun in the picture, not under the words, and not in its middle', () => {
    const suns = all.flatMap(({ box, name, nodes, isMassLeft }) => {
      const sun = leafNodes(nodes).find(({ node }) => node.id === 'art-sun')?.node
      if (sun?.type !== 'path') return []
      const [x, y, r] = /M(\S+) (\S+?)A(\S+) /.exec(sun.d)!.slice(1).map(Number) as [number, number, number]
      return [{ box, name, isMassLeft, r, x: x + r, y }]
    })
    expect(suns.length / all.length).toBeGreaterThan(0.6)
    for (const { box, name, isMassLeft, x, y, r } of suns) {
      const { left, right, foot } = calmOf(box, isMassLeft)
      expect(x - r > right || x + r < left || y - r > foot, name).toBe(true)
      expect(x - r, name).toBeGreaterThan(box.x)
      expect(x + r, name).toBeLessThan(box.x + box.width)
      expect(Math.abs(x - box.x - box.width / 2), name).toBeGreaterThan(0.02 * box.width)
    }
  })

  it('stand right and left, more often right', () => {
    const left = all.filter(({ isMassLeft }) => isMassLeft).length / all.length
    expect(left).toBeGreaterThan(0.1)
    expect(left).toBeLessThan(0.5)
  })
})
