import { dateParts, dayNamed, daysInMonth, weekdayOf } from '../calendar/day'
import type { FirstWeekday } from '../calendar/monthGrid'
import type { Box } from '../scene/nodes'
import { cropMarks, cutBoxes, type PlacedCard, type PrintSheet } from './sheet'
import { cardIn, LEAF_MM, type CalendarLeaf, PAPERS, paperSize, type PaperId } from './papers'
import { monthLeafNodes, weekLeafNodes } from './calendarLeaves'
import type { CalendarChoice } from './months'

export interface DeskChoice extends CalendarChoice {
  paper: PaperId
  leaves: 'months' | 'weeks' // 12, or 53
  hasMarks: boolean
}

/** The first and last week may extend into other years. */
export function calendarLeaves(
  year: number,
  leaves: DeskChoice['leaves'],
  first: FirstWeekday,
): CalendarLeaf[] {
  return leaves === 'months' ? monthsOf(year) : weeksOfYear(year, first)
}

/** An A4 or Letter sheet has one page, A3 two: card left, days right. */
export function deskCalendar(
  year: number,
  choice: DeskChoice,
  chosenDay: (leaf: CalendarLeaf) => string,
): PrintSheet[] {
  const leaves = calendarLeaves(year, choice.leaves, choice.first)
  const { widthMm, heightMm, boxes } = leafPlaces(choice.paper)
  return Array.from({ length: Math.ceil(leaves.length / boxes.length) }, (_, at) => {
    const placed = leaves
      .slice(at * boxes.length, (at + 1) * boxes.length)
      .map((leaf, place) => ({ leaf, box: boxes[place]! }))
    const boxesOnSheet: PlacedCard[] = placed.map(({ box }) => ({ key: '', trim: box, bleedMm: 0 }))
    return {
      widthMm,
      heightMm,
      cards: placed.map(({ leaf, box }) => ({ key: chosenDay(leaf), trim: cardIn(box), bleedMm: 0 })),
      marks: choice.hasMarks ? placed.flatMap(({ box }) => cropMarks(box)) : [],
      words: (metrics) =>
        placed.flatMap(({ leaf, box }) =>
          choice.leaves === 'months'
            ? monthLeafNodes(leaf, box, choice, metrics)
            : weekLeafNodes(leaf, box, choice, metrics),
        ),
      ...cutBoxes(boxesOnSheet, 0),
    }
  })
}

function leafPlaces(paper: PaperId): { widthMm: number; heightMm: number; boxes: Box[] } {
  const count = PAPERS[paper].holdsTwice ? 2 : 1
  const sheet = paperSize(paper, count === 1)
  const gapMm = 24
  const top = (sheet.heightMm - count * LEAF_MM.height - (count - 1) * gapMm) / 2
  const boxes = Array.from({ length: count }, (_, at) => ({
    x: (sheet.widthMm - LEAF_MM.width) / 2,
    y: top + at * (LEAF_MM.height + gapMm),
    ...LEAF_MM,
  }))
  return { ...sheet, boxes }
}

function monthsOf(year: number): CalendarLeaf[] {
  return Array.from({ length: 12 }, (_, at) => ({
    days: Array.from({ length: daysInMonth(year, at + 1) }, (_day, day) => dayNamed(year, at + 1, day + 1)),
  }))
}

function weeksOfYear(year: number, first: FirstWeekday): CalendarLeaf[] {
  const before = (weekdayOf(dayNamed(year, 1, 1)) - first + 7) % 7
  const allDays = [
    ...lastDays(year - 1, before),
    ...monthsOf(year).flatMap(({ days }) => days),
    ...monthsOf(year + 1)[0]!.days.slice(0, 6),
  ]
  return Array.from({ length: Math.floor(allDays.length / 7) }, (_, week) => ({
    days: allDays.slice(7 * week, 7 * week + 7),
  })).filter(({ days }) => days.some((day) => dateParts(day).year === year))
}

function lastDays(year: number, count: number): string[] {
  return Array.from({ length: count }, (_, at) => dayNamed(year, 12, 31 - count + 1 + at))
}
