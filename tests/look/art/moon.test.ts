import { describe, expect, it } from 'vitest'
import { family as moon } from '../../../src/look/art/moon/family'
import { paintingOf } from '../../../src/look/art/painting'
import { skyOf } from '../../../src/look/art/sky'
import { boundedMemo } from '../../../src/scene/memo'
import type { Box } from '../../../src/scene/nodes'
import { leafNodes } from '../../../src/scene/leafNodes'

const BOXES = [
  { x: 0, y: 0, width: 960, height: 540 },
  { x: 40, y: 20, width: 540, height: 540 },
  { x: 0, y: 0, width: 540, height: 960 },
]
const DAYS = Array.from({ length: 10 }, (_, at) => `2026-09-${String(3 * at + 1).padStart(2, '0')}`) // a month of phases

const measured = boundedMemo<ReturnType<typeof measure>>(64)
const nightOf = (date: string, box = BOXES[0]!) =>
  measured(`${date} ${box.height} ${box.width}`, () => measure(date, box))

function measure(date: string, box: Box) {
  const { nodes } = paintingOf(moon, { family: 'moon', palette: '', seed: 0 }, date, box)
  const path = (id: string) => leafNodes(nodes).find(({ node }) => node.id === id)?.node
  const pointsOf = (id: string) => {
    const node = path(id)
    if (node?.type !== 'path') return []
    return [...node.d.matchAll(/[ML](\S+) ([^LZ]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
  }
  const disc = path('art-moon-disc')
  const d = disc?.type === 'path' ? disc.d : ''
  const [left, y, r] = /M(\S+) (\S+?)A(\S+) /.exec(d)!.slice(1).map(Number) as [number, number, number]
  return { night: pointsOf('art-moon-night-12'), centre: { x: left + r, y }, r }
}

function areaOf(points: { x: number; y: number }[]): number {
  const twice = points.reduce((sum, { x, y }, at) => {
    const next = points[(at + 1) % points.length]!
    return sum + x * next.y - next.x * y
  }, 0)
  return Math.abs(twice) / 2
}

describe('the moon', () => {
  it.each(BOXES)('is lit as much as in the sky of the day, $width × $height', (box) => {
    for (const day of DAYS) {
      const { night, r } = nightOf(day, box)
      const lit = night.length > 0 ? 1 - areaOf(night) / (Math.PI * r * r) : 1
      expect(Math.abs(lit - skyOf(day).moonLit), day).toBeLessThan(0.03)
    }
  })

  it('is lit on the right while it grows, on the left while it wanes', () => {
    for (const day of DAYS) {
      const { night, centre } = nightOf(day)
      if (night.length === 0) continue
      const darkX = night.reduce((sum, { x }) => sum + x, 0) / night.length
      if (skyOf(day).moonLit > 0.06) expect(darkX < centre.x, day).toBe(skyOf(day).moonElongationDeg < 180)
    }
  })

  it('is whole, beside the words or above them', () => {
    for (const box of BOXES)
      for (const day of DAYS) {
        const { centre, r } = nightOf(day, box)
        expect(centre.y - r).toBeGreaterThan(box.y)
        expect(centre.x + r).toBeLessThan(box.x + box.width)
        if (box.width === box.height) expect(centre.y + r).toBeLessThan(box.y + 0.53 * box.height)
      }
  })
})
