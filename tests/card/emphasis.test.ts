import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPHASES, restoreMarks, withMark, type Mark } from '../../src/card/emphasis'
import { asterisksIn, markOn, marksAfterEdit } from '../../src/card/typedMarks'
import { emptyQuote } from '../../src/card/quote'
import { restoreQuote } from '../../src/card/restore'
import { edited } from '../../src/card/typedFirst'
import { runs } from '../fixtures/tier'
import { anyMarks } from '../layout/cards'
import { roughText } from '../text/arbitraries'

const kind = fc.constantFrom(...EMPHASES)
const place = fc.integer({ min: -1, max: 50 })

/** Within their texts, on words, in order and apart. */
function expectValid(marks: readonly Mark[], texts: { content: string; translation: string }): void {
  for (const text of ['content', 'translation'] as const) {
    const own = marks.filter((mark) => mark.text === text)
    for (const [at, { start, end }] of own.entries()) {
      expect(start).toBeGreaterThanOrEqual(own[at - 1]?.end ?? 0)
      expect(end).toBeLessThanOrEqual(texts[text].length)
      const marked = texts[text].slice(start, end)
      expect(marked).toBe(marked.trim())
      expect(marked).not.toBe('')
    }
    expect(own.filter(({ as }) => as === 'giant').length).toBeLessThanOrEqual(1)
  }
}

describe('marks of a quote', () => {
  it('are valid after any restoring, marking and edit, and the words stay as typed', () => {
    fc.assert(
      fc.property(
        roughText,
        roughText,
        anyMarks,
        fc.array(fc.tuple(place, place, fc.option(kind)), { maxLength: 4 }),
        roughText,
        (content, translation, data, marked, next) => {
          const texts = { content, translation }
          let emphasis = restoreMarks(data, texts)
          expectValid(emphasis, texts)
          for (const [start, end, as] of marked)
            emphasis = withMark(emphasis, { text: 'content', start, end }, as, content)
          expectValid(emphasis, texts)
          const quote = { ...emptyQuote('2026-11-21'), ...texts, emphasis }
          const after = edited(quote, { content: next })
          expectValid(after.emphasis, after)
          expect(after).toMatchObject({ content: next, translation })
          expect(restoreQuote(after, '2026-11-21').emphasis).toEqual(after.emphasis)
        },
      ),
      { numRuns: runs(3000) },
    )
  })

  it('stay on their words while others are typed or deleted around them', () => {
    fc.assert(
      fc.property(roughText, roughText, roughText, kind, (before, after, typed, as) => {
        const word = 'X_X'
        const text = `${before}${word}${after}`
        const marks = withMark(
          [],
          { text: 'content', start: before.length, end: before.length + 3 },
          as,
          text,
        )
        for (const other of [`${typed}${word}${after}`, `${before}${word}${typed}`]) {
          const [mark] = marksAfterEdit(marks, 'content', text, other)
          expect(other.slice(mark!.start, mark!.end)).toBe(word)
        }
        expect(marksAfterEdit(marks, 'content', text, `${before}${after}`)).toEqual([])
      }),
      { numRuns: runs(1000) },
    )
  })

  it('grow with what is typed within, and not with what is typed before or after', () => {
    const marks: Mark[] = [{ text: 'content', start: 2, end: 6, as: 'dots' }]
    const at = (after: string) =>
      marksAfterEdit(marks, 'content', 'a word b', after).map(({ start, end }) => after.slice(start, end))
    expect(at('a world b')).toEqual(['world'])
    expect(at('a sword b')).toEqual(['word'])
    expect(at('a words b')).toEqual(['word'])
    expect(at('a wo b')).toEqual(['wo'])
    expect(at('a  b')).toEqual([])
    expect(at('')).toEqual([])
  })

  it('give way to a new one, and go where None is chosen', () => {
    const text = 'one two three'
    const whole = withMark([], { text: 'content', start: 0, end: 13 }, 'marker', text)
    const split = withMark(whole, { text: 'content', start: 4, end: 7 }, 'circle', text)
    expect(split.map(({ start, end, as }) => [text.slice(start, end), as])).toEqual([
      ['one', 'marker'],
      ['two', 'circle'],
      ['three', 'marker'],
    ])
    expect(markOn(split, { text: 'content', start: 3, end: 8 }, text)).toBe('circle')
    expect(markOn(split, { text: 'content', start: 0, end: 7 }, text)).toBeNull()
    expect(withMark(split, { text: 'content', start: 0, end: 13 }, null, text)).toEqual([])
  })
})

describe('asterisks', () => {
  const typed = (text: string, at = text.length - 1) =>
    asterisksIn(text.slice(0, at) + text.slice(at + 1), text)

  it.each([
    ['*word*', 'word', 0, 4],
    ['a *word*', 'a word', 2, 6],
    ['说*惊奇之心*', '说惊奇之心', 1, 5],
    ['(*two words*', '(two words', 1, 10],
  ])('of %s become a mark once the second is typed', (text, content, start, end) => {
    expect(typed(text)).toEqual({ content, start, end, caret: end })
  })

  it('may be typed in either order, before the end too', () => {
    expect(typed('*word* and', 0)).toEqual({ content: 'word and', start: 0, end: 4, caret: 0 })
  })

  it.each([
    '*',
    '**',
    '2*3',
    '2*3*',
    '2 * 3 * 4',
    'a* b*',
    '* a*',
    '*a *',
    '\\*a*',
    '*a\\*',
    '*a\nb*',
    '**a*',
    'x*a*',
  ])('of %j stay as typed', (text) => expect(typed(text)).toBeNull())

  it('that were there stay when something else is typed', () => {
    expect(asterisksIn('*a* ', '*a* b')).toBeNull()
    expect(asterisksIn('', '*pasted*')).toBeNull()
  })
})
