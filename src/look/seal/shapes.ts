import type { Box, Point } from '../../scene/nodes'

/** Sizes are in shares of the short side; cells are in reading order. */

export type Manner = 'carved' | 'raised' // 白文: characters in the paper's colour; 朱文: characters and border in ink

export interface EdgePoint extends Point {
  inward: Point // unit vector
}

export interface SealShape {
  label: { en: string; zh: string }
  height: number
  fits: (count: number) => boolean
  outline: (count: number, inset: number) => EdgePoint[]
  cells: (count: number, manner: Manner) => Box[]
}

const CORNER = 0.07
const INSETS: Record<Manner, number> = { carved: 0.07, raised: 0.112 }
const GAP = 0.018
const TALL = 1.86
/** Fractions of the gourd's height. */
const BULBS = { upper: 0.235, lower: 0.31 }
const GOURD_HEIGHT = 1 / (2 * BULBS.lower)

export const SEAL_SHAPES = {
  square: {
    label: { en: 'Square', zh: '方' },
    height: 1,
    fits: (count) => count <= 4,
    outline: (count, inset) => boxOutline(1, count, inset),
    cells: (count, manner) => inColumns(count, insetBy(manner, 1)),
  },
  tall: {
    label: { en: 'Tall', zh: '长' },
    height: TALL,
    fits: (count) => count >= 2 && count <= 4,
    outline: (count, inset) => boxOutline(TALL, count, inset),
    cells(count, manner) {
      const room = insetBy(manner, TALL)
      return count < 4 ? inRows(count, room) : inColumns(count, room)
    },
  },
  round: {
    label: { en: 'Round', zh: '圆' },
    height: 1,
    fits: (count) => count <= 4,
    outline: (count, inset) => arc({ x: 0.5, y: 0.5 }, 0.5 - inset, -90, 270, count),
    cells(count, manner) {
      const share = manner === 'carved' ? 1 : 0.94
      if (count === 2) return inRows(2, middleBox(0.54 * share, 0.78 * share))
      return inColumns(
        count,
        count === 1 ? middleBox(0.72 * share, 0.72 * share) : middleBox(0.73 * share, 0.73 * share),
      )
    },
  },
  gourd: {
    label: { en: 'Gourd', zh: '葫芦' },
    height: GOURD_HEIGHT,
    fits: (count) => count === 2,
    outline: gourdOutline,
    cells(_, manner) {
      const share = (manner === 'carved' ? 1 : 0.9) * GOURD_HEIGHT
      return [
        boxAround({ x: 0.5, y: 0.222 * GOURD_HEIGHT }, 0.36 * share, 0.31 * share),
        boxAround({ x: 0.5, y: 0.69 * GOURD_HEIGHT }, 0.45 * share, 0.43 * share),
      ]
    },
  },
} satisfies Record<string, SealShape>

export type SealShapeId = keyof typeof SEAL_SHAPES

function boxOutline(height: number, count: number, inset: number): EdgePoint[] {
  const [width, tall] = [1 - 2 * inset, height - 2 * inset]
  const radius = Math.max(0.02, CORNER - inset)
  const [across, down, corner] = [width - 2 * radius, tall - 2 * radius, (Math.PI / 2) * radius]
  const length = 2 * (across + down) + 4 * corner
  return Array.from({ length: count }, (_, at) => {
    let way = (at / count) * length
    for (const [side, sideLength] of [across, down, across, down].entries()) {
      const turn = (side * Math.PI) / 2
      const along = { x: Math.cos(turn), y: Math.sin(turn) }
      const inward = { x: -along.y, y: along.x }
      const start = [
        { x: inset + radius, y: inset },
        { x: 1 - inset, y: inset + radius },
        { x: 1 - inset - radius, y: height - inset },
        { x: inset, y: height - inset - radius },
      ][side]!
      if (way < sideLength) return { x: start.x + along.x * way, y: start.y + along.y * way, inward }
      way -= sideLength
      if (way < corner) {
        const bend = turn + way / radius
        const end = { x: start.x + along.x * sideLength, y: start.y + along.y * sideLength }
        const centre = { x: end.x + inward.x * radius, y: end.y + inward.y * radius }
        const out = { x: Math.sin(bend), y: -Math.cos(bend) }
        return {
          x: centre.x + out.x * radius,
          y: centre.y + out.y * radius,
          inward: { x: -out.x, y: -out.y },
        }
      }
      way -= corner
    }
    return { x: inset + radius, y: inset, inward: { x: 0, y: 1 } }
  })
}

function gourdOutline(count: number, inset: number): EdgePoint[] {
  const upper = { x: 0.5, y: BULBS.upper * GOURD_HEIGHT }
  const lower = { x: 0.5, y: (1 - BULBS.lower) * GOURD_HEIGHT }
  const [r1, r2] = [BULBS.upper * GOURD_HEIGHT - inset, BULBS.lower * GOURD_HEIGHT - inset]
  const apart = lower.y - upper.y
  const degrees = (cosine: number) => (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI
  const openAbove = degrees((apart * apart + r1 * r1 - r2 * r2) / (2 * apart * r1))
  const openBelow = degrees((apart * apart + r2 * r2 - r1 * r1) / (2 * apart * r2))
  const above = Math.round(
    (count * r1 * (360 - 2 * openAbove)) / (r1 * (360 - 2 * openAbove) + r2 * (360 - 2 * openBelow)),
  )
  return [
    ...arc(upper, r1, 90 + openAbove, 450 - openAbove, above),
    ...arc(lower, r2, -90 + openBelow, 270 - openBelow, count - above),
  ]
}

function arc(centre: Point, radius: number, fromDeg: number, toDeg: number, count: number): EdgePoint[] {
  return Array.from({ length: count }, (_, at) => {
    const angle = ((fromDeg + ((toDeg - fromDeg) * at) / count) * Math.PI) / 180
    const out = { x: Math.cos(angle), y: Math.sin(angle) }
    return { x: centre.x + radius * out.x, y: centre.y + radius * out.y, inward: { x: -out.x, y: -out.y } }
  })
}

/** From the right; the first of three characters gets its own column. */
function inColumns(count: number, room: Box): Box[] {
  if (count === 1) return [room]
  const width = (room.width - GAP) / 2
  const right = { ...room, x: room.x + width + GAP, width }
  const left = { ...room, width }
  const inRight = count === 4 ? 2 : 1
  return [...inRows(inRight, right), ...inRows(count - inRight, left)]
}

function inRows(count: number, room: Box): Box[] {
  const height = (room.height - GAP * (count - 1)) / count
  return Array.from({ length: count }, (_, at) => ({ ...room, y: room.y + at * (height + GAP), height }))
}

function insetBy(manner: Manner, height: number): Box {
  const inset = INSETS[manner]
  return { x: inset, y: inset, width: 1 - 2 * inset, height: height - 2 * inset }
}

function middleBox(width: number, height: number): Box {
  return boxAround({ x: 0.5, y: 0.5 }, width, height)
}

function boxAround({ x, y }: Point, width: number, height: number): Box {
  return { x: x - width / 2, y: y - height / 2, width, height }
}
