import { withAlpha, lightened, mixOklab } from '../../../scene/colour'
import type { Box, PathNode, Point, RadialGradient, RectNode, SceneNode } from '../../../scene/nodes'
import { filledPath, strokedPath } from '../../../scene/shapes'
import { ellipse, polygon, roundedPolygon } from '../../weather/outlines'
import { glowNode } from '../../weather/soft'
import { hundredth, written, exact, fade } from '../pen'

/** It is as seen from the northern hemisphere, and never mirrored. */

export interface Disc {
  centre: Point // px
  radiusPx: number
  tiltDeg: number // clockwise
  elongationDeg: number // 0 new moon, 90 first quarter
  lit: number // 0-1
}

export interface DiscPaints {
  moon: string
  sea: string
  night: string
  halo: string
}

/** They are in radii from the centre, right and down. Source: maps of the near side. */
const SEAS = [
  [-0.3, -0.5, 0.31, 0.29], // Imbrium
  [0.27, -0.44, 0.19, 0.18], // Serenitatis
  [0.47, -0.13, 0.23, 0.19], // Tranquillitatis
  [0.78, -0.29, 0.09, 0.13], // Crisium
  [0.72, 0.11, 0.13, 0.2], // Fecunditatis
  [0.54, 0.26, 0.1, 0.11], // Nectaris
  [-0.24, 0.36, 0.2, 0.18], // Nubium
  [-0.58, 0.41, 0.13, 0.13], // Humorum
  [-0.7, -0.24, 0.2, 0.4], // Procellarum
  [-0.5, 0.1, 0.2, 0.15], // Insularum
  [-0.37, 0.2, 0.15, 0.13], // Cognitum
  [0.06, -0.24, 0.1, 0.09], // Vaporum
  [0.02, -0.03, 0.07, 0.06], // Sinus Medii
  [-0.03, -0.83, 0.34, 0.05], // Frigoris
  [0.12, -0.57, 0.16, 0.1], // between Imbrium and Serenitatis
] as const
const SEA_POINTS = 16
const SOFT = {
  sigmas: [1.5, 0.9, 0.4, -0.1, -0.6, -1.2],
  shares: [0.1, 0.26, 0.46, 0.66, 0.84, 1],
  of: 0.042,
}
const LAYERS = [
  { grow: 0.05, alpha: 0.34 },
  { grow: -0.016, alpha: 0.44 },
]
/** Tycho, Copernicus, Kepler, Aristarchus, Langrenus; same units. */
const CRATERS = [
  [-0.13, 0.69, 0.24],
  [-0.33, -0.16, 0.12],
  [-0.6, -0.13, 0.09],
  [-0.68, -0.4, 0.06],
  [0.85, 0.16, 0.08],
] as const
const NIGHT = { outlines: 25, soft: 0.043, alpha: 0.93, earthshine: 0.86, points: 22 }
const NO_NIGHT = 0.992 // min lit share without a night side
const HALO = { reachPx: 118, least: 0.07, more: 0.27 }

export function haloOf(
  box: Box,
  unit: number,
  { centre, radiusPx, lit }: Disc,
  { halo }: DiscPaints,
): RectNode {
  const reach = Math.round(radiusPx + HALO.reachPx * unit)
  return glowNode(
    'art-moon-halo',
    box,
    exact(centre),
    reach,
    halo,
    hundredth(HALO.least + HALO.more * lit ** 0.7),
  )
}

export function moonDiscNodes(
  disc: Disc,
  paints: DiscPaints,
  unit: number,
  random: () => number,
): SceneNode[] {
  const { centre, radiusPx } = disc
  return [
    filledPath('art-moon-disc', ellipse(centre, radiusPx), limbDarkened(disc, paints.moon)),
    ...seas(disc, paints, random),
    ...craters(disc, paints.moon),
    ...night(disc, paints.night, unit),
    rim(disc, paints.moon, unit),
  ]
}

function limbDarkened({ centre, radiusPx }: Disc, moon: string): RadialGradient {
  const edge = mixOklab(lightened(moon, -0.045), moon, 0.2)
  const stops = [0, 0.55, 0.8, 0.93, 1].map((at) => ({ at, colour: mixOklab(moon, edge, at ** 4) }))
  return { type: 'radial', centre: exact(centre), radiusPx: hundredth(radiusPx), stops }
}

function onDisc({ centre, radiusPx, tiltDeg }: Disc, { x, y }: Point): Point {
  const [cos, sin] = [Math.cos((tiltDeg * Math.PI) / 180), Math.sin((tiltDeg * Math.PI) / 180)]
  return { x: centre.x + radiusPx * (x * cos - y * sin), y: centre.y + radiusPx * (x * sin + y * cos) }
}

