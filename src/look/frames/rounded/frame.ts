import { insetBox, outsetBox } from '../../../scene/box'
import {
  averageColour,
  compositeOver,
  luminance,
  mixColours,
  withAlpha,
  hslColour,
  hueOf,
  worstContrast,
  contrastRatio,
  formatColour,
  parseColour,
} from '../../../scene/colour'
import type { Box, Paint, SceneNode } from '../../../scene/nodes'
import { linearGradient, rectNode } from '../../../scene/shapes'
import { footLine, grown, UNSET, type Frame, type FrameContext, type CardTheme } from '../frame'
import { dropShadows, liftedShadows } from '../../shadows'
import { squircle, squircleHead } from './squircle'
import { inksOver, isPaper, type FrameInks } from '../../inks'

const DEEPER = [1.3, 1.6, 2, 2.4, 2.8, 3.2, 4, 5, 6, 7]
const LIGHTER = [0.8, 0.65, 0.5, 0.4]
/** Paper has too little hue to deepen, so it gets diluted seal red; white and grey get mist. */
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

const AROUND_PX = 28
const REACH_PX = 108 // extent of a corner along a side
const RADIUS_PX = 76 // circle just outside such a corner, hidden under the field
/** Many outlines, to match the sheet's corners. */
const SHADOW = { layers: 20, spreadPx: 26, dy: 10, alpha: 0.32 }
const CONTACT = { spreadPx: 2, dy: 1 }
const OPEN_SHADOWS = dropShadows('#1C1917', [8, 24, 0.24])
const RIM_PX = 3
const RIM = { pale: { edge: 0.95, foot: 0.6, sheen: 0.3 }, deep: { edge: 0.34, foot: 0.08, sheen: 0.05 } }

export const frame: Frame<'field' | 'border'> = {
  colours: { field: UNSET, border: UNSET },
  inks: softInks,
  tinged: (grounds) => [
    ...grounds,
    ...grounds.map((ground) => compositeOver(withAlpha('#FFFFFF', RIM.deep.sheen), ground)),
  ],
  hasSurface: true,
  backgroundBox: (bounds) => ({ ...outsetBox(bodyOf(bounds), 1), radiusPx: RADIUS_PX }),
  plan({ safe }) {
    const body = bodyOf(safe)
    const side = grown(body.width, 0.1, 56, 104) // keeps the bottom lines clear of the curve
    const top = body.y + grown(body.height, 0.1, 44, 64)
    const baselineY = body.y + body.height - 44
    return {
      sheet: insetBox(body, 12),
      bleed: {
        box: body,
        clip: { ...outsetBox(body, 1), radiusPx: RADIUS_PX },
        head: (heightPx) => squircleHead(body, REACH_PX, heightPx),
      },
      textBox: { x: body.x + side, y: top, width: body.width - 2 * side, height: baselineY - 32 - top },
      ...footLine(body, side, baselineY),
      author: 'dash',
      pictureRadiusPx: 24,
    }
  },
  // Without a field there is nothing to cut corners from, so they are circular.
  under({ safe, isSurfaceTransparent, lift }) {
    const shape = { ...bodyOf(safe), radiusPx: RADIUS_PX }
    const shadows = liftedShadows(OPEN_SHADOWS, lift)
    return isSurfaceTransparent ? [rectNode('frame-open-shadow', shape, { shadows })] : []
  },
  behind(context) {
    const body = bodyOf(context.safe)
    return context.isSurfaceTransparent ? [] : [...rim(body, context), ...field(body, context)]
  },
}

function bodyOf(bounds: Box): Box {
  return insetBox(bounds, AROUND_PX)
}

function field(body: Box, context: FrameContext<'field' | 'border'>): SceneNode[] {
  const { bounds, colours, lift } = context
  const opening = squircle(body, REACH_PX)
  const colour = colours.field || fieldOf(context)
  return [
    { type: 'path', id: 'frame-field', d: boxPath(bounds) + opening, evenOdd: true, fill: colour },
    ...shadow(body, opening, colour, lift),
  ]
}

/** Stacked alphas would round to another hue, and coinciding edges would lose antialiasing. */
function shadow(body: Box, opening: string, colour: string, lift: number): SceneNode[] {
  const { layers, alpha } = SHADOW
  const [spreadPx, dy] =
    lift === 0 ? [CONTACT.spreadPx, CONTACT.dy] : [SHADOW.spreadPx * lift, SHADOW.dy * lift]
  const outlines = Array.from({ length: layers }, (_, at) => {
    const share = 1 - at / layers
    const [px, fall] = [spreadPx * share, dy * share]
    const above = Math.max(0, px - fall)
    return squircle(
      insetBox(body, { top: -above, right: -px, bottom: -px - fall, left: -px }),
      REACH_PX + above,
    )
  })
  return outlines.map((outline, at) => ({
    type: 'path',
    id: `frame-shadow-${at}`,
    d: outline + (outlines[at + 2] ?? opening), // extends under the next band to hide the seam
    evenOdd: true,
    fill: mixColours(colour, shade(colour), alpha * ((at + 1) / layers) ** 2),
  }))
}

