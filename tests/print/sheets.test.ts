import { describe, expect, it } from 'vitest'
import { keysOf } from '../../src/scene/values'
import { boxesOverlap, containsBox } from '../../src/scene/box'
import type { Box, TextNode } from '../../src/scene/nodes'
import { CARD_COUNTS, cardSheets, type CardsOnSheets } from '../../src/print/cardSheets'
import { deskCalendar } from '../../src/print/deskCalendar'
import { monthPoster } from '../../src/print/monthPoster'
import { PAPERS } from '../../src/print/papers'
import {
  bleedBox,
  printedShape,
  UNITS_PER_MM,
  wordsScene,
  type CropMark,
  type PrintSheet,
} from '../../src/print/sheet'
import { combinations } from '../fixtures/combinations'
import { fakeMetrics } from '../layout/validLayout'

const KEYS = Array.from({ length: 17 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`)
const HALF_TENTH_MM = 0.05
const CALENDAR = { first: 1, isChinese: true, language: 'zh' } as const

const CARD_PRINTS: CardsOnSheets[] = keysOf(PAPERS).flatMap((paper) =>
  keysOf(CARD_COUNTS).flatMap((count) =>
    [true, false].flatMap((hasBleed) =>
      [true, false].map((hasMarks) => ({ paper, count, hasBleed, hasMarks })),
    ),
  ),
)

const POSTERS = combinations({
  paper: keysOf(PAPERS),
  month: ['2026-02', '2026-11', '2027-02', '2028-01'],
  first: [0, 1],
}).map(({ month, ...choice }) => monthPoster(month, { ...CALENDAR, ...choice }))
const DESKS = combinations({ leaves: ['months', 'weeks'], paper: keysOf(PAPERS) }, { strength: 1 }).flatMap(
  (choice) => deskCalendar(2026, { ...CALENDAR, ...choice, hasMarks: true }, ({ days }) => days[0]!),
)

function pageOf({ widthMm, heightMm }: PrintSheet): Box {
  return { x: 0, y: 0, width: widthMm, height: heightMm }
}

function boxOf({ from, to }: CropMark): Box {
  const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)]
  return { x, y, width: Math.max(from.x, to.x) - x, height: Math.max(from.y, to.y) - y }
}

/** Lines, which have no area, touch too. */
function touches(box: Box, line: Box): boolean {
  return (
    line.x < box.x + box.width - HALF_TENTH_MM &&
    line.x + line.width > box.x + HALF_TENTH_MM &&
    line.y < box.y + box.height - HALF_TENTH_MM &&
    line.y + line.height > box.y + HALF_TENTH_MM
  )
}

function inkBoxes(sheet: PrintSheet): { id: string; box: Box }[] {
  const { live } = wordsScene(sheet, fakeMetrics)
  return live.map((node) => {
    const box = node.type === 'rect' ? node : boxOfLine(node as TextNode)
    return {
      id: node.id,
      box: {
        x: box.x / UNITS_PER_MM,
        y: box.y / UNITS_PER_MM,
        width: box.width / UNITS_PER_MM,
        height: box.height / UNITS_PER_MM,
      },
    }
  })
}

function boxOfLine({ x, y, runs }: TextNode): Box {
  const sizePx = Math.max(...runs.map(({ font }) => font.sizePx))
  const widthPx = Math.max(...runs.map((run) => run.x + run.widthPx))
  return { x, y: y - 0.85 * sizePx, width: widthPx, height: sizePx }
}

function expectSound(sheet: PrintSheet): void {
  const page = pageOf(sheet)
  const boxes = sheet.cards.map(bleedBox)
  for (const [at, box] of boxes.entries()) {
    expect(containsBox(page, box, 0.001)).toBe(true)
    for (const other of boxes.slice(at + 1)) expect(boxesOverlap(box, other, 0.001)).toBe(false)
  }
  expect(containsBox(page, sheet.trim, 0.001)).toBe(true)
  for (const mark of sheet.marks.map(boxOf)) {
    expect(containsBox(page, mark, 0.001)).toBe(true)
    expect(boxes.filter((box) => touches(box, mark))).toEqual([])
  }
  for (const { id, box } of inkBoxes(sheet)) {
    expect([id, containsBox(page, box, 0)]).toEqual([id, true])
    const covered = boxes.filter((card) => boxesOverlap(card, box, HALF_TENTH_MM))
    expect([id, covered]).toEqual([id, []])
  }
}

describe('sheets of cards', () => {
  it.each(CARD_PRINTS)(
    '$count on $paper, bleed $hasBleed, marks $hasMarks: all lies on the paper, apart',
    (print) => {
      const sheets = cardSheets(KEYS, print)
      expect(sheets.flatMap(({ cards }) => cards.map(({ key }) => key))).toEqual(KEYS)
      for (const sheet of sheets) expectSound(sheet)
    },
  )

  it.each(CARD_PRINTS)(
    '$count on $paper: each card has its true size, and its marks stand at its edges',
    (print) => {
      const { widthMm, heightMm } = CARD_COUNTS[print.count]
      for (const { cards, marks, trim } of cardSheets(KEYS, print)) {
        for (const card of cards) {
          expect([card.trim.width, card.trim.height]).toEqual([widthMm, heightMm])
          expect(bleedBox(card).width).toBe(widthMm + (print.hasBleed ? 6 : 0))
          const edges = [card.trim.x, card.trim.x + widthMm]
          const standing = marks.filter(({ from, to }) => from.x === to.x && edges.includes(from.x))
          expect(standing.length).toBeGreaterThanOrEqual(print.hasMarks ? 4 : 0)
          expect(containsBox(trim, card.trim, 0.001)).toBe(true)
        }
        expect(marks).toHaveLength(print.hasMarks ? 8 * cards.length : 0)
      }
    },
  )

  it('puts two A6 cards on A4, four A7 or eight A8, and twice as many on A3', () => {
    const most = (print: Pick<CardsOnSheets, 'paper' | 'count'>) =>
      cardSheets(KEYS, { ...print, hasBleed: true, hasMarks: true })[0]?.cards.length
    expect(keysOf(CARD_COUNTS).map((count) => most({ paper: 'a4', count }))).toEqual([1, 2, 4, 8])
    expect(keysOf(CARD_COUNTS).map((count) => most({ paper: 'letter', count }))).toEqual([1, 2, 4, 8])
    expect(keysOf(CARD_COUNTS).map((count) => most({ paper: 'a3', count }))).toEqual([1, 4, 8, 16])
  })

  it('asks for 1311 × 1819 px for A6 with its bleed, and for 1240 × 1748 without', () => {
    const shapeOf = (hasBleed: boolean) =>
      printedShape(
        cardSheets(['this'], { paper: 'a4', count: 'one', hasBleed, hasMarks: false })[0]!.cards[0]!,
      )
    expect(shapeOf(true)).toMatchObject({ widthPx: 1311, heightPx: 1819 })
    expect(shapeOf(false)).toMatchObject({ widthPx: 1240, heightPx: 1748, bleedPx: 0 })
  })

  it('is the card itself where one is printed alone, without bleed and marks', () => {
    const [sheet] = cardSheets(['this'], { paper: 'a4', count: 'one', hasBleed: false, hasMarks: false })
    expect([sheet?.widthMm, sheet?.heightMm]).toEqual([105, 148])
  })
})

describe('posters and desk calendars', () => {
  it('keep all on the paper, cards apart, words off the cards', () => {
    for (const sheet of [...POSTERS, ...DESKS]) expectSound(sheet)
  })

  it('say nothing twice in one place', () => {
    for (const sheet of [...POSTERS, ...DESKS]) {
      const lines = inkBoxes(sheet)
      expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
      for (const [at, { id, box }] of lines.entries()) {
        const others = lines.slice(at + 1).filter((other) => boxesOverlap(other.box, box, 0.3))
        expect([id, others.map((other) => other.id)]).toEqual([id, []])
      }
    }
  })

  it('has a leaf for each of twelve months, or for each week of the year', () => {
    const cardsOf = (leaves: 'months' | 'weeks') =>
      deskCalendar(2026, { ...CALENDAR, paper: 'a4', leaves, hasMarks: false }, ({ days }) => days[0]!)
    expect(cardsOf('months')).toHaveLength(12)
    expect(cardsOf('weeks')).toHaveLength(53)
    expect(cardsOf('weeks')[0]?.cards[0]?.key).toBe('2025-12-29')
  })
})
