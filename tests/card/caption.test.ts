import { describe, expect, it } from 'vitest'
import { altText, caption } from '../../src/card/caption'
import { cardWith, QUOTE } from '../layout/cards'
import { productWith } from '../layout/products'

const SHOWN = { showAuthor: true, showTranslation: true, showDate: true }
const CITED = {
  ...QUOTE,
  citation: { work: 'Tremendous Trifles', year: 1909, translator: null, locator: 'I', authorZh: '切斯特顿' },
}

describe('the caption of a card', () => {
  it('has a line each for quote, translation, author with work, and day', () => {
    expect(caption(cardWith(SHOWN, {}, CITED), 'en', false)).toBe(
      [
        '“The world will never starve for want of wonders; but only for want of wonder.”',
        '世界永远不缺奇迹，缺的只是惊奇之心。',
        '— G. K. Chesterton 切斯特顿, Tremendous Trifles',
        '21 November 2026',
      ].join('\n'),
    )
  })

  it('leaves out what the card does not show', () => {
    const hidden = cardWith({ showAuthor: false, showTranslation: false, showDate: false }, {}, CITED)
    expect(caption(hidden, 'zh', false)).toBe(`“${QUOTE.content}”`)
  })

  it('keeps the lines of verse, and a quote’s own marks', () => {
    const verse = { ...QUOTE, content: '“Tyger Tyger,\nburning bright”', translation: '', author: '' }
    expect(caption(cardWith({ ...SHOWN, showDate: false }, {}, verse), 'en', false)).toBe(verse.content)
  })

  it('ends with tags on request, each of them one word', () => {
    const lines = caption(cardWith(SHOWN), 'en', true).split('\n')
    expect(lines.at(-1)).toBe('#QuoteOfTheDay #日签 #GKChesterton')
    expect(
      caption(productWith({ topics: ['Open Source', '!'] }), 'en', true)
        .split('\n')
        .at(-1),
    ).toBe('#OpenSource')
  })

  it('of a product has its name, words and address', () => {
    const words = caption(
      productWith({}, { showTagline: true, showDescription: false, showDate: false }),
      'en',
      false,
    )
    expect(words).toBe('Marginalia\nNotes beside the books you read\nhttps://example.com/marginalia')
  })
})

describe('the alt text of a card', () => {
  it('is in both languages, the reader’s first', () => {
    const [first, second] = altText(cardWith(SHOWN, {}, CITED), 'zh').split('\n')
    expect(first).toBe(
      '日签卡片：“The world will never starve for want of wonders; but only for want of wonder.”译文：“世界永远不缺奇迹，缺的只是惊奇之心。”作者：G. K. Chesterton 切斯特顿, Tremendous Trifles。',
    )
    expect(second).toMatch(
      /^A card with a quote: “The world .*” Translation: “世界.*” By G\. K\. Chesterton /,
    )
    expect(altText(cardWith(SHOWN), 'en')).toMatch(/^A card with a quote/)
  })

  it('is one line a language, whatever the words', () => {
    const verse = { ...QUOTE, content: 'One\ntwo\n\nthree' }
    expect(altText(cardWith(SHOWN, {}, verse), 'en').split('\n')).toHaveLength(2)
    expect(
      altText(productWith({ description: 'One\ntwo' }, { showDescription: true }), 'en').split('\n'),
    ).toHaveLength(2)
  })
})
