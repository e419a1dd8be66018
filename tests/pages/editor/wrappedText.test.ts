import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  wrappedText,
  fieldPosition,
  isBeforeSoftBreak,
  plainText,
  textAfterEdit,
  textOffset,
} from '../../../src/pages/editor/inPlace/wrappedText'
import { runs } from '../../fixtures/tier'

const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '世', '，'), maxLength: 24 })
const broken = fc.tuple(text, fc.uniqueArray(fc.nat(24), { maxLength: 5 })).map(([words, starts]) => ({
  words,
  field: wrappedText(
    words,
    starts.toSorted((a, b) => a - b),
  ),
}))

describe('a text with the card’s line breaks in it', () => {
  it('is the same text without them', () => {
    fc.assert(fc.property(broken, ({ words, field }) => void expect(plainText(field)).toBe(words)))
  })

  it('has one position in the field for every offset, and back', () => {
    fc.assert(
      fc.property(broken, ({ words, field }) => {
        for (let offset = 0; offset <= words.length; offset += 1) {
          expect(textOffset(field, fieldPosition(field, offset))).toBe(offset)
          expect(field.softBreaks).not.toContain(fieldPosition(field, offset))
        }
      }),
    )
  })

  it('handles anything typed, cut or pasted anywhere', () => {
    const edit = fc.record({
      from: fc.nat(30),
      count: fc.nat(4),
      typed: fc.string({ unit: fc.constantFrom('x', 'y', '\n', '新'), maxLength: 3 }),
    })
    fc.assert(
      fc.property(broken, edit, ({ words, field }, { from, count, typed }) => {
        const start = Math.min(from, field.value.length)
        const end = Math.min(start + count, field.value.length)
        fc.pre(typed !== '' || end - start !== 1 || !field.softBreaks.includes(start)) // The next test covers this case.
        const value = field.value.slice(0, start) + typed + field.value.slice(end)
        const after = textAfterEdit(field, { value, caret: start + typed.length, from: start })
        expect(after.value).toBe(value)
        const expected =
          words.slice(0, textOffset(field, start)) + typed + words.slice(textOffset(field, end))
        expect(plainText(after)).toBe(expected)
      }),
      { numRuns: runs(2000) },
    )
  })

  it('deleting a soft break deletes the adjacent character; deleting another break, the space it replaces', () => {
    const han = wrappedText('世界永远', [2])
    expect(han.value).toBe('世界\n永远')
    expect(plainText(textAfterEdit(han, { value: '世界永远', caret: 2, from: 3 }))).toBe('世永远')
    expect(
      plainText(textAfterEdit(han, { value: '世界永远', caret: 2, from: 2, isForwardDelete: true })),
    ).toBe('世界远')
    const latin = wrappedText('one two', [4])
    expect(latin.value).toBe('one\ntwo')
    expect(plainText(textAfterEdit(latin, { value: 'onetwo', caret: 3, from: 4 }))).toBe('onetwo')
  })

  it('inserts text typed at a line’s end before the swallowed space', () => {
    const field = wrappedText('one two', [4])
    expect(plainText(textAfterEdit(field, { value: 'one,\ntwo', caret: 4, from: 3 }))).toBe('one, two')
  })

  it('distinguishes the two sides of a break', () => {
    const field = wrappedText('世界永远', [2])
    expect(isBeforeSoftBreak(field, 2)).toBe(true)
    expect(isBeforeSoftBreak(field, 3)).toBe(false)
    expect(fieldPosition(field, 2)).toBe(3)
  })
})
