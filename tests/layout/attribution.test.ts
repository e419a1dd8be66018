import { attributionOf } from '../../src/card/attribution'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS, HOME_SETTINGS, type CardSettings } from '../../src/card/settings'
import { TEMPLATES } from '../../src/card/templates'
import type { Quote } from '../../src/card/quote'
import { caretMap } from '../../src/layout/caret'
import { layoutCard } from './laidOut'
import { fitWithAttribution } from '../../src/layout/quote/attributed'
import type { QuoteContext } from '../../src/layout/quote/words'
import { almanacQuote } from '../../src/quotes/almanac'
import { boxesOverlap } from '../../src/scene/box'
import { leafNodes } from '../../src/scene/leafNodes'
import type { Scene, TextNode } from '../../src/scene/nodes'
import { canvasBlocks } from '../../src/pages/editor/canvas/geometry/canvasBlocks'
import { FONTS } from '../../src/text/fonts'
import { combinations } from '../fixtures/combinations'
import { IS_FULL, oneIn } from '../fixtures/tier'
import { cardWith, FRAMED, idsOf } from './cards'
import { expectValidLayout, fakeMetrics } from './validLayout'

const PLATO = almanacQuote('2028-01-02')
const LONGFELLOW = almanacQuote('2028-01-03')
const LONG_NAME = { ...PLATO, author: 'Anne Louise Germaine de Staël-Holstein '.repeat(4).trim() }
const LOOKS = { ...TEMPLATES, home: { settings: HOME_SETTINGS } }

/** In the small tier a look uses one day in all tests, so that it is painted once. */
const TWO = IS_FULL ? [PLATO, LONGFELLOW] : [PLATO, LONGFELLOW, PLATO]
const IDS = oneIn(2, idsOf(LOOKS))
const BY_TWO = combinations({ id: IDS, quote: TWO }, { strength: 1 })
const BY_THREE = combinations({ id: IDS, quote: [PLATO, LONGFELLOW, LONG_NAME] }, { strength: 1 })

describe.each(IDS)('the attribution in %s', (id) => {
  const { settings } = LOOKS[id]

  it('is in both languages, whole and clear of other words', () => {
    for (const { quote } of BY_THREE.filter((row) => row.id === id)) {
      const scene = expectValidLayout(cardWith(settings, {}, quote))
      if (quote === PLATO && settings.composition === 'plain')
        expect(textOf(scene, 'author-other-name')).toBe('柏拉图')
      for (const { runs, isAdded } of authorTexts(scene))
        if (isAdded) expect(runs.map(({ text }) => text).join('')).not.toContain('…')
    }
  })

  it('is in the quote’s language alone without a translation', () => {
    for (const { quote } of BY_TWO.filter((row) => row.id === id)) {
      const scene = layoutCard(cardWith({ ...settings, showTranslation: false }, {}, quote), fakeMetrics)
      expect(textOf(scene, 'author-other-name')).toBeNull()
    }
  })

  it('has no place in the text that is edited', () => {
    for (const { quote } of BY_TWO.filter((row) => row.id === id)) {
      const scene = layoutCard(cardWith(settings, {}, quote), fakeMetrics)
      const map = caretMap(scene, { id: 'author', text: quote.author, align: 'left' }, fakeMetrics)
      // A name in columns, or only in the other language, can be edited only in the panel.
      if (!map && settings.composition !== 'plain') continue
      if (!map) throw new Error('the author cannot be edited')
      const stops = map.lines.flatMap((line) => line.stops)
      expect(new Set(stops.map(({ offset }) => offset))).toEqual(
        new Set(Array.from({ length: quote.author.length + 1 }, (_, offset) => offset)),
      )
      const left = Math.min(...stops.map(({ alongPx }) => alongPx))
      const name = authorTexts(scene).filter(({ isAdded, isDecoration }) => !isAdded && !isDecoration)
      expect(left).toBeCloseTo(Math.min(...name.map(({ x }) => x)), 0)
    }
  })
})

