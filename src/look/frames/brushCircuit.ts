import type { Box, Point, SceneNode } from '../../scene/nodes'
import { seededRandom } from '../../scene/random'
import { brushStroke, type StrokePlan } from './brushStroke'

/** Widths of the strokes above, at the right, below and at the left; colour is broader than ink. */
const WIDTHS_PX = { ink: [26, 17, 22, 15], colour: [40, 18, 36, 16] }
const DRY_AT = [0.42, 0.5, 0.36, 0.55]

/**
 * Four strokes around the card, one after the other as the hand goes round: above and at the left in the first ink, at
 * the right and below in the second. Seeded by the card's size.
 */
export function brushCircuit(
  bounds: Box,
  manner: keyof typeof WIDTHS_PX,
  inks: readonly [string, string],
): SceneNode[] {
  return strokePlans(bounds, WIDTHS_PX[manner]).flatMap((plan, at) => {
    const random = seededRandom(`brush ${at} ${bounds.width}×${bounds.height}`)
    const { wet, bristles } = brushStroke(plan, random)
    const ink = inks[at === 0 || at === 3 ? 0 : 1]
    return [
      { type: 'path', id: `frame-stroke-${at}`, d: wet, fill: ink } as const,
      ...bristles.map(
        ({ d, widthPx }, nth) =>
          ({ type: 'path', id: `frame-bristles-${at}-${nth}`, d, stroke: { paint: ink, widthPx } }) as const,
      ),
    ]
  })
}

/** From the card's edge to the middle of a stroke. */
export function strokeInset({ width, height }: Box): number {
  return Math.round(Math.min(width, height) * 0.07)
}

/** Around the card, each stroke beginning near the dry end of the one before. */
function strokePlans(bounds: Box, widths: readonly number[]): StrokePlan[] {
  const inset = strokeInset(bounds)
  const [left, top] = [bounds.x + inset, bounds.y + inset]
  const [right, bottom] = [bounds.x + bounds.width - inset, bounds.y + bounds.height - inset]
  const ways: [Point, Point][] = [
    [
      { x: left - 10, y: top + 1 },
      { x: right, y: top - 4 },
    ],
    [
      { x: right + 1, y: top + 24 },
      { x: right, y: bottom - 36 },
    ],
    [
      { x: right + 4, y: bottom + 2 },
      { x: left, y: bottom - 2 },
    ],
    [
      { x: left + 4, y: bottom - 22 },
      { x: left - 3, y: top + 36 },
    ],
  ]
  const scale = Math.min(bounds.width, bounds.height) / 540
  return ways.map(([from, to], at) => ({
    from,
    to,
    widthPx: Math.round((widths[at] ?? 0) * scale),
    dryAt: DRY_AT[at] ?? 0.5,
  }))
}
