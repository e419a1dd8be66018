import { describe, expect, it } from 'vitest'
import type { EmphasisId } from '../../src/card/emphasis'
import { emptyQuote } from '../../src/card/quote'
import { TEMPLATES } from '../../src/card/templates'
import { caretMap, selectionBoxes } from '../../src/layout/caret'
import { COMPOSITIONS } from '../../src/look/compositions'
import { boundsOf, boxesOverlap, containsBox, outsetBox } from '../../src/scene/box'
import { contrastRatio } from '../../src/scene/colour'
import { leafNodes } from '../../src/scene/leafNodes'
import type { Scene, TextNode } from '../../src/scene/nodes'
import { combinations } from '../fixtures/combinations'
import { fakeMetrics } from '../text/fakeMetrics'
import { cardWith, idsOf, QUOTE } from './cards'
import { layoutCard } from './laidOut'
import { expectValidLayout } from './validLayout'

const WORDS = { content: 'want of wonder', translation: '惊奇之心' }

function marked(
  as: EmphasisId | null,
  settings: Parameters<typeof cardWith>[0],
  words = WORDS,
  quote = QUOTE,
) {
  const emphasis = (['content', 'translation'] as const).flatMap((text) => {
    const start = quote[text].lastIndexOf(words[text])
    return as && start >= 0 ? [{ text, start, end: start + words[text].length, as }] : []
  })
  const card = cardWith(settings, settings.textSettings, { ...quote, emphasis })
  return layoutCard(card, fakeMetrics)
}

function textsOf(scene: Scene): TextNode[] {
  return leafNodes(scene.live).flatMap(({ node }) => (node.type === 'text' ? [node] : []))
}

function wordsOf(scene: Scene): string {
  return textsOf(scene)
    .flatMap(({ runs }) => runs.map(({ text }) => text))
    .join('')
}

const marksIn = (scene: Scene) => leafNodes(scene.live).filter(({ node }) => /-mark-\d/.test(node.id))
const looks = Object.values(TEMPLATES).map(({ settings }) => settings)
const DRAWN = ['marker', 'underline', 'circle', 'dots'] as const

describe('marked words', () => {
  it('are the same words in the same places, in every template', () => {
    for (const { look, as } of combinations(
      { look: looks, as: [...DRAWN, 'color'] as const },
      { strength: 1 },
    )) {
      const [plain, scene] = [marked(null, look), marked(as, look)]
      expect(wordsOf(scene)).toBe(wordsOf(plain))
      expect(scene.blocks).toEqual(plain.blocks)
      expect(scene.still).toEqual(plain.still)
      expect(scene.notices).toEqual(plain.notices)
    }
  })

  it('have their mark under them, in every composition', () => {
    for (const { composition, as } of combinations({ composition: idsOf(COMPOSITIONS), as: DRAWN })) {
      const look = looks.find((each) => each.composition === composition)!
      const scene = marked(as, look)
      const found = marksIn(scene)
      expect(found.length, `${composition} ${as}`).toBeGreaterThan(0)
      for (const id of ['content', 'translation'] as const) {
        const map = caretMap(scene, { id, text: QUOTE[id], align: 'left' }, fakeMetrics)
        if (!map) continue
        const start = QUOTE[id].lastIndexOf(WORDS[id])
        const boxes = selectionBoxes(map, start, start + WORDS[id].length)
        for (const { node } of found.filter(({ block }) => block === id)) {
          const box = node.type === 'path' ? boundsOf(pointsOf(node.d)) : node.type === 'rect' ? node : null
          const near = boxes.map((one) => outsetBox(one, 0.4 * map.font.sizePx))
          expect(
            near.some((one) => boxesOverlap(one, box!) || containsBox(one, box!)),
            `${composition} ${as} ${id}`,
          ).toBe(true)
        }
      }
    }
  })

  it('stay readable on a marker and in another color', () => {
    for (const look of looks) {
      const scene = marked('marker', look)
      for (const { node, block } of marksIn(scene)) {
        const fill = node.type === 'path' ? String(node.fill) : ''
        const inks = textsOf(scene).filter((text) => text.block === block && !text.isDecoration)
        for (const ink of inks.slice(-1)) expect(contrastRatio(ink.fill, fill)).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

  it('have a dot for each letter, and none for marks and spaces', () => {
    const scene = marked('dots', {}, { content: 'wonders; but', translation: '，缺的' })
    const of = (id: string) => marksIn(scene).filter(({ block }) => block === id).length
    expect([of('content'), of('translation')]).toEqual(['wondersbut'.length, 2])
  })

  it('as a giant are several times as large as their sentence, and all of it stays', () => {
    const quote = {
      ...emptyQuote('2026-11-21'),
      content: 'There are 365 days, each a card.',
      translation: '一年有365天。',
    }
    for (const aspectRatio of ['1:1', '3:4', '16:9', '9:16'] as const) {
      const scene = marked('giant', { aspectRatio }, { content: '365', translation: '365' }, quote)
      const sizeOf = (text: string) =>
        textsOf(scene)
          .flatMap(({ runs, block }) => (block === 'content' ? runs : []))
          .find((run) => run.text.includes(text))!.font.sizePx
      expect(sizeOf('365')).toBeGreaterThan(3 * sizeOf('There'))
      expect(wordsOf(scene).replaceAll(/\s/g, '')).toContain('Thereare365days,eachacard.')
      const { lines } = scene.blocks.find(({ id }) => id === 'content')!
      expect(lines!.map(({ start, end }) => quote.content.slice(start, end)).join('')).toBe(quote.content)
    }
  })
})

function pointsOf(d: string) {
  const numbers = d.match(/-?[\d.]+/g)!.map(Number)
  return Array.from({ length: numbers.length / 2 }, (_, at) => ({
    x: numbers[2 * at]!,
    y: numbers[2 * at + 1]!,
  }))
}

// Regression: a mark of punctuation hangs past a line's measure, and a giant one left the card.
it.each(['，', '好，很好', '“好”'])('sets a giant %s inside the card', (content) => {
  const emphasis = [{ text: 'content', start: 0, end: 1, as: 'giant' }] as const
  for (const aspectRatio of ['1:2', '16:9'] as const)
    expectValidLayout(
      cardWith({ aspectRatio, composition: 'plain' }, {}, { ...QUOTE, content, emphasis: [...emphasis] }),
    )
})
