// @module-tag slow
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CardSettings } from '../../src/card/settings'
import { TEMPLATES } from '../../src/card/templates'
import { layoutCard } from './laidOut'
import type { Scene } from '../../src/scene/nodes'
import { cardWith, idsOf, QUOTE } from './cards'
import { expectValidLayout, fakeMetrics } from './validLayout'
import { combinations } from '../fixtures/combinations'
import { IS_FULL } from '../fixtures/tier'

const ENGLISH =
  'Whoever has learned how to listen to trees no longer wants to be a tree; that is home, and happiness. '
const CHINESE = '谁学会了倾听树木的声音，谁就不再想成为一棵树，而只愿做他自己：那便是家，便是幸福。'

const textOf = (sentence: string) =>
  fc.integer({ min: 200, max: 1_600 }).map((length) => sentence.repeat(20).slice(0, length).trim())
const longQuote = fc
  .record({
    content: fc.oneof(textOf(ENGLISH), textOf(CHINESE)),
    translation: fc.oneof(fc.constant(''), fc.constant(CHINESE), textOf(CHINESE), textOf(ENGLISH)),
  })
  .map((words) => ({ ...QUOTE, ...words }))

/** In turn, so that each template has other words. */
const LONG_QUOTES = fc.sample(longQuote, (IS_FULL ? 5 : 1) * idsOf(TEMPLATES).length)
const WIDEST = { dx: 0, dy: 0, scale: 1, width: 1 }

describe('a quote of many words', () => {
  it.each(idsOf(TEMPLATES))('is never cut while wider lines would show more of it: %s', (template) => {
    const turn = idsOf(TEMPLATES).indexOf(template)
    for (const quote of LONG_QUOTES.filter((_, at) => at % idsOf(TEMPLATES).length === turn)) {
      const settings = TEMPLATES[template].settings
      const scene = expectValidLayout({ kind: 'quote', quote, settings })
      if (!isCut(scene)) continue
      const placements = { content: WIDEST, translation: WIDEST }
      const widest = layoutCard({ kind: 'quote', quote, settings: { ...settings, placements } }, fakeMetrics)
      expect(isCut(widest)).toBe(true)
      expect(shownLength(scene)).toBeGreaterThanOrEqual(shownLength(widest))
    }
  })

  it('is shown whole at a thousand characters on the first card', () => {
    expect(isCut(sceneOf(ENGLISH.repeat(10).slice(0, 1_000), {}))).toBe(false)
  })

  // A pixel font has no size between 24 and 12 px.
  const plain = idsOf(TEMPLATES).filter((id) => id !== 'techBlue' && !isComposed(id))
  const longer = combinations({ template: plain, length: [250, 300, 400, 600, 900] }, { strength: 1 })
  it.each(plain)('uses the width of its box before it is hard to read: %s', (template) => {
    for (const { length } of longer.filter((row) => row.template === template)) {
      const quote = { ...QUOTE, content: ENGLISH.repeat(10).slice(0, length) }
      const { blocks, plan } = layoutCard(
        { kind: 'quote', quote, settings: TEMPLATES[template].settings },
        fakeMetrics,
      )
      const { box, sizePx } = blocks.find(({ id }) => id === 'content')!
      const columnPx = isBeside(blocks) ? 0.5 * plan.textBox.width : plan.textBox.width
      if (sizePx < 20) expect(box.width, `${length}`).toBeGreaterThan(0.8 * columnPx)
    }
  })

  it('keeps the line width that was set by hand', () => {
    const placements = { content: { ...WIDEST, width: 0.4 } }
    const scene = sceneOf(ENGLISH.repeat(10).slice(0, 1_000), { placements })
    expect(isCut(scene)).toBe(true)
    expect(scene.blocks.find(({ id }) => id === 'content')!.box.width).toBeLessThanOrEqual(0.4 * scene.width)
  })
})

function sceneOf(content: string, settings: Partial<CardSettings>): Scene {
  return layoutCard(cardWith(settings, {}, { ...QUOTE, content }), fakeMetrics)
}

function isBeside(blocks: Scene['blocks']): boolean {
  const [quote, translation] = ['content', 'translation'].map((id) => blocks.find((block) => block.id === id))
  return quote && translation ? translation.box.y < quote.box.y + quote.box.height : false
}

function isCut({ notices }: Scene): boolean {
  return notices.some((notice) => notice.code === 'truncated' && notice.block !== 'author')
}

function shownLength({ blocks }: Scene): number {
  return blocks
    .filter(({ id }) => id === 'content' || id === 'translation')
    .reduce((all, { lines = [] }) => all + (lines.at(-1)?.end ?? 0), 0)
}

function isComposed(id: keyof typeof TEMPLATES): boolean {
  return TEMPLATES[id].settings.composition !== 'plain'
}
