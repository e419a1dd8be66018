import { unionOf } from '../../../scene/box'
import type { BlockParts, Box, SceneNode } from '../../../scene/nodes'
import type { Sheet } from '../composition'
import { SMALLEST_PX } from '../setWords'
import { dateColumn, type DateWords, type DayLabels } from '../day/dayLabels'
import { headLine, BAND_PX, weekdayBand, dayInk } from './leafHead'
import { LEAF_FACE, leafNumeralPx, numeralNode, numeralOf, numeralSizePx } from '../day/numeral'

const NUMERAL_ROOM = { besidePx: 108, heightShare: 0.76, mostShare: 0.94 }
const VERTICAL = { sizePx: 18, floorPx: SMALLEST_PX, insetPx: 9 }

export function leafOf(
  sheet: Sheet,
  words: DayLabels,
  { x, width }: { x: number; width: number },
  bandY: number,
): { parts: BlockParts[]; marks: SceneNode[] } {
  const { unitPx, inks, inksByHand, metrics } = sheet
  const isShown = sheet.words.date !== null
  const ink = dayInk(sheet, words.weekday)
  const small = inksByHand.small || inks.quote
  const head = headLine(sheet, words, { x, width }, small)
  const room = { y: head.foot, height: bandY - head.foot }
  const numeral = numeralOf(words.day, LEAF_FACE, metrics)
  const widthPx = width - NUMERAL_ROOM.besidePx * unitPx
  const sizePx = Math.min(
    numeralSizePx(numeral, widthPx, NUMERAL_ROOM.mostShare * room.height),
    leafNumeralPx(words.day, LEAF_FACE, metrics, widthPx, NUMERAL_ROOM.heightShare * room.height) *
      sheet.byHand('date').scale,
  )
  const size = { width: numeral.ink.width * sizePx, height: numeral.ink.height * sizePx }
  const corner = {
    x: x + (width - size.width) / 2,
    y: Math.round(room.y + (room.height - size.height) / 2),
  }
  const figures = numeralNode(
    isShown ? 'date-numeral' : 'composition-numeral',
    numeral,
    sizePx,
    corner,
    ink,
    metrics,
  )
  if (!isShown) return { parts: [], marks: [...head.nodes, figures] }
  const columns = besideNumeral(sheet, words, { x, width, ...room }, small)
  const band = weekdayBand(sheet, words, { x, y: bandY, width, height: BAND_PX * unitPx }, ink)
  const box = unionOf([
    { x, y: head.top, width, height: bandY + BAND_PX * unitPx - head.top },
    ...columns.map((column) => column.box),
  ])
  return {
    parts: [
      {
        block: { id: 'date', box, sizePx },
        nodes: [...head.nodes, figures, ...columns.flatMap(({ nodes }) => nodes), band],
      },
    ],
    marks: [],
  }
}

function besideNumeral(
  sheet: Sheet,
  { lunar, chineseYear, term }: DayLabels,
  room: Box,
  ink: string,
): DateWords[] {
  const { unitPx } = sheet
  const inset = VERTICAL.insetPx * unitPx
  const middleY = room.y + room.height / 2
  const mostPx = 0.86 * room.height
  const sizePx = Math.max(VERTICAL.floorPx, VERTICAL.sizePx * unitPx)
  const type = { sizePx, floorPx: VERTICAL.floorPx, weight: 600, mostPx }
  const left = lunar && dateColumn(sheet, 'date-lunar', `农历${lunar}`, type, ink)
  const right =
    chineseYear &&
    dateColumn(sheet, 'date-chinese-year', [chineseYear, term].filter(Boolean).join('·'), type, ink)
  return [
    ...(left ? [left.placeAt({ axisX: room.x + inset, middleY })] : []),
    ...(right ? [right.placeAt({ axisX: room.x + room.width - inset, middleY })] : []),
  ]
}
