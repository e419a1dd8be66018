/** Nodes are drawn on a coarse point grid; blur and grain count only as far as they affect legibility. */
import { clockwiseCorners, intersectBoxes } from '../../scene/box'
import type { Box, GroupNode, PathNode, RectNode, SceneNode, Paint } from '../../scene/nodes'
import { polylines, type Polyline } from '../../scene/polylines'
import { greyOf, lumaOf, type LuminanceMap } from '../luminanceMap'
import {
  blurred,
  emptyLayer,
  lay,
  dabs,
  inkOf,
  boxAround,
  matrixOf,
  multiplied,
  IDENTITY,
  applied,
  type Layer,
  type Raster,
  type Matrix,
} from './raster'

const CELL_PX = 12 // on a card whose short side is 540
const SIDE = 3 // points across a cell
const SHORT_SIDE_PX = 540

export function luminanceMapOfNodes(nodes: readonly SceneNode[], box: Box): LuminanceMap {
  const cellPx = (CELL_PX * Math.min(box.width, box.height)) / SHORT_SIDE_PX
  const cellsOn = (side: number) => Math.max(1, Math.round(side / cellPx))
  const [columns, rows] = [cellsOn(box.width), cellsOn(box.height)]
  const raster: Raster = {
    box,
    columns: columns * SIDE,
    rows: rows * SIDE,
    pitch: { x: box.width / (columns * SIDE), y: box.height / (rows * SIDE) },
  }
  const layer = emptyLayer(raster)
  let grain = 0
  const draw = (node: SceneNode, place: NodeTransform, on: Layer) => {
    const here = { ...place, opacity: place.opacity * (node.opacity ?? 1) }
    if (node.type === 'group') drawGroup(node, here, on)
    else if (node.type === 'rect') {
      if (typeof node.fill === 'object' && node.fill.type === 'noise')
        grain = Math.max(grain, node.fill.amount)
      else drawRect(raster, on, node, here)
    } else if (node.type === 'path') drawPath(raster, on, node, here)
  }
  const drawGroup = (group: GroupNode, place: NodeTransform, on: Layer) => {
    const matrix = multiplied(place.matrix, matrixOf(group))
    const clip = group.clip ? intersectBoxes(place.clip, boxAround(group.clip, place.matrix)) : place.clip
    if (!group.blurPx) {
      for (const child of group.children) draw(child, { matrix, clip, opacity: place.opacity }, on)
      return
    }
    const own = emptyLayer(raster)
    for (const child of group.children) draw(child, { matrix, clip, opacity: 1 }, own)
    lay(raster, on, blurred(raster, own, group.blurPx), clip, place.opacity)
  }
  for (const node of nodes) draw(node, { matrix: IDENTITY, clip: box, opacity: 1 }, layer)
  return luminanceMapOfLayer(raster, layer, columns, rows, 255 * grain)
}

function drawRect(
  raster: Raster,
  layer: Layer,
  { fill, stroke, ...box }: RectNode,
  place: NodeTransform,
): void {
  const lines = [{ points: clockwiseCorners(box), isClosed: true }]
  if (fill !== undefined) fillLines(raster, layer, lines, fill, place, false)
  if (stroke) strokeLines(raster, layer, lines, stroke.paint, stroke.widthPx, place)
}

function drawPath(raster: Raster, layer: Layer, node: PathNode, place: NodeTransform): void {
  const { d, fill, stroke, evenOdd = false, place: at } = node
  const own: Matrix = at ? [at.scale, 0, 0, at.scale, at.x, at.y] : IDENTITY
  const there = { ...place, matrix: multiplied(place.matrix, own) }
  const lines = polylines(d)
  if (fill !== undefined) fillLines(raster, layer, lines, fill, there, evenOdd)
  if (stroke) strokeLines(raster, layer, lines, stroke.paint, stroke.widthPx, there)
}

function luminanceMapOfLayer(
  raster: Raster,
  { red, green, blue }: Layer,
  columns: number,
  rows: number,
  grain: number, // noise amplitude, levels
): LuminanceMap {
  const cells = columns * rows
  const levels = () => [new Uint8Array(cells), new Uint8Array(cells), new Uint8Array(cells)] as const
  const [dark, light, colour] = [levels(), levels(), new Uint8Array(3 * cells)]
  const points = SIDE * SIDE
  const [lumas, greys] = [new Float32Array(points), new Float32Array(points)]
  const clampedByte = (level: number) => Math.min(255, Math.max(0, level))
  for (let cell = 0; cell < cells; cell += 1) {
    const [left, top] = [(cell % columns) * SIDE, Math.floor(cell / columns) * SIDE]
    const sum = [0, 0, 0]
    for (let nth = 0; nth < points; nth += 1) {
      const at = (top + Math.floor(nth / SIDE)) * raster.columns + left + (nth % SIDE)
      const [r, g, b] = [red[at]!, green[at]!, blue[at]!]
      lumas[nth] = lumaOf(r, g, b)
      greys[nth] = greyOf(r, g, b)
      sum[0]! += r
      sum[1]! += g
      sum[2]! += b
    }
    lumas.sort()
    greys.sort()
    const middle = points >> 1
    dark[0][cell] = clampedByte(lumas[0]! - grain)
    dark[1][cell] = clampedByte(lumas[1]! - grain / 2)
    dark[2][cell] = clampedByte(lumas[middle]!)
    light[0][cell] = clampedByte(greys[points - 1]! + grain)
    light[1][cell] = clampedByte(greys[points - 2]! + grain / 2)
    light[2][cell] = clampedByte(greys[middle]!)
    for (const channel of [0, 1, 2]) colour[3 * cell + channel] = Math.round(sum[channel]! / points)
  }
  const { width, height } = raster.box
  return { widthPx: width, heightPx: height, columns, rows, dark, light, colour }
}

interface NodeTransform {
  matrix: Matrix
  clip: Box
  opacity: number
}

function fillLines(
  raster: Raster,
  layer: Layer,
  lines: readonly Polyline[],
  paint: Paint,
  { matrix, clip, opacity }: NodeTransform,
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

/** Lines thinner than the grid count by their coverage. */
function strokeLines(
  raster: Raster,
  layer: Layer,
  lines: readonly Polyline[],
  paint: Paint,
  widthPx: number,
  { matrix, clip, opacity }: NodeTransform,
): void {
  const ink = inkOf(paint, matrix, opacity)
  if (!ink) return
  const { pitch, box, columns, rows } = raster
  const half = (widthPx * Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]))) / 2
  const isDrawn = new Uint8Array(columns * rows) // a stroke covers each point only once
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
