import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DATE_PART_IDS, type DateLine } from '../../src/card/dateLine'
import { layoutCard } from '../layout/laidOut'
import { brushStroke, type StrokePlan } from '../../src/look/frames/brush/stroke'
import { RATIOS } from '../../src/look/ratios'
import type { Point, Scene, SceneNode } from '../../src/scene/nodes'
import { boxesOverlap } from '../../src/scene/box'
import { seededRandom } from '../../src/scene/random'
import { cardWith, idsOf } from '../layout/cards'
import { expectValidLayout } from '../layout/validLayout'
import { fakeMetrics } from '../text/fakeMetrics'
import { runs } from '../fixtures/tier'

const PLAN: StrokePlan = {
  from: { x: 30, y: 40 },
  corner: { x: 920, y: 36 },
  to: { x: 918, y: 500 },
  widthPx: [28, 21],
}
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f']

describe('a brush stroke', () => {
  it('is the same for the same seed and another for another', () => {
    const drawn = (seed: string) => brushStroke(PLAN, seededRandom(seed))
    expect(drawn('a')).toBe(drawn('a'))
    expect(drawn('a')).not.toBe(drawn('b'))
  })

  it('keeps to its lane', () => {
    for (const seed of SEEDS) {
      const outside = shapesOf(brushStroke(PLAN, seededRandom(seed)))
        .flat()
        .filter(({ x, y }) => {
          const isInLane = Math.min(Math.abs(y - 38), Math.abs(x - 919)) < PLAN.widthPx[0]
          return !(isInLane && x > PLAN.from.x - 4 && y < PLAN.to.y + 4)
        })
      expect(outside).toEqual([])
    }
  })

  it('is made of curves alone: no corner at any scale', () => {
    expect(brushStroke(PLAN, seededRandom('a'))).toMatch(/^[MQZ\d\s.-]+$/)
  })

  it('is one shape where it begins, and comes apart where it ends', () => {
    for (const seed of SEEDS) {
      const shapes = shapesOf(brushStroke(PLAN, seededRandom(seed)))
      const touching = (isThere: (at: Point) => boolean) =>
        shapes.filter((shape) => shape.some(isThere)).length
      expect(touching(({ x, y }) => y < 60 && x < 90)).toBe(1)
      expect(touching(({ y }) => y > 380)).toBeGreaterThan(4)
    }
  })

  it('is full at its turn: ink gathers where the brush rests', () => {
    for (const seed of SEEDS) {
      const there = shapesOf(brushStroke(PLAN, seededRandom(seed)))
        .flat()
        .filter(({ y }) => y > 66 && y < 80)
        .map(({ x }) => x)
      expect(Math.max(...there) - Math.min(...there)).toBeGreaterThan(0.85 * PLAN.widthPx[1])
    }
  })

  it('is one node however many bristles it has, well within a card’s budget', () => {
    for (const aspectRatio of idsOf(RATIOS)) {
      const nodes = allNodes(sceneOf({ aspectRatio }).still).filter(({ id }) => id.startsWith('frame-stroke'))
      expect(nodes).toHaveLength(2)
      const curves = nodes.flatMap((node) => (node.type === 'path' ? shapesOf(node.d).flat() : []))
      expect(curves.length / 2).toBeLessThan(10_000) // Each curve has two points.
    }
  })
})

describe('the seal', () => {
  it.each(['签', '日签', '日签记', '每日一签', 'QD'])('holds %s', (watermarkText) => {
    const scene = sceneOf({ watermarkText })
    expect(scene.blocks.map(({ id }) => id)).toContain('watermark')
    const carved = allNodes(scene.live).filter(({ id }) => /^frame-watermark-\d$/.test(id))
    expect(carved).toHaveLength([...watermarkText].length)
  })

  it('is a plain line where the words are too long for a stone, and gone with the watermark', () => {
    const long = sceneOf({ watermarkText: 'Quotidian' })
    expect(long.blocks.map(({ id }) => id)).toContain('watermark')
    expect(long.blocks.some(({ isSeal }) => isSeal)).toBe(false)
    const none = sceneOf({ watermark: false })
    expect(none.blocks.map(({ id }) => id)).not.toContain('watermark')
    expect(none.blocks.some(({ isSeal }) => isSeal)).toBe(false)
  })
})

describe('the date', () => {
  const foot = (settings: Parameters<typeof cardWith>[0], dateLine: DateLine) => {
    const card = cardWith({ frameStyle: 'brush', showDate: true, watermark: true, ...settings }, { dateLine })
    return expectValidLayout(card)
  }

  it('has all that is free up to the seal', () => {
    for (const aspectRatio of idsOf(RATIOS)) {
      const { notices } = foot({ aspectRatio, watermarkText: '日签' }, ['numbers', 'weekday'])
      expect(notices, aspectRatio).not.toContainEqual({ code: 'truncated', block: 'date' })
    }
  })

  it('never meets the seal or the watermark, however much it says', () => {
    const anyLine = fc.shuffledSubarray([...DATE_PART_IDS], { minLength: 1 })
    const anyMark = fc.integer({ min: 1, max: 40 }).map((letters) => 'n'.repeat(letters))
    fc.assert(
      fc.property(
        fc.constantFrom(...idsOf(RATIOS)),
        fc.oneof(fc.constant('日签'), anyMark),
        fc.boolean(),
        anyLine,
        (aspectRatio, watermarkText, hasSeal, dateLine) => {
          const seal = hasSeal ? { showSeal: true, sealText: '印' } : {}
          const { blocks } = foot({ aspectRatio, watermarkText, ...seal }, dateLine)
          const date = blocks.find(({ id }) => id === 'date')
          for (const { id, box } of blocks)
            if (date && id !== 'date') expect(boxesOverlap(date.box, box), id).toBe(false)
        },
      ),
      { numRuns: runs(400) },
    )
  })
})

it('lets Chinese lead in black ink, not in colour', () => {
  const leading = (frameColors: Record<string, string>) => {
    const { live } = sceneOf({ frameColors })
    const line = live.find(({ id }) => id === 'content-line-0')
    return line?.type === 'text' ? (line.runs[0]?.text ?? '') : ''
  }
  expect(leading({})).toMatch(/\p{Script=Han}/u)
  expect(leading({ ink: '#F2542D', secondInk: '#1F4BD8' })).toMatch(/^The/)
})

function sceneOf(settings: Parameters<typeof cardWith>[0]): Scene {
  return layoutCard(cardWith({ frameStyle: 'brush', ...settings }), fakeMetrics)
}

function allNodes(nodes: readonly SceneNode[]): SceneNode[] {
  return nodes.flatMap((node) => (node.type === 'group' ? [node, ...allNodes(node.children)] : [node]))
}

function shapesOf(d: string): Point[][] {
  return d
    .split('Z')
    .filter((shape) => shape !== '')
    .map((shape) =>
      [...shape.matchAll(/([\d.-]+) ([\d.-]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) })),
    )
}
