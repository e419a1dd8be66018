import { describe, expect, it } from 'vitest'
import { layoutCard } from '../layout/laidOut'
import { RATIOS } from '../../src/look/ratios'
import { SHADOWS } from '../../src/look/shadows'
import almanac from '../../src/quotes/almanac.json'
import type { Scene } from '../../src/scene/nodes'
import { hasHan } from '../../src/text/characters'
import { FONTS } from '../../src/text/fonts'
import { TEXT_SIZES } from '../../src/text/sizes'
import { combinations } from '../fixtures/combinations'
import { cardWith, idsOf, QUOTE } from '../layout/cards'
import { fakeMetrics } from '../text/fakeMetrics'

const byLength = almanac.toSorted((a, b) => a.content.length - b.content.length)
const WORDS = [byLength[0]!, QUOTE, byLength.at(-1)!].map(({ content, translation, author }) => ({
  ...QUOTE,
  content,
  translation,
  author,
}))
const BLOCKS = ['content', 'translation', 'author']

describe('notebook', () => {
  it('stands letters on a rule with their baseline and Chinese with its feet, at every size', () => {
    for (const scene of scenes()) {
      const rules = rulesOf(scene)
      const taken = BLOCKS.flatMap((block) => {
        const lines = linesOf(scene, block)
        const standing = lines.map(({ y }) => rules.find((rule) => rule >= y)!)
        const above = lines.map(({ y }, at) => standing[at]! - y)
        expect(new Set(above).size, `${block} stands at different heights: ${above.join()}`).toBe(1)
        const runs = lines.flatMap((line) => line.runs)
        const hanPx = Math.max(0, ...runs.filter(({ text }) => hasHan(text)).map(({ font }) => font.sizePx))
        expect(above[0]).toBeGreaterThanOrEqual(hanPx === 0 ? 0 : 1)
        expect(above[0]).toBeLessThanOrEqual(0.1 * hanPx + 1)
        return standing
      })
      const pitch = rules[1]! - rules[0]!
      taken.slice(1).forEach((rule, at) => expect(rule - taken[at]!).toBe(pitch))
    }
  })

  it('writes larger words on wider rules', () => {
    const pitchAt = (contentSize: keyof typeof TEXT_SIZES) => {
      const rules = rulesOf(layoutCard(cardWith({ frameStyle: 'notebook' }, { contentSize }), fakeMetrics))
      return rules[1]! - rules[0]!
    }
    expect([pitchAt('text-2xl'), pitchAt('text-xl')]).toEqual([52, 44])
  })
})

function scenes(): Scene[] {
  const card = (settings: Parameters<typeof cardWith>[0], text: Parameters<typeof cardWith>[1], at: number) =>
    layoutCard(cardWith({ frameStyle: 'notebook', ...settings }, text, WORDS[at]), fakeMetrics)
  const words = [...WORDS.keys()]
  return [
    ...combinations({ at: words, aspectRatio: idsOf(RATIOS), shadow: idsOf(SHADOWS) }).map(
      ({ at, ...settings }) => card(settings, {}, at),
    ),
    ...combinations({ at: words, contentSize: idsOf(TEXT_SIZES), fontFamily: idsOf(FONTS) }).map(
      ({ at, ...text }) => card({}, text, at),
    ),
  ]
}

function rulesOf({ still }: Scene): number[] {
  const rules = still.find(({ id }) => id === 'frame-rules')
  if (rules?.type !== 'path') throw new Error('no rules')
  return [...new Set([...rules.d.matchAll(/M[\d.]+ ([\d.]+)H/g)].map(([, y]) => Number(y)))]
}

function linesOf({ live }: Scene, block: string) {
  return live.filter((node) => node.type === 'text').filter(({ id }) => id.startsWith(`${block}-line-`))
}
