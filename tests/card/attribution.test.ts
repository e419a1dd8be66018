import { describe, expect, it } from 'vitest'
import { attributionInWords, attributionOf } from '../../src/card/attribution'
import type { PrimaryLanguageId } from '../../src/card/primaryLanguages'
import { emptyQuote, type Quote } from '../../src/card/quote'
import { almanacQuote } from '../../src/quotes/almanac'
import { dayAfter } from '../../src/quotes/dates'

const PLATO = almanacQuote('2028-01-02')

const settings = (lead: PrimaryLanguageId, showTranslation = true) =>
  ({ lead, showTranslation, composition: 'plain' }) as const
const BOTH = settings('auto')
const ONE = settings('auto', false)

describe('an attribution', () => {
  it.each([
    ['both names and the work', {}, true, { otherName: '柏拉图', work: 'The Republic' }],
    ['one name where no translation is shown', {}, false, { otherName: '', work: 'The Republic' }],
    [
      'one name where there is no translation',
      { translation: ' ' },
      true,
      { otherName: '', work: 'The Republic' },
    ],
    ['the name alone without a citation', { citation: null }, true, { otherName: '', work: '' }],
    ['nothing without a name', { author: ' ' }, true, { otherName: '', work: '' }],
    ['a Chinese name once', { author: '柏拉图' }, true, { otherName: '', work: 'The Republic' }],
    ['no work that is already the name', { author: 'The Republic' }, true, { otherName: '柏拉图', work: '' }],
    [
      'no work beside one',
      cited({ authorZh: '《薄伽梵歌》' }),
      true,
      { otherName: '《薄伽梵歌》', work: '' },
    ],
    ['a Chinese work in its marks', cited({ work: '野草' }), true, { otherName: '柏拉图', work: '《野草》' }],
    [
      'one line each',
      cited({ work: ' The\nRepublic ' }),
      true,
      { otherName: '柏拉图', work: 'The Republic' },
    ],
  ])('is %s', (_, patch: Partial<Quote>, showsTranslation, expected) => {
    expect(attributionOf({ ...PLATO, ...patch }, showsTranslation ? BOTH : ONE)).toMatchObject(expected)
  })

  it('is the author’s text as it was typed where it comes from a provider', () => {
    for (const author of ['Élise Moreau-Bellanger · 埃莉斯·莫罗', '《山中来信》'])
      expect(attributionOf({ ...emptyQuote('2026-11-21'), author }, BOTH)).toEqual({
        author,
        otherName: '',
        work: '',
        names: ['author'],
        oneName: 'author',
      })
  })

  it.each([
    ['in Chinese where it is known, without an English title', {}, ['Plato, The Republic', '柏拉图']],
    ['with a Chinese title', cited({ work: '野草' }), ['Plato, 《野草》', '柏拉图, 《野草》']],
    [
      'a work in its marks',
      { author: 'The Dhammapada', ...cited({ authorZh: '《法句经》' }) },
      ['The Dhammapada', '《法句经》'],
    ],
    ['as typed where it is not', cited({ authorZh: ' ', work: '' }), ['Plato', 'Plato']],
    ['as typed without a citation', { citation: null }, ['Plato', 'Plato']],
    ['as typed in Chinese', { author: '孔子', ...cited({ work: '' }) }, ['孔子', '孔子']],
    ['nothing without a name', { author: '' }, ['', '']],
  ])('is in the language of a card in one: %s', (_, patch: Partial<Quote>, expected) => {
    const quote = { ...PLATO, ...patch }
    const inOne = (['only-en', 'only-zh'] as const).map((lead) => attributionOf(quote, settings(lead)))
    expect(inOne.map(attributionInWords)).toEqual(expected)
  })

  it('begins with the name in the language that leads', () => {
    expect(attributionInWords(attributionOf(PLATO, settings('zh')))).toBe('柏拉图 Plato, The Republic')
    expect(attributionInWords(attributionOf(PLATO, settings('en')))).toBe('Plato 柏拉图, The Republic')
    expect(attributionInWords(attributionOf(PLATO, settings('zh', false)))).toBe('柏拉图')
  })

  it('knows every author of the almanac in Chinese', () => {
    for (let day = '2028-01-01'; day < '2029-01-01'; day = dayAfter(day, 1))
      expect(
        attributionInWords(attributionOf(almanacQuote(day), settings('only-zh'))).split(', ')[0],
        day,
      ).toMatch(/^《?[\p{Script=Han}·A-Z]+》?$/u)
  })

  it('is read aloud in one line', () => {
    expect(attributionInWords(attributionOf(PLATO, BOTH))).toBe('Plato 柏拉图, The Republic')
    expect(attributionInWords(attributionOf(PLATO, ONE))).toBe('Plato, The Republic')
    expect(attributionInWords(attributionOf({ ...PLATO, citation: null }, BOTH))).toBe('Plato')
  })
})

function cited(patch: Partial<NonNullable<Quote['citation']>>): Partial<Quote> {
  return { citation: { ...PLATO.citation!, ...patch } }
}
