import { legiblePx } from '../../src/layout/typeset'
import { isVerse } from '../../src/text/verse'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../src/card/settings'
import type { FramePlan } from '../../src/look/frames/frame'
import { fitQuoteWords } from '../../src/layout/quote/fitQuote'
import type { QuoteContext } from '../../src/layout/quote/words'
import { mixedText } from '../text/arbitraries'
import { kernedMetrics } from '../text/fakeMetrics'
import { QUOTE } from './cards'
import { runs } from '../fixtures/tier'

function wordsIn(width: number, height: number, content: string, translation = ''): QuoteContext {
  const plan: FramePlan = {
    textBox: { x: 0, y: 0, width, height },
    date: null,
    watermark: null,
    author: 'dash',
  }
  return {
    card: { width: 960, height: 540 },
    quote: { ...QUOTE, content, translation },
    attribution: { author: '', otherName: '', work: '', names: ['author'], oneName: 'author' },
    text: DEFAULT_SETTINGS.textSettings,
    shows: { author: false, translation: true, quotationMarks: true },
    plan,
    metrics: kernedMetrics,
    textScale: 1,
    byHand: () => ({ scale: 1, widthPx: 0 }),
    idOf: (role) => role,
  }
}

describe('a quote in its box', () => {
  it('never exceeds the box, and is truncated only at the minimum size', () => {
    fc.assert(
      fc.property(
        mixedText,
        mixedText,
        fc.integer({ min: 300, max: 900 }) /* wider than any one character */,
        fc.integer({ min: 120, max: 500 }),
        (content, translation, width, height) => {
          const setting = fitQuoteWords(wordsIn(width, height, content, translation))
          expect(setting.heightPx).toBeLessThanOrEqual(height + 0.01)
          expect(setting.content.widthPx).toBeLessThanOrEqual(width + 0.01)
          if (setting.content.truncated) expect(setting.contentPx).toBe(15)
        },
      ),
      { numRuns: runs(500) },
    )
  })

  it('is set smaller for a character wider than a line', () => {
    const wide: QuoteContext = {
      ...wordsIn(300, 400, 'a﷽b', '﷽'),
      metrics: {
        ...kernedMetrics,
        widthPx: (text, font, spacing) =>
          kernedMetrics.widthPx(text, font, spacing) + (text.includes('﷽') ? 10 * font.sizePx : 0),
        covers: () => true,
      },
    }
    const { content, translation } = fitQuoteWords(wide)
    expect(content.widthPx).toBeLessThanOrEqual(300.5)
    expect(translation?.widthPx).toBeLessThanOrEqual(300.5)
  })

  it('never exceeds its maximum line width, however wide the box', () => {
    const prose =
      'A wide box does not mean long lines, which the eye loses its way in before it has come to their end.'
    const { content, contentPx } = fitQuoteWords(wordsIn(2000, 600, prose))
    expect(content.widthPx).toBeLessThanOrEqual(24 * contentPx)
    expect(contentPx).toBe(40)
  })
})

function linesOf(width: number, height: number, content: string, translation = ''): string[] {
  return fitQuoteWords(wordsIn(width, height, content, translation)).content.lines.map(({ text }) => text)
}

describe('sense', () => {
  it('keeps the two halves of a couplet whole, whatever the box', () => {
    const couplet = '山不过来，我便过去；路不平坦，我便慢走。'
    for (const width of [420, 520, 640, 800])
      expect(linesOf(width, 420, couplet), `${width}`).toEqual([
        '山不过来，我便过去；',
        '路不平坦，我便慢走。',
      ])
  })

  it('breaks English by clauses and phrases', () => {
    expect(linesOf(816, 420, 'Live all you can; it’s a mistake not to.')).toEqual([
      'Live all you can;',
      'it’s a mistake not to.',
    ])
    for (const width of [420, 520, 640, 800]) {
      const lines = linesOf(
        width,
        420,
        'The best way to find out if you can trust somebody is to trust them.',
      )
      for (const line of lines.slice(0, -1)) expect(line).not.toMatch(/(?:to|find|if|you|can|is)$/)
    }
  })

  it('sets type a little smaller rather than break badly', () => {
    const content = 'Keep your face always toward the sunshine, and shadows will fall behind you.'
    const whole = fitQuoteWords(wordsIn(700, 420, content))
    expect(whole.content.lines.map(({ text }) => text).at(-1)).toMatch(/^and shadows/)
    expect(whole.contentPx).toBeGreaterThanOrEqual(0.88 * 40)
  })

  it('parts no Chinese word and leaves no particle at a line’s start, in quote or translation', () => {
    const words = new Intl.Segmenter('zh', { granularity: 'word' })
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom('我们', '阳光', '好运', '永远', '的', '人', '，', '崭新', '明天', '是', '。', '去'),
          {
            minLength: 12,
            maxLength: 40,
          },
        ),
        fc.integer({ min: 380, max: 800 }),
        (parts, width) => {
          const text = `春天${parts
            .join('')
            .replace(/([，。])[，。]+/g, '$1')
            .replace(/的+/g, '的')}`
          const starts = new Set([...words.segment(text)].map(({ index }) => index))
          const { content, translation } = fitQuoteWords(wordsIn(width, 460, 'A word.', text))
          expect(content.lines).toHaveLength(1)
          for (const line of translation!.lines.slice(0, -1)) expect(starts.has(line.end), text).toBe(true)
        },
      ),
      { numRuns: runs(200) },
    )
  })
})

