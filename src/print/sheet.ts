import type { TargetShape } from '../look/target'
import { outsetBox, unionOf, cornersOf } from '../scene/box'
import type { Box, Point, Scene, SceneNode } from '../scene/nodes'
import { blocklessScene } from '../scene/shapes'
import type { TextMetrics } from '../text/metrics/metrics'

/** Tenths of a millimetre, so that baselines on whole units are precise enough. */
export const UNITS_PER_MM = 10

export const BLEED_MM = 3
const DPI = 300
const MM_PER_INCH = 25.4

export interface PrintSheet {
  widthMm: number
  heightMm: number
  cards: readonly PlacedCard[]
  marks: readonly CropMark[]
  /** Text beside the cards, in `UNITS_PER_MM`; may be []. */
  words: (metrics: TextMetrics) => readonly SceneNode[]
  trim: Box // the sheet after trimming
  bleedMm: number // around it
}

export interface PlacedCard {
  key: string // the card's day, yyyy-mm-dd, or `THIS_CARD`
  trim: Box // the trimmed card
  bleedMm: number // printed beyond it on each side
}

export const THIS_CARD = 'this'

export interface CropMark {
  from: Point
  to: Point
}

export function bleedBox({ trim, bleedMm }: Pick<PlacedCard, 'trim' | 'bleedMm'>): Box {
  return outsetBox(trim, bleedMm)
}

export function cutBoxes(
  cards: readonly PlacedCard[],
  bleedMm: number,
): Pick<PrintSheet, 'trim' | 'bleedMm'> {
  return { trim: unionOf(cards.map(({ trim }) => trim)), bleedMm }
}

/** Uses 300 dpi: 105 mm is 1240. */
export function printedPx(mm: number): number {
  return Math.round((mm / MM_PER_INCH) * DPI)
}

/** The layout target is the card's px at 300 dpi (1311 × 1819 for A6 with bleed) and how many are trimmed. */
export function printedShape(card: PlacedCard): TargetShape & { bleedPx: number } {
  const { width, height } = bleedBox(card)
  return {
    widthPx: printedPx(width),
    heightPx: printedPx(height),
    bleedPx: (card.bleedMm / MM_PER_INCH) * DPI,
    clear: [],
  }
}

export function wordsScene({ widthMm, heightMm, words }: PrintSheet, metrics: TextMetrics): Scene {
  const size = { width: widthMm * UNITS_PER_MM, height: heightMm * UNITS_PER_MM }
  return blocklessScene(size, { live: words(metrics) })
}

const GAP_MM = 1 // between the bleed and a mark
const LENGTH_MM = 4

export const MARKS_REACH_MM = BLEED_MM + GAP_MM + LENGTH_MM

/** They are outside the bleed area, even without a bleed. */
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
