import { boxesOverlap, insetBox, around } from '../../../scene/box'
import { compositeOver, withAlpha } from '../../../scene/colour'
import type { Box, LinearGradient, PathNode, Point, SceneNode } from '../../../scene/nodes'
import { filledPath, linearGradient, rectNode } from '../../../scene/shapes'
import { byAspect, type ByAspect } from '../aspect'
import type { Mood, Stage } from '../mood'
import { bar, downwards, ellipse } from '../outlines'
import { isAmongWords } from '../occupiedBoxes'
import { glow } from '../soft'

const SEA_COLOURS = ['#6E2F5E', '#2A1640'] as const

const GLINT = { count: 15, colour: '#F0A67C', alphas: [0.66, 0.3, 0.14] } // faint where a watermark may be

const STARS = { count: 42, colour: '#FFF4E4', alphas: [0.9, 0.6, 0.38] }
const DUST_PX = 0.6
const TEXT_GAP_PX: ByAspect = [42, 48, 104] // for the thin clouds and, where the sun is large, its glow
const GLOW_OVER_TEXT = 0.16 // where text is closest to the sun

export const mood: Mood = {
  icon: 'M12 3v4M4.9 7.9l2.2 2.2M19.1 7.9l-2.2 2.2M2 15h20M7.5 15a4.5 4.5 0 0 1 9 0M5 19h14',
  overlay: (stage) => {
    const scene = seascape(stage)
    return [...stars(stage), ...sunset(scene), ...sea(scene, stage.random)]
  },
  grounds: ({ text }) => [
    ...text,
    ...text.map((sky) => compositeOver(withAlpha(SUNLIGHT, GLOW_OVER_TEXT), sky)),
    ...SEA_COLOURS,
  ],
  needsClearing: true,
  clearing: (textBox, area, _align, lines) => {
    const unit = Math.min(area.width, area.height) / 540
    const isPhoto = !lines.some((line) => boxesOverlap(area, line))
    const { horizonY, sun, radiusPx } = seascape({ area, unit, isPhoto, words: { text: null, lines } })
    const foot = Math.min(horizonY, sun.y) - radiusPx - byAspect(area, TEXT_GAP_PX) * unit
    return insetBox(textBox, { bottom: Math.max(0, textBox.y + textBox.height - foot) })
  },
}

/** Stars are tiny behind text (none there in a photo). One path per brightness. */
function stars({ area, unit, random, words, isPhoto }: Stage): SceneNode[] {
  const discs = STARS.alphas.map(() => '')
  for (let index = 0; index < STARS.count; index++) {
    const centre = {
      x: area.x + area.width * random(),
      y: area.y + area.height * 0.5 * random() ** 1.7,
    }
    const radiusPx = unit * (0.55 + 0.85 * random() ** 2)
    const isDust = isAmongWords(words, around(centre, radiusPx))
    if (isDust && isPhoto) continue
    discs[isDust ? discs.length - 1 : index % discs.length] += ellipse(
      centre,
      isDust ? Math.min(radiusPx, DUST_PX * unit) : radiusPx,
    )
  }
  return discs.map((d, index) =>
    filledPath(`weather-stars-${index}`, d, withAlpha(STARS.colour, STARS.alphas[index] ?? 0)),
  )
}

function sea({ area, unit, horizonY, sun, radiusPx }: DuskScene, random: () => number): SceneNode[] {
  const footY = area.y + area.height
  const depthPx = footY - horizonY
  let glints = ''
  for (let index = 0; index < GLINT.count; index++) {
    const share = index / (GLINT.count - 1)
    const width = radiusPx * (0.85 + 0.75 * random()) * (1 - 0.62 * share ** 3)
    const middle = sun.x + radiusPx * 0.5 * (random() - 0.5)
    const height = unit * (2.1 - 0.5 * share)
    glints += bar({
      x: middle - width / 2,
      y: horizonY + depthPx * (0.035 + 0.9 * share ** 1.5),
      width,
      height,
    })
  }
  return [
    rectNode(
      'weather-sea',
      { x: area.x, y: horizonY, width: area.width, height: depthPx },
      { fill: downwards(horizonY, footY, ...SEA_COLOURS) },
    ),
    rectNode(
      'weather-horizon',
      { x: area.x, y: horizonY - 0.6 * unit, width: area.width, height: 1.4 * unit },
      { fill: withAlpha(SUNLIGHT, 0.55) },
    ),
    filledPath(
      'weather-glints',
      glints,
      downwards(horizonY, footY, ...GLINT.alphas.map((alpha) => withAlpha(GLINT.colour, alpha))),
    ),
  ]
}

const SUNLIGHT = '#FFC08A'

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

interface DuskScene {
  area: Box
  unit: number
  horizonY: number
  sun: Point
  radiusPx: number
}

/** The sun sets between date and watermark if it would be behind one. */
function seascape({
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

function sunset(scene: DuskScene): SceneNode[] {
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
