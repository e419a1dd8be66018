import { dateParts, weekdayOf } from '../calendar/day'
import { monthOf, weeksOf } from '../calendar/monthGrid'
import type { Box, SceneNode } from '../scene/nodes'
import type { TextMetrics } from '../text/metrics/metrics'
import { besideCard, type CalendarLeaf } from './papers'
import {
  chineseMonth,
  englishMonth,
  printedDay,
  weekdayHeads,
  type CalendarChoice,
  weekdayHead,
} from './months'
import { INKS, printedLine, printedRule, printedTitle, type PrintedTitle } from './printedLine'
import { chineseDateOf, solarTermOf } from '../calendar/chineseCalendar'
import { chineseDateInWords } from '../calendar/chineseWords'

const TITLE = {
  baselineMm: 11,
  sizeMm: 7.4,
  chineseMm: 3.6,
  gapMm: 3,
  ruleMm: 17,
  ruleWidthMm: 0.35,
} as const

/** Distance from the top of the day area to the first day. */
const LEAF_TITLE_MM = TITLE.ruleMm

const GRID = { headsMm: 7, headSizeMm: 2.9, top: 10, numberMm: 5, numberDown: 6.2, dayMm: 2.7, dayDown: 10.4 }

export function monthLeafNodes(
  leaf: CalendarLeaf,
  box: Box,
  choice: CalendarChoice,
  metrics: TextMetrics,
): SceneNode[] {
  const month = monthOf(leaf.days[0]!)
  const room = besideCard(box)
  const title = {
    english: englishMonth(month),
    chinese: chineseMonth(month, choice),
    right: String(dateParts(leaf.days[0]!).year),
  }
  return [...leafTitle(month, title, room, metrics), ...gridNodes(month, room, choice, metrics)]
}

function gridNodes(month: string, room: Box, choice: CalendarChoice, metrics: TextMetrics): SceneNode[] {
  const columnMm = room.width / 7
  const middleMm = (at: number) => room.x + (at + 0.5) * columnMm
  const top = room.y + LEAF_TITLE_MM
  const weeks = weeksOf(month, choice.first)
  const rowMm = (room.y + room.height - top - GRID.top) / Math.max(5, weeks.length)
  const centred = { align: 'center' } as const
  const heads = weekdayHeads(choice).flatMap((head, at) =>
    printedLine(metrics, `${month}-head-${at}`, head, {
      ...centred,
      xMm: middleMm(at),
      baselineMm: top + GRID.headsMm,
      sizeMm: GRID.headSizeMm,
      ink: INKS.quiet,
    }),
  )
  const days = weeks.flatMap((week, row) =>
    week.flatMap((day, at) => {
      if (day === null) return []
      const { number, chinese, isTerm } = printedDay(day, choice)
      const at0 = { ...centred, xMm: middleMm(at) }
      const y = top + GRID.top + row * rowMm
      return [
        ...printedLine(metrics, `${day}-number`, number, {
          ...at0,
          baselineMm: y + GRID.numberDown,
          sizeMm: GRID.numberMm,
        }),
        ...printedLine(metrics, `${day}-chinese`, chinese, {
          ...at0,
          baselineMm: y + GRID.dayDown,
          sizeMm: GRID.dayMm,
          ink: isTerm ? INKS.seal : INKS.quiet,
        }),
      ]
    }),
  )
  return [...heads, ...days]
}

function leafTitle(id: string, words: PrintedTitle, { x, y, width }: Box, metrics: TextMetrics): SceneNode[] {
  const { baselineMm, sizeMm, chineseMm, gapMm, ruleMm, ruleWidthMm } = TITLE
  return printedTitle(metrics, `leaf-${id}`, words, {
    box: { x, width },
    baselineMm: y + baselineMm,
    sizesMm: { english: sizeMm, chinese: chineseMm, right: chineseMm },
    gapMm,
    rule: { y: y + ruleMm, height: ruleWidthMm },
  })
}

const ROW = { numberMm: 7, wordsMm: 3.3, numberRoomMm: 13, feetMm: 5, hairMm: 0.15 } as const
const SHORT_MONTH = 3

export function weekLeafNodes(
  leaf: CalendarLeaf,
  box: Box,
  choice: CalendarChoice,
  metrics: TextMetrics,
): SceneNode[] {
  const room = besideCard(box)
  const id = leaf.days[0]!
  const top = room.y + LEAF_TITLE_MM
  const rowMm = (room.y + room.height - top) / leaf.days.length
  return [
    ...leafTitle(id, titleOf(leaf, choice), room, metrics),
    ...leaf.days.flatMap((day, at) =>
      dayRow(day, { ...room, y: top + at * rowMm, height: rowMm }, choice, metrics),
    ),
  ]
}

function titleOf({ days }: CalendarLeaf, choice: CalendarChoice) {
  const [from, to] = [monthOf(days[0]!), monthOf(days.at(-1)!)]
  const years = [...new Set([from, to].map((month) => dateParts(`${month}-01`).year))]
  const english = [from, to].map(englishMonth)
  return {
    english: from === to ? english[0]! : english.map((name) => name.slice(0, SHORT_MONTH)).join(' – '),
    chinese: chineseMonth(from, { isChinese: choice.isChinese && from === to }, to),
    right: years.join(' – '),
  }
}

function dayRow(day: string, row: Box, { isChinese }: CalendarChoice, metrics: TextMetrics): SceneNode[] {
  const baselineMm = row.y + row.height - ROW.feetMm
  const weekday = weekdayOf(day)
  const date = isChinese ? chineseDateOf(day) : null
  const term = isChinese ? solarTermOf(day) : null
  const rightMm = row.x + row.width
  const words = { baselineMm, sizeMm: ROW.wordsMm }
  const heads = [weekdayHead(weekday, 'en'), `周${weekdayHead(weekday, 'zh')}`].join('\u3000')
  return [
    ...printedLine(metrics, `${day}-number`, String(dateParts(day).day), {
      xMm: row.x,
      baselineMm,
      sizeMm: ROW.numberMm,
    }),
    ...printedLine(metrics, `${day}-weekday`, heads, {
      ...words,
      xMm: row.x + ROW.numberRoomMm,
      ink: INKS.quiet,
    }),
    ...printedLine(metrics, `${day}-chinese`, term ?? (date ? chineseDateInWords(date) : ''), {
      ...words,
      xMm: rightMm,
      align: 'right',
      ink: term ? INKS.seal : INKS.quiet,
    }),
    printedRule(`${day}-hair`, { ...row, y: row.y + row.height, height: ROW.hairMm }, INKS.hair),
  ]
}
