import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_PATTERN, fileNames, safeName, unknownParts } from '../../../src/card/set/fileNames'

const file = fc.record({
  date: fc.constantFrom('2026-11-07', '2026-11-08'),
  target: fc.constantFrom('instagram-post', '4x5', 'x'),
  ext: fc.constantFrom('png', 'jpg', 'webp'),
})
const pattern = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(
      fc.constantFrom(
        '{date}',
        '{target}',
        '{number}',
        '.{ext}',
        '/',
        ':',
        '\\',
        '日签',
        'CON',
        ' ',
        '.',
        '..',
        'é',
        'É',
        '\u0000',
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
)
/** Names Windows rejects; other systems reject fewer. */
const REFUSED = /[<>:"/\\|?*\p{Cc}]|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)|[ .]$|^[ .]/iu

describe('names of files', () => {
  it('are taken by Windows, macOS and Android, whatever the pattern', () => {
    fc.assert(
      fc.property(pattern, fc.array(file, { minLength: 1, maxLength: 40 }), (wanted, files) => {
        for (const [at, name] of fileNames(wanted, files).entries()) {
          expect(name).not.toMatch(REFUSED)
          expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255)
          expect(name.endsWith(`.${files[at]!.ext}`)).toBe(true)
          expect(name.isWellFormed()).toBe(true)
        }
      }),
    )
  })

  it('are never twice in a folder, where great and small letters are one', () => {
    fc.assert(
      fc.property(pattern, fc.array(file, { maxLength: 60 }), (wanted, files) => {
        const names = fileNames(wanted, files).map((name) => name.normalize('NFKC').toLowerCase())
        expect(new Set(names).size).toBe(names.length)
      }),
    )
  })

  it('have day and place', () => {
    const files = [
      { date: '2026-11-07', target: 'instagram-post', ext: 'jpg' },
      { date: '2026-11-07', target: '4x5', ext: 'png' },
    ]
    expect(fileNames(DEFAULT_PATTERN, files)).toEqual(['2026-11-07-instagram-post.jpg', '2026-11-07-4x5.png'])
    expect(fileNames('card {number}', files)).toEqual(['card 1.jpg', 'card 2.png'])
    expect(fileNames('{date}', [files[0]!, files[0]!])).toEqual(['2026-11-07.jpg', '2026-11-07-2.jpg'])
    expect(fileNames('{ext}', files)).toEqual(['card-1.jpg', 'card-2.png'])
  })

  it('say which parts of a pattern there are not', () => {
    expect(unknownParts('{date}-{tarGet}.{ext}')).toEqual(['tarGet'])
    expect(unknownParts(DEFAULT_PATTERN)).toEqual([])
  })

  it('have nothing that hides or turns round a part of them', () => {
    expect(safeName('a\u202egnp.b\u3164\u200b ❤️ 👩🏽‍🚀\u200d', 'x')).toBe('agnp.b ❤️ 👩🏽‍🚀')
    expect(safeName('\u034f\u{e0041}', 'card')).toBe('card')
  })

  it('keep words of any language', () => {
    expect(safeName('人是生而自由的：Man is born free / and…', 'card')).toBe(
      '人是生而自由的：Man is born free - and…',
    )
    expect(safeName('nul.png', 'card')).toBe('_nul.png')
    expect(safeName('?*', 'card')).toBe('card')
  })
})
