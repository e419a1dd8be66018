import type { Box, Point } from '../../../scene/nodes'
import { byAspect, type ByAspect } from '../../weather/aspect'
import { gradientNoise } from '../../weather/noise'
import { pick, uniform, type Pen } from '../pen'
import { isWide } from '../stage'

/** Units from the upper left corner; the hill is on the right. */

export type Roof = 'gable' | 'hip' | 'shed' | 'flat'

export interface House {
  x: number // left wall
  y: number // top of the walls
  width: number
  height: number // from the walls' top down to the street
  roof: Roof
  roofHeight: number
  isTurned: boolean // a shed roof slopes down to the right
  tint: number // 0..2
  windows: Box[]
  chimneyX: number | null
}

export interface Tree {
  foot: Point
  size: number
  isSlim: boolean // true: a cypress
}

export interface Row {
  nearness: number // 0 far .. 1 at the water
  houses: House[]
  trees: Tree[]
}

export interface Town {
  shoreY: number
  hillX: number
  hillTop: number
  slope: Point[] // hill outline from left to right
  rows: Row[] // farthest first
}

const SHORE: ByAspect = [0.875, 0.9, 0.915]
const HILL: ByAspect = [0.43, 0.36, 0.29] // × height
const SLOPE: ByAspect = [0.2, 0.33, 0.38] // × width, from the hill to the plain
const WORDS_TO = 0.51 // × width; on a wide card, slopes are low beyond
const LOW = 44 // min hill height, units
const ROWS = { least: 8, most: 10, every: 24 }
const STEEPLES = 0.75 // share of towns with one
const STEEPLE = 80 // height, units
const LEAST_SPACING = 11 // min distance of built rows
const WIDTHS = [19, 40] as const
const WALLS = [19, 33] as const
const ROOFS: readonly Roof[] = ['hip', 'hip', 'hip', 'gable', 'gable', 'shed', 'flat', 'flat']
const CELLAR = 16 // walls extend below the street so that no slope shows through
export const EAVES = 2 // roof overhang beyond the walls

export function townOf(
  { width, height, aspect }: Pick<Pen, 'width' | 'height' | 'aspect'>,
  scale: number,
  random: () => number,
): Town {
  const box = { width, height, aspect }
  const shoreY = byAspect(box, SHORE) * height
  const hillHeight = byAspect(box, HILL) * height * uniform(random, 0.56, 1)
  const hillX = width * uniform(random, 0.67, 0.97)
  const noise = gradientNoise(random)
  const drawn = (byAspect(box, SLOPE) * width + 40) * uniform(random, 0.6, 1.2)
  const left = isWide(box) ? Math.min(drawn, (hillX - WORDS_TO * width) / 0.95) : drawn
  const right = (0.26 * width + 50) * uniform(random, 0.8, 1.3)
  const shoulder = {
    x: hillX - width * uniform(random, 0.24, 0.5),
    high: random() < 0.6 ? uniform(random, 0.2, 0.44) : 0,
    half: 0.1 * width + 20,
  }
  const hillAt = (x: number) => {
    const q = Math.abs(x - hillX) / (x < hillX ? left : right)
    const beside = shoulder.high * Math.exp(-(((x - shoulder.x) / shoulder.half) ** 2))
    return LOW + (hillHeight - LOW) * Math.max(Math.exp(-(q ** 2.2)), beside) + 11 * noise(x / 90, 2.5)
  }
  const count = Math.max(ROWS.least, Math.min(ROWS.most, Math.round(hillHeight / (ROWS.every * scale))))
  const rows = Array.from({ length: count }, (_, index): Row => {
    const nearness = index / (count - 1)
    const streetAt = (x: number) => shoreY - hillAt(x) * (1 - nearness)
    const isBuilt = (x: number) => {
      const every = Math.ceil(LEAST_SPACING / (hillAt(x) / (count - 1)))
      return (count - 1 - index) % every === 0
    }
    return rowOf({ width, nearness, scale, streetAt, isBuilt }, random)
  })
  const steeple = random()
  const x = hillX + width * uniform(random, -0.07, 0.05)
  const streetY = shoreY - hillAt(x)
  const room = streetY - (isWide(box) ? 0.2 : 0.46) * height
  const size = Math.min(scale * uniform(random, 0.85, 1.15), room / STEEPLE)
  if (steeple < STEEPLES && size > 0.4)
    rows[0]!.houses.push(...steepleAt(x, streetY, size, steeple < STEEPLES / 2))
  const steps = Math.ceil(width / 8)
  const slope = Array.from({ length: steps + 1 }, (_, at) => {
    const x = (width * at) / steps
    return { x, y: shoreY - hillAt(x) - 6 }
  })
  return { shoreY, hillX, hillTop: shoreY - hillHeight, slope, rows }
}

