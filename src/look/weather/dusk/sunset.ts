import { around } from '../../../scene/box'
import { withAlpha } from '../../../scene/colour'
import type { Box, LinearGradient, PathNode, Point, SceneNode } from '../../../scene/nodes'
import { filledPath, linearGradient, rectNode } from '../../../scene/shapes'
import { byAspect, type ByAspect } from '../aspect'
import type { Stage } from '../mood'
import { downwards, ellipse } from '../outlines'
import { glow } from '../soft'
import { isAmongWords } from '../occupiedBoxes'

export const SUNLIGHT = '#FFC08A'

const HORIZON: ByAspect = [0.82, 0.84, 0.78]
const SUN = { x: [0.72, 0.76, 0.66], radius: [58, 46, 70], raised: 0.18 } as const
const DAZZLE = 1.7 // radii around the sun where small print is unreadable
const PHOTO = { horizon: 0.83, sunX: 0.5, sunRadius: 64 }
const LIGHT = { top: '#FFF1C9', foot: '#FFB25E', cloud: '#F2A98C' }
const BAND = {
  colour: '#C2415A',
  alphas: [0.28, 0.37, 0.46],
  heights: [0.78, 0.56, 0.34],
  widthsPx: [1.6, 2.4, 3.4],
}

export interface DuskScene {
  area: Box
  unit: number
  horizonY: number
  sun: Point
  radiusPx: number
}

/** The sun sets between date and watermark if it would be behind one. */
export function seascape({
  area,
  unit,
  isPhoto,
  words,
}: Pick<Stage, 'area' | 'unit' | 'isPhoto' | 'words'>): DuskScene {
  const horizonY = area.y + area.height * (isPhoto ? PHOTO.horizon : byAspect(area, HORIZON))
  const radiusPx = unit * (isPhoto ? PHOTO.sunRadius : byAspect(area, SUN.radius))
  const sunAt = (share: number) => ({ x: area.x + area.width * share, y: horizonY - SUN.raised * radiusPx })
  const own = sunAt(isPhoto ? PHOTO.sunX : byAspect(area, SUN.x))
  const reachPx = DAZZLE * radiusPx
  const dazzled = { ...around(own, reachPx), height: horizonY - own.y + reachPx }
  const isBefore = isAmongWords({ text: null, lines: words.lines }, dazzled)
  return { area, unit, horizonY, radiusPx, sun: isBefore ? sunAt(0.5) : own }
}

export function sunset(scene: DuskScene): SceneNode[] {
  const { area, unit, horizonY, sun, radiusPx } = scene
  const across = { x: area.x, width: area.width }
  // radial gradients are round, so five side by side make it 1.9 times as wide
  const glows = [-4, -2, 0, 2, 4].map((step, index): SceneNode => {
    const alpha = [0.1, 0.15, 0.36, 0.15, 0.1][index] ?? 0
    return rectNode(`weather-glow-${index}`, area, {
      fill: glow({ x: sun.x + step * radiusPx, y: sun.y }, 4.8 * radiusPx, SUNLIGHT, alpha),
    })
  })
  const bands = BAND.heights.map((height, index): SceneNode => {
    const thickPx = (BAND.widthsPx[index] ?? 2) * unit
    return rectNode(
      `weather-band-${index}`,
      { ...across, y: horizonY - height * radiusPx - thickPx / 2, height: thickPx },
      { fill: thinning(area, sun.x, BAND.colour, BAND.alphas[index] ?? 0) },
    )
  })
  return [
    ...glows,
    thinCloud(0, { x: sun.x + 0.5 * radiusPx, y: horizonY - 1.3 * radiusPx }, 5.4 * radiusPx, 5 * unit, 0.42),
    thinCloud(
      1,
      { x: sun.x + 0.28 * radiusPx, y: horizonY - 1.02 * radiusPx },
      3.1 * radiusPx,
      4 * unit,
      0.5,
    ),
    thinCloud(
      2,
      { x: area.x + 0.17 * area.width, y: horizonY - 1.16 * radiusPx },
      3.2 * radiusPx,
      4 * unit,
      0.3,
    ),
    filledPath(
      'weather-sun',
      ellipse(sun, radiusPx),
      downwards(sun.y - radiusPx, horizonY, LIGHT.top, LIGHT.foot),
    ),
    ...bands,
  ]
}

function thinCloud(
  index: number,
  centre: Point,
  halfWidthPx: number,
  halfHeightPx: number,
  alpha: number,
): PathNode {
  const [x, y] = [centre.x, centre.y]
  const stops = [0, 0.8, 1, 0.8, 0].map((share, at) => ({
    at: at / 4,
    colour: withAlpha(LIGHT.cloud, alpha * share),
  }))
  return filledPath(`weather-haze-${index}`, ellipse(centre, halfWidthPx, halfHeightPx), {
    type: 'linear',
    from: { x: x - halfWidthPx, y },
    to: { x: x + halfWidthPx, y },
    stops,
  })
}

function thinning(area: Box, sunX: number, colour: string, alpha: number): LinearGradient {
  const [left, right] = [area.x, area.x + area.width]
  const hint = withAlpha(colour, alpha * 0.2)
  return linearGradient(
    { x: left, y: 0 },
    { x: right, y: 0 },
    [0, hint],
    [(sunX - left) / area.width, withAlpha(colour, alpha)],
    [1, hint],
  )
}
