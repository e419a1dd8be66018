// @module-tag slow
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_PLACEMENT } from '../../src/card/placements'
import type { CardSettings } from '../../src/card/settings'
import { layoutCard } from './laidOut'
import { COMPACT_VIEW, FULL_VIEW } from '../../src/layout/view'
import { withComposition } from '../../src/look/compositions'
import { FRAMES } from '../../src/look/frames'
import { RATIOS } from '../../src/look/ratios'
import { SEAL_PLACES, type SealPlaceId, SEAL_STYLES } from '../../src/look/seal/styles'
import { leafNodes } from '../../src/scene/leafNodes'
import { boxesOverlap, containsBox, insetBox, unionOf } from '../../src/scene/box'
import type { Box, Scene, SceneNode, TextNode } from '../../src/scene/nodes'
import { anyCard, anySeal, cardWith, idsOf, QUOTE } from './cards'
import { anyProductCard } from './products'
import { expectValidLayout, fakeMetrics } from './validLayout'
import { combinations } from '../fixtures/combinations'
import { oneIn, runs } from '../fixtures/tier'
import type { AlignmentId } from '../../src/text/alignments'

const sealOf = (scene: Scene) => scene.blocks.find(({ id }) => id === 'seal')
const sceneOf = (...card: Parameters<typeof cardWith>) => layoutCard(cardWith(...card), fakeMetrics)
const CHINESE = { ...QUOTE, content: '知之为知之，不知为不知，是知也。', translation: '', author: '孔子' }
const FEW = { ...QUOTE, content: 'Less is more.', translation: '少即是多。', author: 'Li Bai' }
const LONG = {
  ...QUOTE,
  content: `${QUOTE.content} `.repeat(12),
  translation: QUOTE.translation.repeat(9),
  author: 'Maria-Theresia Walburga Amalia',
}
const SEALED = { showSeal: true, watermark: false } as const

/**
 * The paper behind a composition's text: inside an airmail border or ticket frame, beside a caption's
 * picture.
 */
function paperOf({ still, live, blocks }: Scene): Box {
  const named = (name: string) => [...still, ...live].find(({ id }) => id === name)
  const border = named('composition-airmail')
  if (border?.type === 'group') return insetBox(border.clip!, 0.02 * border.clip!.width)
  const frame = named('composition-ticket-frame')
  if (frame?.type === 'rect') return frame
  const sheet = named('sheet-shadow') as Box & SceneNode
  const words = unionOf(blocks.filter(({ id }) => id !== 'seal').map(({ box }) => box))
  const isCaption = !named('composition-binding')
  return isCaption ? { ...sheet, y: words.y - 60, height: sheet.y + sheet.height - words.y + 60 } : sheet
}

function inkOf({ x, y, runs }: TextNode): Box {
  const sizePx = Math.max(...runs.map(({ font }) => font.sizePx))
  const from = Math.min(...runs.map((run) => run.x))
  const end = Math.max(...runs.map((run) => run.x + run.widthPx))
  return { x: x + from, y: y - 0.7 * sizePx, width: end - from, height: 0.7 * sizePx }
}

