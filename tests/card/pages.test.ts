import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLongText } from '../../src/card/longText'
import { PAGE_BREAK } from '../../src/card/pageCard'
import {
  editedPages,
  intoPages,
  outOfPages,
  pageCards,
  turnedTo,
  withBreakMoved,
  withPageTexts,
} from '../../src/card/pages'
import type { Quote } from '../../src/card/quote'
import { restoreQuote } from '../../src/card/restore'
import { decodeShareCode, encodeShareCode } from '../../src/card/shareCode'
import { edited } from '../../src/card/typedFirst'
import { runs } from '../fixtures/tier'
import { cardWith, QUOTE } from '../layout/cards'

const sentence = fc.constantFrom(
  '等一锅汤慢慢地滚。',
  'It was a bright cold day.',
  '水面上映着一小块天',
  'Why? ',
  '\n',
  '\n\n',
)
const anyText = fc
  .array(sentence, { minLength: 1, maxLength: 30 })
  .map((parts) => parts.join(''))
  .filter((text) => text.trim() !== '')

/** A text cut anywhere into pages that have words, on its first page. */
const anyPaged = fc
  .tuple(
    anyText,
    fc.array(fc.double({ min: 0.01, max: 0.99, noNaN: true }), { maxLength: 6 }),
    fc.array(fc.boolean()),
  )
  .map(([text, cuts, chosen]): Quote => {
    const ends = [...new Set([...cuts.map((cut) => Math.ceil(cut * text.length)), text.length])].toSorted(
      (a, b) => a - b,
    )
    const texts = ends.map((end, at) => text.slice(ends[at - 1] ?? 0, end)).filter((page) => page !== '')
    const withWords = texts.every((page) => page.trim() !== '') ? texts : [text]
    const marked = withWords.map((page, at) => (at > 0 && chosen[at] ? PAGE_BREAK + page : page))
    const words = /\S+/.exec(text)!
    const marks = [
      {
        text: 'content' as const,
        start: words.index,
        end: words.index + words[0].length,
        as: 'marker' as const,
      },
    ]
    const quote = { ...QUOTE, content: 'x', translation: '', emphasis: [] }
    return intoPages(cardWith({}, {}, quote), { texts: marked, marks, hasCover: false })
  })

const whole = (quote: Quote) => editedPages(quote)!.texts.join('').replaceAll(PAGE_BREAK, '')
const markedWords = (quote: Quote) => {
  const text = whole(quote)
  const marked = editedPages(quote)!.marks.map(({ start, end }) => text.slice(start, end))
  return marked.join('').replaceAll(/\s/g, '')
}

