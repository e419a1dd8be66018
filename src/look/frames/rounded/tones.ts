/** The colours around and on a soft pillow, from its background. */
import { averageColour, hslColour, hueOf, luminance, mixColours, worstContrast } from '../../../scene/colour'
import { inksOver, isPaper, type FrameInks } from '../../inks'
import type { CardTheme, FrameContext } from '../frame'
import { firstApart, powered, shaded } from './deeper'

const DEEPER = [1.3, 1.6, 2, 2.4, 2.8, 3.2, 4, 5, 6, 7]
const LIGHTER = [0.8, 0.65, 0.5, 0.4]
/** Paper has hardly any hue to deepen: its field is the seal's red, much thinned; that of white and grey is mist. */
const FIELD = { paper: '#EBCBBB', grey: '#C8D2DE' }

const NIGHT = {
  contrast: 1.5,
  haze: '#A49CC4',
  share: 0.12,
  black: 0.02,
  shareOnBlack: 0.3,
  shade: '#17121A',
  onPicture: 0.5,
}

/** The background's colour, deeper and more saturated; a dark one is made lighter, and in the dark theme a pale sheet has a dark field. */
export function fieldOf({ grounds, theme, hasPicture }: FrameContext): string {
  const ground = averageColour(grounds)
  if (theme === 'light') return dayField(ground)
  if (hasPicture) return mixColours(ground, NIGHT.shade, NIGHT.onPicture)
  // Around a dark sheet a darker field would be the edge of a phone.
  return isDark(ground)
    ? hazy(firstApart(ground, NIGHT.contrast, LIGHTER))
    : mixColours(powered(papery(ground), 6), NIGHT.shade, 0.7)
}

/** Black becomes no lighter by itself. */
function hazy(tone: string): string {
  return mixColours(tone, NIGHT.haze, luminance(tone) < NIGHT.black ? NIGHT.shareOnBlack : NIGHT.share)
}

function dayField(ground: string): string {
  if (isDark(ground)) return hazy(firstApart(ground, 2.6, LIGHTER))
  if (isPale(ground)) return hueOf(ground).chroma < 0.012 ? FIELD.grey : FIELD.paper
  // A saturated colour becomes harsh when multiplied: it is shaded instead.
  const strength = Math.min(0.8, 1.6 * hueOf(ground).chroma)
  const deep = firstApart(papery(ground), 1.42, DEEPER)
  return mixColours(deep, shaded(ground), strength)
}

/** Paper, white and light grey. */
function isPale(ground: string): boolean {
  return luminance(ground) > 0.75 && (isPaper(ground) || hueOf(ground).chroma < 0.02)
}

function isDark(ground: string): boolean {
  return luminance(ground) < 0.2
}

/** White has no hue to deepen: it gets the warm grey of paper. */
function papery(ground: string): string {
  return luminance(ground) > 0.9 && hueOf(ground).chroma < 0.012 ? mixColours(ground, '#CFC4B6', 0.3) : ground
}

/** Text in a rich dark tone of the background's hue if that is readable, else inks by contrast. */
export function softInks(grounds: readonly string[], theme: CardTheme): FrameInks {
  const inks = inksOver(grounds, theme)
  const { hueDeg, chroma } = hueOf(averageColour(grounds))
  if (luminance(inks.quote) > 0.2 || chroma < 0.04) return inks
  const toned = (saturation: number, lightness: number, needed: number, otherwise: string) => {
    const tone = hslColour(hueDeg, saturation, lightness)
    return worstContrast(tone, grounds) >= needed ? tone : otherwise
  }
  return {
    quote: toned(0.6, 0.2, 7, inks.quote),
    translation: toned(0.36, 0.36, 4.8, inks.translation),
    author: toned(0.42, 0.3, 4.8, inks.author),
    accent: toned(0.62, 0.55, 3, inks.accent),
  }
}
