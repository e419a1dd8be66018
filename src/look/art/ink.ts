import { parseColour } from '../../scene/colour'
import type { ColourStop, OpacityGrid, Paint } from '../../scene/nodes'
import { applied, inverse, type Matrix } from './matrix'

/** A paint as a colour table, with a lookup from point to entry. */
export interface Ink {
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
