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
      for (let column = from; column <= to; column += 1) dab(raster, layer, column, row, ink)
    }
  }
}

/** Draws lines of a width: the points nearer than half of it. What is thinner than the grid is as light as the part it covers. */
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
  const drawn = new Set<number>() // a stroke covers a point once
  for (const { points, isClosed } of lines) {
    const moved = points.map((point) => applied(matrix, point))
    const count = isClosed ? moved.length : moved.length - 1
    for (let nth = 0; nth < count; nth += 1) {
      const [from, to] = [moved[nth]!, moved[(nth + 1) % moved.length]!]
      const reach = {
        left: Math.max(clip.x, Math.min(from.x, to.x) - half),
        right: Math.min(clip.x + clip.width, Math.max(from.x, to.x) + half),
        top: Math.max(clip.y, Math.min(from.y, to.y) - half),
        foot: Math.min(clip.y + clip.height, Math.max(from.y, to.y) + half),
      }
      const lastColumn = Math.min(columns - 1, Math.floor((reach.right - box.x) / pitch.x - 0.5))
      const lastRow = Math.min(rows - 1, Math.floor((reach.foot - box.y) / pitch.y - 0.5))
      for (let row = Math.max(0, Math.ceil((reach.top - box.y) / pitch.y - 0.5)); row <= lastRow; row += 1)
        for (
          let column = Math.max(0, Math.ceil((reach.left - box.x) / pitch.x - 0.5));
          column <= lastColumn;
          column += 1
        ) {
          const point = pointAt(raster, column, row)
          const at = row * columns + column
          if (drawn.has(at) || distanceTo(from, to, point) > half) continue
          drawn.add(at)
          dab(raster, layer, column, row, ink)
        }
    }
  }
}

function distanceTo(from: Point, to: Point, { x, y }: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const share = Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - from.x - share * dx, y - from.y - share * dy)
}

/** A paint's colour at a point, and how much of it. */
type Ink = (point: Point) => Rgba
type Rgba = readonly [red: number, green: number, blue: number, alpha: number]

/** null for paints that change no tone. */
function inkOf(paint: Paint, matrix: Matrix, opacity: number): Ink | null {
  if (typeof paint === 'string') {
    const flat = rgba(paint, opacity)
    return () => flat
  }
  const back = inverse(matrix)
  const own = (point: Point) => applied(back, point)
  if (paint.type === 'linear') {
    const [dx, dy] = [paint.to.x - paint.from.x, paint.to.y - paint.from.y]
    const length = dx * dx + dy * dy || 1
    const at = alongStops(paint.stops, opacity)
    return (point) => {
      const { x, y } = own(point)
      return at(((x - paint.from.x) * dx + (y - paint.from.y) * dy) / length)
    }
  }
  if (paint.type === 'radial') {
    const { centre, radiusPx, focus = centre } = paint
    const at = alongStops(paint.stops, opacity)
    return (point) => {
      const { x, y } = own(point)
      return at(Math.hypot(x - (focus.x + centre.x) / 2, y - (focus.y + centre.y) / 2) / radiusPx)
    }
  }
  if (paint.type === 'opacityGrid') return (point) => inGrid(paint, own(point), opacity)
  return null
}

const FINE = 64

function alongStops(stops: readonly ColourStop[], opacity: number): (share: number) => Rgba {
  const colours = stops.map(({ at, colour }) => ({ at, colour: rgba(colour, opacity) }))
  const table = Array.from({ length: FINE + 1 }, (_, nth): Rgba => {
    const share = nth / FINE
    const after = colours.findIndex(({ at }) => at >= share)
    if (after <= 0) return (after < 0 ? colours.at(-1) : colours[0])?.colour ?? [0, 0, 0, 0]
    const [from, to] = [colours[after - 1]!, colours[after]!]
    const part = (share - from.at) / (to.at - from.at || 1)
    return from.colour.map(
      (value, channel) => value + (to.colour[channel]! - value) * part,
    ) as unknown as Rgba
  })
  return (share) => table[Math.round(FINE * Math.min(1, Math.max(0, share)))]!
}

function inGrid({ colour, xs, ys, opacities }: OpacityGrid, { x, y }: Point, opacity: number): Rgba {
  const column = xs.findIndex((edge) => edge > x) - 1
  const row = ys.findIndex((edge) => edge > y) - 1
  return rgba(colour, opacity * (opacities[row]?.[column] ?? 0))
}

function rgba(colour: string, opacity: number): Rgba {
  const { r, g, b, a } = parseColour(colour) ?? { r: 0, g: 0, b: 0, a: 0 }
  return [r, g, b, a * opacity]
}

function dab(raster: Raster, layer: Layer, column: number, row: number, ink: Ink): void {
  const [red, green, blue, alpha] = ink(pointAt(raster, column, row))
  if (alpha === 0) return
  const at = row * raster.columns + column
  const left = 1 - alpha
  layer.red[at] = red * alpha + layer.red[at]! * left
  layer.green[at] = green * alpha + layer.green[at]! * left
  layer.blue[at] = blue * alpha + layer.blue[at]! * left
  layer.alpha[at] = alpha + layer.alpha[at]! * left
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
