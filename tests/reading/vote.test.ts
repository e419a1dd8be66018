import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { votedText } from './vote'

const anyText = fc
  .array(fc.constantFrom('a', 'b', ' ', '日', '签'), { maxLength: 12 })
  .map((all) => all.join(''))

describe('a vote of readings', () => {
  it('is what most of them say, whatever the others do', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (text, odd, other) => {
        expect(votedText([odd, text, text, other, text])).toBe(text)
      }),
    )
  })

  it('takes each character from the majority, though no reading has them all right', () => {
    expect(votedText(['wonber', 'wonder', 'vonder'])).toBe('wonder')
    expect(votedText(['vonder', 'wonbder', 'wondr'])).toBe('wonder')
    expect(votedText(['wonde', 'vonder', 'wander'])).toBe('wonder')
  })

  it('of none is empty', () => {
    expect(votedText([])).toBe('')
  })
})
