import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { QuoteCard } from '../../src/card/card'
import { readLongText } from '../../src/card/longText'
import { PAGE_BREAK } from '../../src/card/pageCard'
import { intoPages, pageCards, withPageTexts } from '../../src/card/pages'
import type { CardSettings } from '../../src/card/settings'
import { TEMPLATES } from '../../src/card/templates'
import { FILLING_VIEW, paginate } from '../../src/layout/paginate'
import { FRAMES } from '../../src/look/frames'
import { RATIOS } from '../../src/look/ratios'
import { combinations } from '../fixtures/combinations'
import { runs } from '../fixtures/tier'
import { cardWith, idsOf } from './cards'
import { layoutCard } from './laidOut'
import { fakeMetrics } from './validLayout'

const ENGLISH = [
  'It was a bright cold day in April, and the clocks were striking thirteen.',
  'The hallway smelt of boiled cabbage and old rag mats!',
  'At one end of it a coloured poster, too large for indoor display, had been tacked to the wall.',
  'Why?',
]
const CHINESE = [
  '那天清晨，我沿着河堤走了很久。',
  '雾还没有散，柳树的影子像是浸在牛奶里，有人在对岸吹笛子，声音断断续续地飘过来。',
  '好东西都是要等的！',
  '我那时候不懂，总是踮着脚往井里看，看西瓜有没有动。',
]

const paragraphOf = (sentences: readonly string[], between: string) =>
  fc.array(fc.constantFrom(...sentences), { minLength: 1, maxLength: 14 }).map((parts) => parts.join(between))
const prose = fc.oneof(paragraphOf(ENGLISH, ' '), paragraphOf(CHINESE, ''))
const anyLongText = fc
  .array(prose, { minLength: 1, maxLength: 8 })
  .map((paragraphs) => paragraphs.join('\n\n'))

const lay = (card: QuoteCard) => Promise.resolve(layoutCard(card, fakeMetrics, FILLING_VIEW))

async function pagesIn(text: string, settings: Partial<CardSettings>): Promise<QuoteCard> {
  const card = cardWith({ ...settings, showTranslation: false })
  const paged = { ...card, quote: intoPages(card, readLongText(text)) }
  const texts = await paginate(paged, lay)
  return { ...paged, quote: withPageTexts(paged.quote, texts ?? []) }
}

const contentOf = (card: QuoteCard) => {
  const scene = layoutCard(card, fakeMetrics)
  const isCut = scene.notices.some((notice) => notice.code === 'truncated' && notice.block === 'content')
  return { isCut, block: scene.blocks.find(({ id }) => id === 'content')!, scene }
}

describe('paginate', () => {
  const looks = combinations({ frameStyle: idsOf(FRAMES), aspectRatio: idsOf(RATIOS) }, { strength: 1 })

  it.each(looks)('fills whole pages of one size with the text: $frameStyle $aspectRatio', async (look) => {
    await fc.assert(
      fc.asyncProperty(anyLongText, async (text) => {
        const { quote } = await pagesIn(text, look)
        const joined = quote.pages!.texts.join('').replaceAll(PAGE_BREAK, '')
        expect(joined.trim()).toBe(text.trim())
        const cards = pageCards(cardWith({ ...look, showTranslation: false }, {}, quote)) as QuoteCard[]
        const contents = cards.map(contentOf)
        expect(contents.map(({ isCut }) => isCut)).not.toContain(true)
        expect(new Set(contents.map(({ block }) => block.sizePx)).size).toBe(1)
        for (const { quote: page } of cards) expect(page.content).not.toBe('')
      }),
      { numRuns: runs(12) },
    )
  })

  it('leaves no line of a paragraph alone at the foot or the head of a page', async () => {
    await fc.assert(
      fc.asyncProperty(anyLongText, async (text) => {
        const { quote } = await pagesIn(text, { aspectRatio: '3:4' })
        const { texts } = quote.pages!
        const cards = pageCards(cardWith({ aspectRatio: '3:4' }, {}, quote)) as QuoteCard[]
        for (const [at, page] of texts.entries()) {
          const next = texts[at + 1]
          if (next === undefined || page.endsWith('\n')) continue
          const [foot, head] = [cards[at]!, cards[at + 1]!].map((card) => ({
            text: card.quote.content,
            lines: contentOf(card).block.lines!,
          }))
          const footFrom = foot!.text.lastIndexOf('\n') + 1
          if (footFrom > 0)
            expect(foot!.lines.filter(({ start }) => start >= footFrom).length).toBeGreaterThan(1)
          const headTo = `${head!.text}\n`.indexOf('\n')
          expect(head!.lines.filter(({ start }) => start < headTo).length).toBeGreaterThan(1)
        }
      }),
      { numRuns: runs(60) },
    )
  })

  it('keeps the breaks that were chosen, and stanzas whole', async () => {
    const { quote } = await pagesIn('One.\n\n---\n\nTwo.\n\n## Three\nFour.', {})
    expect(quote.pages!.texts.map((text) => text.trim())).toEqual(['One.', 'Two.', 'Three\nFour.'])
    const stanza = '白日依山尽\n黄河入海流\n欲穷千里目\n更上一层楼'
    const verse = await pagesIn(Array.from({ length: 9 }, () => stanza).join('\n\n'), { aspectRatio: '3:4' })
    for (const text of verse.quote.pages!.texts)
      expect(
        text
          .trim()
          .split('\n\n')
          .every((part) => part === stanza),
      ).toBe(true)
  })

  it('breaks words without a space, and gives up beyond a hundred pages', async () => {
    const { quote } = await pagesIn('字'.repeat(3_000), { aspectRatio: '1:1' })
    expect(quote.pages!.texts.join('')).toBe('字'.repeat(3_000))
    const card = cardWith({})
    const parts = Array.from({ length: 101 }, (_, at) => (at > 0 ? PAGE_BREAK : '') + 'One.')
    const paged = { ...card, quote: intoPages(card, { texts: parts, marks: [], hasCover: false }) }
    expect(await paginate(paged, lay)).toBeNull()
  })

  it.each(idsOf(TEMPLATES))('sets all pages in one size, from one place: %s', async (template) => {
    const text = [ENGLISH.join(' ').repeat(3), CHINESE.join('').repeat(3), ENGLISH[0]].join('\n\n')
    const cards = pageCards(await pagesIn(text, TEMPLATES[template].settings)) as QuoteCard[]
    expect(cards.length).toBeGreaterThan(1)
    const contents = cards.map(contentOf)
    expect(contents.map(({ isCut }) => isCut)).not.toContain(true)
    expect(new Set(contents.map(({ block }) => block.sizePx)).size).toBe(1)
    const tops = contents.map(({ block }) => block.box.y)
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(2) // A turned frame turns boxes of other heights.
  })

  it.each(idsOf(TEMPLATES))('shows the number of each page but the cover: %s', async (template) => {
    const { quote } = await pagesIn(
      '# 外婆的井\n\n那天清晨，我沿着河堤走了很久。',
      TEMPLATES[template].settings,
    )
    const cards = pageCards({ kind: 'quote', quote, settings: TEMPLATES[template].settings })
    expect(cards).toHaveLength(2)
    const words = (at: number) => JSON.stringify(layoutCard(cards[at]!, fakeMetrics).live)
    expect(words(1)).toContain('2 / 2')
    expect(words(0)).not.toContain(' / 2')
  })
})
