import type { Box, SceneNode } from '../../../scene/nodes'
import { lightened, mixOklab } from '../../../scene/colour'
import { filledPath, strokedPath } from '../../../scene/shapes'
import { dot, type Pen } from '../pen'
import { EAVES, type House, type Row, type Tree, type WindowInSight } from './town'

export interface TownPaints {
  far: string
  near: string
  warm: string // tint mixed into some walls
  leaf: string // for round trees, by season
  tree: string // for slim trees
  snow: string | null // on roofs; null: none
}

/** Lit windows are drawn later, on top. */
export function lampRowNodes(
  pen: Pen,
  index: number,
  { nearness, houses, trees }: Row,
  dark: readonly WindowInSight[],
  { far, near, warm, leaf, tree, snow }: TownPaints,
): SceneNode[] {
  const wall = mixOklab(far, near, 0.93 * nearness ** 0.85)
  const tints = [lightened(wall, 0.022), wall, mixOklab(lightened(wall, -0.012), warm, 0.1)]
  const roof = lightened(wall, -0.08)
  const id = `art-row-${index}`
  const path = (part: string, d: string, fill: string): SceneNode[] =>
    d ? [filledPath(`${id}-${part}`, d, fill)] : []
  const roofsOf = (warmer: boolean) =>
    houses
      .filter(({ tint }) => (tint === 2) === warmer)
      .map((house) => roofOf(pen, house))
      .join('')
  const slim = trees.filter(({ isSlim }) => isSlim)
  const round = trees.filter(({ isSlim }) => !isSlim)
  return [
    ...tints.flatMap((tint, which) =>
      path(
        `walls-${which}`,
        houses
          .filter((house) => house.tint === which)
          .map((house) => wallOf(pen, house))
          .join(''),
        tint,
      ),
    ),
    ...path('roofs', roofsOf(false), roof),
    ...path('roofs-warm', roofsOf(true), mixOklab(lightened(roof, 0.012), warm, 0.1)),
    ...path('windows', dark.map((pane) => paneOf(pen, pane)).join(''), lightened(wall, -0.055)),
    ...(snow
      ? [
          strokedPath(
            `${id}-snow`,
            houses.map((house) => snowOf(pen, house)).join(''),
            mixOklab(snow, wall, 0.34 * (1 - nearness) + 0.14),
            pen.px(1.7),
          ),
        ]
      : []),
    ...path(
      'trees',
      round.map((one) => crown(pen, one)).join(''),
      mixOklab(leaf, wall, 0.3 + 0.25 * (1 - nearness)),
    ),
    ...path(
      'cypresses',
      slim.map((one) => cypress(pen, one)).join(''),
      mixOklab(tree, wall, 0.2 + 0.35 * (1 - nearness)),
    ),
  ]
}

/** Left open, because the fill closes it. */
export function paneOf(pen: Pen, { x, y, width, height }: Box): string {
  const [a, b] = [pen.point({ x, y }), pen.point({ x: x + width, y })]
  return `M${Math.min(a.x, b.x)} ${a.y}h${pen.px(width)}v${pen.px(height)}h${pen.px(-width)}`
}

function wallOf(pen: Pen, { x, y, width, height, chimneyX, roofHeight }: House): string {
  const chimney =
    chimneyX === null
      ? ''
      : paneOf(pen, { x: chimneyX - 1.6, y: y - roofHeight - 2.6, width: 3.2, height: roofHeight + 2.6 })
  return paneOf(pen, { x, y: y - 0.4, width, height: height + 0.4 }) + chimney
}

function roofPoints({ x, y, width, roof, roofHeight, isTurned }: House): [number, number][] {
  const [left, right, top] = [x - EAVES, x + width + EAVES, y - roofHeight]
  if (roof === 'gable')
    return [
      [left, y],
      [x + width / 2, top],
      [right, y],
    ]
  if (roof === 'shed')
    return isTurned
      ? [
          [left, top],
          [right, y - 1.6],
        ]
      : [
          [left, y - 1.6],
          [right, top],
        ]
  if (roof === 'flat')
    return [
      [x - 0.8, y],
      [x - 0.8, top],
      [x + width + 0.8, top],
      [x + width + 0.8, y],
    ]
  const slope = Math.min(0.34 * width, roofHeight * 1.25)
  return [
    [left, y],
    [x + slope, top],
    [x + width - slope, top],
    [right, y],
  ]
}

function roofOf(pen: Pen, house: House): string {
  const points = roofPoints(house)
  if (house.roof === 'shed') points.push([house.x + house.width + EAVES, house.y], [house.x - EAVES, house.y])
  return `M${points.map(([x, y]) => pen.at({ x, y: y + (y === house.y ? 0.8 : 0) })).join('L')}Z`
}

function snowOf(pen: Pen, house: House): string {
  const points = roofPoints(house)
  const upper = house.roof === 'flat' ? points.slice(1, 3) : points
  return `M${upper.map(([x, y]) => pen.at({ x, y: y - 0.4 })).join('L')}`
}

function crown(pen: Pen, { foot, size }: Tree): string {
  const puff = (dx: number, dy: number, r: number) =>
    dot(pen, { x: foot.x + dx * size, y: foot.y + dy * size }, r * size)
  const trunk = paneOf(pen, {
    x: foot.x - 0.9 * size,
    y: foot.y - 6 * size,
    width: 1.8 * size,
    height: 7 * size,
  })
  const puffs = [
    [-6, -8.5, 5],
    [6.2, -8.8, 5.2],
    [-3.4, -12.8, 5.6],
    [3.6, -13.4, 5.8],
    [0, -8.6, 6.2],
  ]
  return trunk + puffs.map(([dx, dy, r]) => puff(dx!, dy!, r!)).join('')
}

function cypress(pen: Pen, { foot, size }: Tree): string {
  const at = (dx: number, dy: number) => pen.at({ x: foot.x + dx * size, y: foot.y + dy * size })
  return `M${at(0, -33)}C${at(3.6, -24)} ${at(4.8, -10)} ${at(3, 2)}L${at(-3, 2)}C${at(-4.8, -10)} ${at(-3.6, -24)} ${at(0, -33)}Z`
}