describe('pages of a long text', () => {
  it('keep the text and its marks while they are turned and broken otherwise', () => {
    fc.assert(
      fc.property(anyPaged, fc.array(fc.integer({ min: -1, max: 8 }), { maxLength: 4 }), (quote, turns) => {
        const [text, marked] = [whole(quote), markedWords(quote)]
        let turned = quote
        for (const at of turns) turned = turnedTo(turned, at)
        const half = Math.ceil(text.length / 2)
        const halves = [text.slice(0, half), text.slice(half)].filter((page) => page.trim() !== '')
        const broken = halves.join('') === text ? withPageTexts(turned, halves) : turned
        for (const by of [1, -1, 1] as const) turned = withBreakMoved(turned, by) ?? turned
        for (const after of [turned, broken, turnedTo(broken, 1), restoreQuote(turned, '2026-11-30')]) {
          expect(whole(after)).toBe(text)
          expect(markedWords(after)).toBe(marked)
          expect(after.content).toBe(after.pages!.texts[after.pages!.at]!.trim())
        }
      }),
      { numRuns: runs(300) },
    )
  })

  it('take the words that are edited on one of them, and no others', () => {
    fc.assert(
      fc.property(anyPaged, fc.nat({ max: 6 }), anyText, (quote, at, typed) => {
        const page = turnedTo(quote, at)
        const before = editedPages(page)!.texts
        const texts = editedPages(turnedTo(edited(page, { content: typed }), 0))!.texts
        expect(texts.map((text) => text.trim())).toEqual(
          before.map((text, index) => (index === page.pages!.at ? typed.trim() : text.trim())),
        )
      }),
      { numRuns: runs(200) },
    )
  })

  it('become one card again with the whole text', () => {
    fc.assert(
      fc.property(anyPaged, (quote) => {
        const { quote: one, isCut } = outOfPages(turnedTo(quote, 2))
        expect(isCut).toBe(false)
        expect(one.pages).toBeNull()
        expect(one.content).toBe(whole(quote).trim())
        const marked = one.emphasis.map(({ start, end }) => one.content.slice(start, end))
        expect(marked.join('').replaceAll(/\s/g, '')).toBe(markedWords(quote))
      }),
      { numRuns: runs(200) },
    )
    const long = intoPages(cardWith({}), readLongText('词'.repeat(3_000)))
    expect(outOfPages(long)).toMatchObject({ isCut: true, quote: { content: '词'.repeat(2_000) } })
  })

  it('are cards by themselves: numbered, with the author on the last', () => {
    const texts = ['One. ', 'Two. ', 'Three.']
    const quote = intoPages(cardWith({}), { texts, marks: [], hasCover: false })
    const cards = pageCards(cardWith({ composition: 'poster' }, {}, quote))
    expect(
      cards.map((card) => card.kind === 'quote' && [card.quote.content, card.quote.page, card.quote.author]),
    ).toEqual([
      ['One.', '1 / 3', ''],
      ['Two.', '2 / 3', ''],
      ['Three.', '3 / 3', QUOTE.author],
    ])
    expect(cards.map(({ settings }) => settings.composition)).toEqual(['plain', 'plain', 'plain'])
  })

  it('begin with a cover in the card’s own look if the text has a title', () => {
    const quote = intoPages(cardWith({}), readLongText('# 外婆的井\n\n那天清晨。'))
    const [cover, page] = pageCards(cardWith({ composition: 'poster' }, {}, quote))
    expect(cover).toMatchObject({ quote: { content: '外婆的井', page: '', author: QUOTE.author } })
    expect(cover!.settings.composition).toBe('poster')
    expect(page).toMatchObject({ quote: { content: '那天清晨。', page: '2 / 2' } })
  })

  it('begin with both texts of a card, one after the other', () => {
    const { pages } = intoPages(cardWith({}))
    expect(pages!.texts.map((text) => text.trim())).toEqual([QUOTE.content, QUOTE.translation])
    expect(intoPages(cardWith({ showTranslation: false })).pages!.texts).toEqual([QUOTE.content])
  })

  it('go into a link one at a time', async () => {
    const quote = turnedTo(
      intoPages(cardWith({}), { texts: ['One. ', 'Two.'], marks: [], hasCover: false }),
      1,
    )
    const code = await encodeShareCode(cardWith({}, {}, quote))
    const shared = await decodeShareCode(code, { today: '2026-11-30', almanacQuote: () => null })
    expect(shared).toMatchObject({ card: { quote: { content: 'Two.', page: '2 / 2', pages: null } } })
  })

  it('are restored from anything without an error', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (at, texts, marks) => {
        const quote = restoreQuote({ ...QUOTE, pages: { at, texts, marks } }, '2026-11-30')
        if (!quote.pages) return
        expect(quote.pages.at).toBeLessThan(quote.pages.texts.length)
        expect(pageCards(cardWith({}, {}, quote))).toHaveLength(quote.pages.texts.length)
      }),
      { numRuns: runs(300) },
    )
  })
})

describe('readLongText', () => {
  it('keeps plain text as it is, but for blank lines beyond one', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { texts, marks, hasCover } = readLongText(text)
        const lines = (of: string) =>
          of
            .split('\n')
            .map((line) => line.trimEnd())
            .filter((line) => line !== '')
        expect(lines(texts.join(''))).toEqual(lines(text))
        expect({ marks, hasCover }).toEqual({ marks: [], hasCover: false })
      }),
      { numRuns: runs(200) },
    )
  })

  it('reads Markdown: headings, rules, emphasis, lists, quotes, links and line breaks of any system', () => {
    const { texts, marks, hasCover } = readLongText(
      '# Title\r\n\r\nA *first* line, **strong**, with [a link](https://example.com).\r\n> quoted\r\n- item\r\n\r\n---\r\n\r\n## Part\r\n### Below it\r\nEnd, 3 * 4 * 5.',
    )
    const pages = texts.map((text) => text.replace(PAGE_BREAK, '').trim())
    expect(pages).toEqual([
      'Title',
      'A first line, strong, with a link.\nquoted\n• item',
      'Part\nBelow it\nEnd, 3 * 4 * 5.',
    ])
    const text = texts.join('').replaceAll(PAGE_BREAK, '')
    expect(marks.map(({ start, end, as }) => [text.slice(start, end), as])).toEqual([
      ['first', 'marker'],
      ['strong', 'marker'],
      ['Part', 'color'],
      ['Below it', 'color'],
    ])
    expect(hasCover).toBe(true)
  })
})
