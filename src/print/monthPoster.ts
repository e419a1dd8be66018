import { weeksOf } from '../calendar/monthGrid'
import { dateParts } from '../calendar/day'
import type { SceneNode } from '../scene/nodes'
import type { TextMetrics } from '../text/metrics/metrics'
import { chineseMonth, englishMonth, printedDay, weekdayHeads, type CalendarChoice } from './months'
import { paperSize, type PaperId } from './papers'
import { INKS, printedLine, printedTitle } from './printedLine'
import { type PlacedCard, type PrintSheet } from './sheet'

export interface PosterChoice extends CalendarChoice {
  paper: PaperId
}

/** On paper 297 mm wide; scaled for others. */
const AT_MM = {
  paperWidth: 297,
  margin: 18,
  titleBaseline: 36,
  title: 18.5,
  chinese: 8.4,
  year: 10.5,
  titleGap: 7,
  rule: 46,
  ruleWidth: 0.6,
  headsBaseline: 56,
  heads: 4.8,
  rowsTop: 60,
  gutter: 5,
  numberBaseline: 8.4, // below the top of a row
  number: 8.2,
  day: 4.6,
  cardTop: 11.5,
  rowGap: 3,
} as const
const CARD_SHAPE = 5 / 4 // height ÷ width, if there is space
const MOST_AIR = 1.18 // max row pitch ÷ row height

export function monthPoster(month: string, choice: PosterChoice): PrintSheet {
  const grid = posterGrid(month, choice)
  return {
    ...grid.paper,
    cards: grid.cards,
    marks: [],
    words: (metrics) => [
      ...titleNodes(month, choice, grid, metrics),
      ...headNodes(choice, grid, metrics),
      ...grid.cards.flatMap((card) => dayNodes(card, choice, grid.k, metrics)),
    ],
    trim: { x: 0, y: 0, width: grid.paper.widthMm, height: grid.paper.heightMm },
    bleedMm: 0,
  }
}

interface PosterGrid {
  paper: { widthMm: number; heightMm: number }
  k: number // scale of the measures in `AT_MM`
  columnsMm: number[] // left edges of the seven columns
  cards: PlacedCard[]
}

function posterGrid(month: string, { paper: id, first }: PosterChoice): PosterGrid {
  const paper = paperSize(id, false)
  const k = paper.widthMm / AT_MM.paperWidth
  const weeks = weeksOf(month, first)
  const insideMm = paper.widthMm - 2 * AT_MM.margin * k
  const columnMm = (insideMm - 6 * AT_MM.gutter * k) / 7
  const columnsMm = Array.from(
    { length: 7 },
    (_, at) => AT_MM.margin * k + at * (columnMm + AT_MM.gutter * k),
  )
  const roomMm = paper.heightMm - (AT_MM.rowsTop + AT_MM.margin) * k
  const fullRowMm = (AT_MM.cardTop + AT_MM.rowGap) * k + columnMm * CARD_SHAPE
  const rowMm = Math.min(roomMm / weeks.length, fullRowMm * MOST_AIR)
  const heightMm = Math.min(columnMm * CARD_SHAPE, rowMm - (AT_MM.cardTop + AT_MM.rowGap) * k)
  const cards = weeks.flatMap((days, week) => {
    const y = (AT_MM.rowsTop + AT_MM.cardTop) * k + week * rowMm
    return days.flatMap((day, at) =>
      day === null
        ? []
        : [{ key: day, trim: { x: columnsMm[at]!, y, width: columnMm, height: heightMm }, bleedMm: 0 }],
    )
  })
  return { paper, k, columnsMm, cards }
}

function titleNodes(
  month: string,
  choice: PosterChoice,
  { paper, k }: PosterGrid,
  metrics: TextMetrics,
): SceneNode[] {
  const { margin, titleBaseline, title, chinese, year, titleGap, rule, ruleWidth } = AT_MM
  const words = {
    english: englishMonth(month),
    chinese: chineseMonth(month, choice),
    right: String(dateParts(`${month}-01`).year),
  }
  return printedTitle(metrics, 'title', words, {
    box: { x: margin * k, width: paper.widthMm - 2 * margin * k },
    baselineMm: titleBaseline * k,
    sizesMm: { english: title * k, chinese: chinese * k, right: year * k },
    gapMm: titleGap * k,
    rule: { y: rule * k, height: ruleWidth * k },
  })
}

function headNodes(choice: PosterChoice, { columnsMm, k }: PosterGrid, metrics: TextMetrics): SceneNode[] {
  const look = { baselineMm: AT_MM.headsBaseline * k, sizeMm: AT_MM.heads * k, ink: INKS.quiet }
  return weekdayHeads(choice).flatMap((head, at) =>
    printedLine(metrics, `head-${at}`, head, { ...look, xMm: columnsMm[at]! }),
  )
}

function dayNodes(
  { key, trim }: PlacedCard,
  choice: PosterChoice,
  k: number,
  metrics: TextMetrics,
): SceneNode[] {
  const { number, chinese, isTerm } = printedDay(key, choice)
  const baselineMm = trim.y + (AT_MM.numberBaseline - AT_MM.cardTop) * k
  const rightMm = trim.x + trim.width
  return [
    ...printedLine(metrics, `${key}-number`, number, { xMm: trim.x, baselineMm, sizeMm: AT_MM.number * k }),
    ...printedLine(metrics, `${key}-chinese`, chinese, {
      xMm: rightMm,
      baselineMm,
      sizeMm: AT_MM.day * k,
      align: 'right',
      ink: isTerm ? INKS.seal : INKS.quiet,
    }),
  ]
}
