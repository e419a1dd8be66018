import { describe, expect, it } from 'vitest'
import { layoutCard } from '../../src/layout/layoutCard'
import { brushStroke, type StrokePlan } from '../../src/look/frames/brushStroke'
import type { Scene, SceneNode } from '../../src/scene/nodes'
import { seededRandom } from '../../src/scene/random'
import { cardWith } from '../layout/cards'
import { fakeMetrics } from '../text/fakeMetrics'

const PLAN: StrokePlan = { from: { x: 30, y: 40 }, to: { x: 920, y: 36 }, widthPx: 26, dryAt: 0.42 }

describe('a brush stroke', () => {
  it('is the same for the same seed and another for another', () => {
    const drawn = (seed: string) => JSON.stringify(brushStroke(PLAN, seededRandom(seed)))
    expect(drawn('a')).toBe(drawn('a'))
    expect(drawn('a')).not.toBe(drawn('b'))
  })

  it('keeps to its lane, flecks included', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { wet, bristles } = brushStroke(PLAN, seededRandom(seed))
      for (const [, x, y] of [wet, ...bristles.map(({ d }) => d)].join('').matchAll(/([\d.-]+) ([\d.-]+)/g)) {
        expect(Number(x)).toBeGreaterThan(PLAN.from.x - 12)
        expect(Number(x)).toBeLessThan(PLAN.to.x + 12)
        expect(Math.abs(Number(y) - 38)).toBeLessThan(PLAN.widthPx)
      }
    }
  })

  it('is a handful of nodes however many bristles it has', () => {
    const nodes = allNodes(sceneOf({}).still).filter(({ id }) => /^frame-(stroke|bristles)/.test(id))
    expect(nodes).toHaveLength(16)
  })
})

describe('the seal', () => {
  it.each(['签', '日签', '日签记', '每日一签', 'QD'])('holds %s', (watermarkText) => {
    const scene = sceneOf({ watermarkText })
    expect(scene.blocks.map(({ id }) => id)).toContain('watermark')
    const carved = allNodes(scene.live).filter(({ id }) => /^frame-seal-\d/.test(id))
    expect(carved).toHaveLength([...watermarkText].length)
  })

  it('is a plain line where the words are too long for a stone, and gone with the watermark', () => {
    const long = sceneOf({ watermarkText: 'Quotidian' })
    expect(long.blocks.map(({ id }) => id)).toContain('watermark')
    expect(allNodes(long.live).some(({ id }) => id.startsWith('frame-seal'))).toBe(false)
    const none = sceneOf({ watermark: false })
    expect(none.blocks.map(({ id }) => id)).not.toContain('watermark')
    expect(allNodes(none.live).some(({ id }) => id.startsWith('frame-seal'))).toBe(false)
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
