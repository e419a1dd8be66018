import { formatColour, hslColour, hueOf } from '../scene/colour'
import type { SeenCell } from './luminanceMap'
import type { ScrimSide } from './readable'

export type Rgb = readonly [number, number, number]

export function meanOf(cells: readonly SeenCell[]): Rgb {
  const sum: [number, number, number] = [0, 0, 0]
  let whole = 0
  for (const { areaPx, tone } of cells) {
    whole += areaPx
    sum[0] += tone.colour[0] * areaPx
    sum[1] += tone.colour[1] * areaPx
    sum[2] += tone.colour[2] * areaPx
  }
  return whole > 0 ? [sum[0] / whole, sum[1] / whole, sum[2] / whole] : sum
}

const LIGHTEST = 0.3 // share of a picture's cells that a dark scrim must darken

export function lightest(cells: readonly SeenCell[]): readonly SeenCell[] {
  const sorted = cells.toSorted((a, b) => b.tone.light[2] - a.tone.light[2])
  return sorted.slice(0, Math.max(1, Math.round(cells.length * LIGHTEST)))
}

/** It has the picture's hue. */
export function colourOf(side: ScrimSide, [r, g, b]: Rgb): string {
  const { hueDeg, chroma } = hueOf(formatColour({ r, g, b, a: 1 }))
  return side === 'dark'
    ? hslColour(hueDeg, Math.min(0.6, chroma * 1.8), 0.055)
    : hslColour(hueDeg, Math.min(0.5, chroma * 1.6), 0.975)
}
