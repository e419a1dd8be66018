/** Frames that lay a sheet on a surface are full bleed; the card's shadow and margin apply to the sheet. */
import { describe, expect, it } from 'vitest'
import type { CardSettings } from '../../src/card/settings'
import { frameOf, layoutCard } from '../layout/laidOut'
import { FRAMES, type FrameId } from '../../src/look/frames'
import { RATIOS } from '../../src/look/ratios'
import { SHADOWS } from '../../src/look/shadows'
import type { Box, SceneNode } from '../../src/scene/nodes'
import { combinations } from '../fixtures/combinations'
import { oneIn } from '../fixtures/tier'
import { cardWith, idsOf } from '../layout/cards'
import { allNodes } from '../layout/validLayout'
import { fakeMetrics } from '../text/fakeMetrics'

type Size = Pick<Box, 'width' | 'height'>

const hasSurface = (id: FrameId) => frameOf(id).hasSurface === true
const TABLES = idsOf(FRAMES).filter(hasSurface)
const sceneOf = (settings: Partial<CardSettings>) => layoutCard(cardWith(settings), fakeMetrics)

const LAID = combinations(
  { aspectRatio: idsOf(RATIOS), shadow: idsOf(SHADOWS), margin: ['tint', 'none'] },
  { strength: 2 }, // each ratio is seen with and without a mat
)

describe.each(TABLES)('%s', (frameStyle) => {
  it('is full bleed under every shadow: its table reaches the edges, and no table lies on a mat', () => {
    for (const ratio of oneIn(3, idsOf(RATIOS), TABLES.indexOf(frameStyle))) {
      const boxes = LAID.filter(({ aspectRatio }) => aspectRatio === ratio).map((look) => {
        const { still, plan, width, height } = sceneOf({ frameStyle, ...look })
        const nodes = allNodes(still)
        expect(nodes.filter(({ id }) => id === 'mat' || id === 'sheet-shadow')).toEqual([])
        expect(unclipped(still, { width, height }).some((node) => covers(node, { width, height }))).toBe(true)
        return JSON.stringify(plan.textBox)
      })
      expect(boxes.length).toBeGreaterThan(1)
      expect(new Set(boxes).size, 'the words stand where they stand, whatever the shadow').toBe(1)
    }
  })

  it('has a shadow for every setting', () => {
    const looks = (['none', 'sm', 'md', 'lg'] as const).map((shadow) =>
      JSON.stringify(sceneOf({ frameStyle, shadow }).still),
    )
    expect(new Set(looks).size).toBe(looks.length)
  })

  it('leaves the table out where the margin is transparent', () => {
    const { still, width, height } = sceneOf({ frameStyle, shadow: 'lg', margin: 'transparent' })
    const drawn = unclipped(still, { width, height })
    expect(drawn.filter((node) => covers(node, { width, height }))).toEqual([])
  })
})

it('lays every other card on a mat', () => {
  const others = idsOf(FRAMES).filter((id) => !hasSurface(id))
  expect(others).not.toEqual([])
  for (const frameStyle of others) {
    expect(sceneOf({ frameStyle, shadow: 'md' }).still.some(({ id }) => id === 'mat')).toBe(true)
  }
})

function covers(node: SceneNode, { width, height }: Size): boolean {
  if (node.type === 'path') return node.d.startsWith(`M0 0h${width}v${height}`)
  if (node.type === 'rect' && !node.fill) return false
  return (node.type === 'rect' || node.type === 'image') && isWhole(node, { width, height })
}

function unclipped(nodes: readonly SceneNode[], size: Size): SceneNode[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'group') return [node]
    return node.clip && !isWhole(node.clip, size) ? [] : unclipped(node.children, size)
  })
}

function isWhole({ x, y, width, height }: Box, size: Size): boolean {
  return x <= 0 && y <= 0 && x + width >= size.width && y + height >= size.height
}
