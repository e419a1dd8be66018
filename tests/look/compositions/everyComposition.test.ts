import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layoutCard } from '../../layout/laidOut'
import { COMPOSITIONS, standsIn } from '../../../src/look/compositions'
import { FRAMES } from '../../../src/look/frames'
import { RATIOS } from '../../../src/look/ratios'
import { leafNodes } from '../../../src/scene/leafNodes'
import type { Scene, TextNode } from '../../../src/scene/nodes'
import { typographic } from '../../../src/text/typographic'
import { roughText } from '../../text/arbitraries'
import { anyCard, cardWith, idsOf, QUOTE } from '../../layout/cards'
import { besideSmallType, expectValidLayout, fakeMetrics, textNodes } from '../../layout/validLayout'
import { combinations } from '../../fixtures/combinations'
import { IS_FULL, runs } from '../../fixtures/tier'

const own = idsOf(COMPOSITIONS).filter((composition) => composition !== 'plain')
const inItsFrame = own.flatMap((composition) =>
  idsOf(FRAMES)
    .filter((frameStyle) => standsIn(composition, frameStyle))
    .map((frameStyle) => ({ composition, frameStyle })),
)
const LONG = {
  latin: 'It is a truth universally acknowledged, that a single man wants a wife. '.repeat(28),
  han: '世界永远不缺奇迹，缺的只是惊奇之心。'.repeat(111),
}

const TOO_LONG = [
  { content: LONG.latin, aspectRatio: '3:4' },
  { content: LONG.latin, aspectRatio: '16:9' },
  { content: LONG.han, aspectRatio: '16:9' },
  { content: LONG.han, aspectRatio: '3:4' },
] as const
const WORDS = [
  { content: QUOTE.content, translation: QUOTE.translation },
  { content: QUOTE.content, translation: '' },
  { content: QUOTE.translation, translation: '' },
  { content: QUOTE.translation, translation: QUOTE.content },
]
/** The small tier cycles ratios. */
const SAID = IS_FULL
  ? combinations({ composition: own, aspectRatio: idsOf(RATIOS), words: WORDS })
  : combinations({ composition: own, words: WORDS }).map((row, at) => ({
      ...row,
      aspectRatio: idsOf(RATIOS)[at % idsOf(RATIOS).length]!,
    }))

describe.each(own)('%s', (composition) => {
  const frames = inItsFrame.filter((pair) => pair.composition === composition)

  it('keeps its words on the sheet and its blocks apart, whatever the card', () => {
    fc.assert(
      fc.property(anyCard, fc.constantFrom(...frames), (card, { frameStyle }) => {
        const settings = { ...card.settings, composition, frameStyle }
        expectValidLayout({ ...card, settings })
      }),
      { numRuns: runs(150, 7) },
    )
  })

  it('gives the same scene twice', () => {
    fc.assert(
      fc.property(anyCard, fc.constantFrom(...frames), (card, { frameStyle }) => {
        const settings = { ...card.settings, composition, frameStyle }
        const [one, other] = [1, 2].map(() => layoutCard({ ...card, settings }, fakeMetrics))
        expect(JSON.stringify(one)).toBe(JSON.stringify(other))
      }),
      { numRuns: runs(15) },
    )
  })

  it('covers the typed words with its lines, one drawn line for each', () => {
    fc.assert(
      fc.property(roughText, fc.constantFrom(...idsOf(RATIOS)), (content, aspectRatio) => {
        const scene = layoutCard(
          cardWith({ composition, frameStyle: 'clean', aspectRatio }, {}, { ...QUOTE, content }),
          fakeMetrics,
        )
        const lines = scene.blocks.find(({ id }) => id === 'content')?.lines
        if (!lines) return
        expect(lines[0]!.start).toBe(0)
        lines.slice(1).forEach(({ start }, at) => expect(start).toBe(lines[at]!.end))
        expect(lines.at(-1)!.end).toBeLessThanOrEqual(typographic(content).length)
        expect(nodesOf(scene, 'content').filter(({ joinsLine }) => !joinsLine)).toHaveLength(lines.length)
      }),
      { numRuns: runs(60) },
    )
  })
})

