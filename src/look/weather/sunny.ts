import { insetBox } from '../../scene/box'
import { compositeOver, withAlpha } from '../../scene/colour'
import type { Box, ColourStop, Point, RadialGradient, SceneNode } from '../../scene/nodes'
import { byAspect } from './aspect'
import type { Mood } from './mood'
import { ellipse, polygon } from './outlines'
import { suitsMean, within } from './seen'
import { glow } from './soft'
import { headPx, type Words } from './words'

const SUN = { x: [0.86, 0.8, 0.74], y: [0.2, 0.17, 0.13], radiusPx: 54 } as const
const DISC = { light: '#FFE58A', deep: '#FBB324', shift: { x: -0.3, y: -0.35 } }
const HALO = {
  colour: '#FFF7CC',
  rings: [
    { radii: 7, alpha: 0.34 },
    { radii: 3.2, alpha: 0.46 },
  ],
}
const RAY = {
  count: 24,
  halfAngle: 0.065,
  fromRadii: 1.45,
  toRadii: [5, 3.3],
  colour: '#F59E0B',
  alpha: 0.14,
}
const TEXT_GAP_PX = 28
const LINE_GAP_PX = 14

/** A sun with a soft halo and faint rays. */
export const sunny: Mood = {
  label: { en: 'Sunny', zh: '晴' },
  emoji: '☀️',
  icon: 'M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8ZM12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41',
  suits: (ground) =>
    suitsMean(ground, { hueDeg: [75, 105], chroma: [0.045, 0.14], lightness: [0.85, 1] }) &&
    ground.stops.some(({ chroma }) => within(chroma, [0.08, 1])),
  overlay: ({ area, unit, random, cover, words: { lines } }) => {
    const { centre, radiusPx } = cover ? sunAtCorner(area, unit, cover) : sunOver(area, unit, lines)
    const halo = HALO.rings.map(({ radii, alpha }, index): SceneNode => ({
      type: 'rect',
      id: `weather-halo-${index}`,
      ...area,
      fill: glow(centre, radii * radiusPx, HALO.colour, alpha),
    }))
    return [...halo, ...rays(centre, radiusPx, random), disc(centre, radiusPx)]
  },
  grounds: ({ text, foot }) => [
    ...text,
    ...foot,
    ...text.map((sky) => compositeOver(withAlpha(RAY.colour, RAY.alpha), sky)),
  ],
  clearing: (textBox, area, align, lines) => {
    const { centre, radiusPx } = sunOver(area, Math.min(area.width, area.height) / 540, lines)
    const gapPx = (TEXT_GAP_PX * radiusPx) / SUN.radiusPx
    const below = insetBox(textBox, { top: Math.max(0, centre.y + radiusPx + gapPx - textBox.y) })
    const right = Math.max(0, textBox.x + textBox.width - (centre.x - radiusPx - gapPx))
    const beside = insetBox(textBox, { right, left: align === 'center' ? right : 0 })
    return align !== 'right' && areaOf(beside) > areaOf(below) ? beside : below
  },
}

/** Below a date at the head, as on a notebook's leaf. */
function sunOver(area: Box, unit: number, lines: Words['lines']): { centre: Point; radiusPx: number } {
  const radiusPx = SUN.radiusPx * unit
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
  return { centre, radiusPx: Math.min(SUN.radiusPx * unit, 0.9 * roomPx) }
}

/** Long and short wedges alternately, each ending in a point; one path for the long ones, one for the short. */
function rays(centre: Point, radiusPx: number, random: () => number): SceneNode[] {
  const paths = RAY.toRadii.map(() => '')
  for (let index = 0; index < RAY.count; index++) {
    const kind = index % paths.length
    const angle = (index / RAY.count) * 2 * Math.PI + 0.04
    const reach = (RAY.toRadii[kind] ?? 1) * (0.9 + 0.25 * random())
    const point = (turned: number, radii: number) => ({
      x: centre.x + Math.cos(angle + turned) * radii * radiusPx,
      y: centre.y + Math.sin(angle + turned) * radii * radiusPx,
    })
    paths[kind] += polygon([
      point(-RAY.halfAngle, RAY.fromRadii),
      point(0, reach),
      point(RAY.halfAngle, RAY.fromRadii),
    ])
  }
  return paths.map((d, kind) => ({
    type: 'path',
    id: `weather-rays-${kind}`,
    d,
    fill: raysPaint(centre, radiusPx, 1.15 * (RAY.toRadii[kind] ?? 1)),
  }))
}

function raysPaint(centre: Point, radiusPx: number, reach: number): RadialGradient {
  const stop = (radii: number, alpha: number): ColourStop => ({
    at: radii / reach,
    colour: withAlpha(RAY.colour, alpha),
  })
  return {
    type: 'radial',
    centre,
    radiusPx: reach * radiusPx,
    stops: [
      stop(0, RAY.alpha),
      stop(RAY.fromRadii, RAY.alpha),
      stop(reach * 0.7, RAY.alpha * 0.7),
      stop(reach, 0),
    ],
  }
}

function disc(centre: Point, radiusPx: number): SceneNode {
  const focus = { x: centre.x + DISC.shift.x * radiusPx, y: centre.y + DISC.shift.y * radiusPx }
  return {
    type: 'path',
    id: 'weather-sun',
    d: ellipse(centre, radiusPx),
    fill: {
      type: 'radial',
      centre,
      radiusPx,
      focus,
      stops: [
        { at: 0, colour: DISC.light },
        { at: 1, colour: DISC.deep },
      ],
    },
  }
}

function areaOf({ width, height }: Box): number {
  return width * height
}
