import { formatColour, parseColour } from './colour'

/** Oklab mixes perceptually (CSS Color 4, 18; Björn Ottosson). Canvas mixes in sRGB. */
export type Oklab = readonly [lightness: number, a: number, b: number]

export function oklabOf(colour: string): Oklab {
  const { r, g, b } = parseColour(colour) ?? { r: 0, g: 0, b: 0 }
  const [red, green, blue] = [r, g, b].map(linear) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** Clips channels outside sRGB. */
export function fromOklab([lightness, a, b]: Oklab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return formatColour({
    r: byteOf(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    g: byteOf(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    b: byteOf(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
    a: 1,
  })
}

/** Mixes two opaque colours in Oklab. `share`: amount of `other`, 0..1. */
export function mixOklab(colour: string, other: string, share: number): string {
  const [from, to] = [oklabOf(colour), oklabOf(other)]
  const at = (axis: 0 | 1 | 2) => from[axis] + (to[axis] - from[axis]) * share
  return fromOklab([at(0), at(1), at(2)])
}

/** Keeps the hue. `by` is a share of the range from black to white; negative: darker. */
export function lightened(colour: string, by: number): string {
  const [lightness, a, b] = oklabOf(colour)
  return fromOklab([Math.min(1, Math.max(0, lightness + by)), a, b])
}

function linear(byte: number): number {
  const c = byte / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

function byteOf(light: number): number {
  const c = Math.min(1, Math.max(0, light))
  return Math.round(255 * (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055))
}

/** Lightness is 0..1, chroma 0..0.4. Source: CSS Color 4, 18 (Björn Ottosson, Oklab). */
export function oklch(colour: string): { lightness: number; chroma: number; hueDeg: number } {
  const [lightness, a, b] = oklabOf(colour)
  const hueDeg = (Math.atan2(b, a) * 180) / Math.PI
  return { lightness, chroma: Math.hypot(a, b), hueDeg: (hueDeg + 360) % 360 }
}