describe.each(own)('%s, by its parts', (composition) => {
  const frames = inItsFrame.flatMap((pair) => (pair.composition === composition ? [pair.frameStyle] : []))

  it('shows both languages and each alone at any ratio', () => {
    for (const { words, aspectRatio } of SAID.filter((row) => row.composition === composition)) {
      const scene = expectValidLayout(
        cardWith({ composition, frameStyle: 'clean', aspectRatio }, {}, { ...QUOTE, ...words }),
      )
      const ids = scene.blocks.map(({ id }) => id as string)
      expect(ids, aspectRatio).toContain('content')
      expect(ids.includes('translation'), aspectRatio).toBe(words.translation !== '')
      expect(besideSmallType(scene), aspectRatio).toEqual([])
    }
  })

  it('cuts 2,000 characters off with an ellipsis in each of its frames and says so', () => {
    const turn = own.indexOf(composition)
    const cards = combinations({ frameStyle: frames, words: TOO_LONG }, { strength: 1 }).filter(
      (_, at) => IS_FULL || at % TOO_LONG.length === turn % TOO_LONG.length,
    )
    for (const { frameStyle, words } of cards) {
      const { content, aspectRatio } = words
      const scene = expectValidLayout(
        cardWith({ composition, frameStyle, aspectRatio }, {}, { ...QUOTE, content }),
      )
      const drawn = nodesOf(scene, 'content').flatMap(({ runs }) => runs.map(({ text }) => text))
      const isCut = scene.notices.some((notice) => notice.code === 'truncated')
      expect(drawn.join('').endsWith('…'), frameStyle).toBe(isCut)
    }
  })

  it('sets nothing smaller than 13 px', () => {
    const axes = {
      frameStyle: frames,
      aspectRatio: ['1:1', '9:16', '21:9'],
      content: [LONG.latin.slice(0, 700), QUOTE.content],
    } as const
    const cards = combinations(axes, { strength: 1 })
    for (const { content, ...look } of cards) {
      const scene = layoutCard(cardWith({ composition, ...look }, {}, { ...QUOTE, content }), fakeMetrics)
      const words = textNodes(scene.live).filter(({ block }) => block !== undefined)
      const sizes = words.flatMap(({ runs }) => runs.map(({ font }) => font.sizePx))
      // Chinese fonts are drawn at 0.94 of their size.
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(0.94 * 13 - 0.01)
    }
  })

  it('keeps the language that leads where the translation is hidden', () => {
    const [both, one] = [true, false].map((showTranslation) =>
      expectValidLayout(cardWith({ composition, frameStyle: 'clean', showTranslation })),
    )
    const texts = (scene: Scene) =>
      scene.blocks.filter(({ id }) => id === 'content' || id === 'translation').map(({ id }) => id)
    expect(texts(both!)).toHaveLength(2)
    expect(texts(one!)).toEqual(texts(both!).slice(0, 1))
  })

  it.each(['showDate', 'showAuthor', 'watermark'] as const)('leaves out what %s hides', (toggle) => {
    const gone = {
      showDate: 'date',
      showAuthor: 'author',
      watermark: 'watermark',
    }
    const scene = expectValidLayout(cardWith({ composition, frameStyle: 'clean', [toggle]: false }))
    const shown = expectValidLayout(cardWith({ composition, frameStyle: 'clean' }))
    expect(scene.blocks.map(({ id }) => id)).not.toContain(gone[toggle])
    expect(shown.blocks.map(({ id }) => id)).toContain(gone[toggle])
  })
})

function nodesOf(scene: Scene, id: string): TextNode[] {
  return leafNodes(scene.live).flatMap(({ node, block }) =>
    node.type === 'text' && block === id && !node.isAdded && !node.isDecoration ? [node] : [],
  )
}
