/** Deeper and lighter tones of a colour, for the area around a card's page. */
import { contrastRatio, formatColour, hueOf, mixColours, parseColour } from '../../../scene/colour'

/** The first power of a colour that has enough contrast to it, else the last. */
export function firstApart(ground: string, contrast: number, powers: readonly number[]): string {
  const tones = powers.map((power) => powered(ground, power))
  return tones.find((tone) => contrastRatio(tone, ground) >= contrast) ?? tones.at(-1) ?? ground
}

/** A colour multiplied with itself: above 1 deeper and more saturated, below 1 lighter and paler, in the same hue. */
export function powered(colour: string, power: number): string {
  const { r, g, b } = parseColour(colour) ?? { r: 0, g: 0, b: 0 }
  const channel = (byte: number) => 255 * (byte / 255) ** power
  return formatColour({ r: channel(r), g: channel(g), b: channel(b), a: 1 })
}

/** Yellow mixed with black is olive: its shade is ochre instead. */
export function shaded(ground: string): string {
  const { hueDeg } = hueOf(ground)
  return hueDeg > 40 && hueDeg < 72
    ? mixColours(ground, '#C2701C', 0.32)
    : mixColours(ground, '#000000', 0.16)
}
