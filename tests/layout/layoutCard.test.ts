// @module-tag slow
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Card } from '../../src/card/card'
import { layoutCard } from './laidOut'
import { COMPACT_VIEW, FULL_VIEW } from '../../src/layout/view'
import { FRAMES, type FrameId } from '../../src/look/frames'
import { RATIOS } from '../../src/look/ratios'
import { SHADOWS } from '../../src/look/shadows'
import almanac from '../../src/quotes/almanac.json'
import type { Scene } from '../../src/scene/nodes'
import { anyCard, cardWith, idsOf, QUOTE } from './cards'
import { allNodes, expectValidLayout, fakeMetrics, textNodes } from './validLayout'
import { combinations } from '../fixtures/combinations'
import { oneIn, runs } from '../fixtures/tier'
import { ALIGNMENTS } from '../../src/text/alignments'

const LONGEST = almanac.reduce((a, b) => (b.content.length > a.content.length ? b : a))
const QUOTES = {
  short: { ...QUOTE, content: 'Less is more.', translation: '少即是多。' },
  median: QUOTE,
  longest: { ...QUOTE, content: LONGEST.content, translation: LONGEST.translation, author: LONGEST.author },
  endless: { ...QUOTE, content: `${LONGEST.content} `.repeat(8), translation: LONGEST.translation.repeat(8) },
  oneWord: {
    ...QUOTE,
    content: 'Donaudampfschifffahrtsgesellschaftskapitänswitwe'.repeat(3),
    author: 'N'.repeat(180),
  },
  empty: { ...QUOTE, content: '', translation: '', author: '' },
  nothingButChinese: { ...QUOTE, content: '知之为知之，不知为不知，是知也。', author: '孔子' },
}

describe('every frame × ratio × shadow × alignment', () => {
  const framed = { frameStyle: idsOf(FRAMES), aspectRatio: idsOf(RATIOS) }
  const medians = combinations({
    ...framed,
    name: ['median'],
    shadow: idsOf(SHADOWS),
    align: idsOf(ALIGNMENTS),
  })
  const others = combinations({
    ...framed,
    name: idsOf(QUOTES).filter((name) => name !== 'median'),
    shadow: ['none', 'lg'],
    align: ['text-center'],
  })
  it.each(idsOf(QUOTES))('lays out a valid scene: %s', (quote) => {
    for (const { name, align, ...look } of [...oneIn(2, medians), ...oneIn(3, others)])
      if (name === quote) expectValidLayout(cardWith(look, { align }, QUOTES[quote]))
  })

  it('is valid for every toggle', () => {
    const isShown = [true, false]
    const looks = combinations({
      ...framed,
      showAuthor: isShown,
      showTranslation: isShown,
      showDate: isShown,
      showQuotationMarks: isShown,
      watermark: isShown,
    })
    for (const look of oneIn(4, looks)) expectValidLayout(cardWith(look))
  })

  it('is valid for any settings and any words', () => {
    fc.assert(
      fc.property(anyCard, fc.constantFrom(FULL_VIEW, FULL_VIEW, COMPACT_VIEW), (card, view) => {
        expectValidLayout(card, view)
      }),
      { numRuns: runs(2000, 80) },
    )
  })
})