function shade(field: string): string {
  return mixColours(powered(field, 2.6), '#000000', 0.35)
}

function rim(body: Box, { colours, grounds, onPicture }: FrameContext<'field' | 'border'>): SceneNode[] {
  const { x, y, width, height } = body
  const { edge, foot, sheen: own } = luminance(averageColour(grounds)) > 0.6 ? RIM.pale : RIM.deep
  const sheen = onPicture?.isDark ? 0 : own // a picture is only just dark enough for light text
  const colour = colours.border || '#FFFFFF'
  const ring = squircle(body, REACH_PX) + squircle(insetBox(body, RIM_PX), REACH_PX - RIM_PX * 0.7)
  return [
    rectNode('frame-sheen', { x, y, width, height }, { fill: falling(body, 0.6, '#FFFFFF', [sheen, 0]) }),
    { type: 'path', id: 'frame-rim', d: ring, evenOdd: true, fill: falling(body, 1, colour, [edge, foot]) },
  ]
}

function falling(
  { y, height }: Box,
  share: number,
  colour: string,
  [from, to]: readonly [number, number],
): Paint {
  return linearGradient(
    { x: 0, y },
    { x: 0, y: y + height * share },
    [0, withAlpha(colour, from)],
    [1, withAlpha(colour, to)],
  )
}

function boxPath({ x, y, width, height }: Box): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`
}

/** Dark backgrounds are lightened. In the dark theme a pale sheet gets a dark field. */
function fieldOf({ grounds, theme, hasPicture }: FrameContext): string {
  const ground = averageColour(grounds)
  if (theme === 'light') return dayField(ground)
  if (hasPicture) return mixColours(ground, NIGHT.shade, NIGHT.onPicture)
  // A darker field around a dark sheet would look like a phone's bezel.
  return isDark(ground)
    ? hazy(firstApart(ground, NIGHT.contrast, LIGHTER))
    : mixColours(powered(papery(ground), 6), NIGHT.shade, 0.7)
}

/** Scaling black does not lighten it. */
function hazy(tone: string): string {
  return mixColours(tone, NIGHT.haze, luminance(tone) < NIGHT.black ? NIGHT.shareOnBlack : NIGHT.share)
}

function dayField(ground: string): string {
  if (isDark(ground)) return hazy(firstApart(ground, 2.6, LIGHTER))
  if (isPale(ground)) return hueOf(ground).chroma < 0.012 ? FIELD.grey : FIELD.paper
  // Saturated colours turn harsh when multiplied, so they are shaded instead.
  const strength = Math.min(0.8, 1.6 * hueOf(ground).chroma)
  const deep = firstApart(papery(ground), 1.42, DEEPER)
  return mixColours(deep, shaded(ground), strength)
}

function isPale(ground: string): boolean {
  return luminance(ground) > 0.75 && (isPaper(ground) || hueOf(ground).chroma < 0.02)
}

function isDark(ground: string): boolean {
  return luminance(ground) < 0.2
}

/** White has no hue to deepen. */
function papery(ground: string): string {
  return luminance(ground) > 0.9 && hueOf(ground).chroma < 0.012 ? mixColours(ground, '#CFC4B6', 0.3) : ground
}

/** Contrast decides if no dark tone of the background's hue is readable. */
function softInks(grounds: readonly string[], theme: CardTheme): FrameInks {
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

function firstApart(ground: string, contrast: number, powers: readonly number[]): string {
  const tones = powers.map((power) => powered(ground, power))
  return tones.find((tone) => contrastRatio(tone, ground) >= contrast) ?? tones.at(-1) ?? ground
}

/** Above 1 is deeper and more saturated, below 1 paler. */
function powered(colour: string, power: number): string {
  const { r, g, b } = parseColour(colour) ?? { r: 0, g: 0, b: 0 }
  const channel = (byte: number) => 255 * (byte / 255) ** power
  return formatColour({ r: channel(r), g: channel(g), b: channel(b), a: 1 })
}

/** Yellow mixed with black is olive, so its shade is ochre. */
function shaded(ground: string): string {
  const { hueDeg } = hueOf(ground)
  return hueDeg > 40 && hueDeg < 72
    ? mixColours(ground, '#C2701C', 0.32)
    : mixColours(ground, '#000000', 0.16)
}
