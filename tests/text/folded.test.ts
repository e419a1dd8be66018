import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldForSearch } from '../../src/quotes/searchAlmanac'

describe('a folded text', () => {
  it.each([
    ['Brontë', 'bronte'],
    ['Bronte\u0308', 'bronte'],
    ['“Isn’t”', `"isn't"`],
    ['Æsop – Œuvre', 'aesop - oeuvre'],
    ['one\ntwo', 'one two'],
    ['ＡＢ', 'ab'],
  ])('of %s is %s', (original, text) => expect(foldForSearch(original).text).toBe(text))

  it('knows where each letter stands in the original', () => {
    const { text, starts } = foldForSearch('Æ Bronte\u0308!')
    const stretch = (word: string) => {
      const at = text.indexOf(word)
      return 'Æ Bronte\u0308!'.slice(starts[at], starts[at + word.length])
    }
    expect(stretch('bronte')).toBe('Bronte\u0308')
    expect(stretch('ae')).toBe('Æ')
  })

  it('has a place for each letter, in order, and one for the end', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (original) => {
        const { text, starts } = foldForSearch(original)
        expect(starts).toHaveLength(text.length + 1)
        expect(starts.at(-1)).toBe(original.length)
        expect(starts).toEqual([...starts].sort((one, other) => one - other))
      }),
    )
  })

  it('folded again stays the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (original) => {
        const { text } = foldForSearch(original)
        expect(foldForSearch(foldForSearch(text).text).text).toBe(foldForSearch(text).text)
      }),
    )
  })
})
