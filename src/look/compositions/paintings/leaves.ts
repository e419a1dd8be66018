import { mixColours } from '../../../scene/colour'
import type { Point, SceneNode } from '../../../scene/nodes'
import { filledPath, strokedPath } from '../../../scene/shapes'
import { discWithGlow, px, sky, stars, type PaintingArea } from './brush'

/** Base and tip × box, leaf length × its sides; back to front. */
const SPRAYS = [
  { from: [0.16, 1.06], to: [0.3, 0.2], leaf: 0.15, pairs: 7, layer: 1 },
  { from: [0.9, 1.06], to: [0.74, 0.34], leaf: 0.15, pairs: 6, layer: 1 },
  { from: [0.5, 1.08], to: [0.56, 0.5], leaf: 0.17, pairs: 5, layer: 2 },
  { from: [0.02, 1.06], to: [0.1, 0.46], leaf: 0.18, pairs: 5, layer: 3 },
  { from: [0.72, 1.1], to: [0.93, 0.56], leaf: 0.19, pairs: 5, layer: 3 },
  { from: [0.3, 1.12], to: [0.24, 0.7], leaf: 0.2, pairs: 4, layer: 4 },
] as const
const WIDTH = 0.2 // half a leaf's width, × its length
const SPREAD_DEG = 46
const CUT = 0.028 // midrib width, × leaf length

export function leaves(canvas: PaintingArea): SceneNode[] {
  const { box, random } = canvas
  const isMirrored = random() < 0.5
  const sidePx = 0.92 * Math.sqrt(box.width * box.height)
  const x = 0.56 + 0.08 * random()
  const disc = { x: box.x + (isMirrored ? 1 - x : x) * box.width, y: box.y + 0.36 * box.height }
  return [
    sky(canvas),
    ...stars(canvas, 50, 0.6),
    ...discWithGlow(canvas, disc, 0.2 * Math.min(box.width, box.height), 3),
    ...SPRAYS.flatMap((spray, at) => sprayNodes(canvas, spray, at, sidePx, isMirrored)),
  ]
}

function sprayNodes(
  { box, unit, palette, random, id }: PaintingArea,
  { from, to, leaf, pairs, layer }: (typeof SPRAYS)[number],
  at: number,
  sidePx: number,
  isMirrored: boolean,
): SceneNode[] {
  const place = ([x, y]: readonly [number, number]): Point => ({
    x: box.x + (isMirrored ? 1 - x : x) * box.width,
    y: box.y + y * box.height,
  })
  const foot = place(from)
  const tip = place([to[0] + 0.05 * (random() - 0.5), to[1] + 0.07 * (random() - 0.5)])
  const bend = (random() - 0.5) * 0.5 * Math.hypot(tip.x - foot.x, tip.y - foot.y)
  const bow = { x: (foot.x + tip.x) / 2 + bend, y: (foot.y + tip.y) / 2 }
  const pointAt = (t: number): Point => ({
    x: (1 - t) ** 2 * foot.x + 2 * t * (1 - t) * bow.x + t * t * tip.x,
    y: (1 - t) ** 2 * foot.y + 2 * t * (1 - t) * bow.y + t * t * tip.y,
  })
  const headingAt = (t: number) =>
    Math.atan2(
      2 * (1 - t) * (bow.y - foot.y) + 2 * t * (tip.y - bow.y),
      2 * (1 - t) * (bow.x - foot.x) + 2 * t * (tip.x - bow.x),
    )
  const blades = Array.from({ length: pairs }, (_, pair) => {
    const t = 0.16 + (0.8 * pair) / pairs
    const lengthPx = leaf * sidePx * (1.05 - 0.5 * (pair / pairs)) * (0.92 + 0.16 * random())
    return [-1, 1].map((side) => {
      const turn = (SPREAD_DEG - 8 * (pair / pairs) + 8 * (random() - 0.5)) * (Math.PI / 180)
      return blade(pointAt(t + 0.025 * side), headingAt(t) + side * turn, lengthPx)
    })
  }).flat()
  blades.push(blade(pointAt(0.97), headingAt(1), leaf * sidePx * 0.62))
  const fill = palette.layers[layer]!
  return [
    strokedPath(
      `${id}-stem-${at}`,
      `M${px(foot.x)} ${px(foot.y)}Q${px(bow.x)} ${px(bow.y)} ${px(tip.x)} ${px(tip.y)}`,
      fill,
      2.2 * unit,
    ),
    filledPath(`${id}-leaves-${at}`, blades.map(({ outline }) => outline).join(''), fill),
    filledPath(
      `${id}-cuts-${at}`,
      blades.map(({ cut }) => cut).join(''),
      mixColours(fill, palette.sky[1], palette.isNight ? 0.34 : 0.5),
    ),
  ]
}

function blade(from: Point, heading: number, lengthPx: number): { outline: string; cut: string } {
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)]
  const at = (along: number, across: number) =>
    `${px(from.x + lengthPx * (along * cos - across * sin))} ${px(from.y + lengthPx * (along * sin + across * cos))}`
  const half = (side: number) => `C${at(0.22, side * WIDTH * 1.25)} ${at(0.66, side * WIDTH * 1.3)}`
  const back = (side: number) => `C${at(0.66, side * WIDTH * 1.3)} ${at(0.22, side * WIDTH * 1.25)}`
  return {
    outline: `M${at(0, 0)}${half(1)} ${at(1, 0)}${back(-1)} ${at(0, 0)}Z`,
    cut: `M${at(0.14, 0)}L${at(0.5, CUT)}L${at(0.86, 0)}L${at(0.5, -CUT)}Z`,
  }
}
