import { chineseDateOf, solarTermOf } from '../../../calendar/chineseCalendar'
import { chineseDateInWords, wholeDateInChinese } from '../../../calendar/chineseWords'
import { dateParts, dayOfYear } from '../../../calendar/day'
import { dateInWords } from '../../../language/dateInWords'
import type { SceneNode } from '../../../scene/nodes'
import { capitals, hasHan } from '../../../text/characters'
import type { Sheet } from '../composition'
import {
  markOnBaseline,
  partsOnBaseline,
  setLine,
  setShownLine,
  type Baseline,
  type Printed,
  type TypeSpec,
} from '../setWords'

const MASTHEAD = {
  sizePx: 14.4,
  hanPx: 16,
  datePx: 15,
  gapPx: 24,
  ruleBelowPx: 13,
  thickPx: 3,
  thinPx: 0.8,
  apartPx: 3,
}
const FOLIO = { sizePx: 13, ruleAbovePx: 24, gapPx: 18 }
const TITLE: TypeSpec = { lineHeight: 1.4, weight: 700, trackingEm: 0.14, hanTrackingEm: 0.14 }
const DATE: TypeSpec = { lineHeight: 1.4, italic: true }
const FOLIO_DATE: TypeSpec = { lineHeight: 1.4, weight: 560, hanTrackingEm: 0.02 }
const FOLIO_NUMBER: TypeSpec = { lineHeight: 1.4, weight: 700 }
const FAINT = 0.45

export function masthead(sheet: Sheet, at: Baseline): Printed & { marks: SceneNode[] } {
  const { unitPx, inks, words, shape } = sheet
  const day = words.date && (shape === 'square' ? dateInWords(words.date, 'en') : weekdayAndDate(words.date))
  const date = setShownLine(sheet, 'date', day, DATE, MASTHEAD.datePx * unitPx, at.width * 0.6)
  const leftPx = at.width - (date ? date.paragraph.widthPx + MASTHEAD.gapPx * unitPx : 0)
  const titlePx = (hasHan(words.watermark ?? '') ? MASTHEAD.hanPx : MASTHEAD.sizePx) * unitPx
  const name = words.watermark && capitals(words.watermark)
  const title = setShownLine(sheet, 'watermark', name, TITLE, titlePx, leftPx)
  const top = Math.round(at.baselineY + MASTHEAD.ruleBelowPx * unitPx)
  const thickPx = MASTHEAD.thickPx * unitPx
  const rule = { type: 'rect' as const, x: at.x, width: at.width, fill: inks.quote }
  return {
    parts: [...partsOnBaseline(title, at, inks.quote), ...partsOnBaseline(date, at, inks.small, 'right')],
    marks: [
      { ...rule, id: 'composition-rule-thick', y: top, height: thickPx },
      {
        ...rule,
        id: 'composition-rule-thin',
        y: top + thickPx + MASTHEAD.apartPx * unitPx,
        height: MASTHEAD.thinPx * unitPx,
      },
    ],
    words: [title, date].filter((set) => set !== null),
  }
}

export function mastheadDepthPx(unitPx: number): number {
  return (MASTHEAD.ruleBelowPx + MASTHEAD.thickPx + MASTHEAD.apartPx + MASTHEAD.thinPx) * unitPx
}

export function folio(sheet: Sheet, at: Baseline): SceneNode[] {
  const { unitPx, inks } = sheet
  const day = sheet.words.date
  if (day === null) return []
  const line = (text: string, spec: TypeSpec) => setLine(sheet, 'date', text, spec, FOLIO.sizePx * unitPx)
  const left = line(wholeDateInChinese(day), FOLIO_DATE)
  const number = line(String(dayOfYear(day)), FOLIO_NUMBER)
  const right = line(chineseCalendarDay(day), FOLIO_DATE)
  const gapPx = FOLIO.gapPx * unitPx
  const sidePx = (at.width - number.paragraph.widthPx) / 2 - gapPx
  const fits = [left, right].every(({ paragraph }) => paragraph.widthPx <= sidePx)
  const ruleY = Math.round(at.baselineY - FOLIO.ruleAbovePx * unitPx)
  return [
    hairline('composition-rule-folio', at.x, ruleY, at.width, sheet),
    ...markOnBaseline('composition-folio-date', left, at, inks.small, 'left'),
    ...markOnBaseline(
      'composition-folio-number',
      number,
      at,
      fits ? inks.quote : inks.small,
      fits ? 'center' : 'right',
    ),
    ...(fits ? markOnBaseline('composition-folio-chinese', right, at, inks.small, 'right') : []),
  ]
}

export function folioDepthPx(unitPx: number): number {
  return FOLIO.ruleAbovePx * unitPx
}

export function hairline(
  id: string,
  x: number,
  y: number,
  width: number,
  { inks, unitPx }: Sheet,
): SceneNode {
  return { type: 'rect', id, x, y, width, height: Math.max(0.75, unitPx), fill: inks.small, opacity: FAINT }
}

function weekdayAndDate(day: string): string {
  const { year } = dateParts(day)
  return `${dateInWords(day, 'en', { weekday: true }).replace(' ', ', ')} ${year}`
}

/** 农历十月十四 小雪; '' outside the table. */
function chineseCalendarDay(day: string): string {
  const date = chineseDateOf(day)
  if (!date) return ''
  return [`农历${chineseDateInWords(date)}`, solarTermOf(day)].filter(Boolean).join(' ')
}
