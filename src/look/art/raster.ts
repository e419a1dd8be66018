import { gaussianWeights } from '../../scene/gaussianWeights'
import type { ColourStop, OpacityGrid, Paint, Box, GroupNode, Point } from '../../scene/nodes'
import { parseColour } from '../../scene/colour'
import { boundsOf, cornersOf } from '../../scene/box'

/** x′ = a x + c y + e, y′ = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

export function applied([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f }
}

export function multiplied([a, b, c, d, e, f]: Matrix, [a2, b2, c2, d2, e2, f2]: Matrix): Matrix {
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

export function matrixOf({ rotation, scale }: GroupNode): Matrix {
  if (rotation) {
    const turn = (rotation.deg * Math.PI) / 180
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const { x, y } = rotation.about
    return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]
  }
  if (scale) return [scale.x, 0, 0, scale.y, scale.about.x * (1 - scale.x), scale.about.y * (1 - scale.y)]
  return IDENTITY
}

export function boxAround(box: Box, matrix: Matrix): Box {
  return boundsOf(cornersOf(box).map((corner) => applied(matrix, corner)))
}

interface Ink {
  table: Float32Array // r, g, b 0..255 and alpha 0..1, interleaved
  at: ((x: number, y: number) => number) | null // null: always the first entry
}

const FINE = 64 // gradient entries − 1

/** null for paints without effect on luminance */
export function inkOf(paint: Paint, matrix: Matrix, opacity: number): Ink | null {
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

/** Drawing blurs the tiles; here each keeps its centre value. */
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

/** Colours are 0..255 × opacity, opacity is 0..1. */
export interface Layer {
  red: Float32Array
  green: Float32Array
  blue: Float32Array
  alpha: Float32Array
}

export interface Raster {
  box: Box
  columns: number // in points
  rows: number
  pitch: Point
}

export function emptyLayer({ columns, rows }: Raster): Layer {
  const channel = () => new Float32Array(columns * rows)
  return { red: channel(), green: channel(), blue: channel(), alpha: channel() }
}

export function dabs(
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

export function lay(raster: Raster, under: Layer, over: Layer, clip: Box, opacity: number): void {
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

export function blurred(raster: Raster, layer: Layer, sigmaPx: number): Layer {
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

/** The outside of the layer counts as empty. */
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
