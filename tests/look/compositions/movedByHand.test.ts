import { describe, expect, it } from 'vitest'
import { withPlacement, type Placement } from '../../../src/card/placements'
import { layoutCard } from '../../layout/laidOut'
import { RATIOS } from '../../../src/look/ratios'
import type { CompositionId } from '../../../src/look/compositions'
import type { BlockId, Box, Scene, SceneNode } from '../../../src/scene/nodes'
import { cardWith, idsOf } from '../../layout/cards'
import { allNodes, fakeMetrics } from '../../layout/validLayout'

const WIDE = ['16:9', '3:2', '2:1', '21:9'] as const

function laid(
  composition: CompositionId,
  aspectRatio: keyof typeof RATIOS,
  id: BlockId,
  by: Partial<Placement> = {},
): Scene {
  const placements = withPlacement({}, id, { dx: 0, dy: 0, scale: 1, width: 0, ...by })
  return layoutCard(cardWith({ composition, aspectRatio, placements }), fakeMetrics)
}

const blockOf = ({ blocks }: Scene, id: string) => blocks.find((block) => block.id === id)!
const nodesNamed = ({ live }: Scene, name: RegExp) => allNodes(live).filter(({ id }) => name.test(id))
const cornerOf = (node: SceneNode | undefined) => {
  if (!node || !('x' in node)) throw new Error('a node without a place')
  return { x: node.x, y: node.y }
}

describe('columns in a ruled field', () => {
  it.each(idsOf(RATIOS))('take field, author and seal along when they are moved: %s', (aspectRatio) => {
    const before = laid('vertical', aspectRatio, 'translation')
    const after = laid('vertical', aspectRatio, 'translation', { dx: -0.04, dy: -0.02 })
    const by = blockOf(after, 'translation').offset!
    expect(by.x).toBeLessThan(-5)
    const rules = [before, after].map((scene) => nodesNamed(scene, /^composition-field/).map(cornerOf))
    expect(rules[0]!.length).toBeGreaterThan(3)
    rules[0]!.forEach(({ x, y }, at) => {
      expect(rules[1]![at]!.x).toBeCloseTo(x + by.x, 6)
      expect(rules[1]![at]!.y).toBeCloseTo(y + by.y, 6)
    })
    for (const id of ['author', 'watermark']) {
      expect(blockOf(after, id).box.x).toBeCloseTo(blockOf(before, id).box.x + by.x, 6)
      expect(blockOf(after, id).box.y).toBeCloseTo(blockOf(before, id).box.y + by.y, 6)
    }
    expect(blockOf(after, 'content')).toEqual(blockOf(before, 'content'))
  })

  it.each(idsOf(RATIOS))(
    'keep the whole field on the card, however far they are moved: %s',
    (aspectRatio) => {
      for (const [dx, dy] of [
        [-1, -1],
        [1, 1],
      ]) {
        const scene = laid('vertical', aspectRatio, 'translation', { dx: dx!, dy: dy! })
        for (const node of nodesNamed(scene, /^composition-field/)) {
          const { x, y, width, height } = node as unknown as Box
          expect(x).toBeGreaterThanOrEqual(0)
          expect(y).toBeGreaterThanOrEqual(0)
          expect(x + width).toBeLessThanOrEqual(scene.width)
          expect(y + height).toBeLessThanOrEqual(scene.height)
        }
      }
    },
  )

  it('have a field of their size, and let the author be moved alone', () => {
    const widthOf = (scene: Scene) =>
      (nodesNamed(scene, /^composition-field-head$/)[0] as unknown as Box).width
    const one = laid('vertical', '16:9', 'translation')
    expect(widthOf(laid('vertical', '16:9', 'translation', { scale: 0.6 }))).toBeLessThan(widthOf(one))
    const apart = laid('vertical', '16:9', 'author', { dx: 0.02 })
    expect(blockOf(apart, 'author').offset!.x).toBeGreaterThan(0)
    expect(blockOf(apart, 'translation')).toEqual(blockOf(one, 'translation'))
  })
})

describe('a numeral on a wide sheet', () => {
  it.each(WIDE)('takes its cells along when it is moved: %s', (aspectRatio) => {
    const before = laid('numeral', aspectRatio, 'date')
    const after = laid('numeral', aspectRatio, 'date', { dx: 0.02, dy: -0.01 })
    const by = blockOf(after, 'date').offset!
    const cells = [before, after].map((scene) => nodesNamed(scene, /^composition-(cell|rule)/).map(cornerOf))
    expect(cells[0]!.length).toBeGreaterThan(6)
    cells[0]!.forEach(({ x, y }, at) => {
      expect(cells[1]![at]!.x).toBeCloseTo(x + by.x, 6)
      expect(cells[1]![at]!.y).toBeCloseTo(y + by.y, 6)
    })
  })

  it.each(WIDE)('leaves them on the card, however far it is moved: %s', (aspectRatio) => {
    const scene = laid('numeral', aspectRatio, 'date', { dx: 1, dy: -1 })
    const [rule] = nodesNamed(scene, /^composition-rule$/)
    const { x, y, width } = rule as unknown as Box
    expect(x + width).toBeLessThanOrEqual(scene.width)
    expect(y).toBeGreaterThanOrEqual(0)
  })

  it('has the words of its cells, too', () => {
    const words = allNodes(laid('numeral', '16:9', 'date').live).flatMap((node) =>
      node.type === 'text' && node.block === 'date' ? node.runs.map(({ text }) => text) : [],
    )
    expect(words.join(' ')).toMatch(/Saturday/)
  })
})

describe('on letter paper', () => {
  it.each(idsOf(RATIOS))('words moved by hand stay between the rules: %s', (aspectRatio) => {
    for (const id of ['translation', 'author', 'date'] as const) {
      const before = laid('eightColumns', aspectRatio, id)
      const after = laid('eightColumns', aspectRatio, id, { dx: 0.03, dy: 0 })
      const pitchPx = blockOf(before, 'translation').cells!.pitchPx
      const columns = (blockOf(after, id).box.x - blockOf(before, id).box.x) / pitchPx
      expect(Math.abs(columns - Math.round(columns))).toBeLessThan(1e-6)
    }
  })
})