describe('a card’s seal', () => {
  it('is there, on the card, and covers no words, on any card', () => {
    const sealed = fc.tuple(anyCard, anySeal).map(([card, settings]) => ({
      ...card,
      settings: {
        ...card.settings,
        ...settings,
        showSeal: true,
        sealText: settings.sealText === '。' ? '静' : settings.sealText || '日签',
      },
    }))
    fc.assert(
      fc.property(sealed, fc.constantFrom(FULL_VIEW, FULL_VIEW, COMPACT_VIEW), (card, view) => {
        expect(sealOf(expectValidLayout(card, view))).toMatchObject({ isSeal: true })
      }),
      { numRuns: runs(2000, 80) },
    )
  })

  it('stands for a watermark of the same words, in every frame, and beside any other', () => {
    const idsIn = (settings: Partial<CardSettings>) =>
      sceneOf({ ...SEALED, watermark: true, watermarkText: '日签', ...settings }).blocks.map(({ id }) => id)
    for (const frameStyle of idsOf(FRAMES)) {
      expect(idsIn({ frameStyle }), frameStyle).toContain('seal')
      expect(idsIn({ frameStyle }), frameStyle).not.toContain('watermark')
      expect(idsIn({ frameStyle, sealText: '静' }), frameStyle).toContain('watermark')
    }
    expect(idsIn({ watermarkText: '日签 Quotidian' })).toEqual(expect.arrayContaining(['seal', 'watermark']))
    expect(idsIn({ showSeal: false })).toContain('watermark')
  })

  it('leaves a long date and a longer watermark their own room in a brushed frame', () => {
    const watermarkText = 'A watermark that is far too long for any card to hold on a line'
    const look = { frameStyle: 'brush', aspectRatio: '16:9', sealText: '日签', watermarkText } as const
    const dateLine = ['month-day', 'weekday', 'numbers'] as const
    const card = cardWith(
      { ...SEALED, ...look, watermark: true, showDate: true },
      { dateLine: [...dateLine] },
    )
    expectValidLayout({ ...card, quote: { ...card.quote, date: '2026-11-21' } })
  })

  it('stands in every frame, ratio and place, beside few words and many', () => {
    const sealed = combinations({
      frameStyle: idsOf(FRAMES),
      aspectRatio: idsOf(RATIOS),
      sealPlace: idsOf(SEAL_PLACES),
      quote: [QUOTE, LONG],
    })
    for (const { quote, ...look } of oneIn(2, sealed)) {
      const scene = expectValidLayout(cardWith({ ...SEALED, ...look }, {}, quote))
      expect(sealOf(scene)?.box.width).toBeGreaterThan(19)
    }
  })

  it('is on product cards, too', () => {
    const sealed = fc.tuple(anyProductCard, fc.constantFrom(...idsOf(SEAL_PLACES)))
    fc.assert(
      fc.property(sealed, ([card, sealPlace]) => {
        const settings = { ...card.settings, showSeal: true, sealText: '知足', sealPlace }
        expect(sealOf(expectValidLayout({ ...card, settings }))).toBeDefined()
      }),
      { numRuns: runs(300) },
    )
  })

  // Regression: text laid out again in less room covered the painted picture.
  const PAPERS = ['caption', 'postcard', 'ticket', 'almanac'] as const
  const ON_PAPER = combinations({
    composition: PAPERS,
    aspectRatio: idsOf(RATIOS),
    sealPlace: idsOf(SEAL_PLACES),
    quote: [FEW, QUOTE, CHINESE, LONG],
  })
  it.each(PAPERS)('stands on the painted paper of %s, whose words stay where they are', (paper) => {
    for (const { composition, quote, ...look } of oneIn(
      3,
      ON_PAPER.filter((row) => row.composition === paper),
    )) {
      const settings = { ...withComposition(composition, 'clean'), ...look, sealText: '日签' }
      const card = (showSeal: boolean) => cardWith({ ...settings, showSeal }, {}, quote)
      const scene = expectValidLayout(card(true))
      const seal = sealOf(scene)!.box
      expect(scene.blocks.filter(({ id }) => id !== 'seal')).toEqual(expectValidLayout(card(false)).blocks)
      expect(containsBox(paperOf(scene), seal)).toBe(true)
      const printed = leafNodes(scene.live).flatMap(({ node }) =>
        node.type === 'text' && node.id.startsWith('composition-label') ? [inkOf(node)] : [],
      )
      expect(printed.filter((words) => boxesOverlap(words, seal))).toEqual([])
    }
  })

  // Regression: only one of the date lines on two pages was checked.
  it('covers no line of small print, of which one block may have several', () => {
    const sealed = combinations({
      composition: ['facing', 'manuscript', 'almanac', 'verse', 'editorial', 'numeral'],
      aspectRatio: idsOf(RATIOS),
      sealPlace: idsOf(SEAL_PLACES),
    })
    for (const { composition, ...corner } of oneIn(3, sealed)) {
      const look = { ...withComposition(composition, 'clean'), ...corner }
      const scene = expectValidLayout(
        cardWith({ ...look, watermark: true, watermarkText: '日签', showSeal: true }, {}, FEW),
      )
      const lines = leafNodes(scene.live).flatMap(({ node, block }) =>
        node.type === 'text' && (block === 'date' || block === 'watermark') ? [inkOf(node)] : [],
      )
      const seal = sealOf(scene)!.box
      expect(lines.filter((line) => boxesOverlap(line, seal))).toEqual([])
    }
  })

  it('stands in line with the words and the small print, in the corner that is asked for', () => {
    const box = (sealPlace: SealPlaceId) => sealOf(sceneOf({ ...SEALED, sealPlace, showDate: false }))!.box
    const { textBox } = sceneOf(SEALED).plan
    expect(box('left').x).toBe(textBox.x)
    expect(box('right').x + box('right').width).toBe(textBox.x + textBox.width)
    expect(box('right').y).toBe(box('left').y)
    expect(box('right').y + box('right').height).toBeGreaterThan(textBox.y + textBox.height)
  })

  it('stands above small print in its corner', () => {
    const scene = sceneOf({ ...SEALED, watermark: true, sealText: '静' })
    const watermark = scene.blocks.find(({ id }) => id === 'watermark')!
    const seal = sealOf(scene)!.box
    expect(seal.y + seal.height).toBeLessThan(watermark.box.y)
    expect(seal.x + seal.width).toBeCloseTo(watermark.box.x + watermark.box.width, 0)
  })

  it('stands by the author: below a name in the middle, else beside it', () => {
    const seen = (align: AlignmentId) => {
      const scene = sceneOf({ ...SEALED, aspectRatio: '4:5', sealPlace: 'author' }, { align }, FEW)
      return { author: scene.blocks.find(({ id }) => id === 'author')!.box, seal: sealOf(scene)!.box }
    }
    const [left, middle] = [seen('text-left'), seen('text-center')]
    expect(left.seal.x - (left.author.x + left.author.width)).toBeCloseTo(14)
    expect(
      Math.abs(left.seal.y + left.seal.height / 2 - left.author.y - left.author.height / 2),
    ).toBeLessThan(30)
    expect(middle.seal.y).toBeGreaterThan(middle.author.y + middle.author.height)
    expect(middle.seal.x + middle.seal.width / 2).toBeCloseTo(270, 0)
  })

  it('leaves few words where they are, and moves many out of its way', () => {
    const contentOf = (showSeal: boolean, quote: typeof QUOTE) =>
      sceneOf({ showSeal, aspectRatio: '4:5' }, { align: 'text-right' }, quote).blocks.find(
        ({ id }) => id === 'content',
      )
    expect(contentOf(true, FEW)).toEqual(contentOf(false, FEW))
    expect(contentOf(true, LONG)).not.toEqual(contentOf(false, LONG))
  })

  it('gets larger by hand without leaving the card', () => {
    const at = (scale: number) =>
      sealOf(
        expectValidLayout(
          cardWith({ ...SEALED, aspectRatio: '1:2', placements: { seal: { ...NO_PLACEMENT, scale } } }),
        ),
      )!
    expect(at(2).sizePx).toBeCloseTo(2 * at(1).sizePx)
    expect(at(2).box.height).toBeCloseTo(2 * at(1).box.height)
  })

  it('says the watermark’s Chinese characters unless it has words of its own, four at most', () => {
    const said = (sealText: string, watermarkText = 'Quotidian 日签') => {
      const characters = leafNodes(sceneOf({ ...SEALED, sealText, watermarkText }).live)
        .filter(({ block }) => block === 'seal')
        .flatMap(({ node }) => (node.type === 'text' ? node.runs : []))
      return characters.map(({ text }) => text).join('')
    }
    expect(said('')).toBe('日签')
    expect(said('知足')).toBe('知足')
    expect(said('知 足，')).toBe('知足')
    expect(said('一二三四五')).toBe('一二三四')
    expect(said('', 'Quotidian')).toBe('')
    const scene = sceneOf({ ...SEALED, sealText: '一二三四五' })
    expect(scene.notices).toContainEqual({ code: 'truncated', block: 'seal' })
  })
})

