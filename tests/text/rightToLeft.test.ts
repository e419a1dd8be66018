import bidiFactory from 'bidi-js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TextMetrics } from '../../src/text/metrics/metrics'
import type { TextAlign } from '../../src/text/paragraph'
import { visualOrder } from '../../src/text/direction'
import { wrapLines } from '../../src/text/wrap'
import { fakeMetrics } from './fakeMetrics'
import { runs } from '../fixtures/tier'

const ARABIC = /[\p{Script=Arabic}٠-٩ ,.!?]/u
const HEBREW = /[\p{Script=Hebrew} ,.!?]/u
const metrics: TextMetrics = {
  ...fakeMetrics,
  covers(family, character) {
    if (family.includes('Arabic')) return ARABIC.test(character)
    if (family.includes('Hebrew')) return HEBREW.test(character)
    return fakeMetrics.covers(family, character)
  },
}
const style = {
  fontId: 'font-serif' as const,
  sizePx: 40,
  bold: false,
  italic: true,
  lineHeightPx: 50,
  latinTrackingEm: 0.05,
  hanTrackingEm: 0,
}

const oneLine = (text: string, align: TextAlign = 'left') =>
  wrapLines(text, style, 5000, metrics, { align }).lines[0]!
const shownIn = (text: string) => oneLine(text).runs.map((run) => run.text)

it('keeps the words of a right-to-left line in one run, which the engine then orders', () => {
  const { lines, missing } = wrapLines('مرحبا, يا عالم.', style, 2000, metrics, { align: 'right' })
  expect(missing).toEqual([])
  expect(lines.map(({ runs }) => runs.map(({ text }) => text))).toEqual([['مرحبا, يا عالم.']])
})

it('neither tracks nor slants letters that join', () => {
  const [run] = wrapLines('مرحبا', style, 2000, metrics, { align: 'left' }).lines[0]?.runs ?? []
  expect(run).toMatchObject({
    letterSpacingPx: 0,
    font: { family: 'Noto Sans Arabic Variable', italic: false },
  })
})

describe('both directions on one line', () => {
  it('runs to the left from the first right-to-left letter, its Latin words within', () => {
    expect(shownIn('كتاب Don Quixote هنا')).toEqual(['هنا', ' ', 'Don Quixote', ' ', 'كتاب'])
  })

  it('turns only the right-to-left words of a Latin line, and their order', () => {
    expect(shownIn('He said שלום עולם, and left.')).toEqual(['He said ', 'שלום עולם', ', and left.'])
  })

  it('puts the stop of a right-to-left line at its left, also in another face', () => {
    expect(shownIn('שלום Ann.')).toEqual(['.', 'Ann', ' ', 'שלום'])
  })

  it('faces brackets the other way among right-to-left words', () => {
    expect(shownIn('שלום (Ann)!')).toEqual(['!(', 'Ann', ') ', 'שלום'])
  })

  it('keeps figures from left to right', () => {
    expect(shownIn('עד 1990 שנה')).toEqual(['שנה', ' ', '1990', ' ', 'עד'])
  })

  it('stands its runs edge to edge from the left', () => {
    const { runs, widthPx } = oneLine('كتاب Don Quixote هنا 12 人')
    runs
      .slice(1)
      .forEach((run, at) => expect(run.x).toBeGreaterThanOrEqual(runs[at]!.x + runs[at]!.widthPx - 1e-9))
    expect(runs[0]?.x).toBe(0)
    const last = runs.at(-1)!
    expect(last.x + last.widthPx - last.letterSpacingPx).toBeCloseTo(widthPx, 6)
  })

  it('hangs no mark out of an edge where it does not stand', () => {
    expect(oneLine('“שלום”, he said', 'left')).toMatchObject({ opticalStartPx: 0 })
    expect(oneLine('שלום Ann.', 'center')).toMatchObject({ opticalStartPx: 0, opticalEndPx: 0 })
    expect(oneLine('“Ann said שלום to us.', 'left').opticalStartPx).toBeGreaterThan(0)
  })

  it('breaks between the words as they are read', () => {
    const { lines } = wrapLines('مرحبا يا عالم Don Quixote', style, 320, metrics, { align: 'right' })
    expect(lines.map(({ text }) => text)).toEqual(['مرحبا يا عالم', 'Don Quixote'])
  })
})

it('orders any levels as UAX #9 reverses them', () => {
  const bidi = bidiFactory()
  const word = fc.constantFrom('a', 'אב', '12', ' ', '.', '(', 'ج', '\u2067', '\u2069', '\u202e', '\u202c')
  fc.assert(
    fc.property(fc.array(word, { maxLength: 20 }), (words) => {
      const text = words.join('').trim()
      const embedding = bidi.getEmbeddingLevels(text)
      const reordered = bidi.getReorderedIndices(text, embedding)
      const items = [...embedding.levels].map((level, at) => ({ level, at }))
      expect(visualOrder(items).map(({ at }) => at)).toEqual(reordered)
    }),
    { numRuns: runs(1000) },
  )
})
