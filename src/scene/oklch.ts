import { oklabOf } from './oklab'

/** To OKLCH: lightness 0-1, chroma 0 to about 0.4, hue. Source: CSS Color 4, 18 (Björn Ottosson, Oklab). */
export function oklch(colour: string): { lightness: number; chroma: number; hueDeg: number } {
  const [lightness, a, b] = oklabOf(colour)
  const hueDeg = (Math.atan2(b, a) * 180) / Math.PI
  return { lightness, chroma: Math.hypot(a, b), hueDeg: (hueDeg + 360) % 360 }
}
