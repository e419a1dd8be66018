import { chineseDateOf, solarTermOf } from '../../../calendar/chineseCalendar'
import {
  chineseDateInWords,
  digitsInChinese,
  monthInChinese,
  stemAndBranch,
  weekdayInChinese,
} from '../../../calendar/chineseWords'
import { dateParts, dayOfYear, weekdayOf } from '../../../calendar/day'
import { dateInWords } from '../../../language/dateInWords'
import type { Box, SceneNode, TextNode } from '../../../scene/nodes'
import type { FontId } from '../../../text/fonts'
import type { TextAlign } from '../../../text/paragraph'
import { columnNodes, columnsBox } from '../../../text/vertical/columnNodes'
import { fitColumns } from '../../../text/vertical/fitColumns'
import type { Sheet } from '../composition'
import { markOnBaseline, printing, setWords, type Baseline } from '../setWords'

/** Facts are '' if unknown or none. */
export interface DayLabels {
  day: number // 22
  weekday: number // 0: Sunday
  year: string // 2026
  month: { en: string; zh: string } // November, 十一月
  weekdayName: { en: string; zh: string } // Sunday, 星期日
  yearInChinese: string // 二〇二六年
  lunar: string // 十月十四; '' outside the table
  chineseYear: string // 丙午年; '' outside the table
  term: string // 小雪, on its day only
  dayOfYear: number // 326
}

export function dayLabels(calendarDay: string): DayLabels {
  const { year, month, day } = dateParts(calendarDay)
  const [weekdayName = '', , monthName = ''] = dateInWords(calendarDay, 'en', { weekday: true }).split(' ')
  const lunar = chineseDateOf(calendarDay)
  return {
    day,
    weekday: weekdayOf(calendarDay),
    year: String(year),
    month: { en: monthName, zh: `${monthInChinese(month)}月` },
    weekdayName: { en: weekdayName, zh: weekdayInChinese(calendarDay) },
    yearInChinese: `${digitsInChinese(year)}年`,
    lunar: lunar ? chineseDateInWords(lunar) : '',
    chineseYear: lunar ? `${stemAndBranch(lunar.year)}年` : '',
    term: solarTermOf(calendarDay) ?? '',
    dayOfYear: dayOfYear(calendarDay),
  }
}

export interface DateWords {
  nodes: SceneNode[]
  box: Box
}

interface DateType {
  fontId: FontId
  sizePx: number
  weight: number // 0: the family's regular
  trackingEm?: number
}

export function dateLine(
  sheet: Sheet,
  id: string,
  text: string,
  { fontId, sizePx, weight, trackingEm = 0.01 }: DateType,
  at: Baseline & { align: TextAlign },
  ink: string,
): DateWords & { movedTo: (x: number) => SceneNode[] } {
  const spec = { lineHeight: 1.4, weight, trackingEm, hanTrackingEm: trackingEm }
  const set = setWords(printing(sheet, fontId), 'date', text, spec, sizePx, { measurePx: Infinity })
  const place = (x: number, align: TextAlign) => markOnBaseline(id, set, { ...at, x }, ink, align)
  const nodes = place(at.x, at.align)
  const { x } = nodes[0] as TextNode
  const box = { x, y: at.baselineY - sizePx, width: set.paragraph.widthPx, height: 1.3 * sizePx }
  return { nodes, box, movedTo: (x) => place(x, 'left') }
}

/** The column is centred on an axis; null if it does not fit. */
export function dateColumn(
  sheet: Sheet,
  id: string,
  text: string,
  { sizePx, floorPx, weight, mostPx }: { sizePx: number; floorPx: number; weight: number; mostPx: number },
  ink: string,
): { lengthPx: number; placeAt: (at: { axisX: number; middleY: number }) => DateWords } | null {
  const style = { fontId: sheet.fontId, bold: false, weight, pitchEm: 1.2, trackingEm: 0.06 }
  const sizes = [sizePx, 0.85 * sizePx, floorPx].filter((px) => px >= floorPx)
  const set = fitColumns(text, style, sizes, { widthPx: 1.5 * sizePx, heightPx: mostPx }, sheet.metrics)
  if (set.truncated || set.columns.length !== 1) return null
  const lengthPx = set.columns[0]!.lengthPx
  return {
    lengthPx,
    placeAt: ({ axisX, middleY }) => {
      const head = { x: axisX + set.pitchPx / 2, y: middleY - lengthPx / 2 }
      return { nodes: columnNodes(id, set, head, ink), box: columnsBox(set, head) }
    },
  }
}
