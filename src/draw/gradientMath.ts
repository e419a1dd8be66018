import { formatColour, parseColour, type Rgba } from '../scene/colour'
import type { ColourStop, LinearGradient } from '../scene/nodes'

const TRANSPARENT: Rgba = { r: 0, g: 0, b: 0, a: 0 }

/** Not premultiplied or rounded. Parses the stops once. */
export function rampOf(stops: readonly ColourStop[]): (t: number) => Rgba {
  const read = stops.map((stop) => ({ at: stop.at, colour: rgba(stop) }))
  return (t) => {
    const after = read.findIndex(({ at }) => at > t)
    const to = after === -1 ? read[read.length - 1] : read[after]
    const from = after > 0 ? read[after - 1] : undefined
    if (!from || !to) return to?.colour ?? TRANSPARENT
    return mixPremultiplied(from.colour, to.colour, (t - from.at) / (to.at - from.at))
  }
}

/** Engines that do not premultiply need stops where colour and opacity both change. */
export function nativeStops(stops: readonly ColourStop[]): ColourStop[] {
  const read = stops.map(rgba)
  return stops.flatMap((stop, index) => {
    const next = stops[index + 1]
    if (!next) return [stop]
    const [from, to] = [read[index]!, read[index + 1]!]
    const steps = stepsBetween(from, to)
    if (steps === 1) return [stop]
    return Array.from({ length: steps }, (_, step) => {
      const share = step / steps
      return {
        at: stop.at + (next.at - stop.at) * share,
        colour: cssColour(mixPremultiplied(from, to, share)),
      }
    })
  })
}

/** The fewest that keep the error within half a level: software rendering searches all stops per pixel. */
function stepsBetween(from: Rgba, to: Rgba): number {
  const colour = Math.max(Math.abs(to.r - from.r), Math.abs(to.g - from.g), Math.abs(to.b - from.b))
  return Math.max(1, Math.ceil(Math.sqrt(colour * Math.abs(to.a - from.a))))
}

/** Levels per px of the channel that changes fastest; Infinity where two colours meet. */
export function steepnessOf({ stops, from, to }: LinearGradient): number {
  const lengthPx = Math.hypot(to.x - from.x, to.y - from.y)
  const read = stops.map((stop) => ({ at: stop.at, colour: rgba(stop) }))
  const slopes = read.slice(1).map((stop, index) => {
    const { at, colour } = read[index]!
    const levels = Math.max(
      ...(['r', 'g', 'b'] as const).map((channel) => Math.abs(stop.colour[channel] - colour[channel])),
      255 * Math.abs(stop.colour.a - colour.a),
    )
    return levels === 0 ? 0 : levels / ((stop.at - at) * lengthPx)
  })
  return Math.max(0, ...slopes)
}

export function isOpaque(stops: readonly ColourStop[]): boolean {
  return stops.every((stop) => rgba(stop).a >= 1)
}

function mixPremultiplied(from: Rgba, to: Rgba, share: number): Rgba {
  const a = from.a + (to.a - from.a) * share
  if (a === 0) return { ...(share < 0.5 ? from : to), a: 0 }
  const channel = (x: number, y: number) => (x * from.a + (y * to.a - x * from.a) * share) / a
  return { r: channel(from.r, to.r), g: channel(from.g, to.g), b: channel(from.b, to.b), a }
}

function cssColour({ r, g, b, a }: Rgba): string {
  return a >= 1
    ? formatColour({ r, g, b, a })
    : `rgba(${r.toFixed(2)},${g.toFixed(2)},${b.toFixed(2)},${a.toFixed(4)})`
}

function rgba(stop: ColourStop | undefined): Rgba {
  return (stop && parseColour(stop.colour)) ?? TRANSPARENT
}
