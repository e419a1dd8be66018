import { describe, expect, it } from 'vitest'
import { fontsOf } from '../../src/draw/fonts/fontsOf'
import { isInRanges, parseUnicodeRange } from '../../src/draw/fonts/unicodeRanges'
import { line, typicalScene } from './fixtures'

describe('what a scene asks of the font files', () => {
  it('is each face once, with each character once', () => {
    const uses = fontsOf(typicalScene())
    expect(uses.map(({ family, weight }) => `${family} ${weight}`)).toEqual([
      'Source Serif 4 Variable 640',
      'Noto Serif SC Variable 640',
      'Source Serif 4 Variable 500',
    ])
    expect(uses[1]?.characters).toBe('惊奇是智慧的开端，早安—…')
  })

  it('keeps italic apart, finds text in groups, and takes whole code points', () => {
    const font = { family: 'F', weight: 400, italic: true, sizePx: 10 }
    const group = { type: 'group', id: 'g', children: [line('l', 'a𠮷a', { x: 0, y: 0 }, { font })] } as const
    expect(fontsOf({ still: [group], live: [] })).toEqual([
      { family: 'F', weight: 400, italic: true, characters: 'a𠮷' },
    ])
  })
})

describe('unicode-range', () => {
  it('is read in all its forms, sorted and merged', () => {
    expect(parseUnicodeRange('U+4E00-4E10, u+30??,U+4E11, nonsense')).toEqual([
      [0x3000, 0x30ff],
      [0x4e00, 0x4e11],
    ])
  })

  it('is not read where it is none', () => {
    expect(parseUnicodeRange('U+41-5A, U+1234567, xU+30, U+30zz, U+, U+61-7A')).toEqual([
      [0x41, 0x5a],
      [0x61, 0x7a],
    ])
  })

  it('knows its ends', () => {
    const ranges = parseUnicodeRange('U+0-FF,U+2014,U+20000-2A6DF')
    const inside = [0, 0xff, 0x2014, 0x20000, 0x2a6df]
    expect(inside.every((codePoint) => isInRanges(ranges, codePoint))).toBe(true)
    expect([0x100, 0x2013, 0x2015, 0x1ffff, 0x2a6e0].some((codePoint) => isInRanges(ranges, codePoint))).toBe(
      false,
    )
  })
})
