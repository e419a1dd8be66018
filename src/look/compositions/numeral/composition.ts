import { unionOf } from '../../../scene/box'
import type { BlockParts, Box, SceneNode } from '../../../scene/nodes'
import { rectNode } from '../../../scene/shapes'
import type { Both } from '../bothLanguages'
import { isWideOrNearly, type Composition, type Sheet, type SheetShape } from '../composition'
import { SMALLEST_PX, type TypeSpec } from '../setWords'
import { noticesOf } from '../../../text/textNodes'
import { dateLine, type DateWords, dayLabels, type DayLabels } from '../day/dayLabels'
import { footNames } from '../day/footNames'
import { leafNumeralPx, numeralNode, numeralOf, numeralSizePx, type NumeralFace } from '../day/numeral'
import { fitSaidAnyhow, fitSaidInTurn, placeSaid, setsOf, type SaidType } from '../day/said'

const FACE: NumeralFace = { fontId: 'font-sans', weight: 800, trackingEm: -0.065 }
const MARGIN_PX = 36
/** × sheet; smaller ones are for text that does not fit below */
const FIGURES: Record<SheetShape, readonly number[]> = {
  tall: [0.4, 0.3, 0.22],
  portrait: [0.43, 0.34, 0.26, 0.2],
  square: [0.385, 0.3, 0.22],
  wide: [0.6],
}
const LOWER_UNDER = 0.7 // × largest text size
const WIDE = { share: 0.5, gapPx: 48 }
const RULE = { px: 3, abovePx: 24, aboveSquarePx: 14 }
const CELLS = { at: [0, 0.27, 0.56, 0.79, 1], sizePx: 15, firstPx: 23, pitchPx: 21, weight: 600, gapPx: 6 }
const ABOVE_WORDS_PX: Record<SheetShape, number> = { tall: 44, portrait: 44, square: 28, wide: 30 }
const QUOTE_PX: Record<SheetShape, number> = { tall: 50, portrait: 36, square: 33, wide: 40 }
const FOOT = { sizePx: 15, clearPx: 30, clearWidePx: 44 }
const ABBREVIATED = 3 // letters
const AUTHOR: TypeSpec = { lineHeight: 1.4, weight: 600, hanTrackingEm: 0.04 }
const WATERMARK: TypeSpec = { lineHeight: 1.4, weight: 600, hanTrackingEm: 0.12 }

export const composition: Composition = {
  compose(given) {
    const isWide = isWideOrNearly(given.box)
    const sheet: Sheet = { ...given, shape: isWide ? 'wide' : given.shape }
    const { unitPx, words } = sheet
    const { said, at, date } = isWide ? besideFigures(sheet) : belowFigures(sheet)
    const foot = footNames(
      sheet,
      words,
      { x: at.x, width: at.width, baselineY: footBaseline(sheet) },
      { sizePx: FOOT.sizePx * unitPx, author: AUTHOR, watermark: WATERMARK },
    )
    return {
      parts: [...placeSaid(said, at, sheet), ...date.parts, ...foot.parts],
      marks: date.marks,
      notices: noticesOf([...setsOf(said), ...foot.words]),
    }
  },
}

interface Arranged {
  said: Both
  at: { x: number; y: number; width: number }
  date: { parts: BlockParts[]; marks: SceneNode[] }
}

function belowFigures(sheet: Sheet): Arranged {
  const { box, unitPx, shape } = sheet
  const inner = innerOf(sheet)
  const day = dayLabels(sheet.words.day)
  const foot = footBaseline(sheet) - FOOT.clearPx * unitPx
  const placeAt = (share: number) => {
    const figures = figuresOf(sheet, day, inner, share * box.height)
    const above = (shape === 'square' ? RULE.aboveSquarePx : RULE.abovePx) * unitPx
    const ruleY = Math.round(inner.y + figures.height + above)
    const cells = cellsOf(sheet, day, { x: inner.x, y: ruleY, width: inner.width })
    const y = cells.foot + ABOVE_WORDS_PX[shape] * unitPx
    return { figures, cells, y, room: { measurePx: inner.width, heightPx: foot - y } }
  }
  const { said, figures, cells, y } = fitSaidInTurn(
    sheet,
    saidType(sheet),
    LOWER_UNDER,
    FIGURES[shape],
    placeAt,
  )
  const node = figures.placeAt({ x: inner.x, y: inner.y })
  const dateBox = { ...inner, height: cells.foot - inner.y }
  return {
    said,
    at: { x: inner.x, y, width: inner.width },
    date: dateParts(sheet, [node, ...cells.nodes], null, figures.sizePx, dateBox),
  }
}

function besideFigures(sheet: Sheet): Arranged {
  const { box, unitPx } = sheet
  const inner = innerOf(sheet)
  const day = dayLabels(sheet.words.day)
  const halfPx = WIDE.share * inner.width
  const figures = figuresOf(sheet, day, { ...inner, width: halfPx }, FIGURES.wide[0]! * box.height)
  const corner = { x: inner.x, y: inner.y + inner.height - figures.height }
  const x = Math.round(inner.x + halfPx + WIDE.gapPx * unitPx)
  const column = { x, width: inner.x + inner.width - x }
  const cells = cellsOf(sheet, day, { ...column, y: inner.y })
  const foot = footBaseline(sheet) - FOOT.clearWidePx * unitPx
  const top = cells.foot + ABOVE_WORDS_PX.wide * unitPx
  const said = fitSaidAnyhow(sheet, { measurePx: column.width, heightPx: foot - top }, saidType(sheet))
  const figuresBox = { ...corner, width: figures.width, height: figures.height }
  return {
    said,
    at: { ...column, y: foot - said.heightPx },
    date: dateParts(sheet, [figures.placeAt(corner)], cells, figures.sizePx, figuresBox),
  }
}

