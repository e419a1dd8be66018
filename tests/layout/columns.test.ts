import { describe, expect, it } from 'vitest'
import type { CardSettings } from '../../src/card/settings'
import { layoutCard } from './laidOut'
import { COMPACT_VIEW } from '../../src/layout/view'
import { FRAMES } from '../../src/look/frames'
import { RATIOS } from '../../src/look/ratios'
import almanac from '../../src/quotes/almanac.json'
import type { Scene, TextNode } from '../../src/scene/nodes'
import { fakeMetrics } from '../text/fakeMetrics'
import { cardWith, idsOf, QUOTE } from './cards'
import { ALIGNMENTS } from '../../src/text/alignments'

const byLength = almanac.toSorted((a, b) => a.content.length - b.content.length)
const LONGEST = { ...QUOTE, ...wordsOf(byLength.at(-1)!) }
const MEDIAN = { ...QUOTE, ...wordsOf(byLength[Math.floor(byLength.length / 2)]!) }

describe('the translation', () => {
  it('stands beside a long quote on wide cards, and below it on all others', () => {
    for (const aspectRatio of idsOf(RATIOS)) {
      const isWide = RATIOS[aspectRatio].width >= 2 * RATIOS[aspectRatio].height
      expect(isBeside(layoutWith({ aspectRatio }, LONGEST, 'text-left')), aspectRatio).toBe(isWide)
    }
    expect(
      isBeside(layoutCard(cardWith({ aspectRatio: '21:9' }, {}, LONGEST), fakeMetrics, COMPACT_VIEW)),
    ).toBe(false)
  })

  it('stands beside verse on wide cards, unless that wraps more lines', () => {
    const verse = 'Hope is the thing\nWith feathers\nThat perches\nIn the soul,\nAnd sings the tune'
    const quote = {
      ...QUOTE,
      content: verse,
      translation: '希望长着羽毛，\n栖息在灵魂里，\n唱着歌，\n永不停息。',
    }
    for (const align of idsOf(ALIGNMENTS)) {
      expect(isBeside(layoutWith({ aspectRatio: '16:9' }, quote, align)), align).toBe(true)
      expect(isBeside(layoutWith({ aspectRatio: '3:2' }, quote, align)), align).toBe(true)
      expect(isBeside(layoutWith({ aspectRatio: '1:1' }, quote, align)), align).toBe(false)
      const long = {
        ...quote,
        content: 'Hope is the thing with feathers, hope perches in the soul,\nAnd sings',
      }
      expect(isBeside(layoutWith({ aspectRatio: '16:9' }, long, align)), align).toBe(false)
    }
  })

  it('stays below the quote on ruled paper', () => {
    expect(isBeside(layoutWith({ aspectRatio: '21:9', frameStyle: 'notebook' }, LONGEST))).toBe(false)
  })

  it('stays below a quote of one line', () => {
    const quote = { ...QUOTE, content: 'Less is more.', translation: '少即是多。' }
    for (const align of idsOf(ALIGNMENTS)) {
      expect(isBeside(layoutWith({ aspectRatio: '21:9' }, quote, align))).toBe(false)
    }
  })

  it('stays below centred words that would not become larger beside it', () => {
    const quote = { ...QUOTE, content: 'Those who bring sunshine to others cannot keep it from themselves.' }
    expect(isBeside(layoutWith({ aspectRatio: '21:9' }, quote, 'text-left'))).toBe(true)
    expect(isBeside(layoutWith({ aspectRatio: '21:9' }, quote, 'text-center'))).toBe(false)
  })

  it('makes a quote on a wide card hardly smaller than without a translation', () => {
    for (const frameStyle of idsOf(FRAMES)) {
      if (frameStyle === 'notebook') continue
      const size = (showTranslation: boolean) =>
        sizeOf(layoutWith({ aspectRatio: '21:9', frameStyle, showTranslation }, LONGEST, 'text-left'))
      expect(size(true), frameStyle).toBeGreaterThanOrEqual(0.8 * size(false))
    }
  })

  it('shares the quote’s first baseline, with the author below it', () => {
    for (const align of ['text-left', 'text-right'] as const) {
      for (const frameStyle of ['clean', 'window', 'brush', 'pixel', 'film'] as const) {
        const scene = layoutWith({ aspectRatio: '21:9', frameStyle }, MEDIAN, align)
        expect(isBeside(scene), frameStyle).toBe(true)
        expect(lineOf(scene, 'translation').y).toBe(lineOf(scene, 'content').y)
        const [translation, author] = [boxOf(scene, 'translation'), boxOf(scene, 'author')]
        expect(author.y).toBeGreaterThanOrEqual(translation.y + translation.height)
        if (align === 'text-left') expect(author.x).toBeCloseTo(lineOf(scene, 'translation').x, 0)
      }
    }
  })

  it('is vertically centred on a centred quote, and both are centred on the card as a pair', () => {
    const twice = { ...LONGEST, content: `${LONGEST.content} ${LONGEST.content}` }
    const scene = layoutWith({ aspectRatio: '21:9', showAuthor: false }, twice)
    expect(isBeside(scene)).toBe(true)
    const [quote, aside] = [boxOf(scene, 'content'), boxOf(scene, 'translation')]
    expect(Math.abs(middle(quote.y, quote.height) - middle(aside.y, aside.height))).toBeLessThanOrEqual(1)
    expect(Math.abs((quote.x + aside.x + aside.width) / 2 - 630)).toBeLessThan(12)
  })

  it('stands left of a right-to-left quote', () => {
    const hebrew = 'אם אין אני לי מי לי וכשאני לעצמי מה אני ואם לא עכשיו אימתי '.repeat(3)
    const scene = layoutWith({ aspectRatio: '21:9' }, { ...LONGEST, content: hebrew }, 'text-left')
    const [quote, aside] = [boxOf(scene, 'content'), boxOf(scene, 'translation')]
    expect(aside.x + aside.width).toBeLessThan(quote.x)
  })

  it('stays where it is while the quote is resized by hand', () => {
    for (const scale of [0.5, 0.8, 1.25]) {
      const placements = { content: { dx: 0, dy: 0, scale, width: 0 } }
      expect(isBeside(layoutWith({ aspectRatio: '21:9', placements }, LONGEST, 'text-left'))).toBe(true)
    }
  })
})

