import { chineseDateOf, solarTermOf } from '../calendar/chineseCalendar'
import { chineseDateInWords } from '../calendar/chineseWords'
import { dateParts, weekdayOf } from '../calendar/day'
import { monthOf } from '../calendar/monthGrid'
import type { Box, SceneNode } from '../scene/nodes'
import type { TextMetrics } from '../text/metrics/metrics'
import { besideCard, type Leaf } from './leaf'
import { leafTitle, LEAF_TITLE_MM } from './leafTitle'
import { chineseMonth, englishMonth, weekdayHead, type CalendarChoice } from './months'
import { INKS, printedLine } from './printedLine'
import { UNITS_PER_MM } from './sheet'

const ROW = { numberMm: 7, wordsMm: 3.3, numberRoomMm: 13, feetMm: 5, hairMm: 0.15 } as const
const SHORT_MONTH = 3

/** A week beside its card: a line for each day, with room to write on. */
export function weekLeafNodes(
  leaf: Leaf,
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

function titleOf({ days }: Leaf, choice: CalendarChoice) {
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
    ...printedLine(
      `${day}-number`,
      String(dateParts(day).day),
      { xMm: row.x, baselineMm, sizeMm: ROW.numberMm },
      metrics,
    ),
    ...printedLine(
      `${day}-weekday`,
      heads,
      { ...words, xMm: row.x + ROW.numberRoomMm, ink: INKS.quiet },
      metrics,
    ),
    ...printedLine(
      `${day}-chinese`,
      term ?? (date ? chineseDateInWords(date) : ''),
      { ...words, xMm: rightMm, align: 'right', ink: term ? INKS.seal : INKS.quiet },
      metrics,
    ),
    {
      type: 'rect',
      id: `${day}-hair`,
      x: row.x * UNITS_PER_MM,
      y: (row.y + row.height) * UNITS_PER_MM,
      width: row.width * UNITS_PER_MM,
      height: ROW.hairMm * UNITS_PER_MM,
      fill: INKS.hair,
    },
  ]
}
