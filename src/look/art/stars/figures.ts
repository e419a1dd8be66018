import { around } from '../../../scene/box'
import { withAlpha } from '../../../scene/colour'
import type { Box, PathNode, Point, SceneNode } from '../../../scene/nodes'
import { filledPath, rectNode, strokedPath } from '../../../scene/shapes'
import { ellipse } from '../../weather/outlines'
import { glow } from '../../weather/soft'
import { hundredth, written, exact } from '../pen'
import { ecliptic, figures, stars, type Dome, type SkyPosition } from './dome'

type ToPx = (at: Point) => Point

interface Drawn {
  colour: string
  scale: number
}

const STEP_DEG = 5
const BRIGHT = 1.7 // magnitude; brighter stars get a ring

export function gridNodes(dome: Dome, place: ToPx, { colour, scale }: Drawn): PathNode[] {
  const line = (places: readonly SkyPosition[]) =>
    places.reduce(
      ({ d, isDrawn }, of) => {
        const at = dome(of)
        if (!isNear(at)) return { d, isDrawn: false }
        return { d: `${d}${isDrawn ? 'L' : 'M'}${written(place(at))}`, isDrawn: true }
      },
      { d: '', isDrawn: false },
    ).d
  const declinations = [60, 30, 0, -30].map((declination) =>
    line(steps(0, 360).map((ascension) => ({ ascension, declination }))),
  )
  const hours = Array.from({ length: 12 }, (_, at) =>
    line(steps(-50, 85).map((declination) => ({ ascension: 30 * at, declination }))),
  )
  return [
    strokedPath(
      'art-grid',
      [...declinations, ...hours].join(''),
      withAlpha(colour, 0.15),
      hundredth(0.6 * scale),
    ),
    {
      type: 'path',
      id: 'art-ecliptic',
      d: line(steps(0, 360).map(ecliptic)),
      stroke: {
        paint: withAlpha(colour, 0.42),
        widthPx: hundredth(1 * scale),
        dash: [0.01, hundredth(4.4 * scale)],
      },
    },
  ]
}

export function figureNodes(
  dome: Dome,
  place: ToPx,
  { colour, scale, sight }: Drawn & { sight: Box },
): PathNode[] {
  const radii = new Map(stars.map((star) => [nameOf(star), radiusPx(star.magnitude, scale)]))
  const parts = figures.flatMap((figure) =>
    figure.slice(1).map((to, at): string => {
      const from = figure[at]!
      const [here, there] = [dome(from), dome(to)]
      if (!isNear(here) || !isNear(there) || (!hasRisen(here) && !hasRisen(there))) return ''
      const [a, b] = [place(here), place(there)]
      if (!isInSight(a, sight) && !isInSight(b, sight)) return ''
      const gap = (of: SkyPosition) => (radii.get(nameOf(of)) ?? 0.5 * scale) + 2 * scale
      const length = Math.hypot(b.x - a.x, b.y - a.y)
      if (length < gap(from) + gap(to) + scale) return ''
      const along = (px: number) =>
        written({ x: a.x + ((b.x - a.x) * px) / length, y: a.y + ((b.y - a.y) * px) / length })
      return `M${along(gap(from))}L${along(length - gap(to))}`
    }),
  )
  return [strokedPath('art-figures', parts.join(''), withAlpha(colour, 0.62), hundredth(0.9 * scale))]
}

export function starNodes(
  dome: Dome,
  place: ToPx,
  { colour, accent, scale, sight, isDark }: Drawn & { accent: string; sight: Box; isDark: boolean },
): SceneNode[] {
  const seen = stars.flatMap((star) => {
    const at = dome(star)
    if (!hasRisen(at)) return []
    const px = exact(place(at))
    return isInSight(px, sight)
      ? [{ ...px, radius: radiusPx(star.magnitude, scale), magnitude: star.magnitude }]
      : []
  })
  const bright = seen.filter(({ magnitude }) => magnitude < BRIGHT)
  return [
    ...(isDark
      ? bright.map((star, at): SceneNode => {
          const reach = hundredth(5.5 * star.radius)
          return rectNode(`art-shine-${at}`, around(star, reach), {
            fill: glow({ x: star.x, y: star.y }, reach, colour, 0.4),
          })
        })
      : []),
    filledPath('art-stars', seen.map((star) => ellipse(star, star.radius)).join(''), colour),
    strokedPath(
      'art-rings',
      bright.map((star) => ring(star, star.radius + 3.2 * scale, 2.6 * scale)).join(''),
      withAlpha(accent, 0.85),
      hundredth(0.75 * scale),
    ),
  ]
}

function radiusPx(magnitude: number, scale: number): number {
  return Math.max(0.5, 2.9 - 0.53 * magnitude) * scale
}

function ring(middle: Point, radius: number, outPx: number): string {
  const strokes = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ].map(([x, y]) => {
    const at = (px: number) => written({ x: middle.x + x! * px, y: middle.y + y! * px })
    return `M${at(radius)}L${at(radius + outPx)}`
  })
  return ellipse(middle, hundredth(radius)) + strokes.join('')
}

function nameOf({ ascension, declination }: SkyPosition): string {
  return `${ascension} ${declination}`
}

function hasRisen({ x, y }: Point): boolean {
  return x ** 2 + y ** 2 < 0.996
}

/** True also so little below the horizon that a line to it stays straight. */
function isNear({ x, y }: Point): boolean {
  return x ** 2 + y ** 2 < 2.4
}

function isInSight({ x, y }: Point, sight: Box): boolean {
  return x > sight.x && y > sight.y && x < sight.x + sight.width && y < sight.y + sight.height
}

function steps(from: number, to: number): number[] {
  return Array.from({ length: Math.floor((to - from) / STEP_DEG) + 1 }, (_, at) => from + at * STEP_DEG)
}
