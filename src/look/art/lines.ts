import type { Box, Paint } from '../../scene/nodes'
import type { Polyline } from '../../scene/polylines'
import { inkOf } from './ink'
import { applied, type Matrix } from './matrix'
import { dabs, type Layer, type Raster } from './raster'

/** A node's place: what its coordinates are multiplied by and moved by, and where it may draw. */
export interface Place {
  matrix: Matrix
  clip: Box
  opacity: number
}

/** Fills what lies inside the lines, row of points by row. */
export function fillLines(
  raster: Raster,
  layer: Layer,
  lines: readonly Polyline[],
  paint: Paint,
  { matrix, clip, opacity }: Place,
  evenOdd: boolean,
): void {
  const { rows, columns, pitch, box } = raster
  const crossings: { x: number; turn: number }[][] = Array.from({ length: rows }, () => [])
  const rowAt = (y: number) => (y - box.y) / pitch.y - 0.5
  for (const { points } of lines) {
    const moved = points.map((point) => applied(matrix, point))
    for (let nth = 0; nth < moved.length; nth += 1) {
      const [from, to] = [moved[nth]!, moved[(nth + 1) % moved.length]!]
      if (from.y === to.y) continue
      const turn = to.y > from.y ? 1 : -1
      const [top, foot] = turn > 0 ? [from, to] : [to, from]
      const last = Math.min(rows - 1, Math.ceil(rowAt(foot.y)) - 1)
      const slope = (foot.x - top.x) / (foot.y - top.y)
      for (let row = Math.max(0, Math.ceil(rowAt(top.y))); row <= last; row += 1) {
        const y = box.y + (row + 0.5) * pitch.y
        crossings[row]!.push({ x: top.x + slope * (y - top.y), turn })
      }
    }
  }
  const ink = inkOf(paint, matrix, opacity)
  if (!ink) return
  const [firstRow, lastRow] = [Math.max(0, Math.ceil(rowAt(clip.y))), Math.floor(rowAt(clip.y + clip.height))]
  const columnAt = (x: number) => (x - box.x) / pitch.x - 0.5
  for (let row = firstRow; row <= Math.min(rows - 1, lastRow); row += 1) {
    const on = crossings[row]!.sort((a, b) => a.x - b.x)
    let winding = 0
    for (let nth = 0; nth + 1 < on.length; nth += 1) {
      winding += on[nth]!.turn
      const isInside = evenOdd ? nth % 2 === 0 : winding !== 0
      if (!isInside) continue
      const from = Math.max(0, Math.ceil(columnAt(Math.max(on[nth]!.x, clip.x))))
      const to = Math.min(columns - 1, Math.floor(columnAt(Math.min(on[nth + 1]!.x, clip.x + clip.width))))
      dabs(raster, layer, row, from, to, ink)
    }
  }
}

/** Draws lines of a width: the points nearer than half of it. Of what is thinner than the grid some points are hit, as many as it covers. */
export function strokeLines(
  raster: Raster,
  layer: Layer,
  lines: readonly Polyline[],
  paint: Paint,
  widthPx: number,
  { matrix, clip, opacity }: Place,
): void {
  const ink = inkOf(paint, matrix, opacity)
  if (!ink) return
  const { pitch, box, columns, rows } = raster
  const half = (widthPx * Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))) / 2
  const isDrawn = new Uint8Array(columns * rows) // a stroke covers a point once
  const [right, foot] = [clip.x + clip.width, clip.y + clip.height]
  for (const { points, isClosed } of lines) {
    const moved = points.map((point) => applied(matrix, point))
    const count = isClosed ? moved.length : moved.length - 1
    for (let nth = 0; nth < count; nth += 1) {
      const from = moved[nth]!
      const to = moved[nth + 1 === moved.length ? 0 : nth + 1]!
      const [dx, dy] = [to.x - from.x, to.y - from.y]
      const length = dx * dx + dy * dy || 1
      const lastColumn = Math.min(
        columns - 1,
        Math.floor((Math.min(right, Math.max(from.x, to.x) + half) - box.x) / pitch.x - 0.5),
      )
      const lastRow = Math.min(
        rows - 1,
        Math.floor((Math.min(foot, Math.max(from.y, to.y) + half) - box.y) / pitch.y - 0.5),
      )
      const firstColumn = Math.max(
        0,
        Math.ceil((Math.max(clip.x, Math.min(from.x, to.x) - half) - box.x) / pitch.x - 0.5),
      )
      const firstRow = Math.max(
        0,
        Math.ceil((Math.max(clip.y, Math.min(from.y, to.y) - half) - box.y) / pitch.y - 0.5),
      )
      for (let row = firstRow; row <= lastRow; row += 1) {
        const y = box.y + (row + 0.5) * pitch.y - from.y
        for (let column = firstColumn; column <= lastColumn; column += 1) {
          const at = row * columns + column
          if (isDrawn[at] === 1) continue
          const x = box.x + (column + 0.5) * pitch.x - from.x
          const share = Math.min(1, Math.max(0, (x * dx + y * dy) / length))
          const [offX, offY] = [x - share * dx, y - share * dy]
          if (offX * offX + offY * offY > half * half) continue
          isDrawn[at] = 1
          dabs(raster, layer, row, column, column, ink)
        }
      }
    }
  }
}
