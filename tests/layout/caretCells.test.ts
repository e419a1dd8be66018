import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { caretAt, caretMap, placeAt, selectionBoxes, stepFrom, type CaretMap } from '../../src/layout/caret'
import { layoutCard } from './laidOut'
import type { Scene, SceneBlock, SceneNode } from '../../src/scene/nodes'
import { columnParts } from '../../src/text/vertical/columnNodes'
import { mixedText } from '../text/arbitraries'
import { fakeMetrics } from '../text/fakeMetrics'
import { columnsOf } from '../text/vertical/setup'
import { cardWith, QUOTE } from './cards'
import { runs } from '../fixtures/tier'

const HEAD = { x: 1000, y: 200 }

describe('a caret in columns', () => {
  it('stands before each character, and after the last', () => {
    const map = mapOf('日签，好')!
    expect([0, 1, 2, 3, 4].map((offset) => caretAt(map, offset).alongPx)).toEqual([200, 300, 400, 500, 600])
    expect(map.lines[0]).toMatchObject({ middlePx: 917, fromPx: 857, toPx: 977 })
  })

  it('is at the head of the next column where one ends, or at the foot of the first', () => {
    const map = mapOf('一二三四五六', 3)!
    expect(caretAt(map, 3)).toEqual({ line: map.lines[1], alongPx: 200 })
    expect(caretAt(map, 3, true)).toEqual({ line: map.lines[0], alongPx: 500 })
  })

  it('stands above the head before a mark that hangs there', () => {
    const map = mapOf('“好')!
    expect(caretAt(map, 0).alongPx).toBe(100)
    expect(caretAt(map, 1).alongPx).toBe(200)
    expect(map.headPx).toBe(200)
  })

  it('goes along turned words by their letters', () => {
    const map = mapOf('读Wil时')!
    const along = [1, 2, 3, 4].map((offset) => caretAt(map, offset).alongPx)
    const em = 100 / 0.94
    expect(along[0]).toBeCloseTo(322)
    expect(along[1]! - along[0]!).toBeCloseTo(0.85 * em) // the width of a W
    expect(along[2]! - along[1]!).toBeCloseTo(0.25 * em)
  })

  it('stands after a character before a space, after a space just typed, and in a column of its own after a last line break', () => {
    expect(caretAt(mapOf('日 Walden')!, 1).alongPx).toBe(300)
    expect(caretAt(mapOf('日 ')!, 2).alongPx).toBeGreaterThan(300)
    const map = mapOf('日\n')!
    expect(caretAt(map, 2)).toMatchObject({ line: { middlePx: 917 - 166 }, alongPx: 200 })
  })

  it('is in the place that was pointed at, also where a column ends', () => {
    const map = mapOf('一二三四五六', 3)!
    expect(placeAt(map, { x: 917, y: 495 })).toEqual({ offset: 3, isAtLineEnd: true })
    expect(placeAt(map, { x: 917 - 166, y: 205 })).toEqual({ offset: 3, isAtLineEnd: false })
    expect(placeAt(map, { x: 5000, y: -100 }).offset).toBe(0)
    expect(placeAt(map, { x: -5000, y: 5000 }).offset).toBe(6)
  })

  it('selects a box in each column', () => {
    const map = mapOf('一二三四五六', 3)!
    expect(selectionBoxes(map, 1, 5)).toEqual([
      { x: 857, y: 300, width: 120, height: 200 },
      { x: 691, y: 200, width: 120, height: 200 },
    ])
    expect(selectionBoxes(map, 2, 2)).toEqual([])
  })

  it('goes down the column, on to the next, and across columns at its height', () => {
    const map = mapOf('一二三四五六七八九', 3)!
    const at = (offset: number, isAtLineEnd = false) => ({ offset, isAtLineEnd })
    expect(stepFrom(map, at(2), 'next', 0)).toEqual(at(3))
    expect(stepFrom(map, at(3, true), 'previous', 0)).toEqual(at(2))
    expect(stepFrom(map, at(1), 'nextLine', 300)).toEqual(at(4))
    expect(stepFrom(map, at(4), 'previousLine', 300)).toEqual(at(1))
    expect(stepFrom(map, at(3, true), 'nextLine', 500)).toEqual(at(6, true))
    expect(stepFrom(map, at(8), 'nextLine', 300)).toEqual(at(9))
    expect(stepFrom(map, at(1), 'previousLine', 300)).toEqual(at(0))
  })

  it('is found again where it is drawn, and a step and the step back end where they began', () => {
    fc.assert(
      fc.property(mixedText, fc.integer({ min: 3, max: 12 }), (text, squares) => {
        const map = mapOf(text, squares)
        if (!map) return
        const offsets = map.lines.flatMap(({ stops }) => stops.map(({ offset }) => offset))
        for (const line of map.lines)
          for (const { offset, alongPx } of line.stops) {
            const found = placeAt(map, { x: line.middlePx, y: alongPx })
            expect(Math.abs(caretAt(map, found.offset, found.isAtLineEnd).alongPx - alongPx)).toBeLessThan(
              0.01,
            )
            const on = stepFrom(map, { offset, isAtLineEnd: false }, 'next', 0)
            if (on.offset !== offset) expect(stepFrom(map, on, 'previous', 0).offset).toBe(offset)
          }
        expect(offsets.toSorted((a, b) => a - b)).toEqual(offsets)
      }),
      { numRuns: runs(300) },
    )
  })

  it('reaches every character of a text by stepping down', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('日', '，', '“', '”', 'ab', '12', '……', '——', ' ', '\n', '👨‍👩‍👧')),
        (parts) => {
          const text = `签${parts.join('')}好`
          const map = mapOf(text, 4)!
          let place = { offset: 0, isAtLineEnd: false }
          const reached = [0]
          for (let steps = 0; steps <= text.length; steps += 1) {
            place = stepFrom(map, place, 'next', 0)
            reached.push(place.offset)
          }
          expect(place.offset).toBe(text.length)
          const letters = [...text.matchAll(/[日签好，]/gu)].map(({ index }) => index)
          expect(reached).toEqual(expect.arrayContaining(letters))
        },
      ),
      { numRuns: runs(200) },
    )
  })
})