describe('sizes', () => {
  it('make a poster of a word: 60 to 70 % of its box, up to 140 px', () => {
    for (const [width, content] of [
      [816, 'Wait.'],
      [430, 'Be kind.'],
      [600, '知足'],
      [430, '心存善意'],
    ] as const) {
      const { contentPx, content: words } = fitQuoteWords(wordsIn(width, 460, content))
      const share = words.widthPx / width
      expect(contentPx, content).toBeLessThanOrEqual(140)
      if (contentPx < 139) expect(share, content).toBeGreaterThan(0.6)
      expect(share, content).toBeLessThanOrEqual(0.7)
      expect(contentPx, content).toBeGreaterThan(1.3 * 40)
    }
  })

  it('give a translation 0.55 to 0.68 of the quote’s size, unless that is too small to read', () => {
    fc.assert(
      fc.property(
        mixedText,
        mixedText,
        fc.constantFrom(...(['text-sm', 'text-base', 'text-lg', 'text-xl', 'text-2xl'] as const)),
        fc.integer({ min: 300, max: 900 }),
        (content, translation, translationSize, width) => {
          const words = wordsIn(width, 420, content, translation)
          const { contentPx, translation: said } = fitQuoteWords({
            ...words,
            text: { ...words.text, translationSize },
          })
          if (!said || contentPx === 15) return
          const share = said.style.sizePx / contentPx
          expect(share).toBeGreaterThanOrEqual(0.549)
          if (said.style.sizePx > Math.max(14, legiblePx('other', words.card.width)))
            expect(share).toBeLessThanOrEqual(isVerse(content) ? 0.801 : 0.681)
        },
      ),
      { numRuns: runs(300) },
    )
  })

  it('of a translation grow with the chosen one', () => {
    const sizes = (['text-sm', 'text-base', 'text-lg', 'text-xl', 'text-2xl'] as const).map(
      (translationSize) => {
        const words = wordsIn(
          800,
          460,
          'One thing at a time, and that done well, is a very good rule.',
          '一次做一件，做好它。',
        )
        return fitQuoteWords({ ...words, text: { ...words.text, translationSize } }).translation!.style.sizePx
      },
    )
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other))
    expect(new Set(sizes).size).toBeGreaterThan(3)
  })
})

describe('verse', () => {
  const verse =
    'The woods are lovely, dark and deep,\nBut I have promises to keep,\nAnd miles to go before I sleep'

  it('is set a little smaller rather than wrapped', () => {
    const { content, contentPx } = fitQuoteWords(wordsIn(560, 500, verse))
    expect(content.lines.map(({ text }) => text)).toEqual(verse.split('\n'))
    expect(contentPx).toBeLessThan(40)
  })

  it('wraps if it would become too small otherwise', () => {
    const { content, contentPx } = fitQuoteWords(wordsIn(300, 500, verse))
    expect(content.lines.length).toBeGreaterThan(3)
    expect(contentPx).toBeGreaterThan(0.55 * 40)
  })

  it('makes its translation smaller before its own lines turn over', () => {
    const said = '林中雪夜，幽暗而深邃，叫人流连，\n可我有约在先，不能失信，\n还要赶好些路才能安睡'
    const { content, translation, contentPx } = fitQuoteWords(wordsIn(700, 330, verse, said))
    expect(content.lines).toHaveLength(3)
    expect(translation!.style.sizePx).toBeLessThanOrEqual(0.68 * contentPx)
  })

  it('leaves no single word on a line that was turned over', () => {
    for (let width = 300; width <= 520; width += 10) {
      const words = wordsIn(width, 460, verse)
      const { content } = fitQuoteWords({ ...words, text: { ...words.text, align: 'text-left' } })
      for (const { text, indentPx } of content.lines)
        if (indentPx > 0) expect(text, `${width}`).toContain(' ')
    }
  })
})
