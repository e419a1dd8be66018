import { insetBox } from '../../../scene/box'
import { compositeOver, withAlpha } from '../../../scene/colour'
import type { Box, Point, SceneNode } from '../../../scene/nodes'
import { filledPath } from '../../../scene/shapes'
import { byAspect } from '../aspect'
import type { Mood } from '../mood'
import { ellipse, polygon } from '../outlines'
import { blurredDisc, glowNode, glow } from '../soft'
import { headPx, type OccupiedBoxes } from '../occupiedBoxes'

const RAY = {
  count: 17,
  fromRadii: 0.9,
  reachRadii: [2.2, 3.8, 7.5],
  halfAngle: { min: 0.08, more: 0.12 },
  colour: '#FFFCEE',
  alpha: 0.5,
}
// Nested wedges make soft sides.
const NESTS = [1, 0.86, 0.72, 0.58, 0.44, 0.3]

const SUN = { x: [0.855, 0.8, 0.74], y: [0.215, 0.155, 0.135], radiusPx: [50, 46, 60] } as const
const DISC = { colour: '#FFFFFF', white: 0.55, rim: '#FFF8DC', sigmaRadii: 0.045 }
// Widest first. Deeper than most skies, so that it shows on pale ones.
const BLOOM = [
  { colour: '#FDB833', radii: 7, alpha: 0.34 },
  { colour: '#FFE69A', radii: 4.6, alpha: 0.5 },
  { colour: '#FFF6D2', radii: 3, alpha: 0.6 },
  { colour: '#FFFBEA', radii: 1.9, alpha: 0.9 },
]
const TEXT_GAP_PX = { beside: 56, below: 30 }
const LINE_GAP_PX = 14

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

function sunOver(
  area: Box,
  unit: number,
  lines: OccupiedBoxes['lines'],
): { centre: Point; radiusPx: number } {
  const radiusPx = byAspect(area, SUN.radiusPx) * unit
  const head = headPx(area, lines)
  const minY = head > 0 ? head + LINE_GAP_PX * unit + radiusPx : 0
  const centre = {
    x: area.x + area.width * byAspect(area, SUN.x),
    y: area.y + Math.max(area.height * byAspect(area, SUN.y), minY),
  }
  return { centre, radiusPx }
}

function sunAtCorner(area: Box, unit: number, cover: Box): { centre: Point; radiusPx: number } {
  const centre = { x: cover.x + cover.width, y: cover.y }
  const roomPx = Math.min(area.x + area.width - centre.x, centre.y - area.y)
  return { centre, radiusPx: Math.min(byAspect(area, SUN.radiusPx) * unit, 0.9 * roomPx) }
}

function disc(centre: Point, radiusPx: number): SceneNode {
  const fill = blurredDisc(centre, radiusPx, DISC.sigmaRadii * radiusPx, DISC.rim, 1)
  const [, ...rim] = fill.stops
  const stops = [0, DISC.white].map((at) => ({ at, colour: DISC.colour }))
  return filledPath('weather-sun', ellipse(centre, fill.radiusPx), { ...fill, stops: [...stops, ...rim] })
}

function areaOf({ width, height }: Box): number {
  return width * height
}

function unitOf({ width, height }: Box): number {
  return Math.min(width, height) / 540
}

/** Rays are clear of the text box. Each length and width has one path. */
function rays(sun: Point, radiusPx: number, text: Box | null, random: () => number): SceneNode[] {
  const paths = RAY.reachRadii.map(() => NESTS.map(() => ''))
  for (let index = 0; index < RAY.count; index++) {
    const angle = ((index + 0.7 * (random() - 0.5)) / RAY.count) * 2 * Math.PI
    const half = RAY.halfAngle.min + RAY.halfAngle.more * random() ** 1.6
    const roomPx = text ? roomTowards(text, sun, [angle - half, angle, angle + half]) : Infinity
    const fitting = RAY.reachRadii.filter((radii) => radii * radiusPx <= roomPx).length
    const kind = Math.min(index % RAY.reachRadii.length, fitting - 1)
    if (kind < 0) continue
    const corner = (turned: number, radii: number) => ({
      x: sun.x + Math.cos(angle + turned) * radii * radiusPx,
      y: sun.y + Math.sin(angle + turned) * radii * radiusPx,
    })
    const reach = RAY.reachRadii[kind]!
    for (const [nest, share] of NESTS.entries()) {
      const wide = half * share
      paths[kind]![nest] += polygon([
        corner(-wide, RAY.fromRadii),
        corner(-wide, reach),
        corner(wide, reach),
        corner(wide, RAY.fromRadii),
      ])
    }
  }
  return paths.flatMap((nests, kind) =>
    nests.map((d, nest): SceneNode =>
      filledPath(
        `weather-rays-${kind}-${nest}`,
        d,
        glow(sun, RAY.reachRadii[kind]! * radiusPx, RAY.colour, RAY.alpha / NESTS.length),
      ),
    ),
  )
}

function roomTowards(box: Box, from: Point, angles: readonly number[]): number {
  return Math.min(
    ...angles.map((angle) => {
      const [enterX, leaveX] = crossing(from.x, Math.cos(angle), box.x, box.width)
      const [enterY, leaveY] = crossing(from.y, Math.sin(angle), box.y, box.height)
      const enter = Math.max(enterX, enterY)
      return enter <= Math.min(leaveX, leaveY) && enter > 0 ? enter : Infinity
    }),
  )
}

function crossing(from: number, step: number, start: number, size: number): [enter: number, leave: number] {
  if (Math.abs(step) < 1e-9)
    return from > start && from < start + size ? [-Infinity, Infinity] : [Infinity, -Infinity]
  const [a, b] = [(start - from) / step, (start + size - from) / step]
  return [Math.min(a, b), Math.max(a, b)]
}
