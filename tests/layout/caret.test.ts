import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyQuote } from '../../src/card/quote'
import { caretAt, caretMap, placeAt, selectionBoxes } from '../../src/layout/caret'
import { layoutCard } from './laidOut'
import { FRAMES } from '../../src/look/frames'
import { typographic } from '../../src/text/typographic'
import { fakeMetrics } from '../text/fakeMetrics'
import { cardWith, idsOf, QUOTE } from './cards'
import { runs } from '../fixtures/tier'

const words = fc
  .array(
    fc.constantFrom(
      'wonder',
      'of',
      'the',
      '世界',
      '永远',
      '，',
      '。',
      '“',
      '”',
      '2026',
      'e\u0301',
      '👨‍👩‍👧',
      '\n',
      'a',
    ),
    { minLength: 1, maxLength: 24 },
  )
  .map((parts) => parts.join(' ').trim())
  .filter((text) => text !== '')
const frame = fc.constantFrom(...idsOf(FRAMES))
const align = fc.constantFrom('text-left', 'text-center', 'text-right')

describe('a caret in the words of a card', () => {
  it('has a stop on its line for every grapheme, from left to right', () => {
    fc.assert(
      fc.property(words, frame, align, (content, frameStyle, alignment) => {
        const { map, shown } = mapOf(content, { frameStyle }, alignment)
        if (!map) return
        for (const line of map.lines) {
          expect(line.stops[0]!.offset).toBe(line.start)
          line.stops.slice(1).forEach((stop, at) => {
            expect(stop.offset).toBeGreaterThan(line.stops[at]!.offset)
            expect(stop.alongPx).toBeGreaterThanOrEqual(line.stops[at]!.alongPx - 30) // Full-width punctuation is set tight.
          })
        }
        for (let offset = 0; offset <= shown.length; offset += 1) {
          const { line, alongPx } = caretAt(map, offset)
          expect(Number.isFinite(alongPx) && line.fromPx < line.middlePx).toBe(true)
        }
      }),
      { numRuns: runs(600) },
    )
  })

  it('is found again at its own position', () => {
    const { map } = mapOf(QUOTE.content, {}, 'text-center')
    for (const line of map!.lines) {
      for (const { offset, alongPx } of line.stops) {
        expect(placeAt(map!, { x: alongPx, y: line.middlePx })).toMatchObject({ offset })
      }
    }
  })

  it('stands between the characters of justified lines', () => {
    const { map } = mapOf('时间从不等人，它像一条安静的河，悄悄地绕过了整座城市。'.repeat(4), {}, 'text-left')
    const inner = map!.lines.slice(1, -1)
    expect(inner.length).toBeGreaterThan(0)
    for (const { stops } of inner) {
      const stepsPx = stops.slice(1).map(({ alongPx }, at) => alongPx - stops[at]!.alongPx)
      const characterPx = Math.max(...stepsPx)
      expect(stops.at(-1)!.alongPx - stops[0]!.alongPx).toBeGreaterThan((stops.length - 2) * characterPx)
      expect(Math.min(...stepsPx.slice(0, -1))).toBeGreaterThan(0.9 * characterPx)
    }
  })

  it('stands after a space just typed', () => {
    const { map } = mapOf('To be ', {}, 'text-left')
    const line = map!.lines[0]!
    expect(line.stops.at(-1)).toMatchObject({ offset: 6 })
    expect(line.stops.at(-1)!.alongPx).toBeGreaterThan(line.stops.at(-2)!.alongPx)
  })

  it('is on a new line after a final line break', () => {
    const { map, shown } = mapOf('To be\n', {}, 'text-left')
    const { line, alongPx } = caretAt(map!, shown.length)
    expect(line.middlePx).toBeGreaterThan(map!.lines[0]!.middlePx)
    expect(alongPx).toBe(map!.lines[0]!.stops[0]!.alongPx)
  })

  it('can stand at the end of a wrapped line', () => {
    const { map } = mapOf(QUOTE.content, {}, 'text-left')
    const [first, second] = map!.lines
    expect(caretAt(map!, first!.end).line).toBe(second)
    expect(caretAt(map!, first!.end, true).line).toBe(first)
    expect(caretAt(map!, first!.end, true).alongPx).toBe(first!.stops.at(-1)!.alongPx)
  })

  it('marks a selection line by line', () => {
    const { map, shown } = mapOf(QUOTE.content, {}, 'text-center')
    const all = selectionBoxes(map!, 0, shown.length)
    expect(all).toHaveLength(map!.lines.length)
    expect(selectionBoxes(map!, 3, 3)).toEqual([])
    expect(selectionBoxes(map!, 0, 3)[0]!.width).toBeGreaterThan(0)
  })

  it('has the rotation of its frame', () => {
    expect(mapOf(QUOTE.content, { frameStyle: 'polaroid' }, 'text-left').map!.turn).not.toBeNull()
    expect(mapOf(QUOTE.content, {}, 'text-left').map!.turn).toBeNull()
  })
})

function mapOf(
  content: string,
  settings: Parameters<typeof cardWith>[0],
  alignment: 'text-left' | 'text-center' | 'text-right',
) {
  const card = cardWith(settings, { align: alignment }, { ...emptyQuote('2026-11-21'), content })
  const shown = typographic(content)
  return {
    map: caretMap(layoutCard(card, fakeMetrics), { id: 'content', text: shown, align: 'left' }, fakeMetrics),
    shown,
  }
}
