import { boundedMemo } from './memo'

/** Colours are #rrggbb or rgba(), mixed in sRGB, compared by WCAG 2.2 contrast. */

export interface Rgba {
  r: number // 0-255
  g: number
  b: number
  a: number // 0-1
}

const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i
const FUNCTION = /^rgba?\(\s*([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)(?:[\s,/]+([\d.]+)(%?))?\s*\)$/i

const parsed = boundedMemo<Rgba | null>(2_000) // dragging in a colour picker produces thousands

/** null for other forms. Cached, because choosing inks parses the same few colours hundreds of times. */
export function parseColour(text: string): Readonly<Rgba> | null {
  return parsed(text, () => parseUncached(text))
}

function parseUncached(text: string): Rgba | null {
  const hex = HEX.exec(text.trim())?.[1]
  if (hex !== undefined) {
    const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex
    const byte = (at: number) => Number.parseInt(full.slice(at, at + 2), 16)
    return { r: byte(0), g: byte(2), b: byte(4), a: full.length === 8 ? byte(6) / 255 : 1 }
  }
  const parts = FUNCTION.exec(text.trim())
  if (!parts) return null
  const [, r, g, b, a = '1', percent] = parts
  const alpha = percent ? Number(a) / 100 : Number(a)
  return { r: clampByte(Number(r)), g: clampByte(Number(g)), b: clampByte(Number(b)), a: Math.min(1, alpha) }
}

/** #rrggbb when opaque, else rgba(). */
export function formatColour({ r, g, b, a }: Rgba): string {
  if (a >= 1) return '#' + [r, g, b].map((c) => clampByte(c).toString(16).padStart(2, '0')).join('')
  return `rgba(${clampByte(r)},${clampByte(g)},${clampByte(b)},${Number(a.toFixed(3))})`
}

/** A gradient that fades out must end in its own colour at alpha 0. */
export function withAlpha(colour: string, alpha: number): string {
  return formatColour({ ...rgbaOf(colour), a: alpha })
}

export function alphaOf(colour: string): number {
  return rgbaOf(colour).a
}

/** `share`: amount of `other`, 0..1. */
export function mixColours(colour: string, other: string, share: number): string {
  const a = rgbaOf(colour)
  const b = rgbaOf(other)
  const at = (from: number, to: number) => from + (to - from) * share
  return formatColour({ r: at(a.r, b.r), g: at(a.g, b.g), b: at(a.b, b.b), a: at(a.a, b.a) })
}

export function averageColour(colours: readonly string[]): string {
  return colours.reduce((mean, colour, at) => mixColours(mean, colour, 1 / (at + 1)), colours[0] ?? '#ffffff')
}

export function compositeOver(top: string, ground: string): string {
  const { a } = rgbaOf(top)
  return mixColours(ground, formatColour({ ...rgbaOf(top), a: 1 }), a)
}

/** WCAG 2.2 relative luminance, 0 to 1. */
export function luminance(colour: string): number {
  const { r, g, b } = rgbaOf(colour)
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
export function contrastRatio(a: string, b: string): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

export function worstContrast(ink: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrastRatio(ink, ground)))
}

/** Hue in degrees, chroma 0..1 (the spread of the channels). */
export function hueOf(colour: string): { hueDeg: number; chroma: number } {
  const { r, g, b } = rgbaOf(colour)
  const max = Math.max(r, g, b)
  const spread = max - Math.min(r, g, b)
  if (spread === 0) return { hueDeg: 0, chroma: 0 }
  const sector = max === r ? (g - b) / spread : max === g ? 2 + (b - r) / spread : 4 + (r - g) / spread
  return { hueDeg: (sector * 60 + 360) % 360, chroma: spread / 255 }
}

/** Hue is in degrees, saturation and lightness 0..1. Source: CSS Color 4, 7.1. */
export function hslColour(hueDeg: number, saturation: number, lightness: number): string {
  const channel = (n: number) => {
    const k = (n + hueDeg / 30) % 12
    return (
      lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    )
  }
  return formatColour({ r: channel(0) * 255, g: channel(8) * 255, b: channel(4) * 255, a: 1 })
}

function rgbaOf(colour: string): Readonly<Rgba> {
  return parseColour(colour) ?? { r: 0, g: 0, b: 0, a: 1 }
}

function clampByte(value: number): number {
  return Math.min(255, Math.max(0, Math.round(value)))
}

/** Oklab mixes perceptually (CSS Color 4, 18; Björn Ottosson). Canvas mixes in sRGB. */
type Oklab = readonly [lightness: number, a: number, b: number]

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
