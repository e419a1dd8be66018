import { describe, expect, it } from 'vitest'
import { family as geometry } from '../../../src/look/art/geometry/family'
import { paintingOf } from '../../../src/look/art/painting'
import { skyOf } from '../../../src/look/art/sky'
import type { Box } from '../../../src/scene/nodes'
import { leafNodes } from '../../../src/scene/leafNodes'
import { oneIn } from '../../fixtures/tier'

const BOXES: Box[] = [
  { x: 0, y: 0, width: 960, height: 540 },
  { x: 31, y: 57, width: 540, height: 540 },
  { x: 0, y: 0, width: 540, height: 960 },
]
const YEAR = oneIn(
  5,
  Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)),
)

function discsOf(date: string, box: Box, id: string) {
  const { nodes } = paintingOf(geometry, { family: 'geometry', palette: '', seed: 0 }, date, box)
  const node = leafNodes(nodes).find(({ node }) => node.id === id)?.node
  const d = node?.type === 'path' ? node.d : ''
  return [...d.matchAll(/M(\S+) (\S+?)A(\S+) /g)].map(([, x, y, r]) => ({
    x: Number(x) + Number(r),
    y: Number(y),
    r: Number(r),
  }))
}

describe.each(BOXES)('the month as a poster, $width × $height', (box) => {
  it('has one loud disc, today, and a dot for each day to come, in order of weeks from Monday', () => {
    for (const date of YEAR) {
      const { dayOfMonth, daysOfMonth, weekday } = skyOf(date)
      const [today, ...others] = discsOf(date, box, 'art-today')
      const coming = discsOf(date, box, 'art-coming')
      expect(others, date).toEqual([])
      expect(coming.length, date).toBe(daysOfMonth - dayOfMonth)
      const cellPx = 2 * today!.r
      coming.forEach(({ x, y }, at) => {
        const days = weekday + 1 + at
        expect(x, date).toBeCloseTo(today!.x + ((days % 7) - weekday) * cellPx, 1)
        expect(y, date).toBeCloseTo(today!.y + Math.floor(days / 7) * cellPx, 1)
      })
    }
  })

  it('stays inside the box, clear of where words stand', () => {
    for (const date of YEAR) {
      const discs = [...discsOf(date, box, 'art-today'), ...discsOf(date, box, 'art-coming')]
      const isWide = box.width > box.height
      for (const { x, y, r } of discs) {
        expect(x - r, date).toBeGreaterThan(box.x)
        expect(x + r, date).toBeLessThan(box.x + box.width)
        expect(y - r, date).toBeGreaterThan(box.y)
        expect(y + r, date).toBeLessThan(box.y + box.height * (isWide ? 1 : 0.53))
      }
    }
  })

  it('draws the days to come in outline while the month is young, and no longer', () => {
    const outlined = (date: string) => {
      const { nodes } = paintingOf(geometry, { family: 'geometry', palette: '', seed: 0 }, date, box)
      return leafNodes(nodes).some(({ node }) => node.id === 'art-draft')
    }
    for (const month of ['02', '06', '09', '11']) {
      for (const day of ['01', '02', '03', '04', '08'])
        expect(outlined(`2026-${month}-${day}`), `${month}-${day}`).toBe(true)
      for (const day of ['14', '20', '28'])
        expect(outlined(`2026-${month}-${day}`), `${month}-${day}`).toBe(false)
    }
  })
})
