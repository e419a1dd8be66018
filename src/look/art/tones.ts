/**
 * How light and how dark a painting is, cell by cell, like a picture's tones (`look/pictureTones.ts`): so words on it get inks by
 * what lies below them, without a pixel. Nodes are drawn on a coarse grid of points, in order, as drawing does; blur and grain count
 * as far as they change what words are read on.
 */
import { intersectBoxes } from '../../scene/box'
import { parseColour } from '../../scene/colour'
import { gaussianWeights } from '../../scene/gaussianWeights'
import type {
  Box,
  ColourStop,
  GroupNode,
  OpacityGrid,
  Paint,
  PathNode,
  Point,
  RectNode,
  SceneNode,
} from '../../scene/nodes'
import { polylines, type Polyline } from '../../scene/polylines'
import { greyOf, lumaOf, type PictureTones } from '../pictureTones'

const CELL_PX = 12 // of a card whose short side is 540
const SIDE = 3 // points across a cell
const SHORT_SIDE_PX = 540

/** Points of a layer: colour channels 0-255 times opacity, and opacity 0-1. */
interface Layer {
  red: Float32Array
  green: Float32Array
  blue: Float32Array
  alpha: Float32Array
}

interface Raster {
  box: Box
  columns: number // of points
  rows: number
  pitch: Point
}

/** A node's place: what its coordinates are multiplied by and moved by, and where it may draw. */
interface Place {
  matrix: Matrix
  clip: Box
  opacity: number
}

