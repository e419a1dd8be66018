import { dateParts } from '../calendar/day'
import { monthOf, weeksOf } from '../calendar/monthGrid'
import type { Box, SceneNode } from '../scene/nodes'
import type { TextMetrics } from '../text/metrics/metrics'
import { besideCard, type Leaf } from './leaf'
import { leafTitle, LEAF_TITLE_MM } from './leafTitle'
import { chineseMonth, englishMonth, printedDay, weekdayHeads, type CalendarChoice } from './months'
import { INKS, printedLine } from './printedLine'

const GRID = { headsMm: 7, headSizeMm: 2.9, top: 10, numberMm: 5, numberDown: 6.2, dayMm: 2.7, dayDown: 10.4 }

/** A month beside its card: its name, and its days in weeks. */
export function monthLeafNodes(
  leaf: Leaf,
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
    printedLine(
      `${month}-head-${at}`,
      head,
      {
        ...centred,
        xMm: middleMm(at),
        baselineMm: top + GRID.headsMm,
        sizeMm: GRID.headSizeMm,
        ink: INKS.quiet,
      },
      metrics,
    ),
  )
  const days = weeks.flatMap((week, row) =>
    week.flatMap((day, at) => {
      if (day === null) return []
      const { number, chinese, isTerm } = printedDay(day, choice)
      const at0 = { ...centred, xMm: middleMm(at) }
      const y = top + GRID.top + row * rowMm
      return [
        ...printedLine(
          `${day}-number`,
          number,
          { ...at0, baselineMm: y + GRID.numberDown, sizeMm: GRID.numberMm },
          metrics,
        ),
        ...printedLine(
          `${day}-chinese`,
          chinese,
          {
            ...at0,
            baselineMm: y + GRID.dayDown,
            sizeMm: GRID.dayMm,
            ink: isTerm ? INKS.seal : INKS.quiet,
          },
          metrics,
        ),
      ]
    }),
  )
  return [...heads, ...days]
}
