import { mixColours, withAlpha } from '../../../scene/colour'
import type { SceneNode } from '../../../scene/nodes'
import { filledPath, rectNode } from '../../../scene/shapes'
import { discWithGlow, falling, px, sky, brushLine, stars, type PaintingArea } from './brush'

const HORIZON = 0.6 // × height
const GLINTS = 26
const RIPPLES = 34

export function sea(canvas: PaintingArea): SceneNode[] {
  const { box, palette, random, id } = canvas
  const horizon = box.y + HORIZON * box.height
  const water = { ...box, y: horizon, height: box.y + box.height - horizon }
  const isMirrored = random() < 0.5
  const across = (share: number) => box.x + (isMirrored ? 1 - share : share) * box.width
  const radiusPx = 0.115 * Math.min(box.height, box.width)
  const disc = { x: across(0.6 + 0.1 * random()), y: horizon - radiusPx * (1.5 + 0.8 * random()) }
  return [
    sky(canvas),
    ...stars(canvas, 90, HORIZON),
    ...discWithGlow(canvas, disc, radiusPx),
    island(canvas, 'far', horizon, across(-0.02), isMirrored ? -0.44 : 0.44, 0.075, palette.layers[1]!),
    island(canvas, 'near', horizon, across(1.02), isMirrored ? 0.24 : -0.24, 0.05, palette.layers[2]!),
    rectNode(`${id}-water`, water, {
      fill: falling(water, mixColours(palette.layers[1]!, palette.sky[1], 0.25), palette.layers[3]!),
    }),
    ripples(canvas, horizon),
    glints(canvas, horizon, disc.x, radiusPx),
    ...sail(canvas, across(0.27 + 0.06 * random()), horizon + 0.075 * box.height, isMirrored),
    shore(canvas),
  ]
}

function island(
  { box, random, id }: PaintingArea,
  name: string,
  horizon: number,
  fromX: number,
  reach: number,
  rise: number,
  fill: string,
): SceneNode {
  const points = [0, 0.18, 0.36, 0.52, 0.7, 0.86, 1].map((share) => ({
    x: fromX + share * reach * box.width,
    y: horizon - Math.sin((share * 0.5 + 0.5) * Math.PI) * rise * box.height * (0.7 + 0.55 * random()),
  }))
  const [first, last] = [points[0]!, points.at(-1)!]
  return filledPath(
    `${id}-island-${name}`,
    `M${px(first.x)} ${px(horizon + 0.5)}L${px(first.x)} ${px(first.y)}${brushLine(points)}L${px(last.x)} ${px(horizon + 0.5)}Z`,
    fill,
  )
}

function glints(
  { box, unit, palette, random, id }: PaintingArea,
  horizon: number,
  x: number,
  radiusPx: number,
): SceneNode {
  const depth = box.y + 0.93 * box.height - horizon
  const d = Array.from({ length: GLINTS }, (_, at) => {
    const share = (at + 0.4 * random()) / GLINTS
    const halfPx = radiusPx * (0.35 + 0.75 * share) * (0.35 + 0.75 * random())
    const middle = x + radiusPx * (random() - 0.5) * (0.35 + 0.9 * share)
    return lens(middle, horizon + 2 * unit + share ** 1.25 * depth, halfPx, unit * (0.7 + 1.5 * share))
  })
  return filledPath(`${id}-glints`, d.join(''), palette.disc, { opacity: 0.78 })
}

function ripples({ box, unit, palette, random, id }: PaintingArea, horizon: number): SceneNode {
  const depth = box.y + box.height - horizon
  const d = Array.from({ length: RIPPLES }, () => {
    const share = random()
    const halfPx = unit * (8 + 34 * share) * (0.5 + random())
    return lens(
      box.x + random() * box.width,
      horizon + (0.03 + 0.8 * share) * depth,
      halfPx,
      unit * (0.5 + 0.7 * share),
    )
  })
  return filledPath(`${id}-ripples`, d.join(''), withAlpha(palette.sky[1], 0.3))
}

function lens(x: number, y: number, halfPx: number, thickPx: number): string {
  const [left, right] = [px(x - halfPx), px(x + halfPx)]
  return `M${left} ${px(y)}Q${px(x)} ${px(y - thickPx)} ${right} ${px(y)}Q${px(x)} ${px(y + thickPx)} ${left} ${px(y)}Z`
}

function sail({ unit, palette, id }: PaintingArea, x: number, y: number, isMirrored: boolean): SceneNode[] {
  const size = unit * (isMirrored ? -1 : 1)
  const at = (dx: number, dy: number) => `${px(x + dx * size)} ${px(y - dy * unit)}`
  const dark = palette.layers[4]!
  const light = palette.isNight ? mixColours(palette.disc, palette.sky[1], 0.45) : palette.disc
  return [
    filledPath(
      `${id}-sail`,
      `M${at(1, 50)}Q${at(19, 24)} ${at(23, 7)}Q${at(11, 5)} ${at(1, 7)}ZM${at(-2, 42)}Q${at(-11, 20)} ${at(-14, 7)}Q${at(-7, 5.5)} ${at(-2, 7)}Z`,
      light,
    ),
    filledPath(
      `${id}-hull`,
      `M${at(-17, 4)}Q${at(3, 1.5)} ${at(25, 5)}Q${at(19, -4)} ${at(13, -4.5)}L${at(-10, -4.5)}Q${at(-15, -2)} ${at(-17, 4)}Z`,
      dark,
    ),
    filledPath(
      `${id}-wake`,
      lens(x + 2 * size, y + 7.5 * unit, 25 * unit, 1.6 * unit),
      withAlpha(dark, 0.35),
    ),
  ]
}

function shore({ box, unit, palette, random, id }: PaintingArea): SceneNode {
  const foot = px(box.y + box.height)
  const phase = random() * 6
  const steps = Math.ceil(box.width / (30 * unit))
  const points = Array.from({ length: steps + 3 }, (_, at) => {
    const x = box.x + ((at - 1) / steps) * box.width
    const swing = Math.sin((x / (box.height + 0.35 * box.width)) * 7 + phase)
    return { x, y: box.y + (0.955 - 0.028 * swing) * box.height }
  })
  const [first, last] = [points[0]!, points.at(-1)!]
  return filledPath(
    `${id}-shore`,
    `M${px(first.x)} ${foot}L${px(first.x)} ${px(first.y)}${brushLine(points)}L${px(last.x)} ${foot}Z`,
    palette.layers[4]!,
  )
}
