import { averageColour, hslColour, hueOf, luminance, mixColours, withAlpha } from '../../../scene/colour'
import { around } from '../../../scene/box'
import type { Box, SceneNode } from '../../../scene/nodes'
import { seededRandom } from '../../../scene/random'
import { filledPath, groupNode, linearGradient, radialGradient, rectNode } from '../../../scene/shapes'
import { isPaper } from '../../inks'
import type { FrameContext } from '../frame'

/** Far to near; hueless paper and greys get evening hills. */
const EVENING = ['#D8B7A4', '#A98B8D', '#6F7480', '#475661']
const EVENING_LIGHT = { sun: '#F3BE85', haze: '#FBE3CC' }
const HAZE = 0.6 // opacity of the light above the horizon
const GRAIN = 0.028
const RIDGES = [
  { y: 0.56, swing: 0.11, waves: 1.3 },
  { y: 0.67, swing: 0.12, waves: 1.9 },
  { y: 0.79, swing: 0.1, waves: 1.5 },
  { y: 0.9, swing: 0.07, waves: 2.3 },
]
const STEP_PX = 8
const DEEPENED = [0.24, 0.44, 0.64, 0.8] // each ridge's mix towards the deepest tone
const SUN = { x: 0.68, y: 0.36, radius: 0.1 }

export function exposure(area: Box, { grounds }: Pick<FrameContext, 'grounds'>): SceneNode[] {
  const tones = luminanceMapOf(grounds)
  const random = seededRandom(`exposure ${area.width}×${area.height}`)
  const hills = RIDGES.map((ridge, at) => hill(area, ridge, tones.ridges[at]!, at, random))
  return [
    groupNode('frame-exposure', { clip: area }, [
      haze(area, tones.haze),
      ...sun(area, tones.sun),
      ...hills,
      grain(area),
      vignette(area),
    ]),
  ]
}

function luminanceMapOf(grounds: readonly string[]) {
  const ground = averageColour(grounds)
  const { hueDeg, chroma } = hueOf(ground)
  const light = luminance(ground)
  const isHueless = isPaper(ground) || chroma < 0.04
  if (light > 0.5 && isHueless) return { ridges: EVENING, ...EVENING_LIGHT }
  const isNight = light < 0.12
  const deep = isNight
    ? mixColours(ground, '#05060A', 0.72)
    : hslColour((hueDeg + 345) % 360, Math.min(0.5, 0.12 + chroma * 0.6), 0.17)
  return {
    ridges: DEEPENED.map((share) => mixColours(ground, deep, share)),
    sun: isNight ? '#EFE9D8' : mixColours(ground, '#FFF6DF', 0.82),
    haze: isNight ? mixColours(ground, '#FFFFFF', 0.4) : '#FFFFFF',
  }
}

function haze({ x, y, width, height }: Box, colour: string): SceneNode {
  return rectNode(
    'frame-exposure-haze',
    { x, y, width, height },
    {
      fill: linearGradient(
        { x, y },
        { x, y: y + height * 0.66 },
        [0, withAlpha(colour, 0)],
        [1, withAlpha(colour, HAZE)],
      ),
    },
  )
}

function sun({ x, y, width, height }: Box, colour: string): SceneNode[] {
  const radius = Math.round(Math.min(width, height) * SUN.radius)
  const centre = { x: Math.round(x + width * SUN.x), y: Math.round(y + height * SUN.y) }
  const disc = (id: string, radiusPx: number) => rectNode(id, around(centre, radiusPx), { radiusPx })
  return [
    {
      ...disc('frame-exposure-glow', radius * 4),
      fill: radialGradient(
        centre,
        radius * 4,
        [0, withAlpha(colour, 0.5)],
        [0.4, withAlpha(colour, 0.16)],
        [1, withAlpha(colour, 0)],
      ),
    },
    { ...disc('frame-exposure-sun', radius), fill: colour },
  ]
}

function hill(
  area: Box,
  { y: share, swing, waves }: (typeof RIDGES)[number],
  colour: string,
  at: number,
  random: () => number,
): SceneNode {
  const { x, y, width, height } = area
  const bottom = y + height
  const scale = Math.max(width, height) / 480
  const phases = [random(), random(), random()].map((phase) => phase * 2 * Math.PI)
  const topAt = (px: number) => {
    const t = (px / 480) * 2 * Math.PI * waves
    const wave =
      Math.sin(t * 0.5 + phases[0]!) +
      0.42 * Math.sin(t * 1.27 + phases[1]!) +
      0.16 * Math.sin(t * 3.1 + phases[2]!)
    return y + height * share - (Math.min(height, width) * swing * wave) / 1.6
  }
  const count = Math.ceil(width / STEP_PX)
  const points = Array.from({ length: count + 1 }, (_, step) => {
    const px = Math.min(width, step * STEP_PX)
    return `L${x + px} ${topAt(px / scale).toFixed(1)}`
  })
  const top = y + height * (share - swing)
  return filledPath(
    `frame-exposure-hill-${at}`,
    `M${x} ${bottom}${points.join('')}L${x + width} ${bottom}Z`,
    linearGradient(
      { x, y: top },
      { x, y: top + height * 0.42 },
      [0, colour],
      [1, mixColours(colour, '#FFFFFF', 0.16)],
    ),
  )
}

function grain(area: Box): SceneNode {
  const fill = { type: 'noise', seed: 'exposure', amount: GRAIN } as const
  return rectNode('frame-exposure-grain', area, { fill })
}

function vignette({ x, y, width, height }: Box): SceneNode {
  return rectNode(
    'frame-exposure-vignette',
    { x, y, width, height },
    {
      fill: radialGradient(
        { x: x + width / 2, y: y + height * 0.45 },
        Math.hypot(width, height) * 0.58,
        [0, 'rgba(58,34,18,0)'],
        [0.55, 'rgba(58,34,18,0)'],
        [1, 'rgba(58,34,18,0.16)'],
      ),
    },
  )
}
