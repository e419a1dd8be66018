import { parseColour } from './colour'

/** To OKLCH: lightness 0-1, chroma 0 to about 0.4, hue. Source: CSS Color 4, 18 (Björn Ottosson, Oklab). */
export function oklch(colour: string): { lightness: number; chroma: number; hueDeg: number } {
  const { r, g, b } = parseColour(colour) ?? { r: 0, g: 0, b: 0 }
  const [red, green, blue] = [r, g, b].map(linear) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bAxis = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const hueDeg = (Math.atan2(bAxis, a) * 180) / Math.PI
  return { lightness, chroma: Math.hypot(a, bAxis), hueDeg: (hueDeg + 360) % 360 }
}

function linear(byte: number): number {
  const c = byte / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}
