import { luminance, mixColours, withAlpha } from '../../../scene/colour'
import { boundedMemo } from '../../../scene/memo'
import type { Box, LinearGradient, Point, SceneNode } from '../../../scene/nodes'
import { seededRandom } from '../../../scene/random'
import { brushStroke, type StrokePlan } from './stroke'

/** top and right, then left and bottom; colour is wider than ink */
const WIDTHS_PX = {
  ink: [
    [28, 21],
    [21, 25],
  ],
  colour: [
    [40, 27],
    [27, 37],
  ],
} as const
const POOL_SHARE = 0.06 // how much pooled ink is darker, or white paint lighter
const THIN = 0.93 // opacity between the pools
const strokes = boundedMemo<string>(16) // a stroke takes 5 ms and is independent of colour

/**
 * The first ink is top and right (横折), the second left and bottom (竖折). Both run dry at the bottom right,
 * left open for the seal. The card's size is the seed.
 */
export function brushCircuit(
  bounds: Box,
  manner: keyof typeof WIDTHS_PX,
  inks: readonly [string, string],
): SceneNode[] {
  return strokePlans(bounds, WIDTHS_PX[manner]).map((plan, at): SceneNode => {
    const seed = `brush ${at} ${bounds.width}×${bounds.height}`
    const d = strokes(`${seed} ${manner} ${bounds.x} ${bounds.y}`, () =>
      brushStroke(plan, seededRandom(seed)),
    )
    return { type: 'path', id: `frame-stroke-${at}`, d, fill: pooled(inks[at] ?? inks[0], plan) }
  })
}

/** From the card's edge to a stroke's middle. */
export function strokeInset({ width, height }: Box): number {
  return Math.round(Math.min(width, height) * 0.07)
}

function pooled(ink: string, { from, corner, to }: StrokePlan): LinearGradient {
  const pool = mixColours(ink, luminance(ink) > 0.5 ? '#FFFFFF' : '#000000', POOL_SHARE)
  const thin = withAlpha(ink, THIN)
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const turn = ((corner.x - from.x) * dx + (corner.y - from.y) * dy) / (dx * dx + dy * dy)
  const stop = (at: number, colour: string) => ({ at, colour })
  const stops = [stop(0, pool), stop(turn / 2, thin), stop(turn, pool), stop((1 + turn) / 2, thin)]
  return { type: 'linear', from, to, stops }
}

function strokePlans(bounds: Box, widths: (typeof WIDTHS_PX)[keyof typeof WIDTHS_PX]): StrokePlan[] {
  const inset = strokeInset(bounds)
  const scale = Math.min(bounds.width, bounds.height) / 540
  const [left, top] = [bounds.x + inset, bounds.y + inset]
  const [right, bottom] = [bounds.x + bounds.width - inset, bounds.y + bounds.height - inset]
  const place = (x: number, y: number): Point => ({ x, y })
  const ways = [
    [place(left - 8, top + 2), place(right, top - 4), place(right - 2, bottom - 40 * scale)],
    [place(left + 1, top + 40 * scale), place(left - 2, bottom + 2), place(right - 60 * scale, bottom - 4)],
  ] as const
  return ways.map(([from, corner, to], at) => {
    const [before, after] = widths[at] as readonly [number, number]
    return { from, corner, to, widthPx: [Math.round(before * scale), Math.round(after * scale)] }
  })
}
