import { boundsOf, intersectBoxes, outsetBox } from '../../../scene/box'
import type { Box, GroupNode, LinearGradient, Paint, PathNode, Point, SceneNode } from '../../../scene/nodes'
import { mixOklab } from '../../../scene/colour'
import { filledPath, groupNode, linearGradient, radialGradient, rectNode } from '../../../scene/shapes'
import { softened } from '../../weather/soft'
import type { ArtFamily, PaintInput } from '../family'
import { brushed, cutTo, hundredth, exact, grain } from '../pen'
import { bamboo, maple, olive, palm, willow } from './leaves'
import { SHAPES, type ShadowPlant, type ShadowArea } from './marks'
import { PALETTES, PALETTES_OF_SEASON } from './palettes'
import { grownPanes, lightIn, type Light } from './panes'
import { blossom, pine, reed, twig } from './twigs'

type Colours = (typeof PALETTES)['clay']['colours']

const PLANTS = {
  spring: [willow, olive, blossom],
  summer: [olive, palm, bamboo],
  autumn: [maple, olive, reed],
  winter: [twig, pine, bamboo],
} as const

const EDGE_SIGMA_PX = 3.6
const EDGE_STEPS = Array.from({ length: 9 }, (_, at) => hundredth(1.8 - 0.45 * at)) // sigmas, so close that no step shows on a dark wall
const EVEN = 6 // outermost flat layers; in such a faint rim this shifts them by under half a px
const FAR = { id: 'far', sigmaPx: 16, opacity: 0.55, size: 1.22 }
const NEAR = { id: 'near', sigmaPx: 8, opacity: 0.86, size: 1 }
const FULL = { width: 430, height: 500 } // window size at which plants keep their own

export const family: ArtFamily = {
  palettes: PALETTES,
  palettesOf: ({ season }) => PALETTES_OF_SEASON[season],
  words: { side: 'below', wideWidth: 0.42, from: [0.16, 0.53, 0.53], to: [0.82, 0.865, 0.9] },
  paint: (input) => {
    const { box, stageOn, stream, sky } = input
    const isLeft = stream('side')() < 0.35
    const light = lightIn(stageOn(isLeft), stream('window'), isLeft)
    const wall = wallPaint(input, light)
    const plants = PLANTS[sky.season]
    const plant = plants[Math.floor(plants.length * stream('plant')())]!
    return {
      nodes: [
        rectNode('art-wall', box, { fill: wall }),
        cutTo(box, 'art-window', [
          ...lightNodes(input, light),
          shadow(input, light, plant, wall, FAR),
          shadow(input, light, plant, wall, NEAR),
        ]),
        grain(box, 0.055),
      ],
      isMassLeft: isLeft,
    }
  },
}

/** The colours are so close that no extra stops are needed. */
function wallPaint({ box, palette }: PaintInput, { centre }: Light): Extract<Paint, { type: 'radial' }> {
  const { wall, wall2, light } = palette.colours as Colours
  const far = Math.max(centre.x - box.x, box.x + box.width - centre.x)
  return radialGradient(
    exact(centre),
    hundredth(Math.hypot(far, 0.6 * box.height)),
    [0, mixOklab(wall, light, 0.05)],
    [0.42, wall],
    [1, wall2],
  )
}

function lightNodes(input: PaintInput, light: Light): PathNode[] {
  const sigmaPx = EDGE_SIGMA_PX * input.unit
  const mostPx = 0.44 * light.barPx // any wider and two panes would merge
  const outline = (growPx: number) => grownPanes(light.panes, Math.min(growPx, mostPx), 4 * input.unit)
  const inside = outline(-2 * sigmaPx)
  const layers = softened('art-light', outline, {
    sigmaPx,
    alpha: 1,
    fill: lightPaint(input, light),
    steps: EDGE_STEPS,
  })
  return layers.map((layer, at) =>
    at === layers.length - 1
      ? layer
      : { ...layer, d: layer.d + inside, evenOdd: true, ...(at < EVEN && { fill: evenFill(layer) }) },
  )
}

/** Flat, it paints in a quarter of the time. */
function evenFill({ fill }: PathNode): string {
  return (fill as LinearGradient).stops[1]!.colour
}

function lightPaint({ palette }: PaintInput, { onWall, width, height }: Light): LinearGradient {
  const { wall, light } = palette.colours as Colours
  return linearGradient(
    exact(onWall({ x: 0.2 * width, y: 0 })),
    exact(onWall({ x: 0.8 * width, y: height })),
    [0, light],
    [0.6, mixOklab(light, wall, 0.04)],
    [1, mixOklab(light, wall, 0.16)],
  )
}

const REACH_PX = 46 // for shadows starting beside the window

function isBefore({ x, y }: Point, { width, height }: ShadowArea): boolean {
  return x > -REACH_PX && y > -REACH_PX && x < width + REACH_PX && y < height + REACH_PX
}

/** The wall's own paint shows it only on the light. */
function shadow(
  { box, stream }: PaintInput,
  { width, height, onWall, panes }: Light,
  plant: ShadowPlant,
  wall: Paint,
  { id, sigmaPx, opacity, size }: typeof NEAR,
): SceneNode {
  const scale = size * Math.sqrt((width * height) / (FULL.width * FULL.height))
  const room = { width: width / scale, height: height / scale }
  const marks = plant(stream(id), room).filter(({ spine }) => spine.some((at) => isBefore(at, room)))
  const drawn = marks.map((mark) => ({
    ...mark,
    spine: mark.spine.map(({ x, y }) => onWall({ x: x * scale, y: y * scale })),
  }))
  const blurPx = hundredth((sigmaPx * scale) / size)
  const d = drawn.map(({ spine, widthPx, shape }) =>
    brushed(spine, (share) => widthPx * scale * SHAPES[shape](share)),
  )
  return groupNode(
    `art-shadow-${id}`,
    {
      opacity,
      blurPx,
      clip: wholePx(
        [
          outsetBox(boundsOf(panes.flat()), 8),
          outsetBox(boundsOf(drawn.flatMap(({ spine }) => spine)), 3 * blurPx + 20),
        ].reduce(intersectBoxes, box),
      ),
    },
    [filledPath(`art-plant-${id}`, d.join(''), wall)],
  ) satisfies GroupNode
}

function wholePx({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.ceil(x), Math.ceil(y)]
  return { x: left, y: top, width: Math.floor(x + width) - left, height: Math.floor(y + height) - top }
}
