import { withAlpha } from '../../../scene/colour'
import type { PathNode, Point } from '../../../scene/nodes'
import { ellipse } from '../../weather/outlines'
import { hundredth, written } from '../strokes'
import type { Disc } from './place'

/**
 * The rim: the sun's way through the year in 360 degrees, a long tick at each of the 24 solar terms, turned so that today stands
 * at the mark.
 */
const BAND = { foot: 0.935, small: 0.947, fifth: 0.956, long: 0.985 } // of the rim's radius

interface Inks {
  line: string
  accent: string
  ground: string
}

export function rimNodes(
  { centre, radiusPx, markDeg, isCut }: Disc,
  sunDeg: number,
  inks: Inks,
  scale: number,
): PathNode[] {
  const on = (deg: number, share: number) => onCircle(centre, radiusPx * share, deg)
  const tick = (deg: number, from: number, to: number) => `M${on(deg, from)}L${on(deg, to)}`
  /** Where a longitude is on the rim. */
  const degOf = (longitude: number) => markDeg + longitude - sunDeg
  const ticks = Array.from({ length: 360 }, (_, longitude) => longitude).filter(
    (longitude) => longitude % 15 !== 0,
  )
  const circle = (id: string, share: number, alpha: number, widthPx: number): PathNode => ({
    type: 'path',
    id: `art-rim-${id}`,
    d: ellipse(centre, hundredth(radiusPx * share)),
    stroke: { paint: withAlpha(inks.line, alpha), widthPx: hundredth(widthPx * scale) },
  })
  const lines = (id: string, d: string, alpha: number, widthPx: number, colour = inks.line): PathNode => ({
    type: 'path',
    id: `art-rim-${id}`,
    d,
    stroke: { paint: withAlpha(colour, alpha), widthPx: hundredth(widthPx * scale) },
  })
  const mark = pointOn(centre, radiusPx, markDeg)
  return [
    circle('outer', 1, 0.86, 1.25),
    circle('foot', BAND.foot, 0.6, 0.7),
    circle('horizon', 0.923, 0.72, 0.9),
    lines(
      'ticks',
      ticks.map((at) => tick(degOf(at), BAND.foot, at % 5 === 0 ? BAND.fifth : BAND.small)).join(''),
      0.62,
      0.55,
    ),
    lines(
      'terms',
      Array.from({ length: 24 }, (_, at) => tick(degOf(15 * at), BAND.fifth, BAND.long)).join(''),
      0.86,
      0.95,
    ),
    ...(isCut
      ? [0, 1].map((which) => dots(which === 1, (deg) => on(deg, 1.048), inks.line, degOf, scale))
      : []),
    lines('today', tick(markDeg, BAND.foot, BAND.long), 1, 1.3, inks.accent),
    { type: 'path', id: 'art-mark-ground', d: ellipse(mark, hundredth(9.4 * scale)), fill: inks.ground },
    {
      type: 'path',
      id: 'art-mark-ring',
      d: ellipse(mark, hundredth(7.6 * scale)),
      stroke: { paint: inks.accent, widthPx: hundredth(0.9 * scale) },
    },
    { type: 'path', id: 'art-mark', d: ellipse(mark, hundredth(4.3 * scale)), fill: inks.accent },
  ]
}

/** Days around the rim of a large disc, five degrees apart; the terms among them larger. */
function dots(
  isTerm: boolean,
  on: (deg: number) => string,
  colour: string,
  degOf: (longitude: number) => number,
  scale: number,
): PathNode {
  const longitudes = Array.from({ length: 72 }, (_, at) => 5 * at).filter((at) => (at % 15 === 0) === isTerm)
  return {
    type: 'path',
    id: `art-rim-${isTerm ? 'terms' : 'days'}-outside`,
    d: longitudes.map((at) => `M${on(degOf(at))}h.01`).join(''),
    stroke: {
      paint: withAlpha(colour, isTerm ? 0.75 : 0.4),
      widthPx: hundredth((isTerm ? 2.3 : 1.5) * scale),
    },
  }
}

function onCircle(centre: Point, radiusPx: number, deg: number): string {
  return written(pointOn(centre, radiusPx, deg))
}

/** Clockwise from the top. */
function pointOn({ x, y }: Point, radiusPx: number, deg: number): Point {
  const angle = (deg * Math.PI) / 180
  return { x: x + radiusPx * Math.sin(angle), y: y - radiusPx * Math.cos(angle) }
}
