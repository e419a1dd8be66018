import { around, boxesOverlap, insetBox } from '../../../scene/box'
import { compositeOver, withAlpha } from '../../../scene/colour'
import type { SceneNode } from '../../../scene/nodes'
import { filledPath, rectNode } from '../../../scene/shapes'
import { byAspect, type ByAspect } from '../aspect'
import type { Mood, Stage } from '../mood'
import { ellipse, bar, downwards } from '../outlines'
import { seascape, SUNLIGHT, sunset, type DuskScene } from './sunset'
import { isAmongWords } from '../occupiedBoxes'

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
