import { intersectBoxes } from '../../scene/box'
import { withAlpha } from '../../scene/colour'
import type {
  Box,
  ColourStop,
  LinearGradient,
  PathNode,
  Point,
  RadialGradient,
  RectNode,
} from '../../scene/nodes'
import { around } from './occupiedBoxes'

/**
 * Softness without a filter: light is a radial gradient, a blurred edge is a few outlines over each other, each a little
 * smaller. It costs a few fills, looks the same in every engine, and is soft at 4x too.
 */

const FADE = [1, 0.78, 0.52, 0.3, 0.14, 0.045, 0] // nearly a Gaussian

/** Light around a point, fading to nothing. */
export function glow(centre: Point, radiusPx: number, colour: string, alpha: number): RadialGradient {
  const stops = FADE.map((share, index) => ({
    at: index / (FADE.length - 1),
    colour: withAlpha(colour, alpha * share),
  }))
  return { type: 'radial', centre, radiusPx, stops }
}

/** That light as a node, only as large as it reaches in an area. */
export function glowNode(id: string, area: Box, ...light: Parameters<typeof glow>): RectNode {
  const [centre, radiusPx] = light
  return { type: 'rect', id, ...intersectBoxes(area, around(centre, radiusPx)), fill: glow(...light) }
}

/** A disc out of focus: flat in its middle, its rim blurred by `sigmaPx`. Its paint reaches two sigma further than the disc. */
export function blurredDisc(
  centre: Point,
  radiusPx: number,
  sigmaPx: number,
  colour: string,
  alpha: number,
): RadialGradient {
  const reachPx = radiusPx + 2 * sigmaPx
  const rims = [-2, -1.2, -0.5, 0, 0.5, 1.2, 2].map((sigmas): ColourStop => {
    const share = sigmas === 2 ? 0 : coverage(-sigmas)
    return {
      at: Math.max(0, radiusPx + sigmas * sigmaPx) / reachPx,
      colour: withAlpha(colour, alpha * share),
    }
  })
  return { type: 'radial', centre, radiusPx: reachPx, stops: rims }
}

const STEPS = [1.6, 1, 0.5, 0, -0.5, -1, -1.6] // sigmas that each outline is grown by

/** An outline with a blurred edge, lowest first. `outline` draws the shape grown by so many px. */
export function softened(
  id: string,
  outline: (growPx: number) => string,
  {
    sigmaPx,
    alpha,
    fill,
    steps = STEPS,
  }: { sigmaPx: number; alpha: number; fill: LinearGradient; steps?: readonly number[] },
): PathNode[] {
  let opaque = 0
  return steps.map((sigmas, index): PathNode => {
    const wanted = alpha * (index === steps.length - 1 ? 1 : coverage(-sigmas))
    const layer = 1 - (1 - wanted) / (1 - opaque)
    opaque = wanted
    return { type: 'path', id: `${id}-${index}`, d: outline(sigmas * sigmaPx), fill: faded(fill, layer) }
  })
}

/** A gradient of opaque colours at an opacity, so that no intermediate picture is needed. */
export function faded(gradient: LinearGradient, alpha: number): LinearGradient {
  return {
    ...gradient,
    stops: gradient.stops.map(({ at, colour }) => ({ at, colour: withAlpha(colour, alpha) })),
  }
}

/**
 * How much of a blurred edge covers a point that many standard deviations inside it: the normal distribution as a plain
 * logistic. Coarser than `normal` in look/scrim.ts; each has its own since scenes and pictures depend on every digit.
 */
function coverage(sigmas: number): number {
  return 1 / (1 + Math.exp(-1.702 * sigmas))
}