describe('where a composition or a frame makes a seal of the watermark', () => {
  const OWN_PLACES = [
    { ...withComposition('vertical', 'clean') },
    { ...withComposition('whisper', 'clean') },
    { frameStyle: 'brush' },
  ] as const

  it.each(OWN_PLACES)('%o: the card’s own seal stands there, and the watermark is not said twice', (look) => {
    const seen = (settings: Partial<CardSettings>) => {
      const { blocks } = expectValidLayout(cardWith({ ...look, ...settings }, {}, CHINESE))
      return Object.fromEntries(
        blocks
          .filter(({ id }) => id === 'seal' || id === 'watermark')
          .map(({ id, box, isSeal = false }) => [id, { isSeal, foot: Math.round(box.y + box.height) }]),
      )
    }
    const before = seen({})
    expect(before).toMatchObject({ watermark: { isSeal: true } })
    for (const sealPlace of idsOf(SEAL_PLACES))
      expect(seen({ showSeal: true, sealPlace })).toEqual({ seal: before['watermark'] })
    expect(seen({ showSeal: false })).toMatchObject({ watermark: { isSeal: false } })
    expect(seen({ showSeal: true, sealText: '知足' })).toMatchObject({
      seal: { isSeal: true },
      watermark: { isSeal: false },
    })
    expect(seen({ showSeal: true, watermark: false })).toEqual({ seal: before['watermark'] })
    expect(seen({ watermark: false })).toEqual({})
  })

  it.each(OWN_PLACES)('%o: every style has room', (look) => {
    const seals = combinations({
      sealStyle: idsOf(SEAL_STYLES),
      sealText: ['静', '知足', '日日新', '平安喜乐'],
      aspectRatio: idsOf(RATIOS),
    })
    for (const seal of oneIn(3, seals))
      expectValidLayout(cardWith({ ...look, ...SEALED, ...seal }, {}, CHINESE))
  })
})
