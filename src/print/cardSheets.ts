import { cropMarks, MARKS_REACH_MM, BLEED_MM, cutBoxes, type PlacedCard, type PrintSheet } from './sheet'
import { PAPERS, paperSize, type PaperId } from './papers'

export const CARD_COUNTS = {
  one: { label: 'A6', widthMm: 105, heightMm: 148, grid: null },
  two: { label: 'A6', widthMm: 105, heightMm: 148, grid: { columns: 2, rows: 1 } },
  four: { label: 'A7', widthMm: 74, heightMm: 105, grid: { columns: 2, rows: 2 } },
  eight: { label: 'A8', widthMm: 52, heightMm: 74, grid: { columns: 4, rows: 2 } },
} as const satisfies Record<string, CardCount>

interface CardCount {
  label: string // ISO 216 name
  widthMm: number // after trimming
  heightMm: number
  grid: Grid | null // on A4 and Letter; null: one card per sheet
}

interface Grid {
  columns: number
  rows: number
}

export type CardCountId = keyof typeof CARD_COUNTS

export interface CardsOnSheets {
  paper: PaperId
  count: CardCountId
  hasBleed: boolean
  hasMarks: boolean
}

const GUTTER_MM = 11 // between two bleeds, for both cards' crop marks

export function cardSheets(keys: readonly string[], print: CardsOnSheets): PrintSheet[] {
  const { widthMm, heightMm, boxes } = cardPlaces(print)
  const bleedMm = print.hasBleed ? BLEED_MM : 0
  return Array.from({ length: Math.ceil(keys.length / boxes.length) }, (_, at) => {
    const onSheet = keys.slice(at * boxes.length, (at + 1) * boxes.length)
    const cards: PlacedCard[] = onSheet.map((key, place) => ({ key, trim: boxes[place]!, bleedMm }))
    const marks = print.hasMarks ? cards.flatMap(({ trim }) => cropMarks(trim)) : []
    return { widthMm, heightMm, cards, marks, words: () => [], ...cutBoxes(cards, bleedMm) }
  })
}

export function cardPlaces({ paper, count, hasBleed, hasMarks }: CardsOnSheets) {
  const { widthMm, heightMm, grid }: CardCount = CARD_COUNTS[count]
  if (!grid) {
    const around = hasMarks ? MARKS_REACH_MM + 1 : hasBleed ? BLEED_MM : 0
    const sheet = { widthMm: widthMm + 2 * around, heightMm: heightMm + 2 * around }
    return { ...sheet, boxes: [{ x: around, y: around, width: widthMm, height: heightMm }] }
  }
  const { columns, rows } = gridOn(paper, grid)
  const sheet = paperSize(paper, columns > rows)
  const step = 2 * BLEED_MM + GUTTER_MM
  const left = (sheet.widthMm - columns * widthMm - (columns - 1) * step) / 2
  const top = (sheet.heightMm - rows * heightMm - (rows - 1) * step) / 2
  const boxes = Array.from({ length: columns * rows }, (_, at) => ({
    x: left + (at % columns) * (widthMm + step),
    y: top + Math.floor(at / columns) * (heightMm + step),
    width: widthMm,
    height: heightMm,
  }))
  return { ...sheet, boxes }
}

/** A double-size paper is rotated and fits twice the rows, or twice the columns of a square grid. */
function gridOn(paper: PaperId, { columns, rows }: Grid): Grid {
  if (!PAPERS[paper].holdsTwice) return { columns, rows }
  return columns > rows ? { columns, rows: 2 * rows } : { columns: 2 * columns, rows }
}
