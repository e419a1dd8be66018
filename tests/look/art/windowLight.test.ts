import { describe, expect, it } from 'vitest'
import type { Box, GroupNode, SceneNode } from '../../../src/scene/nodes'
import { boundsOf } from '../../../src/scene/box'
import { artFamily } from '../../layout/laidOut'
import { paintingOf } from '../../../src/look/art/painting'
const DAYS = Array.from(
  { length: 24 },
  (_, at) => `2026-${String(Math.floor(at / 2) + 1).padStart(2, '0')}-${at % 2 === 0 ? '08' : '23'}`,
)
const WIDE: Box = { x: 0, y: 0, width: 960, height: 540 }
const TALL: Box = { x: 0, y: 0, width: 540, height: 960 }
const SQUARE: Box = { x: 0, y: 0, width: 540, height: 540 }

const paint = (date: string, box: Box) =>
  paintingOf(artFamily('windowLight'), { family: 'windowLight', palette: '', seed: 0 }, date, box)
const childrenOf = (nodes: readonly SceneNode[]) =>
  (nodes.find(({ id }) => id === 'art-window') as GroupNode).children
const litBox = (nodes: readonly SceneNode[]) => {
  const [first] = childrenOf(nodes)
  const numbers = first?.type === 'path' ? (first.d.match(/-?[\d.]+/g) ?? []).map(Number) : []
  return boundsOf(
    Array.from({ length: numbers.length / 2 }, (_, at) => ({ x: numbers[2 * at]!, y: numbers[2 * at + 1]! })),
  )
}

describe('window light', () => {
  it('leaves the wall to the words: beside them on a wide card, above them on a square or tall one', () => {
    for (const date of DAYS) {
      const { nodes, isMassLeft } = paint(date, WIDE)
      const { x, width } = litBox(nodes)
      if (isMassLeft) expect(x + width, date).toBeLessThan(0.51 * WIDE.width)
      else expect(x, date).toBeGreaterThan(0.49 * WIDE.width)
      for (const box of [TALL, SQUARE]) {
        const lit = litBox(paint(date, box).nodes)
        expect(lit.y + lit.height, `${date} ${box.height}`).toBeLessThan(0.53 * box.height)
        expect(lit.y + lit.height, `${date} ${box.height}`).toBeGreaterThan(0.4 * box.height)
      }
    }
  })

  it('lays shadows in the paint of the wall, so that they are seen on light alone', () => {
    for (const date of DAYS) {
      const { nodes } = paint(date, WIDE)
      const [wall] = nodes
      const shadows = childrenOf(nodes).filter((node): node is GroupNode => node.type === 'group')
      expect(shadows.map(({ blurPx }) => (blurPx ?? 0) > 4)).toEqual([true, true])
      for (const { children } of shadows) {
        expect(children[0]?.type === 'path' && children[0].fill).toEqual(wall?.type === 'rect' && wall.fill)
      }
    }
  })
})
