import { describe, expect, it } from 'vitest'
import { layoutCard } from '../layout/laidOut'
import { squircle } from '../../src/look/frames/rounded/squircle'
import { RATIOS } from '../../src/look/ratios'
import { luminance } from '../../src/scene/colour'
import { combinations } from '../fixtures/combinations'
import { cardWith, idsOf } from '../layout/cards'
import { allNodes } from '../layout/validLayout'
import { fakeMetrics } from '../text/fakeMetrics'

const BOX = { x: 10, y: 20, width: 400, height: 300 }
const REACH_PX = 100

function pointsOf(d: string): { x: number; y: number }[] {
  return [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
}

describe('a squircle', () => {
  const points = pointsOf(squircle(BOX, REACH_PX))

  it('touches all four sides of its box and is the same from every side', () => {
    const [right, bottom] = [BOX.x + BOX.width, BOX.y + BOX.height]
    expect(Math.min(...points.map(({ x }) => x))).toBe(BOX.x)
    expect(Math.max(...points.map(({ x }) => x))).toBe(right)
    expect(Math.min(...points.map(({ y }) => y))).toBe(BOX.y)
    expect(Math.max(...points.map(({ y }) => y))).toBe(bottom)
    const has = (x: number, y: number) => points.some((point) => Math.hypot(point.x - x, point.y - y) < 0.02)
    for (const { x, y } of points) {
      expect(has(BOX.x + right - x, y) && has(x, BOX.y + bottom - y), `${x} ${y}`).toBe(true)
    }
  })

  it('leaves its sides later and fuller than a circle does', () => {
    const corner = points.filter(({ x, y }) => x > BOX.x + BOX.width - REACH_PX && y < BOX.y + REACH_PX)
    const centre = { x: BOX.x + BOX.width - REACH_PX, y: BOX.y + REACH_PX }
    for (const { x, y } of corner) {
      expect(Math.hypot(x - centre.x, y - centre.y)).toBeGreaterThanOrEqual(REACH_PX - 0.02)
    }
    expect(Math.max(...corner.map(({ x, y }) => Math.hypot(x - centre.x, y - centre.y)))).toBeGreaterThan(
      1.08 * REACH_PX,
    )
  })
})

it('lays a dark sheet on a lighter field: on a darker one it would be a phone', () => {
  const sheets = combinations({
    theme: ['light', 'dark'],
    backgroundColor: ['#000000', '#18181B', '#262431', '#0F172A', '#14532D'],
    aspectRatio: idsOf(RATIOS),
  })
  for (const look of sheets) {
    const { still } = layoutCard(cardWith({ frameStyle: 'rounded', ...look }), fakeMetrics)
    const fields = allNodes(still).filter(({ id }) => id === 'frame-field')
    expect(fields).toHaveLength(1)
    const [field] = fields
    const fill = field?.type === 'path' && typeof field.fill === 'string' ? field.fill : ''
    expect(luminance(fill), `${look.theme} ${look.backgroundColor}`).toBeGreaterThan(
      luminance(look.backgroundColor),
    )
  }
})
