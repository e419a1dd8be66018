import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanLine, cleanText } from '../../src/text/clean'
import { runs } from '../fixtures/tier'

describe('cleaning', () => {
  it.each([
    ['a Hangul filler at the start', '\u3164Leave', 'Leave'],
    ['no-break spaces', 'the door\u00a0open', 'the door open'],
    ['zero-width spaces', '春天从不敲门。\u200b', '春天从不敲门。'],
    ['a byte-order mark', '\ufeffRain', 'Rain'],
    ['edge spaces', '  Rain\t ', 'Rain'],
    ['control characters', 'Ra\u0000in\u0007\u009b', 'Rain'],
    ['a direction override', '\u202eRain', 'Rain'],
    ['a lone surrogate', 'Rain\ud83d', 'Rain'],
    ['decomposed accents', 'E\u0301lise', 'Élise'],
    ['runs of blanks', 'so  \u00a0 slow', 'so slow'],
    ['Windows line ends', 'one \r\n two\r\n\r\n\r\nthree', 'one\ntwo\n\nthree'],
  ])('puts right %s', (_, dirty, clean) => expect(cleanText(dirty)).toBe(clean))

  it.each(['One line,\nanother.', '👩‍👩‍👧', '“Don’t” — 他说：……', '　缩进', 'नमस्ते'])('leaves %j', (text) =>
    expect(cleanText(`x${text}x`)).toBe(`x${text}x`),
  )

  it('puts a name on one line', () => expect(cleanLine('Lin\nHarrow')).toBe('Lin Harrow'))

  it('twice is the same as once', () => {
    const unit = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(' ', '\u200b', '\u3164', '\n', '\r', 'e', '\u0301', '\ud83d', '\ude00'),
    )
    const text = fc.array(unit).map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, (dirty) => {
        expect(cleanText(cleanText(dirty))).toBe(cleanText(dirty))
      }),
      { numRuns: runs(2_000) },
    )
  })
})
