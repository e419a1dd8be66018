import type { Box, Font, SceneNode } from '../../../scene/nodes'
import { FONTS, type FontId } from '../../../text/fonts'
import type { TextMetrics } from '../../../text/metrics/metrics'

export interface NumeralFace {
  fontId: FontId
  weight: number
  trackingEm: number
}

export const LEAF_FACE: NumeralFace = { fontId: 'font-headline', weight: 400, trackingEm: 0 }

export interface Numeral {
  text: string
  font: Font
  trackingEm: number
  ink: Box // em, from the origin on the baseline, at 1 px per em
}

/** Measured by ink, because side bearings show at this size. */
export function numeralOf(
  day: number,
  { fontId, weight, trackingEm }: NumeralFace,
  metrics: TextMetrics,
): Numeral {
  const font: Font = { family: FONTS[fontId].latin.family, weight, italic: false, sizePx: 1 }
  const text = String(day)
  const figures = [...text].map((figure) => metrics.inkEm(figure, font))
  const first = figures[0]!
  const last = figures.at(-1)!
  const lastAt = advanceEm(text, font, metrics) - advanceEm(text.at(-1)!, font, metrics)
  const top = Math.min(...figures.map(({ y }) => y))
  const foot = Math.max(...figures.map(({ y, height }) => y + height))
  const right = lastAt + (text.length - 1) * trackingEm + last.x + last.width
  return { text, font, trackingEm, ink: { x: first.x, y: top, width: right - first.x, height: foot - top } }
}

export function numeralSizePx({ ink }: Numeral, widthPx: number, heightPx: number): number {
  return Math.min(widthPx / ink.width, heightPx / ink.height)
}

/** The widest number decides; individually, a 7 would be twice as high as a 28. */
export function leafNumeralPx(
  day: number,
  face: NumeralFace,
  metrics: TextMetrics,
  widthPx: number,
  heightPx: number,
): number {
  const widest = numeralSizePx(numeralOf(WIDEST_DAY, face, metrics), widthPx, heightPx)
  const own = numeralSizePx(numeralOf(day, face, metrics), widthPx, heightPx)
  return Math.min(own, day < 10 ? SINGLE * widest : widest)
}

const WIDEST_DAY = 22
const SINGLE = 1.14

export function numeralNode(
  id: string,
  { text, font, trackingEm, ink }: Numeral,
  sizePx: number,
  corner: { x: number; y: number },
  fill: string,
  metrics: TextMetrics,
): SceneNode {
  const whole = { ...font, sizePx }
  const letterSpacingPx = trackingEm * sizePx
  const widthPx = metrics.widthPx(text, whole, letterSpacingPx)
  return {
    type: 'text',
    id,
    x: corner.x - ink.x * sizePx,
    y: corner.y - ink.y * sizePx,
    runs: [{ text, x: 0, widthPx, font: whole, letterSpacingPx }],
    fill,
  }
}

/** Some engines round the advances of small type. */
function advanceEm(text: string, font: Font, metrics: TextMetrics): number {
  return metrics.widthPx(text, { ...font, sizePx: MEASURED_PX }, 0) / MEASURED_PX
}

const MEASURED_PX = 200
