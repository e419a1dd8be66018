import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typedOffsets } from '../../src/text/typedOffsets'
import { typographic } from '../../src/text/typographic'
import { runs } from '../fixtures/tier'

const awkward = fc
  .array(
    fc.constantFrom(
      'a',
      '-',
      '--',
      '---',
      '.',
      '..',
      '...',
      '....',
      '"',
      "'",
      ' ',
      '\n',
      '\r\n',
      '\t',
      '\u00ad',
      '世',
      '界',
      '，',
      '。',
      '。。。',
      '─',
      '~',
      '﹁',
      '😀',
      '\u0007',
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''))

describe('offsets in what was typed and what is shown', () => {
  it('go up together, from the start to the end', () => {
    fc.assert(
      fc.property(awkward, (typed) => {
        const { shown, toShown, toTyped } = typedOffsets(typed)
        expect(shown).toBe(typographic(typed))
        let before = 0
        for (let at = 0; at <= typed.length; at += 1) {
          expect(toShown(at)).toBeGreaterThanOrEqual(before)
          expect(toShown(at)).toBeLessThanOrEqual(shown.length)
          before = toShown(at)
        }
        expect(toShown(0)).toBe(0)
        expect(toShown(typed.length)).toBe(shown.length)
        for (let at = 0; at <= shown.length; at += 1) {
          expect(toTyped(at)).toBeLessThanOrEqual(typed.length)
          expect(toShown(toTyped(at))).toBeGreaterThanOrEqual(at)
        }
      }),
      { numRuns: runs(3000) },
    )
  })

  it('of a character that is shown as it was typed are that character’s', () => {
    fc.assert(
      fc.property(awkward, (typed) => {
        const { shown, toShown } = typedOffsets(typed)
        for (const [at, character] of [...typed].entries()) {
          if (!/[a世界，]/.test(character)) continue
          const offset = [...typed].slice(0, at).join('').length
          expect(shown[toShown(offset)], JSON.stringify([typed, offset])).toBe(character)
        }
      }),
      { numRuns: runs(3000) },
    )
  })

  it.each([
    ['a--b', 3, 2],
    ['a...b', 4, 2],
    ['don"t', 3, 3],
    ['世--界', 3, 3],
  ])('%s: typed %i is shown %i', (typed, at, shown) => {
    expect(typedOffsets(typed).toShown(at)).toBe(shown)
  })
})
