import { describe, expect, it } from 'vitest'
import type { Box, PathNode, Point } from '../../../src/scene/nodes'
import { family as branch } from '../../../src/look/art/branch/family'
import { paintingOf } from '../../../src/look/art/painting'
import { leafNodes } from '../../../src/scene/leafNodes'
import { oneIn } from '../../fixtures/tier'

const ALL_DAYS = Array.from({ length: 72 }, (_, at) => {
  const month = String(Math.floor(at / 6) + 1).padStart(2, '0')
  return `2027-${month}-${String(1 + (at % 6) * 5).padStart(2, '0')}`
})
const DAYS = oneIn(3, ALL_DAYS) // one day per solar term
const WIDE: Box = { x: 0, y: 0, width: 960, height: 540 }
const TALL: Box = { x: 40, y: 60, width: 540, height: 960 }
const SCATTERED = /fallen|flakes/ // petals, leaves and snow in the air: small and few

const paint = (day: string, box: Box, palette = '') =>
  paintingOf(branch, { family: 'branch', palette, seed: 0 }, day, box)

function cornersOf(day: string, box: Box): Point[] {
  const paths = leafNodes(paint(day, box).nodes).flatMap(({ node }) => (node.type === 'path' ? [node] : []))
  return paths.filter(({ id }) => !SCATTERED.test(id)).flatMap(cornersOfPath)
}

function cornersOfPath({ d }: PathNode): Point[] {
  return [...d.matchAll(/[MLQC]([^a-z]*)/g)].flatMap(([, numbers]) => {
    const values = numbers!.match(/-?[\d.]+/g)!.map(Number)
    return Array.from({ length: values.length / 2 }, (_, at) => ({
      x: values[2 * at]!,
      y: values[2 * at + 1]!,
    }))
  })
}

describe('branch', () => {
  it('leaves a wide card’s words the other half', () => {
    for (const day of DAYS) {
      const { isMassLeft } = paint(day, WIDE)
      const inner = cornersOf(day, WIDE).map(({ x }) => (isMassLeft ? WIDE.width - x : x))
      expect(Math.min(...inner), day).toBeGreaterThan(0.53 * WIDE.width)
    }
  })

  it('stays above the words of a tall card', () => {
    for (const day of DAYS) {
      const lowest = Math.max(...cornersOf(day, TALL).map(({ y }) => (y - 60) / 960))
      expect(lowest, day).toBeLessThan(0.535)
    }
  })

  it('is the same plant in a solar term, and changes with it', () => {
    const partsOf = (day: string) =>
      leafNodes(paint(day, WIDE, 'rice').nodes).map(({ node }) => node.id.replaceAll(/-?\d+/g, ''))
    const kind = (day: string) => new Set(partsOf(day).filter((id) => !/disc|glow|fallen/.test(id)))
    expect(kind('2027-07-25')).toEqual(kind('2027-08-05'))
    expect(kind('2027-10-10')).toEqual(kind('2028-10-10'))
    expect(kind('2027-10-10')).not.toEqual(kind('2027-10-26'))
  })
})
