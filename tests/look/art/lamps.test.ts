import { describe, expect, it } from 'vitest'
import { dayOfYear } from '../../../src/calendar/day'
import { family as lamps } from '../../../src/look/art/lamps/family'
import { paintingOf } from '../../../src/look/art/painting'
import type { Box, SceneNode } from '../../../src/scene/nodes'
import { leafNodes } from '../../../src/scene/leafNodes'
import { combinations } from '../../fixtures/combinations'

const BOXES: Box[] = [
  { x: 0, y: 0, width: 960, height: 540 },
  { x: 0, y: 0, width: 1260, height: 540 },
  { x: 12, y: 30, width: 540, height: 540 },
  { x: 0, y: 0, width: 540, height: 960 },
  { x: 0, y: 0, width: 300, height: 260 },
]
const DAYS = ['2026-01-01', '2026-01-02', '2026-05-17', '2026-09-30', '2026-12-31', '2028-12-31']

const paint = (date: string, box: Box, seed = 0) =>
  paintingOf(lamps, { family: 'lamps', palette: '', seed }, date, box).nodes

function panesIn(nodes: readonly SceneNode[], id: string): { x: number; y: number }[] {
  return leafNodes(nodes).flatMap(({ node }) =>
    node.type === 'path' && node.id.startsWith(id)
      ? [...node.d.matchAll(/M(\S+) (\S+?)h/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
      : [],
  )
}
const LIT = /^art-lamps-\d$/

describe('a town at dusk', () => {
  const towns = combinations({ shape: BOXES, day: DAYS, seed: [0, 1] })
  it.each(BOXES)('has as many windows lit as days have come, $width × $height', (box) => {
    for (const { day, seed } of towns.filter(({ shape }) => shape === box)) {
      const nodes = leafNodes(paint(day, box, seed)).flatMap(({ node }) => (LIT.test(node.id) ? [node] : []))
      expect(panesIn(nodes, 'art-lamps').length, `${day} ${seed}`).toBe(dayOfYear(day))
    }
  })

  it('has its lit windows in the picture, above the water, with nothing drawn over them', () => {
    for (const box of BOXES) {
      const leaves = leafNodes(paint('2026-12-31', box)).map(({ node }) => node)
      const shore = leaves.find(({ id }) => id === 'art-water') as Box & SceneNode
      for (const { x, y } of panesIn(
        leaves.filter(({ id }) => LIT.test(id)),
        'art-lamps',
      )) {
        expect(x).toBeGreaterThan(box.x)
        expect(x).toBeLessThan(box.x + box.width)
        expect(y).toBeLessThan(shore.y)
      }
      const over = leaves.slice(leaves.findLastIndex(({ id }) => LIT.test(id)) + 1)
      expect(over.filter(({ id }) => id.startsWith('art-row'))).toEqual([])
    }
  })

  it('has snow on its roofs in winter only', () => {
    const hasSnow = (day: string) =>
      leafNodes(paint(day, BOXES[0]!)).some(({ node }) => node.id.endsWith('-snow'))
    expect([hasSnow('2026-01-20'), hasSnow('2026-12-05')]).toEqual([true, true])
    expect([hasSnow('2026-04-20'), hasSnow('2026-07-05'), hasSnow('2026-10-05')]).toEqual([
      false,
      false,
      false,
    ])
  })
})
