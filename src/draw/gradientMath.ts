import { formatColour, parseColour, type Rgba } from '../scene/colour'
import type { Box, ColourStop, LinearGradient } from '../scene/nodes'

/** Mixes gradients as CSS does: premultiplied, so that fades to transparent do not turn grey. */

const TRANSPARENT: Rgba = { r: 0, g: 0, b: 0, a: 0 }

/**
 * Colour at `t` (clamped to the stops), not premultiplied, channels unrounded. Parses the stops once, since a
 * strip needs thousands.
 */
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

/** The same gradient for engines that do not premultiply: adds stops where colour and opacity both change. */
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

/**
 * The fewest steps that keep the error within about half a level: ¼ × colour change × opacity change ÷ n².
 * Software rendering searches all stops per pixel.
 */
function stepsBetween(from: Rgba, to: Rgba): number {
  const colour = Math.max(Math.abs(to.r - from.r), Math.abs(to.g - from.g), Math.abs(to.b - from.b))
  return Math.max(1, Math.ceil(Math.sqrt(colour * Math.abs(to.a - from.a))))
}

/**
 * Where the box begins and ends on the gradient's line; { from: 0, to: 1 } when the line spans it as in CSS.
 */
export function reachOver(gradient: LinearGradient, box: Box): { from: number; to: number } {
  const dx = gradient.to.x - gradient.from.x
  const dy = gradient.to.y - gradient.from.y
  const lengthSquared = dx * dx + dy * dy
  if (lengthSquared === 0) return { from: 0, to: 1 }
  const shares = [box.x, box.x + box.width].flatMap((x) =>
    [box.y, box.y + box.height].map(
      (y) => ((x - gradient.from.x) * dx + (y - gradient.from.y) * dy) / lengthSquared,
    ),
  )
  return { from: Math.min(0, ...shares), to: Math.max(1, ...shares) }
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
