import { describe, expect, it } from 'vitest'
import entries from '../../src/quotes/almanac.json'
import { inkWidthPx, type TypeStyle } from '../../src/text/paragraph'
import { typographic } from '../../src/text/typographic'
import { wrapLines } from '../../src/text/wrap'
import { oneIn } from '../fixtures/tier'
import { kernedMetrics } from './fakeMetrics'
import { plain } from './setup'

const NEVER_FIRST = /^[，。！？；：、”』）》】〉」…—％%,.!?;:)\]]/
const NEVER_LAST = /[（「『“《【〈‘([]$/

const MEASURES_PX = [260, 420, 620, 780]

describe.each(MEASURES_PX)('the year’s quotes in %d px', (measurePx) => {
  it.each(['content', 'translation'] as const)('%s: whole, within the box, by the rules', (role) => {
    const style: TypeStyle = { ...plain, sizePx: role === 'content' ? 40 : 26 }
    for (const entry of oneIn(2, entries, MEASURES_PX.indexOf(measurePx))) {
      const text = entry[role]
      const { lines, missing } = wrapLines(text, style, measurePx, kernedMetrics, {
        align: 'center',
      })
      const shown = typographic(text)
      expect(lines.map((line) => shown.slice(line.start, line.end)).join('')).toBe(shown)
      expect(missing).toEqual([])
      for (const line of lines) {
        expect(inkWidthPx(line)).toBeLessThanOrEqual(measurePx + 0.01)
        expect(line.text).not.toMatch(NEVER_FIRST)
        expect(line.text).not.toMatch(NEVER_LAST)
        expect(line.runs.length).toBeGreaterThan(0)
      }
    }
  })
})

it.each([620, 780])('no English word of the almanac is parted in %d px', (measurePx) => {
  for (const { content } of entries) {
    const words = new Set(content.split(/[\s—-]+/)).add('')
    const { lines } = wrapLines(content, plain, measurePx, kernedMetrics, { align: 'left' })
    for (const line of lines) {
      for (const word of line.text.split(/[\s—-]+/)) expect(words).toContain(word)
    }
  }
})

it('a Chinese word of the almanac is seldom parted, even in as few lines as possible', () => {
  const words = new Intl.Segmenter('zh', { granularity: 'word' })
  let ends = 0
  let parted = 0
  for (const { translation } of entries) {
    const starts = new Set([...words.segment(translation)].map((word) => word.index))
    const { lines } = wrapLines(translation, plain, 520, kernedMetrics, {
      align: 'center',
    })
    for (const line of lines.slice(0, -1)) {
      ends += 1
      if (!starts.has(line.end)) parted += 1
    }
  }
  expect(parted / ends).toBeLessThan(1 / 30)
})
