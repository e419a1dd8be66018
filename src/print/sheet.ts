import type { TargetShape } from '../look/target'
import { outsetBox, unionOf, cornersOf } from '../scene/box'
import type { Box, Point, Scene, SceneNode } from '../scene/nodes'
import type { TextMetrics } from '../text/metrics/metrics'

/** Scenes of print sheets count in tenths of a millimetre, so that baselines on whole units are exact enough. */
export const UNITS_PER_MM = 10

export const BLEED_MM = 3
const DPI = 300
const MM_PER_INCH = 25.4

/** One page of paper, in millimetres from its upper left corner. */
export interface PrintSheet {
  widthMm: number
  heightMm: number
  cards: readonly PlacedCard[]
  marks: readonly CropMark[]
  /** What is set beside the cards, in units of `UNITS_PER_MM`; [] where there is nothing. */
  words: (metrics: TextMetrics) => readonly SceneNode[]
  trim: Box // what is left when all is cut
  bleedMm: number // around it
}

/** Where a card is printed. */
export interface PlacedCard {
  key: string // the card's day, yyyy-mm-dd, or `THIS_CARD`
  trim: Box // the finished card
  bleedMm: number // printed beyond it on each side
}

/** The key of the card in work, where no day is asked for. */
export const THIS_CARD = 'this'

/** A hairline along which a sheet is cut; it ends before the bleed. */
export interface CropMark {
  from: Point
  to: Point
}

/** What is printed of a card: the finished card with its bleed. */
export function bleedBox({ trim, bleedMm }: Pick<PlacedCard, 'trim' | 'bleedMm'>): Box {
  return outsetBox(trim, bleedMm)
}

/** The boxes of a sheet whose cards are all that is cut out of it. */
export function cutBoxes(
  cards: readonly PlacedCard[],
  bleedMm: number,
): Pick<PrintSheet, 'trim' | 'bleedMm'> {
  return { trim: unionOf(cards.map(({ trim }) => trim)), bleedMm }
}

/** The pixels of a length at 300 dpi, 1240 for 105 mm. */
export function printedPx(mm: number): number {
  return Math.round((mm / MM_PER_INCH) * DPI)
}

/** For which a placed card is laid out: its pixels at 300 dpi, 1311 × 1819 for A6 with its bleed, and how many of them are cut off. */
export function printedShape(card: PlacedCard): TargetShape & { bleedPx: number } {
  const { width, height } = bleedBox(card)
  return {
    widthPx: printedPx(width),
    heightPx: printedPx(height),
    bleedPx: (card.bleedMm / MM_PER_INCH) * DPI,
    clear: [],
  }
}

/** What a sheet says beside its cards, as a scene as large as the sheet. */
export function wordsScene({ widthMm, heightMm, words }: PrintSheet, metrics: TextMetrics): Scene {
  const size = { width: widthMm * UNITS_PER_MM, height: heightMm * UNITS_PER_MM }
  return {
    ...size,
    still: [],
    live: words(metrics),
    blocks: [],
    notices: [],
    plan: { textBox: { x: 0, y: 0, ...size }, placedByFrame: [], colouredByFrame: [] },
  }
}

const GAP_MM = 1 // between the bleed and a mark
const LENGTH_MM = 4

/** How far marks reach beyond the edge at which is cut. */
export const MARKS_REACH_MM = BLEED_MM + GAP_MM + LENGTH_MM

/** Two marks at each corner of what is cut out. They keep off the bleed, whether there is one or not. */
export function cropMarks(trim: Box): CropMark[] {
  const [near, far] = [BLEED_MM + GAP_MM, MARKS_REACH_MM]
  return cornersOf(trim).flatMap(({ x, y }) => {
    const outX = x > trim.x ? 1 : -1
    const outY = y > trim.y ? 1 : -1
    return [
      { from: { x: x + outX * near, y }, to: { x: x + outX * far, y } },
      { from: { x, y: y + outY * near }, to: { x, y: y + outY * far } },
    ]
  })
}
