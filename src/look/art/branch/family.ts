import type { Box, SceneNode } from '../../../scene/nodes'
import { lightened } from '../../../scene/colour'
import { rectNode } from '../../../scene/shapes'
import { byAspect } from '../../weather/aspect'
import { glowNode } from '../../weather/soft'
import type { ArtFamily, PaintInput, Painting } from '../family'
import { linear, penOf, uniform, cutTo, grain } from '../pen'
import type { Sky } from '../sky'
import { isWide } from '../stage'
import { bamboo } from './bamboo'
import { cherry, plum } from './blossom'
import { ginkgo, maple } from './leaves'
import { lotus } from './lotus'
import { PALETTES, PALETTES_OF_PLANT } from './palettes'
import { persimmon } from './persimmon'
import { pine } from './pine'
import { reed } from './reed'
import type { Plant, Scenery } from './scenery'
import { willow } from './willow'
import { wisteria } from './wisteria'

type PlantId = keyof typeof PALETTES_OF_PLANT

interface Kind {
  plant: Plant
  disc: number // probability of a pale disc behind it
}

const KINDS: Record<PlantId, Kind> = {
  plum: { plant: plum, disc: 0.6 },
  cherry: { plant: cherry, disc: 0.35 },
  willow: { plant: willow, disc: 0.3 },
  wisteria: { plant: wisteria, disc: 0.35 },
  bamboo: { plant: bamboo, disc: 0.55 },
  lotus: { plant: lotus, disc: 0.25 },
  reed: { plant: reed, disc: 0.9 },
  persimmon: { plant: persimmon, disc: 0.25 },
  maple: { plant: maple, disc: 0.35 },
  ginkgo: { plant: ginkgo, disc: 0.3 },
  pine: { plant: pine, disc: 0.85 },
}

const TERMS: readonly PlantId[] = [
  ...(['plum', 'plum', 'plum', 'plum', 'cherry', 'cherry', 'cherry', 'willow'] as const),
  ...(['wisteria', 'wisteria', 'bamboo', 'lotus', 'lotus', 'bamboo', 'bamboo', 'reed'] as const),
  ...(['reed', 'reed', 'persimmon', 'maple', 'ginkgo', 'persimmon', 'pine', 'pine'] as const),
]

const LEFT = 0.22 // probability of standing left

const plantOf = ({ term }: Sky): PlantId => TERMS[term]!

export const family: ArtFamily = {
  palettes: PALETTES,
  palettesOf: (sky) => PALETTES_OF_PLANT[plantOf(sky)],
  words: { side: 'below', wideWidth: 0.43, from: [0.16, 0.53, 0.53], to: [0.82, 0.865, 0.9] },
  paint,
}

function paint({ box, stageOn, unit, sky, palette, paletteId, stream }: PaintInput): Painting {
  const { colours, theme } = palette
  const isMassLeft = stream('side')() < LEFT
  const stage = stageOn(isMassLeft)
  const pen = penOf(stage, unit, isMassLeft)
  const wide = isWide(stage)
  const field = {
    left: wide ? byAspect(stage, [0.57, 0.55, 0]) * pen.width : 0,
    right: pen.width,
    foot: pen.height * (wide ? 1 : 0.5),
  }
  const least = Math.min(field.right - field.left, field.foot)
  const scenery: Scenery = {
    pen,
    field,
    size: Math.min(1.08, Math.max(0.72, least / 400)),
    term: sky.term,
    isNight: theme === 'dark',
    isWide: wide,
    colours,
    paletteId,
    stream,
  }
  const { plant, disc } = KINDS[plantOf(sky)]
  const random = stream('disc')
  const behind = random() < (scenery.isNight ? 0.9 : disc) ? discNodes(box, scenery, random) : []
  const top = { x: 0, y: 0 }
  const foot = { x: 0, y: pen.height }
  const { paper, low } = colours
  return {
    nodes: [
      rectNode('art-ground', box, { fill: linear(pen, top, foot, paper!, low!) }),
      cutTo(box, 'art-plant', [...behind, ...plant(scenery)]),
      grain(box),
    ],
    isMassLeft,
  }
}

function discNodes(
  box: Box,
  { pen, field, isWide, isNight, colours }: Scenery,
  random: () => number,
): SceneNode[] {
  const { left, right, foot } = field
  const r = isWide ? uniform(random, 104, 158) : Math.min(uniform(random, 100, 150), foot * 0.38)
  const centre = {
    x: left + (right - left) * (isWide ? uniform(random, 0.3, 0.55) : uniform(random, 0.45, 0.72)),
    y: isWide ? pen.height * uniform(random, 0.36, 0.5) : foot * uniform(random, 0.42, 0.52),
  }
  const at = pen.point(centre)
  const glow = isNight
    ? [glowNode('art-glow', box, at, pen.px(r * 2.3), colours.disc!, 0.2)]
    : [glowNode('art-glow', box, at, pen.px(r * 1.8), colours.disc!, 0.5)]
  const top = { x: 0, y: centre.y - r }
  const end = { x: 0, y: centre.y + r }
  const shade = isNight ? lightened(colours.disc!, -0.07) : colours.disc!
  return [
    ...glow,
    rectNode(
      'art-disc',
      { x: at.x - pen.px(r), y: at.y - pen.px(r), width: pen.px(2 * r), height: pen.px(2 * r) },
      { radiusPx: pen.px(r), fill: linear(pen, top, end, colours.disc!, shade) },
    ),
  ]
}
