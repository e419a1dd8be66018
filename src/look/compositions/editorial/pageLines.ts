import { chineseDateOf, solarTermOf } from '../../../calendar/chineseCalendar'
import { chineseDateInWords, wholeDateInChinese } from '../../../calendar/chineseWords'
import { dateParts, dayOfYear } from '../../../calendar/day'
import { dateInWords } from '../../../language/dateInWords'
import type { BlockParts, SceneNode } from '../../../scene/nodes'
import { capitals, hasHan } from '../../../text/characters'
import type { Sheet } from '../composition'
import { SMALLEST_PX, placeOnBaseline, setLine, type SetWords, type TypeSpec } from '../setWords'

interface At {
  x: number
  width: number
  baselineY: number
}

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

export function masthead(
  sheet: Sheet,
  at: At,
): { parts: BlockParts[]; marks: SceneNode[]; words: SetWords[] } {
  const { unitPx, inks, words, shape } = sheet
  const sized = (px: number) => ({ fromPx: Math.max(SMALLEST_PX, px * unitPx), toPx: SMALLEST_PX })
  const day = words.date && (shape === 'square' ? dateInWords(words.date, 'en') : weekdayAndDate(words.date))
  const date =
    day === null
      ? null
      : setLine(sheet, 'date', day, DATE, { ...sized(MASTHEAD.datePx), measurePx: at.width * 0.6 })
  const leftPx = at.width - (date ? date.paragraph.widthPx + MASTHEAD.gapPx * unitPx : 0)
  const title =
    words.watermark === null
      ? null
      : setLine(sheet, 'watermark', capitals(words.watermark), TITLE, {
          ...sized(hasHan(words.watermark) ? MASTHEAD.hanPx : MASTHEAD.sizePx),
          measurePx: leftPx,
        })
  const top = Math.round(at.baselineY + MASTHEAD.ruleBelowPx * unitPx)
  const thickPx = MASTHEAD.thickPx * unitPx
  const rule = { type: 'rect' as const, x: at.x, width: at.width, fill: inks.quote }
  return {
    parts: [
      ...(title ? [placeOnBaseline(title, at, inks.quote)] : []),
      ...(date ? [placeOnBaseline({ ...date, align: 'right' }, at, inks.small)] : []),
    ],
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

/** Empty without a date. */
export function folio(sheet: Sheet, at: At): SceneNode[] {
  const { unitPx, inks } = sheet
  const day = sheet.words.date
  if (day === null) return []
  const sizePx = Math.max(SMALLEST_PX, FOLIO.sizePx * unitPx)
  const line = (text: string, spec: TypeSpec) =>
    setLine(sheet, 'date', text, spec, { fromPx: sizePx, toPx: SMALLEST_PX, measurePx: Infinity })
  const left = line(wholeDateInChinese(day), FOLIO_DATE)
  const number = line(String(dayOfYear(day)), FOLIO_NUMBER)
  const right = line(chineseCalendarDay(day), FOLIO_DATE)
  const gapPx = FOLIO.gapPx * unitPx
  const [leftPx, numberPx, rightPx] = [left, number, right].map(({ paragraph }) => paragraph.widthPx) as [
    number,
    number,
    number,
  ]
  const sidePx = (at.width - numberPx) / 2 - gapPx
  const fits = leftPx <= sidePx && rightPx <= sidePx
  const placed = [
    { set: left, align: 'left' as const },
    { set: number, align: fits ? ('center' as const) : ('right' as const) },
    ...(fits ? [{ set: right, align: 'right' as const }] : []),
  ]
  const named = ['date', 'number', 'chinese']
  return [
    hairline(
      'composition-rule-folio',
      at.x,
      Math.round(at.baselineY - FOLIO.ruleAbovePx * unitPx),
      at.width,
      sheet,
    ),
    ...placed.flatMap(({ set, align }, index) =>
      placeOnBaseline({ ...set, align }, at, align === 'center' ? inks.quote : inks.small).nodes.map(
        (node) => ({
          ...node,
          id: `composition-folio-${named[index]}`,
        }),
      ),
    ),
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

/** Sunday, 22 November 2026 */
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