function steepleAt(x: number, streetY: number, size: number, isPointed: boolean): House[] {
  const part = (left: number, wide: number, high: number, roof: Roof, roofHeight: number): House => ({
    x: x + left * size,
    y: streetY - high * size,
    width: wide * size,
    height: high * size + CELLAR,
    roof,
    roofHeight: roofHeight * size,
    isTurned: false,
    tint: 1,
    windows: [],
    chimneyX: null,
  })
  const tower = part(0, 13, isPointed ? 52 : 66, isPointed ? 'gable' : 'hip', isPointed ? 26 : 8)
  return [part(12, 34, 27, 'gable', 12), tower]
}

interface Street {
  width: number
  nearness: number
  scale: number
  streetAt: (x: number) => number
  isBuilt: (x: number) => boolean
}

function rowOf({ width, nearness, scale, streetAt, isBuilt }: Street, random: () => number): Row {
  const houses: House[] = []
  const trees: Tree[] = []
  const size = scale * (0.84 + 0.24 * nearness)
  let x = -20 * random()
  while (x < width) {
    const wide = uniform(random, ...WIDTHS) * size
    const middle = x + wide / 2
    if (isBuilt(middle)) houses.push(houseAt(x, streetAt(middle), wide, size, nearness, random))
    if (random() < 0.075 && nearness > 0.08 && isBuilt(middle))
      trees.push({
        foot: { x: x + wide + 3, y: streetAt(x + wide) + 3 },
        size: uniform(random, 0.75, 1.15) * size,
        isSlim: random() < 0.5,
      })
    x += wide + (random() < 0.3 ? uniform(random, 2, 9) : 0.6) * scale
  }
  return { nearness, houses, trees }
}

function houseAt(
  x: number,
  streetY: number,
  width: number,
  size: number,
  nearness: number,
  random: () => number,
): House {
  const isTower = random() < 0.09 && nearness < 0.8
  const roof = isTower ? 'flat' : pick(random, ROOFS)
  const wall = (isTower ? uniform(random, 36, 44) : uniform(random, ...WALLS)) * size
  const roofHeight =
    roof === 'flat' ? 2.4 : roof === 'shed' ? uniform(random, 4, 6.5) : uniform(random, 6, 10.5)
  const y = streetY - wall + uniform(random, -2, 2)
  return {
    x,
    y,
    width,
    height: wall + CELLAR,
    roof,
    roofHeight: roofHeight * size,
    isTurned: random() < 0.5,
    tint: Math.floor(3 * random()),
    windows: windowsOf({ x, y, width, height: wall }, size, random),
    chimneyX: roof !== 'flat' && random() < 0.24 ? x + width * uniform(random, 0.2, 0.8) : null,
  }
}

function windowsOf(front: Box, size: number, random: () => number): Box[] {
  const [wide, high] = [uniform(random, 2.7, 3.6) * size, uniform(random, 4.1, 5.2) * size]
  const pitch = wide + uniform(random, 2.6, 4.4) * size
  const columns = Math.max(1, Math.floor((front.width - 5 * size + pitch - wide) / pitch))
  const storey = high + uniform(random, 3.6, 5) * size
  const storeys = Math.max(1, Math.floor((front.height - 3 * size) / storey))
  const left = front.x + (front.width - (columns - 1) * pitch - wide) / 2
  return Array.from({ length: storeys * columns }, (_, at) => ({
    x: left + (at % columns) * pitch,
    y: front.y + 4.2 * size + Math.floor(at / columns) * storey,
    width: wide,
    height: high,
  }))
}

export interface WindowInSight extends Box {
  nearness: number
}

export function windowsInSight({ rows, shoreY }: Town, width: number): WindowInSight[][] {
  const fronts = rows.map(({ houses, trees }) => [...houses.map(bodyOf), ...trees.map(crownOf)])
  return rows.map(({ houses, trees, nearness }, index) => {
    const nearer = [...trees.map(crownOf), ...fronts.slice(index + 1).flat()]
    return houses.flatMap(({ windows }) =>
      windows
        .filter(
          (pane) =>
            pane.x > 3 &&
            pane.x + pane.width < width - 3 &&
            pane.y + pane.height < shoreY - 3 &&
            !nearer.some((front) => overlap(front, pane)),
        )
        .map((pane) => ({ ...pane, nearness })),
    )
  })
}

function bodyOf({ x, y, width, height, roofHeight }: House): Box {
  return { x: x - EAVES, y: y - roofHeight, width: width + 2 * EAVES, height: height + roofHeight }
}

export function crownOf({ foot, size, isSlim }: Tree): Box {
  const [half, high] = isSlim ? [5 * size, 34 * size] : [12 * size, 24 * size]
  return { x: foot.x - half, y: foot.y - high, width: 2 * half, height: high }
}

function overlap(a: Box, b: Box): boolean {
  return (
    a.x < b.x + b.width + 0.6 &&
    b.x < a.x + a.width + 0.6 &&
    a.y < b.y + b.height + 0.6 &&
    b.y < a.y + a.height + 0.6
  )
}
