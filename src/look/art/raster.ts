import { gaussianWeights } from '../../scene/gaussianWeights'
import type { Box, Point } from '../../scene/nodes'
import type { Ink } from './ink'

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
