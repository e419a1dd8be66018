import { describe, expect, it } from 'vitest'
import type { Box, Point } from '../../../src/scene/nodes'
import { paintingOf } from '../../../src/look/art/painting'
import { family as pond } from '../../../src/look/art/pond/family'
import { leafNodes } from '../../../src/scene/leafNodes'
import { boundedMemo } from '../../../src/scene/memo'
import { oneIn } from '../../fixtures/tier'

const ALL_DAYS = Array.from({ length: 36 }, (_, at) => {
  const month = String(Math.floor(at / 3) + 1).padStart(2, '0')
  return `2027-${month}-${String(4 + (at % 3) * 10).padStart(2, '0')}`
})
const DAYS = oneIn(2, ALL_DAYS)
const WIDE: Box = { x: 0, y: 0, width: 960, height: 540 }
const TALL: Box = { x: 0, y: 0, width: 540, height: 960 }

const painted = boundedMemo<ReturnType<typeof paintingOf>>(80)
const paint = (day: string, box: Box) =>
  painted(`${day} ${box.width}`, () => paintingOf(pond, { family: 'pond', palette: '', seed: 0 }, day, box))
const pathsOf = (day: string, box: Box) =>
  leafNodes(paint(day, box).nodes).flatMap(({ node }) => (node.type === 'path' ? [node] : []))

function koiPoints(day: string, box: Box): Point[] {
  const bodies = pathsOf(day, box).filter(({ id }) => /^art-koi-\d+-(body|tail)$/.test(id))
  return bodies.flatMap(({ d }) =>
    [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) })),
  )
}

describe('pond', () => {
  it('has two to four koi', () => {
    const counts = DAYS.map((day) => pathsOf(day, WIDE).filter(({ id }) => id.endsWith('-body')).length)
    expect(Math.min(...counts)).toBe(2)
    expect(Math.max(...counts)).toBeLessThanOrEqual(4)
    expect(new Set(counts).size).toBeGreaterThan(1)
  })

  it('keeps koi out of the words', () => {
    for (const day of DAYS) {
      const { isMassLeft } = paint(day, WIDE)
      const inner = koiPoints(day, WIDE).map(({ x }) => (isMassLeft ? WIDE.width - x : x))
      expect(Math.min(...inner), day).toBeGreaterThan(0.52 * WIDE.width)
      expect(Math.max(...koiPoints(day, TALL).map(({ y }) => y)), day).toBeLessThan(0.53 * TALL.height)
    }
  })

  it('has petals in spring, a lotus in summer, maple leaves in autumn, none of them in winter', () => {
    const floating = (day: string) => {
      const ids = pathsOf(day, TALL).map(({ id }) => id)
      return ['petals', 'lotus', 'maples'].filter((kind) => ids.some((id) => id.startsWith(`art-${kind}`)))
    }
    expect(floating('2027-03-20')).toEqual(['petals'])
    expect(DAYS.filter((day) => floating(day).includes('lotus')).every((day) => /-0[5678]-/.test(day))).toBe(
      true,
    )
    expect(DAYS.some((day) => floating(day).includes('lotus'))).toBe(true)
    expect(floating('2027-10-10')).toEqual(['maples'])
    expect(floating('2027-12-30')).toEqual([])
  })
})
