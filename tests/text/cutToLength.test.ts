import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cutToLength, graphemesOf } from '../../src/text/graphemes'

it('keeps what is short enough, and cuts between letters', () => {
  expect(cutToLength('Less is more.', 13)).toBe('Less is more.')
  expect(cutToLength('Less is more.', 4)).toBe('Less')
  expect(cutToLength('少即是多。', 2)).toBe('少即')
})

it('leaves out a character that would be cut', () => {
  expect(cutToLength('ab👩🏽‍🚀c', 5)).toBe('ab')
  expect(cutToLength('ab𠮷', 3)).toBe('ab')
  expect(cutToLength('ae\u0301\u0302x', 3)).toBe('a')
  expect(cutToLength('🇨🇳🇫🇷', 6)).toBe('🇨🇳')
})

it('cuts a character that alone is too long', () => {
  expect(cutToLength(`e${'\u0301'.repeat(500)}`, 10)).toBe(`e${'\u0301'.repeat(9)}`)
})

it('gives whole characters of any text, well-formed, as many as there is room for', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.nat(60), (parts, longest) => {
      const text = parts.join('')
      const cut = cutToLength(text, longest)
      const graphemes = graphemesOf(text)
      expect(cut.length).toBeLessThanOrEqual(longest)
      expect(cut.isWellFormed()).toBe(true)
      if ((graphemes[0] ?? '').length > longest) return
      const kept = graphemesOf(cut)
      expect(kept).toEqual(graphemes.slice(0, kept.length))
      const next = graphemes[kept.length]
      expect(next === undefined || cut.length + next.length > longest).toBe(true)
    }),
  )
})