describe('the author’s block', () => {
  it('includes all that it shows, so that it is selected, spoken and judged as one', () => {
    const scene = sceneWith({}, PLATO)
    const block = canvasBlocks(scene).find(({ id }) => id === 'author')!
    expect(block.words).toBe('Plato 柏拉图 The Republic')
    for (const node of authorTexts(scene)) {
      expect(node.x).toBeGreaterThanOrEqual(block.box.x - 1)
      expect(node.x + widthOf(node)).toBeLessThanOrEqual(block.box.x + block.box.width + 1)
      expect(node.y).toBeLessThanOrEqual(block.box.y + block.box.height)
    }
  })

  it('shows the work in the slope that the name is not in, and only Latin in small capitals', () => {
    const text = { fontFamily: 'font-serif', authorCapitals: true, italic: false } as const
    const scene = layoutCard(cardWith({ frameStyle: 'clean' }, text, PLATO), fakeMetrics)
    expect(textOf(scene, 'author-line-0')).toBe('PLATO')
    expect(textOf(scene, 'author-other-name')).toBe('柏拉图')
    expect(textOf(scene, 'author-work')).toBe('The Republic')
    expect(fontOf(scene, 'author-work')).toMatchObject({ italic: true })
    const italic = layoutCard(
      cardWith({ frameStyle: 'clean' }, { ...text, authorCapitals: false, italic: true }, PLATO),
      fakeMetrics,
    )
    expect([fontOf(italic, 'author-line-0')!.italic, fontOf(italic, 'author-work')!.italic]).toEqual([
      true,
      false,
    ])
    expect(fontOf(scene, 'author-other-name')!.family).toBe(FONTS['font-serif'].han.family)
  })

  it('keeps its rows on ruled paper', () => {
    const scene = layoutCard(cardWith({ ...TEMPLATES.naturalGreen.settings }, {}, LONGFELLOW), fakeMetrics)
    const [name, other] = ['author-line-0', 'author-other-name'].map((id) => textNode(scene, id)!)
    const pitchPx = pitchOf(scene)
    expect(other!.y - name!.y).toBeGreaterThan(0)
    const rows = Math.round((other!.y - name!.y) / pitchPx)
    expect(Math.abs(other!.y - name!.y - rows * pitchPx)).toBeLessThanOrEqual(3) // Chinese characters are placed a little higher.
  })

  it('begins with the Chinese name where Chinese leads', () => {
    const scene = sceneWith({ frameStyle: 'brush' }, PLATO)
    expect(textNode(scene, 'author-other-name')!.x).toBeLessThan(textNode(scene, 'author-line-0')!.x)
  })

  it('is read from the right with a right-to-left name', () => {
    const scene = sceneWith({}, { ...PLATO, content: 'אם אין אני לי, מי לי?', author: 'הלל' }, 'text-left')
    const [rule, name, other, work] = [
      'author-rule',
      'author-line-0',
      'author-other-name',
      'author-work',
    ].map((id) => leafNodes(scene.live).find(({ node }) => node.id === id)?.node as { x: number } | undefined)
    expect(rule!.x).toBeGreaterThan(name!.x)
    expect(name!.x).toBeGreaterThan(other!.x)
    if (work) expect(other!.x).toBeGreaterThan(work.x)
  })

  it('never runs into the quote or out of the card, whatever the frame and the ratio', () => {
    for (const look of FRAMED) {
      const { blocks } = expectValidLayout(cardWith(look, {}, LONGFELLOW))
      const author = blocks.find(({ id }) => id === 'author')!
      for (const { id, box } of blocks)
        if (id !== 'author') expect(boxesOverlap(box, author.box), id).toBe(false)
    }
  })
})