function seas(disc: Disc, { sea }: DiscPaints, random: () => number): PathNode[] {
  const wobbles = SEAS.map(() =>
    [2, 3, 5].map((waves) => ({
      waves,
      turn: 2 * Math.PI * random(),
      by: 0.05 + (0.3 / waves ** 1.2) * random(),
    })),
  )
  return LAYERS.flatMap(({ grow, alpha }, layer) => {
    let opaque = 0
    return SOFT.sigmas.map((sigmas, step): PathNode => {
      const d = SEAS.map(([x, y, rx, ry], index) => {
        const grown = grow + sigmas * SOFT.of
        const corners = Array.from({ length: SEA_POINTS }, (_, at) => {
          const angle = (2 * Math.PI * at) / SEA_POINTS
          const wobble = wobbles[index]!.reduce(
            (sum, { waves, turn, by }) => sum + by * Math.sin(waves * angle + turn),
            1,
          )
          const point = {
            x: x + Math.max(0.01, rx * wobble + grown) * Math.cos(angle),
            y: y + Math.max(0.01, ry * wobble + grown) * Math.sin(angle),
          }
          const far = Math.hypot(point.x, point.y)
          const within = far > 0.985 ? 0.985 / far : 1
          return onDisc(disc, { x: point.x * within, y: point.y * within })
        })
        return roundedPolygon(corners, written)
      }).join('')
      const wanted = alpha * SOFT.shares[step]!
      const share = 1 - (1 - wanted) / (1 - opaque)
      opaque = wanted
      return filledPath(`art-moon-seas-${layer}-${step}`, d, withAlpha(sea, Math.round(1000 * share) / 1000))
    })
  })
}

function craters(disc: Disc, moon: string): PathNode[] {
  return CRATERS.map(([x, y, r], index) => {
    const centre = exact(onDisc(disc, { x, y }))
    const radiusPx = hundredth(r * disc.radiusPx)
    const stops = fade(lightened(moon, 0.03), 0.7, 0.5, 0.28, 0.13, 0.05, 0)
    return filledPath(`art-moon-crater-${index}`, ellipse(centre, radiusPx), {
      type: 'radial',
      centre,
      radiusPx,
      stops,
    })
  })
}

/** The terminator is an ellipse cos(elongation) wide; stacked outlines soften it. */
function night(disc: Disc, colour: string, unit: number): PathNode[] {
  const { elongationDeg, lit } = disc
  if (lit > NO_NIGHT) return []
  const side = elongationDeg < 180 ? 1 : -1 // lit side: right while waxing
  const width = Math.cos((elongationDeg * Math.PI) / 180)
  const alpha = NIGHT.alpha + (NIGHT.earthshine - NIGHT.alpha) * Math.max(0, 1 - 6 * lit)
  const rimPx = (0.7 * unit) / disc.radiusPx // past the disc's edge, whose light would show around the night side
  let opaque = 0
  return Array.from({ length: NIGHT.outlines }, (_, step): PathNode => {
    const share = 0.015 + (0.97 * step) / (NIGHT.outlines - 1)
    const covered = 0.5 * share + 0.25 * (1 - Math.cos(Math.PI * share)) // too small to show as edges
    const sigmas = Math.log((1 - covered) / covered) / 1.702
    const points = Array.from({ length: NIGHT.points + 1 }, (_, at) => {
      const angle = Math.PI * (at / NIGHT.points - 0.5)
      return { along: Math.sin(angle), across: Math.cos(angle) }
    })
    const limb = points.map(({ along, across }) =>
      onDisc(disc, { x: -side * across * (1 + rimPx), y: along * (1 + rimPx) }),
    )
    const terminator = points.map(({ along, across }) => {
      const edge = Math.max(-1 - rimPx, Math.min(1 + rimPx, width + sigmas * NIGHT.soft))
      return onDisc(disc, { x: side * across * edge, y: along })
    })
    const wanted = step === NIGHT.outlines - 1 ? alpha : alpha * covered
    const layer = 1 - (1 - wanted) / (1 - opaque)
    opaque = wanted
    return filledPath(
      `art-moon-night-${step}`,
      polygon([...limb, ...terminator.toReversed()]),
      withAlpha(colour, Math.round(1000 * layer) / 1000),
    )
  })
}

function rim({ centre, radiusPx, lit }: Disc, moon: string, unit: number): PathNode {
  return strokedPath(
    'art-moon-rim',
    ellipse(centre, radiusPx - 0.2 * unit),
    withAlpha(moon, hundredth(0.1 + 0.16 * Math.max(0, 1 - 5 * lit))),
    hundredth(0.8 * unit),
  )
}
