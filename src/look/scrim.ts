import { withAlpha } from '../scene/colour'
import type { Box, SceneNode } from '../scene/nodes'

/** A grid of depths, blurred so that no edge of a tile is seen: tile (column, row) lies between xs[column] and xs[column + 1]. */
export interface ScrimPatch {
  sigmaPx: number
  xs: readonly number[] // px, rising
  ys: readonly number[]
  depths: readonly (readonly number[])[] // 0-1, rows of columns
}

/** What lies between a picture and the words on it: thin all over, denser where words are. */
export interface Scrim {
  colour: string // hex
  even: number // 0-1
  patches: readonly ScrimPatch[]
}

/** How much is covered at a point, 0 to 1. */
export type DepthAt = (x: number, y: number) => number

/** How much of the picture the whole scrim covers. */
export function depthOf({ even, patches }: Pick<Scrim, 'even' | 'patches'>): DepthAt {
  const depths = patches.map(depthOfPatch)
  return (x, y) => 1 - depths.reduce((clear, depth) => clear * (1 - depth(x, y)), 1 - even)
}

/** How deep a patch is. Points are asked for in rows and columns: each is worked out once. */
export function depthOfPatch({ sigmaPx, xs, ys, depths }: ScrimPatch): DepthAt {
  const columns = new Map<number, Float64Array>()
  const rows = new Map<number, Float64Array>()
  const known = (cache: Map<number, Float64Array>, at: number, bounds: readonly number[]) => {
    const shares = cache.get(at) ?? sharesAt(at, bounds, sigmaPx)
    cache.set(at, shares)
    return shares
  }
  return (x, y) => {
    const across = known(columns, x, xs)
    const down = known(rows, y, ys)
    let depth = 0
    for (let row = 0; row < down.length; row++) {
      const inRow = depths[row] ?? []
      for (let column = 0; column < across.length; column++) {
        depth += (inRow[column] ?? 0) * (across[column] as number) * (down[row] as number)
      }
    }
    return depth
  }
}

/** How much of a Gaussian around a point lies in each interval between bounds. */
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

/** The scrim as nodes over `area`. */
export function scrimNodes(
  { colour, even, patches }: Scrim,
  area: Box & { radiusPx?: number },
  id: string,
): SceneNode[] {
  const rect = (on: Box & { radiusPx?: number }, alpha: number, name: string): SceneNode => ({
    type: 'rect',
    id: name,
    ...on,
    fill: withAlpha(colour, alpha),
  })
  const soft = patches.map((patch, at): SceneNode => ({
    type: 'group',
    id: `${id}-${at}`,
    clip: area,
    blurPx: patch.sigmaPx,
    children: tilesOf(patch).map(({ box, depth }, nth) => rect(box, depth, `${id}-${at}-${nth}`)),
  }))
  return [...(even > VISIBLE ? [rect(area, even, id)] : []), ...soft]
}

/** Tiles of one depth in a row are one. */
function tilesOf({ xs, ys, depths }: ScrimPatch): { box: Box; depth: number }[] {
  return depths.flatMap((row, at) => {
    const [y, height] = stretch(ys, at, at + 1)
    return row.flatMap((depth, column) => {
      if (depth <= 0 || (column > 0 && row[column - 1] === depth)) return []
      const end = row.findIndex((other, next) => next > column && other !== depth)
      const [x, width] = stretch(xs, column, end < 0 ? row.length : end)
      return [{ box: { x, y, width, height }, depth }]
    })
  })
}

function stretch(bounds: readonly number[], from: number, to: number): [number, number] {
  const start = bounds[from] as number
  return [start, (bounds[to] as number) - start]
}

const REACH = 4 // standard deviations
const FINE = 128 // a standard deviation

/** The normal distribution, to a thousandth, by table: a scrim asks for it thousands of times. Source: Page (1977), a logistic fit. */
const NORMAL = Float64Array.from({ length: 2 * REACH * FINE + 1 }, (_, at) => {
  const z = at / FINE - REACH
  return 1 / (1 + Math.exp(-1.5976 * z - 0.07056 * z ** 3))
})

function normal(z: number): number {
  if (z <= -REACH) return 0
  return z >= REACH ? 1 : (NORMAL[Math.round((z + REACH) * FINE)] as number)
}
