import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../src/card/settings'
import type { FramePlan } from '../../src/look/frames/frame'
import { fitQuoteWords } from '../../src/layout/quote/fitQuote'
import type { QuoteWords } from '../../src/layout/quote/words'
import { mixedText } from '../text/arbitraries'
import { kernedMetrics } from '../text/fakeMetrics'
import { QUOTE } from './cards'

function wordsIn(width: number, height: number, content: string, translation = ''): QuoteWords {
  const plan: FramePlan = {
    textBox: { x: 0, y: 0, width, height },
    date: null,
    watermark: null,
    author: 'dash',
  }
  return {
    card: { width: 960, height: 540 },
    quote: { ...QUOTE, content, translation },
    text: DEFAULT_SETTINGS.textSettings,
    shows: { author: false, translation: true, quotationMarks: true },
    plan,
    metrics: kernedMetrics,
    textScale: 1,
    byHand: () => ({ scale: 1, widthPx: 0 }),
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
      { numRuns: 500 },
    )
  })

  it('is set smaller for a character wider than a line', () => {
    const wide: QuoteWords = {
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

describe('verse', () => {
  const verse =
    'The woods are lovely, dark and deep,\nBut I have promises to keep,\nAnd miles to go before I sleep'

  it('is set a little smaller rather than wrapped', () => {
    const { content, contentPx } = fitQuoteWords(wordsIn(560, 500, verse))
    expect(content.lines.map(({ text }) => text)).toEqual(verse.split('\n'))
    expect(contentPx).toBeLessThan(40)
  })

  it('wraps if it would become too small otherwise', () => {
    const { content, contentPx } = fitQuoteWords(wordsIn(400, 500, verse))
    expect(content.lines.length).toBeGreaterThan(3)
    expect(contentPx).toBeGreaterThan(0.72 * 40)
  })
})
