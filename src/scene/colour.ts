/** Colours are #rrggbb or rgba(), mixed in sRGB, compared by WCAG 2.2 contrast. */

import { boundedMemo } from './memo'

export interface Rgba {
  r: number // 0-255
  g: number
  b: number
  a: number // 0-1
}

const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i
const FUNCTION = /^rgba?\(\s*([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)(?:[\s,/]+([\d.]+)(%?))?\s*\)$/i

const parsed = boundedMemo<Rgba | null>(2_000) // dragging in a colour picker produces thousands

/**
 * Returns null except for #rgb, #rrggbb, #rrggbbaa, rgb() and rgba(). Cached, because choosing inks parses
 * the same few colours hundreds of times per card.
 */
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

/** Returns the visible colour over an opaque `ground`. */
export function compositeOver(top: string, ground: string): string {
  const { a } = rgbaOf(top)
  return mixColours(ground, formatColour({ ...rgbaOf(top), a: 1 }), a)
}

/** WCAG 2.2 relative luminance, 0 to 1. */
export function luminance(colour: string): number {
  const { r, g, b } = rgbaOf(colour)
  const linear = (byte: number) => {
    const c = byte / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }
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
