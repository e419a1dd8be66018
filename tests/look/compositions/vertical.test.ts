import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layoutCard } from '../../layout/laidOut'
import { RATIOS } from '../../../src/look/ratios'
import type { RectNode } from '../../../src/scene/nodes'
import { cardWith, idsOf, QUOTE } from '../../layout/cards'
import { fakeMetrics } from '../../text/fakeMetrics'
import { runs } from '../../fixtures/tier'

const markedText = fc
  .array(
    fc.constantFrom('真的', '山高月小', '水', '“（《', '“《', '（', '》）”', '。”', '，', '！”——', '……'),
    {
      minLength: 3,
      maxLength: 24,
    },
  )
  .map((parts) => `日${parts.join('')}`)

describe('the columns of a vertical card', () => {
  it('stand in their field with all marks that hang above them', () => {
    const numRuns = runs(200)
    let hanging = 0
    fc.assert(
      fc.property(markedText, fc.constantFrom(...idsOf(RATIOS)), (translation, aspectRatio) => {
        const settings = { composition: 'vertical', frameStyle: 'clean', aspectRatio } as const
        const { live, still, blocks } = layoutCard(
          cardWith(settings, {}, { ...QUOTE, translation }),
          fakeMetrics,
        )
        const rule = (name: string) =>
          [...still, ...live].find(({ id }) => id === `composition-field-${name}`) as RectNode
        const { box, cells, sizePx } = blocks.find(({ id }) => id === 'translation')!
        if (cells!.headPx > 1.01 * sizePx) hanging += 1
        // The upper half of the first mark's cell is blank.
        expect(box.y + 0.5 * sizePx).toBeGreaterThan(rule('head').y)
        expect(box.y + box.height - 0.5 * sizePx).toBeLessThan(rule('foot').y + 1)
      }),
      { numRuns },
    )
    expect(hanging).toBeGreaterThan(0.05 * numRuns)
  })
})