describe('what a card shows', () => {
  it.each([
    ['showAuthor', 'author'],
    ['showTranslation', 'translation'],
    ['showDate', 'date'],
    ['watermark', 'watermark'],
  ] as const)('is controlled by %s', (toggle, block) => {
    expect(blockIds(cardWith({ [toggle]: true }))).toContain(block)
    expect(blockIds(cardWith({ [toggle]: false }))).not.toContain(block)
  })

  it('includes the quotation mark only if switched on', () => {
    const hasMark = (card: Card) =>
      allNodes(layoutCard(card, fakeMetrics).live).some(({ id }) => id === 'ornament')
    for (const frameStyle of idsOf(FRAMES)) {
      // The brush frame has no ornament.
      expect(hasMark(cardWith({ frameStyle, showQuotationMarks: true })), frameStyle).toBe(
        frameStyle !== 'brush',
      )
      expect(hasMark(cardWith({ frameStyle, showQuotationMarks: false })), frameStyle).toBe(false)
    }
  })

  it('has exactly the chosen size, and 4:5 on a phone', () => {
    for (const aspectRatio of idsOf(RATIOS)) {
      expect(layoutCard(cardWith({ aspectRatio }), fakeMetrics, FULL_VIEW)).toMatchObject(RATIOS[aspectRatio])
      expect(layoutCard(cardWith({ aspectRatio }), fakeMetrics, COMPACT_VIEW)).toMatchObject(RATIOS['4:5'])
    }
  })

  it('sets a long quote smaller, then truncates it with an ellipsis and a notice', () => {
    expect(layoutCard(cardWith({}, {}, QUOTES.longest), fakeMetrics).notices).toEqual([])
    const scene = layoutCard(cardWith({}, {}, QUOTES.endless), fakeMetrics)
    expect(scene.notices).toContainEqual({ code: 'truncated', block: 'content' })
    expect(textOf(scene, 'content')).toMatch(/…$/)
  })

  it('sets a long name smaller, and truncates only a longer one', () => {
    const name = (frameStyle: FrameId, author: string) => {
      const { blocks, notices } = layoutCard(
        cardWith({ frameStyle, aspectRatio: '1:1' }, {}, { ...QUOTE, author }),
        fakeMetrics,
      )
      return { sizePx: blocks.find(({ id }) => id === 'author')?.sizePx ?? 0, isCut: notices.length > 0 }
    }
    const long = {
      clean: 'Maria-Theresia Walburga '.repeat(3),
      polaroid: 'Johann Wolfgang von Goethe',
    }
    for (const frameStyle of ['clean', 'polaroid'] as const) {
      const [short, whole, cut] = ['Li Bai', long[frameStyle], 'Nobody '.repeat(25)].map((author) =>
        name(frameStyle, author),
      ) as [ReturnType<typeof name>, ReturnType<typeof name>, ReturnType<typeof name>]
      expect(whole.isCut).toBe(false)
      expect(whole.sizePx).toBeLessThan(short.sizePx)
      expect(cut).toMatchObject({ isCut: true })
      expect(cut.sizePx).toBeGreaterThanOrEqual(14)
    }
  })

  it('distinguishes letter spacing 0 from the default', () => {
    expect(widthOfContent(0)).toBeLessThan(widthOfContent(2))
    expect(widthOfContent(4)).toBeGreaterThan(widthOfContent(2))
  })

  it('has a mat only with an outer shadow', () => {
    const hasMat = (card: Card) => layoutCard(card, fakeMetrics).still.some(({ id }) => id === 'mat')
    expect(hasMat(cardWith({ shadow: 'lg' }))).toBe(true)
    expect(hasMat(cardWith({ shadow: 'lg', margin: 'transparent' }))).toBe(false)
    expect(hasMat(cardWith({ shadow: 'lg', margin: 'none' }))).toBe(false)
    expect(hasMat(cardWith({ shadow: 'inner' }))).toBe(false)
    expect(hasMat(cardWith({ shadow: 'none' }))).toBe(false)
  })

  it('reuses everything below the text when words change', () => {
    const card = cardWith({})
    const other = { ...card, quote: { ...card.quote, content: 'Other words.' } }
    expect(layoutCard(other, fakeMetrics).still).toBe(layoutCard(card, fakeMetrics).still)
  })

  it('reuses it when letters are spaced otherwise, in every frame', () => {
    for (const frameStyle of idsOf(FRAMES)) {
      const stillAt = (letterSpacing: number) =>
        layoutCard(cardWith({ frameStyle, backgroundType: 'gradient' }, { letterSpacing }), fakeMetrics).still
      expect(stillAt(4), frameStyle).toBe(stillAt(0))
    }
  })

  it('is plain JSON', () => {
    const scene = layoutCard(cardWith({ backgroundType: 'gradient' }), fakeMetrics)
    expect(JSON.parse(JSON.stringify(scene))).toEqual(scene)
  })
})

function blockIds(card: Card) {
  return layoutCard(card, fakeMetrics).blocks.map(({ id }) => id)
}

function textOf(scene: Scene, block: string): string {
  return textNodes(scene.live)
    .filter(({ id }) => id.startsWith(`${block}-line-`))
    .map(({ runs }) => runs.map(({ text }) => text).join(''))
    .join(' ')
}

function widthOfContent(letterSpacing: number): number {
  const card = cardWith({}, { letterSpacing }, { ...QUOTE, content: 'Less is more.' })
  return layoutCard(card, fakeMetrics).blocks.find(({ id }) => id === 'content')?.box.width ?? Number.NaN
}
