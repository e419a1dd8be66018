import { withAlpha } from '../../scene/colour'
import type { Box, ColourStop, LinearGradient, Point, RectNode } from '../../scene/nodes'
import { mixOklab } from '../../scene/oklab'
import { hundredth } from './strokes'

export type Station = readonly [at: number, colour: string]

const BETWEEN = 4 // stops inserted between two given ones

/** Colours mix in Oklab, because a canvas mixes in sRGB, which is greyer midway. All are opaque. */
export function mixedStops(...stations: readonly Station[]): ColourStop[] {
  return stations.flatMap(([at, colour], index) => {
    const next = stations[index + 1]
    if (!next) return [{ at, colour }]
    return Array.from({ length: BETWEEN + 1 }, (_, step) => {
      const share = step / (BETWEEN + 1)
      return { at: rounded(at + (next[0] - at) * share, 1e4), colour: mixOklab(colour, next[1], share) }
    })
  })
}

export function mixedGradient(from: Point, to: Point, ...stations: readonly Station[]): LinearGradient {
  return { type: 'linear', from: exact(from), to: exact(to), stops: mixedStops(...stations) }
}

export function mixedDownwards(fromY: number, toY: number, ...stations: readonly Station[]): LinearGradient {
  return mixedGradient({ x: 0, y: fromY }, { x: 0, y: toY }, ...stations)
}

export function colourAt(stations: readonly Station[], share: number): string {
  const after = stations.findIndex(([at]) => at >= share)
  if (after === 0) return stations[0]![1]
  if (after < 0) return stations.at(-1)![1]
  const [[from, colour], [to, next]] = [stations[after - 1]!, stations[after]!]
  return mixOklab(colour, next, (share - from) / (to - from))
}

/** Keeps its own colour, so that a fade does not turn grey. */
export function fade(colour: string, ...alphas: readonly number[]): ColourStop[] {
  return alphas.map((alpha, index) => ({
    at: rounded(index / (alphas.length - 1), 1e3),
    colour: withAlpha(colour, rounded(alpha, 1e3)),
  }))
}

export function grain(box: Box, amount = 0.045): RectNode {
  return { type: 'rect', id: 'art-grain', ...box, fill: { type: 'noise', seed: 'art', amount } }
}

/** Rounds to 0.01 px so that engines agree. */
export function exact({ x, y }: Point): Point {
  return { x: hundredth(x), y: hundredth(y) }
}

function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts
}