describe('in ever less room', () => {
  const NAMED = {
    ...LONGFELLOW,
    citation: { ...LONGFELLOW.citation!, work: 'Voices of the Night and Other Poems' },
  }
  const heights = Array.from({ length: 45 }, (_, step) => 420 - 8 * step)
  const measured = [LONGFELLOW, NAMED].flatMap((quote) =>
    heights.map((height) => ({
      height,
      set: fitWithAttribution(wordsIn(height, quote)),
      plain: fitWithAttribution(wordsIn(height, { ...quote, citation: null })),
    })),
  )
  const shows = ({ set }: (typeof measured)[number], id: string) =>
    set.author!.rows.some((row) => row.some((part) => part.id === id))

  it('the work gives way before the other name', () => {
    for (const one of measured) if (shows(one, 'work')) expect(shows(one, 'other-name')).toBe(true)
    expect(measured.some((one) => shows(one, 'work'))).toBe(true)
    expect(measured.some((one) => shows(one, 'other-name') && !shows(one, 'work'))).toBe(true)
    expect(measured.some((one) => !shows(one, 'other-name'))).toBe(true)
  })

  it('the quote keeps its size, or nearly so for the other name', () => {
    for (const { set, plain } of measured) {
      expect(set.contentPx).toBeGreaterThanOrEqual(0.88 * plain.contentPx)
      expect(set.content.truncated).toBe(plain.content.truncated)
    }
    const oneName = heights.map((height) => ({
      set: fitWithAttribution(wordsIn(height, NAMED, false)),
      plain: fitWithAttribution(wordsIn(height, { ...NAMED, citation: null }, false)),
    }))
    for (const { set, plain } of oneName) expect(set.contentPx).toBe(plain.contentPx)
  })

  it('a block that is sized by hand makes no other jump', () => {
    for (const height of heights) {
      const words = wordsIn(height, NAMED)
      const byHand: QuoteContext['byHand'] = (id) => ({ scale: id === 'translation' ? 0.99 : 1, widthPx: 0 })
      const [before, after] = [words, { ...words, byHand }].map((set) => fitWithAttribution(set))
      expect(Math.abs(after!.contentPx / before!.contentPx - 1)).toBeLessThan(0.05)
    }
  })

  it('all of it stays inside', () => {
    for (const { height, set, plain } of measured)
      expect(set.heightPx).toBeLessThanOrEqual(Math.max(height, plain.heightPx))
  })
})

function wordsIn(height: number, quote: Quote, translation = true): QuoteContext {
  return {
    card: { width: 540, height: 540 },
    quote,
    attribution: attributionOf(quote, { ...DEFAULT_SETTINGS, showTranslation: translation }),
    text: DEFAULT_SETTINGS.textSettings,
    shows: { author: true, translation, quotationMarks: false },
    plan: { textBox: { x: 0, y: 0, width: 330, height }, date: null, watermark: null, author: 'dash' },
    metrics: fakeMetrics,
    textScale: 1,
    byHand: () => ({ scale: 1, widthPx: 0 }),
    idOf: (role) => role,
  }
}

function sceneWith(settings: Partial<CardSettings>, quote: Quote, align?: 'text-left'): Scene {
  return layoutCard(
    cardWith({ frameStyle: 'clean', ...settings }, align ? { align } : {}, quote),
    fakeMetrics,
  )
}

function authorTexts(scene: Scene): TextNode[] {
  return leafNodes(scene.live).flatMap(({ node, block }) =>
    node.type === 'text' && block === 'author' ? [node] : [],
  )
}

function textNode(scene: Scene, id: string): TextNode | null {
  return authorTexts(scene).find((node) => node.id === id) ?? null
}

function textOf(scene: Scene, id: string): string | null {
  return (
    textNode(scene, id)
      ?.runs.map(({ text }) => text)
      .join('') ?? null
  )
}

function fontOf(scene: Scene, id: string) {
  return textNode(scene, id)?.runs[0]?.font
}

function widthOf({ runs }: TextNode): number {
  return Math.max(...runs.map(({ x, widthPx }) => x + widthPx))
}

function pitchOf(scene: Scene): number {
  const lines = leafNodes(scene.live).flatMap(({ node }) =>
    node.id.startsWith('content-line') ? [(node as TextNode).y] : [],
  )
  return lines[1]! - lines[0]!
}
