import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accuracyOf, alignment, comparable, readingErrors } from './accuracy'

const anyLetters = fc.array(fc.constantFrom('a', 'b', '日', '签'), { maxLength: 12 })

describe('reading errors', () => {
  it('are none in the same text, whatever form its marks have', () => {
    expect(readingErrors('“Ah” — it’s he…', `"Ah" – it's he...`, 'en').errors).toBe(0)
    expect(readingErrors('德不孤，必有邻。', '德 不 孤,必有邻.\n', 'zh').errors).toBe(0)
  })

  it('count each character that is wrong, left out or added', () => {
    expect(readingErrors('德不孤，必有邻。', '德不孤，必有邵。', 'zh')).toEqual({ characters: 8, errors: 1 })
    expect(readingErrors('it is because', 'itis becausee', 'en')).toEqual({ characters: 13, errors: 2 })
    expect(readingErrors('一', '—', 'zh').errors).toBe(1)
  })

  it('are none in capitals where the card sets capitals, and are where it does not', () => {
    expect(readingErrors('Live all you can', 'LIVE ALL YOU CAN', 'en', true).errors).toBe(0)
    expect(readingErrors('Live all you can', 'LIVE ALL YOV CAN', 'en', true).errors).toBe(1)
    expect(readingErrors('Live all', 'LIVE all', 'en').errors).toBe(3)
  })

  it('are all of a text that was not read', () => {
    expect(accuracyOf([readingErrors('wonder', '', 'en')])).toBe(0)
    expect(accuracyOf([{ characters: 50, errors: 1 }, { characters: 50, errors: 0 }])).toBe(0.99) // prettier-ignore
  })

  it('stay when a comparable text is made comparable again', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('en' as const, 'zh' as const),
        (text, language) => {
          const once = comparable(text, language)
          expect(comparable(once, language)).toBe(once)
        },
      ),
    )
  })
})

describe('an alignment', () => {
  it('spells both texts, in order', () => {
    fc.assert(
      fc.property(anyLetters, anyLetters, (a, b) => {
        const { cost, pairs } = alignment(a, b)
        expect(pairs.flatMap(([left]) => left ?? [])).toEqual(a)
        expect(pairs.flatMap(([, right]) => right ?? [])).toEqual(b)
        expect(pairs.filter(([left, right]) => left !== right)).toHaveLength(cost)
      }),
    )
  })

  it('costs the same both ways, and never more by a third text', () => {
    fc.assert(
      fc.property(anyLetters, anyLetters, anyLetters, (a, b, c) => {
        expect(alignment(a, b).cost).toBe(alignment(b, a).cost)
        expect(alignment(a, c).cost).toBeLessThanOrEqual(alignment(a, b).cost + alignment(b, c).cost)
      }),
    )
  })
})