/** x′ = a x + c y + e, y′ = b x + d y + f. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

const UNMOVED: Matrix = [1, 0, 0, 1, 0, 0]

/** The tones of what nodes draw in a box. */
export function tonesOfNodes(nodes: readonly SceneNode[], box: Box): PictureTones {
  const cellPx = (CELL_PX * Math.min(box.width, box.height)) / SHORT_SIDE_PX
  const [columns, rows] = [box.width, box.height].map((side) => Math.max(1, Math.round(side / cellPx))) as [
    number,
    number,
  ]
  const raster: Raster = {
    box,
    columns: columns * SIDE,
    rows: rows * SIDE,
    pitch: { x: box.width / (columns * SIDE), y: box.height / (rows * SIDE) },
  }
  const layer = emptyLayer(raster)
  let grain = 0
  const draw = (node: SceneNode, place: Place, on: Layer) => {
    const here = { ...place, opacity: place.opacity * (node.opacity ?? 1) }
    if (node.type === 'group') drawGroup(node, here, on)
    else if (node.type === 'rect') {
      if (typeof node.fill === 'object' && node.fill.type === 'noise')
        grain = Math.max(grain, node.fill.amount)
      else drawRect(raster, on, node, here)
    } else if (node.type === 'path') drawPath(raster, on, node, here)
  }
  const drawGroup = (group: GroupNode, place: Place, on: Layer) => {
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
  for (const node of nodes) draw(node, { matrix: UNMOVED, clip: box, opacity: 1 }, layer)
  return tonesOfLayer(raster, layer, columns, rows, 255 * grain)
}

function emptyLayer({ columns, rows }: Raster): Layer {
  const channel = () => new Float32Array(columns * rows)
  return { red: channel(), green: channel(), blue: channel(), alpha: channel() }
}

function drawRect(raster: Raster, layer: Layer, { fill, stroke, ...box }: RectNode, place: Place): void {
  const { x, y, width, height } = box
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
  const lines = [{ points: corners, isClosed: true }]
  if (fill !== undefined) fillLines(raster, layer, lines, fill, place, false)
  if (stroke) strokeLines(raster, layer, lines, stroke.paint, stroke.widthPx, place)
}

function drawPath(raster: Raster, layer: Layer, node: PathNode, place: Place): void {
  const { d, fill, stroke, evenOdd = false, place: at } = node
  const own: Matrix = at ? [at.scale, 0, 0, at.scale, at.x, at.y] : UNMOVED
  const there = { ...place, matrix: multiplied(place.matrix, own) }
  const lines = polylines(d)
  if (fill !== undefined) fillLines(raster, layer, lines, fill, there, evenOdd)
  if (stroke) strokeLines(raster, layer, lines, stroke.paint, stroke.widthPx, there)
}

/** Fills what lies inside the lines, row of points by row. */
function fillLines(
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
function strokeLines(
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

/** A paint as a table of colours, and where in the table a point's colour is. */
interface Ink {
  table: Float32Array // red, green, blue 0-255 and alpha 0-1, one after the other
  at: ((x: number, y: number) => number) | null // an entry of the table; null: the first everywhere
}

const FINE = 64 // entries of a gradient, less one

/** null for paints that change no tone. */
function inkOf(paint: Paint, matrix: Matrix, opacity: number): Ink | null {
  if (typeof paint === 'string') return { table: Float32Array.from(rgba(paint, opacity)), at: null }
  const [a, b, c, d, e, f] = inverse(matrix)
  if (paint.type === 'linear') {
    const { from, to } = paint
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const perPx = FINE / (dx * dx + dy * dy || 1)
    const [byX, byY] = [(a * dx + b * dy) * perPx, (c * dx + d * dy) * perPx]
    const first = ((e - from.x) * dx + (f - from.y) * dy) * perPx
    return { table: tableOf(paint.stops, opacity), at: (x, y) => entry(first + byX * x + byY * y) }
  }
  if (paint.type === 'radial') {
    const { centre, radiusPx, focus = centre } = paint
    const [midX, midY] = [(focus.x + centre.x) / 2, (focus.y + centre.y) / 2]
    const at = (x: number, y: number) => {
      const [left, top] = [a * x + c * y + e - midX, b * x + d * y + f - midY]
      return entry((FINE * Math.sqrt(left * left + top * top)) / radiusPx)
    }
    return { table: tableOf(paint.stops, opacity), at }
  }
  if (paint.type === 'opacityGrid') return gridInk(paint, [a, b, c, d, e, f], opacity)
  return null
}

function entry(share: number): number {
  return share <= 0 ? 0 : share >= FINE ? FINE : Math.round(share)
}

function tableOf(stops: readonly ColourStop[], opacity: number): Float32Array {
  const colours = stops.map(({ at, colour }) => ({ at, colour: rgba(colour, opacity) }))
  const table = new Float32Array(4 * (FINE + 1))
  for (let nth = 0; nth <= FINE; nth += 1) {
    const share = nth / FINE
    const after = colours.findIndex(({ at }) => at >= share)
    const to = colours.at(after)
    const from = after > 0 ? colours[after - 1] : to
    if (!from || !to) continue
    const part = from === to ? 0 : (share - from.at) / (to.at - from.at || 1)
    for (let channel = 0; channel < 4; channel += 1)
      table[4 * nth + channel] = from.colour[channel]! + (to.colour[channel]! - from.colour[channel]!) * part
  }
  return table
}

/** Tiles are blurred when they are drawn; here each is as it is in its middle. */
function gridInk({ colour, xs, ys, opacities }: OpacityGrid, back: Matrix, opacity: number): Ink {
  const tiles = opacities.flat()
  const columns = xs.length - 1
  const table = Float32Array.from([0, ...tiles].flatMap((share) => rgba(colour, opacity * share)))
  return {
    table,
    at: (x, y) => {
      const own = applied(back, { x, y })
      const column = xs.findIndex((edge) => edge > own.x) - 1
      const row = ys.findIndex((edge) => edge > own.y) - 1
      return column < 0 || row < 0 ? 0 : 1 + row * columns + column
    },
  }
}

function rgba(colour: string, opacity: number): readonly number[] {
  const { r, g, b, a } = parseColour(colour) ?? { r: 0, g: 0, b: 0, a: 0 }
  return [r, g, b, a * opacity]
}

/** Colours points of a row, from one column to another. */
function dabs(
  { box, pitch, columns }: Raster,
  { red, green, blue, alpha }: Layer,
  row: number,
  from: number,
  to: number,
  { table, at }: Ink,
): void {
  const y = box.y + (row + 0.5) * pitch.y
  for (let column = from; column <= to; column += 1) {
    const of = at === null ? 0 : 4 * at(box.x + (column + 0.5) * pitch.x, y)
    const own = table[of + 3]!
    if (own === 0) continue
    const left = 1 - own
    const index = row * columns + column
    red[index] = table[of]! * own + red[index]! * left
    green[index] = table[of + 1]! * own + green[index]! * left
    blue[index] = table[of + 2]! * own + blue[index]! * left
    alpha[index] = own + alpha[index]! * left
  }
}

function pointAt({ box, pitch }: Raster, column: number, row: number): Point {
  return { x: box.x + (column + 0.5) * pitch.x, y: box.y + (row + 0.5) * pitch.y }
}

/** Lays one layer over another. */
function lay(raster: Raster, under: Layer, over: Layer, clip: Box, opacity: number): void {
  for (let row = 0; row < raster.rows; row += 1)
    for (let column = 0; column < raster.columns; column += 1) {
      const { x, y } = pointAt(raster, column, row)
      if (x < clip.x || y < clip.y || x > clip.x + clip.width || y > clip.y + clip.height) continue
      const at = row * raster.columns + column
      const left = 1 - over.alpha[at]! * opacity
      for (const channel of ['red', 'green', 'blue', 'alpha'] as const)
        under[channel][at] = over[channel][at]! * opacity + under[channel][at]! * left
    }
}

function blurred(raster: Raster, layer: Layer, sigmaPx: number): Layer {
  const { columns, rows, pitch } = raster
  const [across, down] = [gaussianWeights(sigmaPx / pitch.x), gaussianWeights(sigmaPx / pitch.y)]
  const soft = (channel: Float32Array) =>
    convolved(convolved(channel, columns, rows, 1, columns, across), rows, columns, columns, 1, down)
  return {
    red: soft(layer.red),
    green: soft(layer.green),
    blue: soft(layer.blue),
    alpha: soft(layer.alpha),
  }
}

/** A channel convolved along lines of points; beyond the edge there is nothing. */
function convolved(
  from: Float32Array,
  length: number,
  lines: number,
  step: number,
  lineStep: number,
  weights: readonly number[],
): Float32Array {
  const out = new Float32Array(from.length)
  const reach = (weights.length - 1) / 2
  for (let line = 0; line < lines; line += 1)
    for (let at = 0; at < length; at += 1) {
      let sum = 0
      const last = Math.min(reach, length - 1 - at)
      for (let near = Math.max(-reach, -at); near <= last; near += 1)
        sum += from[line * lineStep + (at + near) * step]! * weights[near + reach]!
      out[line * lineStep + at * step] = sum
    }
  return out
}

function tonesOfLayer(
  raster: Raster,
  { red, green, blue }: Layer,
  columns: number,
  rows: number,
  grain: number, // levels that a speck differs by
): PictureTones {
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

function applied([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f }
}

function multiplied([a, b, c, d, e, f]: Matrix, [a2, b2, c2, d2, e2, f2]: Matrix): Matrix {
  return [
    a * a2 + c * b2,
    b * a2 + d * b2,
    a * c2 + c * d2,
    b * c2 + d * d2,
    a * e2 + c * f2 + e,
    b * e2 + d * f2 + f,
  ]
}

function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const area = a * d - b * c || 1
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area]
}

function matrixOf({ rotation, scale }: GroupNode): Matrix {
  if (rotation) {
    const turn = (rotation.deg * Math.PI) / 180
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const { x, y } = rotation.about
    return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]
  }
  if (scale) return [scale.x, 0, 0, scale.y, scale.about.x * (1 - scale.x), scale.about.y * (1 - scale.y)]
  return UNMOVED
}

function boxAround({ x, y, width, height }: Box, matrix: Matrix): Box {
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ].map((corner) => applied(matrix, corner))
  const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}
