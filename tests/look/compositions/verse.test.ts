import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layoutCard } from '../../layout/laidOut'
import { RATIOS } from '../../../src/look/ratios'
import type { Scene } from '../../../src/scene/nodes'
import { leafNodes } from '../../../src/scene/leafNodes'
import { roughText } from '../../text/arbitraries'
import { cardWith, idsOf, QUOTE } from '../../layout/cards'
import { allNodes, expectValidLayout, fakeMetrics } from '../../layout/validLayout'
import { runs } from '../../fixtures/tier'

const ruled = { composition: 'verse', frameStyle: 'notebook', showQuotationMarks: false } as const

describe('verse on ruled paper', () => {
  it.each(idsOf(RATIOS))('has every line of the poem on a rule at %s', (aspectRatio) => {
    for (const [lead, pinyin] of [
      ['en', false],
      ['zh', false],
      ['only-zh', true],
    ] as const) {
      const scene = expectValidLayout(cardWith({ ...ruled, aspectRatio, lead }, { pinyin }))
      if (pinyin) {
        expect(awayFromRules(scene, 'translation')).toBeLessThanOrEqual(8)
        continue
      }
      expect(scene.blocks.map(({ id }) => id)).toEqual(expect.arrayContaining(['content', 'translation']))
      expect(scene.blocks.find(({ id }) => id === 'translation')).toBeDefined()
      expect(awayFromRules(scene, 'content')).toBeLessThanOrEqual(1)
      // Chinese characters sit a little above the rule.
      expect(awayFromRules(scene, 'translation')).toBeLessThanOrEqual(5)
    }
  })

  it('stays on the rules whatever is written, however large it is made by hand', () => {
    fc.assert(
      fc.property(roughText, fc.constantFrom(0.6, 1, 1.4, 2, 3), (content, scale) => {
        const placements = { content: { dx: 0, dy: 0.031, scale, width: 0 } }
        const quote = { ...QUOTE, content: `Read ${content.replaceAll(/\P{ASCII}/gu, '')}` }
        const scene = layoutCard(cardWith({ ...ruled, lead: 'en', placements }, {}, quote), fakeMetrics)
        expect(awayFromRules(scene, 'content')).toBeLessThanOrEqual(1)
      }),
      { numRuns: runs(40) },
    )
  })
})

describe('verse led by Chinese', () => {
  it.each(idsOf(RATIOS))('sets it larger than the letters beside or below it at %s', (aspectRatio) => {
    const scene = layoutCard(cardWith({ composition: 'verse', aspectRatio, lead: 'zh' }), fakeMetrics)
    const sizeOf = (id: string) => scene.blocks.find((block) => block.id === id)!.sizePx
    expect(sizeOf('translation')).toBeGreaterThan(1.2 * sizeOf('content'))
  })
})

/** Largest distance of a baseline from the nearest rule. Pinyin is placed above its line. */
function awayFromRules(scene: Scene, id: string): number {
  const rules = allNodes(scene.still).find((node) => node.id === 'frame-rules')
  const ys = [
    ...new Set(
      [...(rules?.type === 'path' ? rules.d : '').matchAll(/M[\d.]+ ([\d.]+)H/g)].map(([, y]) => +y!),
    ),
  ]
  const lines = leafNodes(scene.live).flatMap(({ node, block }) =>
    node.type === 'text' && block === id && !node.isPinyin ? [node.y] : [],
  )
  expect(lines.length).toBeGreaterThan(0)
  return Math.max(...lines.map((y) => Math.min(...ys.map((rule) => Math.abs(rule - y)))))
}
