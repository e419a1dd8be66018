import { withAlpha, formatColour, hslColour, hueOf } from '../scene/colour'
import { whenAsked } from '../scene/memo'
import type { Box, SceneNode, OpacityGrid } from '../scene/nodes'
import { rectNode } from '../scene/shapes'
import type { SeenCell } from './luminanceMap'
import type { ScrimSide } from './readable'

/** Words are measured in such steps, so that the scrim does not flicker while typing. */
export const WORDS_STEP_PX = 24

/** Opacities with soft transitions, without a colour. */
export type ScrimPatch = Omit<OpacityGrid, 'type' | 'colour'>

/** Thin everywhere, denser under text. */
export interface Scrim {
  colour: string // hex
  even: number // 0..1
  patches: readonly ScrimPatch[]
}

export type OpacityAt = (x: number, y: number) => number

export function opacityOf({ even, patches }: Pick<Scrim, 'even' | 'patches'>): OpacityAt {
  const opacities = patches.map(opacityOfPatch)
  return (x, y) => 1 - opacities.reduce((clear, opacity) => clear * (1 - opacity(x, y)), 1 - even)
}

/** Points come in rows and columns, so their tile shares are cached. */
export function opacityOfPatch({ sigmaPx, xs, ys, opacities }: ScrimPatch): OpacityAt {
  const acrossBy = new Map<number, Float64Array>()
  const depthsBy = new Map<number, Float64Array>()
  return (x, y) => {
    const across = found(acrossBy, x, () => sharesAt(x, xs, sigmaPx))
    const depths = found(depthsBy, y, () => depthsAlong(sharesAt(y, ys, sigmaPx), opacities, across.length))
    let opacity = 0
    for (let column = 0; column < across.length; column++) {
      opacity += (across[column] as number) * (depths[column] as number)
    }
    return opacity
  }
}

function depthsAlong(
  shares: Float64Array,
  opacities: ScrimPatch['opacities'],
  columns: number,
): Float64Array {
  const depths = new Float64Array(columns)
  shares.forEach((share, row) => {
    if (share > 0)
      for (let column = 0; column < columns; column++)
        depths[column]! += share * (opacities[row]?.[column] ?? 0)
  })
  return depths
}

function found(cache: Map<number, Float64Array>, at: number, compute: () => Float64Array): Float64Array {
  const known = cache.get(at)
  if (known) return known
  const computed = compute()
  cache.set(at, computed)
  return computed
}

function sharesAt(at: number, bounds: readonly number[], sigma: number): Float64Array {
  const shares = new Float64Array(bounds.length - 1)
  let passed = normal((at - (bounds[0] as number)) / sigma)
  for (let interval = 0; interval < shares.length; interval++) {
    const next = normal((at - (bounds[interval + 1] as number)) / sigma)
    shares[interval] = passed - next
    passed = next
  }
  return shares
}

const VISIBLE = 1 / 255

export function scrimNodes(
  { colour, even, patches }: Scrim,
  area: Box & { radiusPx?: number },
  id: string,
): SceneNode[] {
  const soft = patches.map((patch, at): SceneNode =>
    rectNode(`${id}-${at}`, area, { fill: { type: 'opacityGrid', colour, ...patch } }),
  )
  if (even < VISIBLE) return soft
  return [rectNode(id, area, { fill: withAlpha(colour, even) }), ...soft]
}

const REACH = 4 // standard deviations
const FINE = 128 // table entries per standard deviation

/** It is exact to 0.001; a scrim needs it thousands of times. Source: Page (1977), a logistic fit. */
const normalTable = whenAsked(() =>
  Float64Array.from({ length: 2 * REACH * FINE + 1 }, (_, at) => {
    const z = at / FINE - REACH
    return 1 / (1 + Math.exp(-1.5976 * z - 0.07056 * z ** 3))
  }),
)

function normal(z: number): number {
  if (z <= -REACH) return 0
  return z >= REACH ? 1 : (normalTable()[Math.round((z + REACH) * FINE)] as number)
}

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
