import { insetBox } from '../../scene/box'
import {
  averageColour,
  contrastRatio,
  hslColour,
  hueOf,
  luminance,
  mixColours,
  withAlpha,
  worstContrast,
} from '../../scene/colour'
import type { Box } from '../../scene/nodes'
import { inksOver, type Inks } from '../inks'
import { grown, type CardTheme, type Frame, type FrameSite } from './frame'
import { firstApart, powered, shaded } from './tones'

const DEEPER = [1.3, 1.6, 2, 2.4, 2.8, 3.2, 4, 5, 6, 7]
const LIGHTER = [0.8, 0.65, 0.5, 0.4]

/** A soft pillow: very large radii and a thick border in a much lighter tint, on a field of the background's own hue. */
export const rounded: Frame<'field' | 'border'> = {
  label: { en: 'Rounded', zh: '圆角' },
  colours: { field: { light: '', dark: '' }, border: { light: '', dark: '' } },
  inks: softInks,
  backgroundBox(sheet) {
    const { body, radiusPx, borderPx } = bodyOf(sheet)
    return { ...insetBox(body, borderPx), radiusPx: radiusPx - borderPx }
  },
  plan({ sheet }) {
    const { body, borderPx } = bodyOf(sheet)
    const inner = insetBox(body, borderPx)
    const side = grown(inner.width, 0.088, 48, 88) // the foot's lines are clear of the curve
    const top = inner.y + grown(inner.height, 0.08, 32, 48)
    const baselineY = inner.y + inner.height - 26
    const line = { baselineY, maxWidthPx: inner.width / 2 - side - 8 }
    return {
      textBox: { x: inner.x + side, y: top, width: inner.width - 2 * side, height: baselineY - 32 - top },
      date: { ...line, x: inner.x + side, align: 'left' },
      watermark: { ...line, x: inner.x + inner.width - side, align: 'right' },
      author: 'dash',
    }
  },
  under(site) {
    const { body, radiusPx } = bodyOf(site.sheet)
    const field = site.colours.field || fieldOf(site)
    const shadow = mixColours(powered(field, 2.6), '#000000', 0.25)
    return [
      { type: 'rect', id: 'frame-field', ...site.sheet, fill: field },
      {
        type: 'rect',
        id: 'frame-border',
        ...body,
        radiusPx,
        fill: site.colours.border || borderOf(site, field),
        shadows: [{ dx: 0, dy: 8, blurPx: 24, spreadPx: 0, colour: withAlpha(shadow, 0.3) }],
      },
    ]
  },
}

/** In a mat, which frames the card already, everything around the page is thinner. */
function bodyOf(sheet: Box): { body: Box; radiusPx: number; borderPx: number } {
  const short = Math.min(sheet.width, sheet.height)
  return {
    body: insetBox(sheet, grown(short - 300, 0.084, 12, 20)),
    radiusPx: grown(short, 0.156, 64, 84),
    borderPx: grown(short - 300, 0.092, 16, 22),
  }
}

/** The background's colour, deeper and stronger; a dark one becomes lighter, and by night the field is dark. */
function fieldOf({ grounds, theme }: FrameSite): string {
  const ground = averageColour(grounds)
  if (theme === 'light') return dayField(ground)
  return isDark(ground)
    ? firstApart(ground, 1.5, LIGHTER)
    : mixColours(powered(papery(ground), 6), '#17121A', 0.7)
}

function dayField(ground: string): string {
  if (isDark(ground)) return firstApart(ground, 2.6, LIGHTER)
  // A strong colour multiplied grows harsh: it is shaded instead.
  const strength = Math.min(0.8, 1.6 * hueOf(ground).chroma)
  const deep = firstApart(papery(ground), 1.42, DEEPER)
  return mixColours(deep, shaded(ground), strength)
}

/** Much lighter than the background; a white page gets a border between its own white and the field. */
function borderOf({ grounds, theme }: FrameSite, field: string): string {
  const ground = averageColour(grounds)
  if (theme === 'dark' && isDark(ground)) return mixColours(field, '#FFFFFF', 0.22)
  const tint = mixColours(ground, '#FFFFFF', 0.76)
  return contrastRatio(tint, ground) >= 1.06 ? tint : mixColours(dayField(ground), '#FFFFFF', 0.6)
}

function isDark(ground: string): boolean {
  return luminance(ground) < 0.2
}

/** White has no hue to deepen: it takes the warm grey of paper. */
function papery(ground: string): string {
  return luminance(ground) > 0.9 && hueOf(ground).chroma < 0.012 ? mixColours(ground, '#CFC4B6', 0.3) : ground
}

/** Text in a rich dark tone of the background's hue where that reads, else as contrast chooses. */
function softInks(grounds: readonly string[], theme: CardTheme): Inks {
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
    small: toned(0.34, 0.38, 4.8, inks.small),
    accent: toned(0.62, 0.55, 3, inks.accent),
  }
}
