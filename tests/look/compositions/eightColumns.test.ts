import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layoutCard } from '../../layout/laidOut'
import { RATIOS } from '../../../src/look/ratios'
import type { PathNode } from '../../../src/scene/nodes'
import { cardWith, idsOf, QUOTE } from '../../layout/cards'
import { fakeMetrics } from '../../text/fakeMetrics'
import { runs } from '../../fixtures/tier'

const letterText = fc
  .array(fc.constantFrom(...'山高月小水落石出我走进树林是想活得自觉些', '，', '。'), {
    minLength: 4,
    maxLength: 120,
  })
  .map((characters) => characters.join(''))

describe('eight columns', () => {
  it('keeps the words, the name and the date between the rules, in columns of their own', () => {
    fc.assert(
      fc.property(letterText, fc.constantFrom(...idsOf(RATIOS)), (translation, aspectRatio) => {
        const scene = layoutCard(
          cardWith(
            { composition: 'eightColumns', frameStyle: 'clean', aspectRatio },
            {},
            { ...QUOTE, translation },
          ),
          fakeMetrics,
        )
        const rules = rulesOf(scene)
        const columnOf = (x: number) => rules.filter((rule) => rule < x).length
        const used = ['translation', 'author', 'date'].map((id) => {
          const { box } = scene.blocks.find((block) => block.id === id)!
          return { first: columnOf(box.x + 3), last: columnOf(box.x + box.width - 3) }
        })
        const [words, name, date] = used
        expect(words!.first).toBeGreaterThan(name!.last)
        expect(name!.first).toBe(name!.last)
        expect(name!.first).toBeGreaterThan(date!.last)
      }),
      { numRuns: runs(150) },
    )
  })

  it.each(idsOf(RATIOS))('keeps all marks that hang below a column inside the paper at %s', (aspectRatio) => {
    for (const characters of [3, 4, 5, 6, 7, 8, 9]) {
      const translation = `子曰：“说‘${'山高月小水落石出我'.slice(0, characters)}’。”“何？”“来！”他说：‘也好。’`
      const settings = { composition: 'eightColumns', frameStyle: 'clean', aspectRatio } as const
      const scene = layoutCard(cardWith(settings, {}, { ...QUOTE, translation }), fakeMetrics)
      const { box, sizePx } = scene.blocks.find(({ id }) => id === 'translation')!
      const rules = [...scene.live, ...scene.still].find(
        ({ id }) => id === 'composition-columns-rules',
      ) as PathNode
      const [, top, height] = /M[\d.]+ ([\d.]+)v([\d.]+)/.exec(rules.d)!.map(Number) as [
        number,
        number,
        number,
      ]
      const foot = top + height
      expect(box.y + box.height - 0.5 * sizePx).toBeLessThanOrEqual(foot + 1)
    }
  })
})

function rulesOf(scene: ReturnType<typeof layoutCard>): number[] {
  const rules = [...scene.live, ...scene.still].find(
    ({ id }) => id === 'composition-columns-rules',
  ) as PathNode
  return [...rules.d.matchAll(/M([\d.]+)/g)].map(([, x]) => Number(x)).toSorted((a, b) => a - b)
}
