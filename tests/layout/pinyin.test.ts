import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nodeMetrics } from '../../src/draw/node/nodeCanvas'
import { caretMap } from '../../src/layout/caret'
import { loadResources } from '../../src/layout/features'
import { layoutCard } from './laidOut'
import { COMPOSITIONS, isDisabled } from '../../src/look/compositions'
import { FRAMES } from '../../src/look/frames'
import { RATIOS } from '../../src/look/ratios'
import almanac from '../../src/quotes/almanac.json'
import type { CardSettings, TextSettings } from '../../src/card/settings'
import type { QuoteCard } from '../../src/card/card'
import type { Scene, TextNode } from '../../src/scene/nodes'
import { FONTS } from '../../src/text/fonts'
import { typographic } from '../../src/text/typographic'
import { cardWith, idsOf, QUOTE } from './cards'
import { boundsOf, expectValidLayout, fakeMetrics, textNodes } from './validLayout'
import { IS_FULL, runs } from '../fixtures/tier'

await loadResources(['pinyin dictionary', 'traditional phrases'])

const HAN = /\p{sc=Han}/u
const ALL_HAN = /\p{sc=Han}/gu
const inLines = idsOf(COMPOSITIONS).filter((composition) => !isDisabled('pinyin', composition))
const inCells = idsOf(COMPOSITIONS).filter((composition) => isDisabled('pinyin', composition))
const words = almanac.map(({ content, translation }) => ({ content, translation }))
const withPinyin = (
  { content, translation } = { content: QUOTE.content, translation: QUOTE.translation },
  settings: Partial<CardSettings> = {},
  text: Partial<TextSettings> = {},
) => cardWith(settings, { pinyin: true, ...text }, { ...QUOTE, content, translation })
const without = (card: QuoteCard): QuoteCard => ({
  ...card,
  settings: { ...card.settings, textSettings: { ...card.settings.textSettings, pinyin: false } },
})
const pinyinOf = (scene: Scene) => textNodes(scene.live).filter(({ isPinyin }) => isPinyin)
const hasNotice = ({ notices }: Scene) => notices.some(({ code }) => code === 'no-room-for-pinyin')

const anyPinyin = fc
  .record({
    text: fc.constantFrom(...words),
    composition: fc.constantFrom(...inLines),
    frameStyle: fc.constantFrom(...idsOf(FRAMES)),
    aspectRatio: fc.constantFrom(...idsOf(RATIOS)),
    lead: fc.constantFrom('auto', 'en', 'zh', 'only-zh'),
    fontFamily: fc.constantFrom(...idsOf(FONTS)),
    align: fc.constantFrom('text-left', 'text-center', 'text-right'),
    letterSpacing: fc.integer({ min: 0, max: 4 }),
  } as const)
  .map(({ text, composition, frameStyle, aspectRatio, lead, fontFamily, align, letterSpacing }) =>
    withPinyin(
      text,
      {
        composition,
        frameStyle: composition === 'plain' ? frameStyle : COMPOSITIONS[composition].frames[0]!,
        aspectRatio,
        lead,
      },
      { fontFamily, align, letterSpacing },
    ),
  )

