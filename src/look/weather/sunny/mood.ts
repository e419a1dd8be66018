import { insetBox } from '../../../scene/box'
import { compositeOver, withAlpha } from '../../../scene/colour'
import type { Box, Point, SceneNode } from '../../../scene/nodes'
import { byAspect } from '../aspect'
import type { Mood } from '../mood'
import { ellipse } from '../outlines'
import { rays } from './rays'
import { blurredDisc, glowNode } from '../soft'
import { headPx, type Words } from '../words'

const SUN = { x: [0.855, 0.8, 0.74], y: [0.215, 0.155, 0.135], radiusPx: [50, 46, 60] } as const
const DISC = { colour: '#FFFFFF', white: 0.55, rim: '#FFF8DC', sigmaRadii: 0.045 }
// Light around the disc, the widest first: a shade deeper than most skies, so that it stands out on pale ones too.
const BLOOM = [
  { colour: '#FDB833', radii: 7, alpha: 0.34 },
  { colour: '#FFE69A', radii: 4.6, alpha: 0.5 },
  { colour: '#FFF6D2', radii: 3, alpha: 0.6 },
  { colour: '#FFFBEA', radii: 1.9, alpha: 0.9 },
]
const TEXT_GAP_PX = { beside: 56, below: 30 }
const LINE_GAP_PX = 14

/** A white sun whose light blooms into the sky, with soft rays. */
export const mood: Mood = {
  icon: 'M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8ZM12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41',
  overlay: ({ area, unit, random, cover, words }) => {
    const { lines, text } = words
    const { centre, radiusPx } = cover ? sunAtCorner(area, unit, cover) : sunOver(area, unit, lines)
    const bloom = BLOOM.map(({ radii, colour, alpha }, index) =>
      glowNode(`weather-bloom-${index}`, area, centre, radii * radiusPx, colour, alpha),
    )
    return [...bloom, ...rays(centre, radiusPx, text, random), disc(centre, radiusPx)]
  },
  // Among words there is only the widest of the bloom, from a shade deeper than the sky to white.
  grounds: ({ text, foot }) => {
    const tinted = BLOOM.slice(0, 2).map(({ colour, alpha }) => withAlpha(colour, alpha))
    return [...text, ...foot, ...tinted.flatMap((tint) => text.map((sky) => compositeOver(tint, sky)))]
  },
  clearing: (textBox, area, align, lines) => {
    const { centre, radiusPx } = sunOver(area, unitOf(area), lines)
    const unit = unitOf(area)
    const gap = { beside: TEXT_GAP_PX.beside * unit, below: TEXT_GAP_PX.below * unit }
    const below = insetBox(textBox, { top: Math.max(0, centre.y + radiusPx + gap.below - textBox.y) })
    const right = Math.max(0, textBox.x + textBox.width - (centre.x - radiusPx - gap.beside))
    const beside = insetBox(textBox, { right, left: align === 'center' ? right : 0 })
    return align !== 'right' && areaOf(beside) > areaOf(below) ? beside : below
  },
}

/** Below a date at the head, as on a notebook's leaf. */
function sunOver(area: Box, unit: number, lines: Words['lines']): { centre: Point; radiusPx: number } {
  const radiusPx = byAspect(area, SUN.radiusPx) * unit
  const head = headPx(area, lines)
  const minY = head > 0 ? head + LINE_GAP_PX * unit + radiusPx : 0
  const centre = {
    x: area.x + area.width * byAspect(area, SUN.x),
    y: area.y + Math.max(area.height * byAspect(area, SUN.y), minY),
  }
  return { centre, radiusPx }
}

/** Behind a page's upper right corner, as large as fits on the card. */
function sunAtCorner(area: Box, unit: number, cover: Box): { centre: Point; radiusPx: number } {
  const centre = { x: cover.x + cover.width, y: cover.y }
  const roomPx = Math.min(area.x + area.width - centre.x, centre.y - area.y)
  return { centre, radiusPx: Math.min(byAspect(area, SUN.radiusPx) * unit, 0.9 * roomPx) }
}

function disc(centre: Point, radiusPx: number): SceneNode {
  const fill = blurredDisc(centre, radiusPx, DISC.sigmaRadii * radiusPx, DISC.rim, 1)
  const [, ...rim] = fill.stops
  const stops = [0, DISC.white].map((at) => ({ at, colour: DISC.colour }))
  return {
    type: 'path',
    id: 'weather-sun',
    d: ellipse(centre, fill.radiusPx),
    fill: { ...fill, stops: [...stops, ...rim] },
  }
}

function areaOf({ width, height }: Box): number {
  return width * height
}

function unitOf({ width, height }: Box): number {
  return Math.min(width, height) / 540
}