/** On a wide sheet, parts above the text stay outside its box. */
function dateParts(
  { words }: Sheet,
  nodes: SceneNode[],
  apart: Cells | null,
  sizePx: number,
  box: Box,
): Arranged['date'] {
  if (words.date === null) return { parts: [], marks: [...nodes, ...(apart?.nodes ?? [])] }
  const block = { id: 'date' as const, box, sizePx }
  return { parts: [{ block, nodes, ...(apart ? { apart } : {}) }], marks: [] }
}

interface Cells {
  nodes: SceneNode[]
  box: Box
  foot: number
}

function figuresOf(sheet: Sheet, { day }: DayLabels, { width }: { width: number }, mostPx: number) {
  const { metrics, inks } = sheet
  const figures = numeralOf(day, FACE, metrics)
  const sizePx = Math.min(
    numeralSizePx(figures, width, mostPx),
    leafNumeralPx(day, FACE, metrics, width, mostPx) * sheet.byHand('date').scale,
  )
  return {
    sizePx,
    width: figures.ink.width * sizePx,
    height: figures.ink.height * sizePx,
    placeAt: (corner: { x: number; y: number }): SceneNode =>
      numeralNode('composition-numeral', figures, sizePx, corner, inks.quote, metrics),
  }
}

function cellsOf(
  sheet: Sheet,
  { weekdayName, month, year, chineseYear, term, lunar }: DayLabels,
  { x, y, width }: { x: number; y: number; width: number },
): Cells {
  const { unitPx, inks, inksByHand } = sheet
  const ink = inksByHand.small || inks.quote
  const sizePx = Math.max(SMALLEST_PX, CELLS.sizePx * unitPx)
  const type = { fontId: FACE.fontId, sizePx, weight: CELLS.weight }
  const roomOf = (cell: number) => (CELLS.at[cell + 1]! - CELLS.at[cell]!) * width - CELLS.gapPx * unitPx
  const widthOf = (text: string) =>
    dateLine(sheet, '', text, type, { x: 0, width: 0, baselineY: 0, align: 'left' }, ink).box.width
  const isNarrow = [weekdayName.en, month.en].some((name, cell) => widthOf(name) > roomOf(cell))
  const short = (name: string) => (isNarrow ? name.slice(0, ABBREVIATED) : name)
  const cells =
    sheet.words.date === null
      ? [[month.en, month.zh]]
      : [
          [short(weekdayName.en), weekdayName.zh],
          [short(month.en), month.zh],
          [year, chineseYear],
          lunar === '' ? [] : [term || '农历', lunar],
        ]
  const firstY = Math.round(y + (RULE.px + CELLS.firstPx) * unitPx)
  const lines = cells.flatMap((texts, cell) =>
    texts
      .filter((text) => text !== '')
      .map((text, line): DateWords => {
        const roomPx = roomOf(cell)
        const at = {
          x: x + CELLS.at[cell]! * width,
          width: roomPx,
          baselineY: firstY + Math.round(line * CELLS.pitchPx * unitPx),
          align: 'left' as const,
        }
        const id = `composition-cell-${cell}-${line}`
        const whole = dateLine(sheet, id, text, type, at, ink)
        if (whole.box.width <= roomPx) return whole
        const smallerPx = Math.max(SMALLEST_PX, (sizePx * roomPx) / whole.box.width)
        return dateLine(sheet, id, text, { ...type, sizePx: smallerPx }, at, ink)
      }),
  )
  const rule: SceneNode = rectNode(
    'composition-rule',
    { x, y, width, height: RULE.px * unitPx },
    { fill: inks.quote },
  )
  const { y: top, height } = unionOf(lines.map(({ box }) => box))
  const foot = top + height
  return {
    nodes: [rule, ...lines.flatMap(({ nodes }) => nodes)],
    box: { x, y, width, height: foot - y },
    foot,
  }
}

function saidType({ shape, unitPx }: Sheet): SaidType {
  return {
    align: 'left',
    largestPx: QUOTE_PX[shape] * unitPx,
    lead: {
      latin: { share: 1, lineHeight: 1.12, weight: 640, trackingEm: -0.028 },
      han: { share: 0.9, lineHeight: 1.38, weight: 700, hanTrackingEm: 0 },
    },
    second: {
      han: { share: 0.6, lineHeight: 1.5, weight: 560, hanTrackingEm: 0.01 },
      latin: { share: 0.58, lineHeight: 1.3, weight: 540, trackingEm: -0.01 },
    },
    gapEm: 0.5,
    reach: 0.75,
  }
}

function innerOf({ box, unitPx }: Sheet): Box {
  const px = MARGIN_PX * unitPx
  return { x: box.x + px, y: box.y + px, width: box.width - 2 * px, height: box.height - 2 * px }
}

function footBaseline({ box, unitPx }: Sheet): number {
  return Math.round(box.y + box.height - MARGIN_PX * unitPx)
}