describe('a card with pinyin', () => {
  it('has a syllable above every Chinese character of quote and translation, and nowhere else', () => {
    fc.assert(
      fc.property(anyPinyin, (card) => {
        const scene = layoutCard(card, nodeMetrics)
        const drawn = textNodes(scene.live).filter(
          ({ block, isDecoration }) => (block === 'content' || block === 'translation') && !isDecoration,
        )
        const characters = drawn.flatMap(({ runs }) => runs.flatMap(({ text }) => text.match(ALL_HAN) ?? []))
        const syllables = pinyinOf(scene).flatMap(({ runs }) => runs)
        expect(syllables).toHaveLength(hasNotice(scene) ? 0 : characters.length)
      }),
      { numRuns: runs(100) },
    )
  })

  it('centers each above its character, apart from the next, inside the card, and large enough to read', () => {
    fc.assert(
      fc.property(anyPinyin, (card) => {
        const scene = layoutCard(card, nodeMetrics)
        const bounds = boundsOf(card, scene)
        const nodes = textNodes(scene.live)
        for (const node of pinyinOf(scene)) {
          const line = nodes.find(({ id }) => id === node.id.replace(/-pinyin$/, ''))!
          const middles = middlesOf(line)
          node.runs.forEach(({ x, widthPx, font }, at) => {
            const next = node.runs[at + 1]
            expect(font.sizePx).toBeGreaterThanOrEqual(8.7)
            expect(Math.abs(x + widthPx / 2 - middles[at]!)).toBeLessThan(0.02 * font.sizePx + 0.5)
            if (next) expect(next.x - x - widthPx).toBeGreaterThan(0.1 * font.sizePx)
            if (FRAMES[card.settings.frameStyle].label.en === 'Polaroid') return // Polaroids are rotated.
            expect(node.x + x).toBeGreaterThanOrEqual(bounds.x)
            expect(node.x + x + widthPx).toBeLessThanOrEqual(bounds.x + bounds.width)
          })
        }
      }),
      { numRuns: runs(100) },
    )
  })

  it('keeps syllables off the line above and off their own characters', () => {
    fc.assert(
      fc.property(anyPinyin, (card) => {
        const scene = layoutCard(card, nodeMetrics)
        const nodes = textNodes(scene.live).filter(({ isDecoration }) => !isDecoration)
        for (const node of pinyinOf(scene)) {
          const line = nodes.find(({ id }) => id === node.id.replace(/-pinyin$/, ''))!
          const largestPx = Math.max(...line.runs.map(({ font }) => font.sizePx))
          expect(line.y - node.y).toBeGreaterThan(0.7 * largestPx)
          const above = nodes.filter(({ block, y }) => block === node.block && y < line.y - 1)
          const topPx = node.y - 0.78 * node.runs[0]!.font.sizePx
          for (const { y } of above) expect(topPx - y).toBeGreaterThan(0)
        }
      }),
      { numRuns: runs(100) },
    )
  })

  it('keeps words on the card and blocks apart, and is the same twice', () => {
    fc.assert(
      fc.property(anyPinyin, (card) => {
        const scene = expectValidLayout(card)
        expect(JSON.stringify(expectValidLayout(card))).toBe(JSON.stringify(scene))
      }),
      { numRuns: runs(200) },
    )
  })

  it('loses none of the words that it has without', () => {
    fc.assert(
      fc.property(anyPinyin, (card) => {
        const [own, plain] = [card, without(card)].map((one) => layoutCard(one, nodeMetrics))
        const idsIn = ({ blocks }: Scene) =>
          blocks.map(({ id }) => id).filter((id) => /^(content|translation)$/.test(id))
        expect(idsIn(own!).toSorted()).toEqual(idsIn(plain!).toSorted())
        const isCut = ({ notices }: Scene) => notices.some(({ code }) => code === 'truncated')
        expect(isCut(own!)).toBe(isCut(plain!))
      }),
      { numRuns: runs(50) },
    )
  })

  it('has a caret before each character and after the last, as without', () => {
    for (const { translation } of almanac.slice(0, IS_FULL ? 40 : 10)) {
      const scene = layoutCard(withPinyin({ content: QUOTE.content, translation }), nodeMetrics)
      const map = caretMap(
        scene,
        { id: 'translation', text: typographic(translation), align: 'center' },
        nodeMetrics,
      )!
      const offsets = new Set(map.lines.flatMap(({ stops }) => stops.map(({ offset }) => offset)))
      expect(offsets.size).toBe(translation.length + 1)
    }
  })

  it('draws Traditional characters with the same syllables', () => {
    const syllables = (characters: 'simplified' | 'traditional') =>
      pinyinOf(layoutCard(withPinyin(undefined, {}, { characters }), nodeMetrics)).flatMap(({ runs }) =>
        runs.map(({ text }) => text),
      )
    expect(syllables('traditional')).toEqual(syllables('simplified'))
  })

  it('does without it where there is no room, and says so', () => {
    const long = {
      content: '世界永远不缺奇迹，缺的只是惊奇之心。'.repeat(IS_FULL ? 40 : 25),
      translation: '',
    }
    for (const composition of inLines) {
      const card = withPinyin(long, { composition, frameStyle: 'clean' })
      const [scene, plain] = [card, without(card)].map((one) => layoutCard(one, nodeMetrics))
      expect(pinyinOf(scene!), composition).toEqual([])
      expect(hasNotice(scene!), composition).toBe(true)
      expect(JSON.stringify(scene!.live), composition).toBe(JSON.stringify(plain!.live))
    }
  })

  it.each(inCells)('changes nothing in %s, whose Chinese stands in cells', (composition) => {
    const card = withPinyin(undefined, { composition, frameStyle: 'clean' })
    expect(JSON.stringify(layoutCard(card, nodeMetrics))).toBe(
      JSON.stringify(layoutCard(without(card), nodeMetrics)),
    )
  })

  it('changes nothing without Chinese: in English, or beside kana', () => {
    for (const content of ['Well begun is half done.', '東京は広い。']) {
      const card = withPinyin({ content, translation: '' })
      expect(JSON.stringify(layoutCard(card, fakeMetrics))).toBe(
        JSON.stringify(layoutCard(without(card), fakeMetrics)),
      )
    }
  })
})

function middlesOf({ runs }: TextNode): number[] {
  return runs.flatMap(({ text, x, font, letterSpacingPx }) => {
    let before = ''
    return Array.from(text).flatMap((character) => {
      const from = before === '' ? 0 : nodeMetrics.widthPx(before, font, letterSpacingPx)
      before += character
      return HAN.test(character) ? [x + from + nodeMetrics.widthPx(character, font, 0) / 2] : []
    })
  })
}
