import type { Box, Point, SceneNode } from '../../scene/nodes'
import { roundedPolygon } from './outlines'
import { withAlpha } from '../../scene/colour'
import { filledPath } from '../../scene/shapes'
import type { Stage } from './mood'
import { gradientNoise } from './noise'

export interface Surface {
  area: Box
  columns: number
  rows: number
  heights: Float64Array
}

export function sampled(area: Box, cellPx: number, height: (x: number, y: number) => number): Surface {
  // The border is below every level, so that all outlines close.
  const columns = Math.ceil(area.width / cellPx) + 3
  const rows = Math.ceil(area.height / cellPx) + 3
  const grown = {
    x: area.x - cellPx,
    y: area.y - cellPx,
    width: (columns - 1) * cellPx,
    height: (rows - 1) * cellPx,
  }
  const heights = Float64Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    if (column === 0 || row === 0 || column === columns - 1 || row === rows - 1) return -1e6
    return height(grown.x + column * cellPx, grown.y + row * cellPx)
  })
  return { area: grown, columns, rows, heights }
}

// Index by inside corners: upper left 8, upper right 4, lower right 2, lower left 1.
const WAYS: readonly (readonly [from: Side, to: Side][])[] = [
  [],
  [['left', 'foot']],
  [['foot', 'right']],
  [['left', 'right']],
  [['right', 'top']],
  [
    ['left', 'foot'],
    ['right', 'top'],
  ],
  [['foot', 'top']],
  [['left', 'top']],
  [['top', 'left']],
  [['top', 'foot']],
  [
    ['top', 'left'],
    ['foot', 'right'],
  ],
  [['top', 'right']],
  [['right', 'left']],
  [['right', 'foot']],
  [['foot', 'left']],
  [],
]
type Side = 'left' | 'right' | 'top' | 'foot'

/** Corners are rounded; '' if nothing is above `level`. */
export function contour({ area, columns, rows, heights }: Surface, level: number, minPx = 0): string {
  const next = new Map<number, number>()
  const isInside = (column: number, row: number) => (heights[row * columns + column] ?? 0) > level
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const corners =
        (isInside(column, row) ? 8 : 0) +
        (isInside(column + 1, row) ? 4 : 0) +
        (isInside(column + 1, row + 1) ? 2 : 0) +
        (isInside(column, row + 1) ? 1 : 0)
      const edges = {
        top: 2 * (row * columns + column),
        foot: 2 * ((row + 1) * columns + column),
        left: 2 * (row * columns + column) + 1,
        right: 2 * (row * columns + column + 1) + 1,
      }
      for (const [from, to] of WAYS[corners] ?? []) next.set(edges[from], edges[to])
    }
  }
  const cell = { width: area.width / (columns - 1), height: area.height / (rows - 1) }
  const pointOn = (edge: number): Point => {
    const at = edge >> 1
    const isUpright = edge % 2 === 1
    const [here, there] = [heights[at] ?? 0, heights[at + (isUpright ? columns : 1)] ?? 0]
    const share = Math.min(1, Math.max(0, (level - here) / (there - here)))
    return {
      x: area.x + ((at % columns) + (isUpright ? 0 : share)) * cell.width,
      y: area.y + (Math.floor(at / columns) + (isUpright ? share : 0)) * cell.height,
    }
  }
  let d = ''
  for (const start of next.keys()) {
    const loop: Point[] = []
    for (let edge = start; next.has(edge);) {
      loop.push(pointOn(edge))
      const after = next.get(edge)!
      next.delete(edge)
      edge = after
    }
    if (sizeOf(loop) > minPx) d += roundedPolygon(loop, written)
  }
  return d
}

function sizeOf(loop: readonly Point[]): number {
  const xs = loop.map(({ x }) => x)
  return Math.max(...xs) - Math.min(...xs)
}

function written({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
}

export interface Veil {
  colour: string
  alpha: number // opacity per level
  from: number // share of bare sky: −1 none, 1 all
  bareHeight: number // × area: where clouds end without text
  fadePx: number // towards that end
  levels: number // thickness levels, enough that no edge shows
}

const THICKEST = 0.54 // threshold on the noise
const SIZE = { cellPx: 10, longPx: 360, thickPx: 90 }
const TATTER_PX = 26 // unevenness of their end
const GAP_PX = 20 // above the text box: two cells, because outlines end between cells

export function veil(
  { colour, alpha, from, bareHeight, fadePx, levels }: Veil,
  { area, unit, random, words: { text } }: Stage,
): SceneNode[] {
  const noise = gradientNoise(random)
  const foot = (text?.y ?? area.y + area.height * bareHeight) - GAP_PX * unit
  const room = { ...area, height: Math.max(0, foot - area.y) }
  const surface = sampled(room, SIZE.cellPx * unit, (x, y) => {
    const [across, down] = [x / (SIZE.longPx * unit), y / (SIZE.thickPx * unit)]
    const thickness = noise(across, down) + 0.45 * noise(2.4 * across + 9, 2.3 * down + 5) - from
    const end = foot - TATTER_PX * unit * Math.max(0, 0.6 + 1.4 * noise(1.7 * across, 40.5))
    const share = Math.min(1, Math.max(0, end - y) / (fadePx * unit))
    return thickness > 0 ? thickness * share : thickness
  })
  return Array.from({ length: levels }, (_, level) =>
    filledPath(
      `weather-veil-${level}`,
      contour(surface, ((THICKEST - from) * level) / levels),
      withAlpha(colour, alpha),
    ),
  )
}