it('aligns right-to-left words right if the alignment is left', () => {
  const hebrew = { ...QUOTE, content: 'אם אין אני לי, מי לי?', author: 'הלל' }
  const scene = layoutWith({}, hebrew, 'text-left')
  const [quote, author] = [boxOf(scene, 'content'), boxOf(scene, 'author')]
  expect(quote.x + quote.width).toBeGreaterThan(700)
  expect(author.x + author.width).toBeCloseTo(quote.x + quote.width, 0)
  const rule = scene.live.find(({ id }) => id === 'author-rule')
  expect(rule).toMatchObject({ type: 'rect' })
  expect(rule?.type === 'rect' && rule.x).toBeGreaterThan(lineOf(scene, 'author').x)
})

function layoutWith(
  settings: Partial<CardSettings>,
  quote = QUOTE,
  align: keyof typeof ALIGNMENTS = 'text-center',
): Scene {
  return layoutCard(cardWith(settings, { align }, quote), fakeMetrics)
}

function isBeside(scene: Scene): boolean {
  const [quote, translation] = [boxOf(scene, 'content'), boxOf(scene, 'translation')]
  return translation.y < quote.y + quote.height
}

function boxOf({ blocks }: Scene, id: string) {
  return blocks.find((block) => block.id === id)!.box
}

function lineOf({ live }: Scene, block: string): TextNode {
  return live.find((node): node is TextNode => node.id === `${block}-line-0`)!
}

function sizeOf({ blocks }: Scene): number {
  return blocks.find(({ id }) => id === 'content')!.sizePx
}

function middle(start: number, size: number): number {
  return start + size / 2
}

function wordsOf({ content, translation, author }: (typeof almanac)[number]) {
  return { content, translation, author }
}
