import { describe, expect, it } from 'vitest'
import { segmentsOf } from '../../src/text/breaks'

/** Units with the spaces after them, as the line breaker sees them. */
function unitsOf(text: string): string[] {
  const { graphemes, units } = segmentsOf(text)
  return units.map((unit) => graphemes.slice(unit.start, unit.end).join(''))
}

function costAfter(text: string, before: string): number | undefined {
  const { graphemes, units } = segmentsOf(text)
  return units.find((unit) => graphemes.slice(0, unit.end).join('').endsWith(before))?.breakCost
}

describe('English', () => {
  it.each([
    '3,000.50',
    '20%',
    '$5',
    'e-mail',
    'it’s',
    'U.S.A.',
    '1990–2000',
    'covid-19',
    'and/or',
    'C++',
    '’tis',
    '(sic)',
    'https://well-known.com/a?so-called=c#e',
    'ann.lee@example.org',
    '½',
    'naïve',
    'cafe\u0301',
    '10\u00a0km',
    'word\u2060word',
  ])('keeps %s whole', (word) => {
    expect(unitsOf(`so ${word} is`)).toEqual(['so', word, 'is'])
  })

  it('may break after the hyphen of a compound and after a dash', () => {
    expect(unitsOf('well-known words—and more')).toEqual(['well-', 'known', 'words—', 'and', 'more'])
  })

  it('never starts a line with a mark, not even after a space', () => {
    expect(unitsOf('Stop ! Go , now — or … later')).toEqual(['Stop !', 'Go ,', 'now —', 'or …', 'later'])
  })

  it('keeps a leading dash with the name it introduces', () => {
    expect(unitsOf('— Plato')).toEqual(['— Plato'])
    expect(unitsOf('be. —Plato')).toEqual(['be. —Plato'])
  })

  it('keeps an opening mark with what follows, spaces or not', () => {
    expect(unitsOf('so “ he (said')).toEqual(['so', '“ he', '(said'])
  })

  it('finds it bad to leave an article at a line’s end', () => {
    expect(costAfter('in the world', 'the')).toBe(0.05)
    expect(costAfter('in the world', 'world')).toBe(0)
  })

  it('welcomes a break after punctuation, through a closing quotation mark too', () => {
    const marks = segmentsOf('“Well,” he said: go').units.map((unit) => unit.mark)
    expect(marks).toEqual(['latin', null, 'latin', null])
  })
})

describe('Chinese', () => {
  it('may break between any two characters', () => {
    expect(unitsOf('学而时习')).toEqual(['学', '而', '时', '习'])
  })

  it('keeps closing marks with what precedes and opening marks with what follows', () => {
    expect(unitsOf('曰：“好！”（真）')).toEqual(['曰：', '“好！”', '（真）'])
    expect(unitsOf('你好 ，世')).toEqual(['你', '好 ，', '世'])
  })

  it('keeps —— and …… whole and off the start of a line', () => {
    expect(unitsOf('道——路……远')).toEqual(['道——', '路……', '远'])
    expect(unitsOf('——莎士')).toEqual(['——莎', '士'])
  })

  it('keeps Latin words and numbers in Chinese whole', () => {
    expect(unitsOf('在GitHub上有3,000个')).toEqual(['在', 'GitHub', '上', '有', '3,000', '个'])
  })

  it('finds it bad to part a word, a number from its measure, or 的 from its noun', () => {
    expect(costAfter('我们学习', '我')).toBe(0.07)
    expect(costAfter('我们学习', '们')).toBe(0)
    expect(costAfter('这两个词', '两')).toBe(0.07)
    expect(costAfter('有3个词', '3')).toBe(0.07)
    expect(costAfter('我们的书', '们')).toBe(0.02)
  })
})

describe('characters of several code points', () => {
  it.each(['👨‍👩‍👧‍👦', '🇨🇳', '🏳️‍🌈', '👍🏽', '1️⃣'])('stay whole: %s', (emoji) => {
    expect(unitsOf(`好${emoji}好`)).toEqual(['好', emoji, '好'])
    expect(unitsOf(`fine${emoji}`)).toEqual([`fine${emoji}`])
  })

  it('break between Chinese and Latin at a zero-width space as at any other', () => {
    expect(unitsOf('one\u200btwo')).toEqual(['one', 'two'])
  })
})