it('stands in rows of cells as in columns, to the right and down', () => {
  const stop = (offset: number, alongPx: number) => ({ offset, alongPx })
  const block: SceneBlock = {
    id: 'content',
    box: { x: 100, y: 50, width: 84, height: 96 },
    sizePx: 30,
    cells: {
      isVertical: false,
      headPx: 0,
      stepPx: 42,
      pitchPx: 54,
      lines: [
        { start: 0, end: 2, middlePx: 21, stops: [stop(0, 0), stop(1, 42), stop(2, 84)] },
        { start: 2, end: 3, middlePx: 75, stops: [stop(2, 0), stop(3, 42)] },
      ],
    },
  }
  const map = mapIn(block, ['日', '签', '好'].map(textNode), '日签好')!
  expect(caretAt(map, 1)).toMatchObject({ line: { middlePx: 71 }, alongPx: 142 })
  expect(caretAt(map, 2)).toMatchObject({ line: { middlePx: 125 }, alongPx: 100 })
  expect(placeAt(map, { x: 180, y: 71 })).toEqual({ offset: 2, isAtLineEnd: true })
  expect(selectionBoxes(map, 0, 2)).toEqual([{ x: 100, y: 53, width: 84, height: 36 }])
})

describe('the columns of a card', () => {
  const quote = { ...QUOTE, translation: '我们为自己谋得的好处，始终悬在半空。' }
  const scene = (placements = {}) =>
    layoutCard(cardWith({ composition: 'vertical', placements }, {}, quote), fakeMetrics)

  it('are written in place, also where they were moved by hand', () => {
    const find = (drawn: Scene) =>
      caretMap(drawn, { id: 'translation', text: quote.translation, align: 'left' }, fakeMetrics)!
    const [map, moved] = [
      find(scene()),
      find(scene({ translation: { dx: -0.05, dy: 0.02, scale: 1, width: 0 } })),
    ]
    expect(map.isVertical).toBe(true)
    expect(map.lines.map(({ start, end }) => quote.translation.slice(start, end)).join('')).toBe(
      quote.translation,
    )
    const by = scene({ translation: { dx: -0.05, dy: 0.02, scale: 1, width: 0 } }).blocks.find(
      ({ id }) => id === 'translation',
    )!.offset!
    expect(moved.lines[0]!.middlePx).toBeCloseTo(map.lines[0]!.middlePx + by.x)
    expect(moved.lines[0]!.stops[0]!.alongPx).toBeCloseTo(map.lines[0]!.stops[0]!.alongPx + by.y)
  })
})

function mapOf(text: string, squares?: number): CaretMap | null {
  const { block, nodes } = columnParts('content', columnsOf(text, squares), HEAD, '#000000', fakeMetrics)
  return mapIn(block, nodes, columnsOf(text, squares).shown)
}

function mapIn(block: SceneBlock, nodes: readonly SceneNode[], shown: string): CaretMap | null {
  const live = nodes.map((node) => ({ ...node, block: block.id }))
  return caretMap(
    { blocks: [block], live } as unknown as Scene,
    { id: block.id, text: shown, align: 'left' },
    fakeMetrics,
  )
}

function textNode(text: string): SceneNode {
  const font = { family: 'Noto Serif SC', weight: 400, italic: false, sizePx: 30 }
  return {
    type: 'text',
    id: text,
    x: 0,
    y: 0,
    fill: '#000000',
    runs: [{ text, x: 0, widthPx: 30, font, letterSpacingPx: 0 }],
  }
}
