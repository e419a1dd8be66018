// @module-tag slow
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { segmentsOf } from '../../src/text/breaks'
import { inkWidthPx, type Line } from '../../src/text/paragraph'
import { typographic } from '../../src/text/typographic'
import { countLines, wrapLines } from '../../src/text/wrap'
import { measurePx, mixedText, options, style } from './arbitraries'
import { fakeMetrics, kernedMetrics } from './fakeMetrics'
import { runs } from '../fixtures/tier'

const RUNS = { numRuns: runs(1500) }
const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

const NEVER_FIRST = '，。！？；：、”』）》】〉」…—％%,!?;:)]々ー'
const NEVER_LAST = '（「『“《【〈‘(['

describe('lines of any text', () => {
  it('rebuild the text', () => {
    fc.assert(
      fc.property(mixedText, style, measurePx, options, (text, style, measurePx, options) => {
        const { lines } = wrapLines(text, style, measurePx, fakeMetrics, options)
        const shown = typographic(text)
        expect(lines.map((line) => shown.slice(line.start, line.end)).join('')).toBe(shown)
        for (const line of lines) expect(shown.slice(line.start, line.end)).toContain(line.text)
      }),
      RUNS,
    )
  })

  it.each([
    ['plain', fakeMetrics],
    ['kerned', kernedMetrics],
  ])('are never wider than the box (%s widths)', (_, metrics) => {
    fc.assert(
      fc.property(mixedText, style, measurePx, options, (text, style, measurePx, options) => {
        for (const line of wrapLines(text, style, measurePx, metrics, options).lines) {
          if (graphemes(line.text) > 1)
            expect(inkWidthPx(line) + line.indentPx).toBeLessThanOrEqual(measurePx + 0.01)
        }
      }),
      RUNS,
    )
  })

  it('are as wide as their runs, which stand where they were measured', () => {
    fc.assert(
      fc.property(mixedText, style, measurePx, options, (text, style, measurePx, options) => {
        for (const line of wrapLines(text, style, measurePx, kernedMetrics, options).lines) {
          const last = line.runs.at(-1)
          if (!last) continue
          for (const run of line.runs) {
            expect(run.widthPx).toBe(kernedMetrics.widthPx(run.text, run.font, run.letterSpacingPx))
          }
          expect(last.x + last.widthPx - last.letterSpacingPx).toBeCloseTo(
            line.widthPx - (line.hyphen?.widthPx ?? 0),
            6,
          )
          expect(line.opticalStartPx).toBeGreaterThanOrEqual(0)
          expect(line.opticalEndPx).toBeGreaterThanOrEqual(0)
        }
      }),
      RUNS,
    )
  })

  it('never start with a closing mark nor end with an opening one', () => {
    fc.assert(
      fc.property(mixedText, style, options, (text, style, options) => {
        // Wide enough for every unit in the text: a narrower box must split one.
        const units = typographic(text).split(/[ \n]/)
        const widest = Math.max(
          ...units.map((unit) => 400 + 1.6 * fakeMetrics.widthPx(unit, fontLike(style.sizePx), 3)),
        )
        const { lines } = wrapLines(text, style, widest, fakeMetrics, options)
        const shown = typographic(text)
        for (const [before, line] of pairs(lines)) {
          if (shown[line.start - 1] === '\n' || line.text === '') continue
          expect(NEVER_FIRST).not.toContain(line.text[0])
          if (before.text !== '') expect(NEVER_LAST).not.toContain(before.text.at(-1))
        }
      }),
      RUNS,
    )
  })

  it('are never fewer in a narrower box', () => {
    fc.assert(
      fc.property(
        mixedText,
        style,
        measurePx,
        fc.integer({ min: 1, max: 200 }),
        (text, style, narrow, more) => {
          const count = (px: number) =>
            wrapLines(text, style, px, fakeMetrics, { align: 'left' }).lines.length
          expect(count(narrow)).toBeGreaterThanOrEqual(count(narrow + more))
        },
      ),
      RUNS,
    )
  })

  it('never split a character the reader sees as one', () => {
    fc.assert(
      fc.property(mixedText, style, measurePx, options, (text, style, measurePx, options) => {
        const shown = typographic(text)
        const starts = new Set([...GRAPHEMES.segment(shown)].map((grapheme) => grapheme.index))
        for (const line of wrapLines(text, style, measurePx, fakeMetrics, options).lines) {
          expect(starts.has(line.start)).toBe(true)
        }
      }),
      RUNS,
    )
  })

  it('keep the breaks of verse', () => {
    fc.assert(
      fc.property(mixedText, style, measurePx, options, (text, style, measurePx, options) => {
        const shown = typographic(text)
        const { lines } = wrapLines(text, style, measurePx, fakeMetrics, options)
        const ends = new Set(lines.map((line) => line.end))
        for (let at = 0; at < shown.length; at += 1) {
          if (shown[at] === '\n') expect(ends.has(at + 1)).toBe(true)
        }
        for (const line of lines) expect(line.text).not.toContain('\n')
      }),
      RUNS,
    )
  })

  it('hold a no-break space and its neighbours together', () => {
    fc.assert(
      fc.property(mixedText, (text) => {
        for (const content of typographic(text).split('\n')) {
          const { graphemes, units } = segmentsOf(content)
          for (const unit of units.slice(0, -1)) {
            const neighbours = [graphemes[unit.end - 1], graphemes[unit.next]]
            expect(neighbours).not.toContain('\u00a0')
            expect(neighbours).not.toContain('\u2060')
          }
        }
      }),
      RUNS,
    )
  })

  it('come out the same the second time, and draw every character once', () => {
    fc.assert(
      fc.property(mixedText, style, measurePx, options, (text, style, measurePx, options) => {
        const first = wrapLines(text, style, measurePx, fakeMetrics, options)
        expect(wrapLines(text, style, measurePx, fakeMetrics, options)).toEqual(first)
        for (const line of first.lines) {
          const drawn = line.runs.map((run) => run.text).join('')
          const visible = (value: string) =>
            [...GRAPHEMES.segment(value)].filter(
              ({ segment }) => !/^[\s\p{Default_Ignorable_Code_Point}]$/u.test(segment),
            ).length
          expect(visible(drawn)).toBe(visible(line.text))
        }
      }),
      RUNS,
    )
  })

  it('are at least as many as the quick count says', () => {
    fc.assert(
      fc.property(mixedText, style, measurePx, options, (text, style, measurePx, options) => {
        // Planned ends stand between words, where random ones do not.
        const { lines } = wrapLines(text, style, measurePx, kernedMetrics, { ...options, ends: null })
        expect(lines.length).toBeGreaterThanOrEqual(countLines(text, style, measurePx, kernedMetrics))
      }),
      RUNS,
    )
  })

  it('end in an ellipsis when there are more than may be, and never exceed the box or the number', () => {
    fc.assert(
      fc.property(
        mixedText,
        style,
        measurePx,
        options,
        fc.integer({ min: 1, max: 4 }),
        (text, style, measurePx, options, maxLines) => {
          const whole = wrapLines(text, style, measurePx, fakeMetrics, options)
          const short = wrapLines(text, style, measurePx, fakeMetrics, { ...options, maxLines })
          expect(short.lines.length).toBeLessThanOrEqual(maxLines)
          if (short.truncated) expect(short.lines.at(-1)?.text).toMatch(/…$/)
          if (!short.truncated) expect(short.lines.at(-1)?.end ?? 0).toBe(whole.lines.at(-1)?.end ?? 0)
          for (const line of short.lines) {
            if (graphemes(line.text) > 1)
              expect(inkWidthPx(line) + line.indentPx).toBeLessThanOrEqual(measurePx + 0.01)
          }
        },
      ),
      RUNS,
    )
  })
})

function pairs(lines: readonly Line[]): [Line, Line][] {
  return lines.slice(1).map((line, at) => [lines[at]!, line])
}

function graphemes(text: string): number {
  return [...GRAPHEMES.segment(text)].length
}

function fontLike(sizePx: number) {
  return { family: 'any', weight: 400, italic: false, sizePx }
}
