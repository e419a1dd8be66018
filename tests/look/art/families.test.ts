import { describe, expect, it } from 'vitest'
import type { Box, Paint, SceneNode } from '../../../src/scene/nodes'
import { ART_FAMILIES } from '../../../src/look/art'
import { artFamily } from '../../layout/laidOut'
import { paintingOf } from '../../../src/look/art/painting'
import { skyOf } from '../../../src/look/art/sky'
import { leafNodes } from '../../../src/scene/leafNodes'
import { keysOf } from '../../../src/scene/values'
import { oneIn } from '../../fixtures/tier'

const FAMILIES = keysOf(ART_FAMILIES)

const BOXES: Box[] = [
  { x: 0, y: 0, width: 960, height: 540 },
  { x: 0, y: 0, width: 1260, height: 540 },
  { x: 0, y: 0, width: 540, height: 540 },
  { x: 0, y: 0, width: 540, height: 720 },
  { x: 0, y: 0, width: 540, height: 960 },
  { x: 31, y: 57.5, width: 300, height: 260 },
]
const ALL_DAYS = Array.from({ length: 24 }, (_, at) => {
  const month = String(Math.floor(at / 2) + 1).padStart(2, '0')
  return `2026-${month}-${at % 2 === 0 ? '03' : '19'}`
})
const DAYS = oneIn(3, ALL_DAYS) // both days of a month, alternately
const BUDGET = { nodes: 130, segments: 17_000, inOnePath: 5_100, fullGradients: 3 }

const pathsOf = (nodes: readonly SceneNode[]) =>
  leafNodes(nodes).flatMap(({ node }) => (node.type === 'path' ? [node.d] : []))
const segmentsOf = (d: string) => d.match(/[a-z]/gi)?.length ?? 0
const idsOf = (node: SceneNode): string[] => [
  node.id,
  ...(node.type === 'group' ? node.children.flatMap(idsOf) : []),
]

describe.each(FAMILIES)('%s', (id) => {
  const family = artFamily(id)
  const paint = (date: string, box: Box, seed = 0, palette = '') =>
    paintingOf(family, { family: id, palette, seed }, date, box)
  const all = BOXES.flatMap((box, at) =>
    DAYS.filter((_, day) => at === 0 || day % 6 === at % 6).map((day, turn) => ({
      box,
      day,
      nodes: paint(day, box, turn % 3).nodes,
    })),
  )

  it('keeps to the budget of nodes, segments and gradients', () => {
    for (const { nodes, box, day } of all) {
      const leaves = leafNodes(nodes)
      const segments = pathsOf(nodes).map(segmentsOf)
      const where = `${day} ${box.width}×${box.height}`
      expect(leaves.length, where).toBeLessThanOrEqual(BUDGET.nodes)
      expect(
        segments.reduce((sum, count) => sum + count, 0),
        where,
      ).toBeLessThanOrEqual(BUDGET.segments)
      expect(Math.max(0, ...segments), where).toBeLessThanOrEqual(BUDGET.inOnePath)
      const isFull = (fill: Paint | undefined) =>
        typeof fill === 'object' && (fill.type === 'linear' || fill.type === 'radial')
      const full = leaves.filter(
        ({ node }) =>
          node.type === 'rect' &&
          isFull(node.fill) &&
          node.width * node.height > 0.98 * box.width * box.height,
      )
      expect(full.length, where).toBeLessThanOrEqual(BUDGET.fullGradients)
    }
  })

  it('writes numbers to a hundredth, none of them missing', () => {
    for (const { nodes } of all) {
      expect(JSON.stringify(nodes)).not.toMatch(/NaN|Infinity|undefined|null/)
      for (const d of pathsOf(nodes)) expect(d).not.toMatch(/\.\d{3}|e-/)
    }
  })

  it('names each of its nodes, once', () => {
    for (const { nodes } of all) {
      const ids = nodes.flatMap(idsOf)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.filter((name) => !name.startsWith('art-'))).toEqual([])
    }
  })

  it('paints another picture each day and with each seed, in other palettes from day to day', () => {
    const pictures = DAYS.map((day) => JSON.stringify(paint(day, BOXES[0]!).nodes))
    expect(new Set(pictures).size).toBe(DAYS.length)
    const seeds = [0, 1, 2, 3].map((seed) =>
      JSON.stringify(paint(DAYS[0]!, BOXES[0]!, seed, Object.keys(family.palettes)[0]).nodes),
    )
    expect(new Set(seeds).size).toBe(4)
  })

  it('has a palette of its own in each season', () => {
    for (const day of ALL_DAYS)
      for (const palette of family.palettesOf(skyOf(day))) expect(family.palettes).toHaveProperty(palette)
  })
})
