import { clockwiseCorners } from '../../../scene/box'
import type { Point } from '../../../scene/nodes'
import { byAspect } from '../../weather/aspect'
import { isWide, type Stage } from '../stage'
import { written } from '../pen'

export interface Light {
  width: number // before shearing, px
  height: number
  onWall: (at: Point) => Point
  centre: Point
  panes: readonly (readonly Point[])[] // on the wall, clockwise
  barPx: number
}

const FOOT = 0.502 // × height; on a square or tall card, the light is above
const BEGIN = 0.515 // × width; on a wide card, text is beside the light

export function lightIn(box: Stage, random: () => number, isLeft: boolean): Light {
  const wide = isWide(box)
  const side = Math.min(box.width, box.height)
  const lean = (random() < 0.5 ? 1 : -1) * (0.06 + 0.24 * random()) // rightwards, × height
  const fall = -Math.sign(lean) * (0.1 + 0.18 * random()) // × width
  const grows = random()
  const [columns, rows] = [2 + Math.floor(2 * random()), 2 + Math.floor(2.4 * random())]
  const isArched = random() < 0.26
  const barPx = side * (0.022 + 0.014 * random())
  const shift = random()
  const width = wide
    ? Math.min(0.42 * box.width, 0.95 * box.height) * (0.9 + 0.18 * grows)
    : Math.min(box.width, box.height) * byAspect(box, [0.7, 0.72, 0.7]) * (0.94 + 0.12 * grows)
  const across = Math.abs(fall) * width
  const height = wide
    ? box.height * (0.86 + 0.2 * shift)
    : box.height * byAspect(box, [0.5, 0.43, 0.42]) * (0.94 + 0.12 * shift)
  const out = Math.abs(lean) * height
  const centre = wide
    ? {
        x: box.width * (BEGIN + 0.02 * random()) + (width + out) / 2,
        y: box.height * (0.47 + 0.1 * random()),
      }
    : {
        x: box.width * (0.6 + 0.03 * random()),
        y: box.height * (FOOT - 0.012 * random()) - (height + across) / 2,
      }
  const turned = isLeft ? -1 : 1
  const middle = { x: box.x + (isLeft ? box.width - centre.x : centre.x), y: box.y + centre.y }
  const onWall = ({ x, y }: Point) => {
    const [u, v] = [x - width / 2, y - height / 2]
    return { x: middle.x + turned * (u + lean * v), y: middle.y + v + fall * u }
  }
  // A flat window has three columns, and no pane is a slat.
  const beside = wide ? columns : Math.max(columns, Math.min(3, Math.round((2 * width) / height)))
  const stacked = wide ? rows : Math.max(2, Math.min(rows, Math.round((beside * height) / width)))
  const frame = { width, height, columns: beside, rows: stacked, barPx }
  const flat = isArched ? archedPanes(frame) : plainPanes(frame, 0)
  const panes = flat.map((pane) => (isLeft ? pane.toReversed() : pane).map(onWall))
  return { width, height, onWall, centre: middle, panes, barPx }
}

interface PaneGrid {
  width: number
  height: number
  columns: number
  rows: number
  barPx: number
}

function plainPanes({ width, height, columns, rows, barPx }: PaneGrid, top: number): Point[][] {
  const [wide, high] = [(width - (columns - 1) * barPx) / columns, (height - top - (rows - 1) * barPx) / rows]
  return Array.from({ length: columns * rows }, (_, at) => {
    const x = (at % columns) * (wide + barPx)
    const y = top + Math.floor(at / columns) * (high + barPx)
    return clockwiseCorners({ x, y, width: wide, height: high })
  })
}

const ARCH_STEPS = 9

function archedPanes(frame: PaneGrid): Point[][] {
  const { width, height, columns, barPx } = frame
  const rise = Math.min(0.5 * width, 0.36 * height)
  const wide = (width - (columns - 1) * barPx) / columns
  const arch = (x: number) => rise * (1 - Math.sqrt(Math.max(0, 1 - ((2 * x) / width - 1) ** 2)))
  const upper = Array.from({ length: columns }, (_, column) => {
    const x = column * (wide + barPx)
    const over = Array.from({ length: ARCH_STEPS + 1 }, (_, step) => {
      const eased = (1 - Math.cos((Math.PI * step) / ARCH_STEPS)) / 2
      const px = x + wide * eased
      return { x: px, y: Math.min(arch(px), rise - barPx) }
    })
    return [...over, { x: x + wide, y: rise - barPx / 2 }, { x, y: rise - barPx / 2 }]
  })
  return [...upper, ...plainPanes(frame, rise + barPx / 2)]
}

export function grownPanes(panes: Light['panes'], growPx: number, cornerPx: number): string {
  return panes.map((pane) => roundedCorners(grown(pane, growPx), cornerPx)).join('')
}

function grown(corners: readonly Point[], byPx: number): Point[] {
  const sides = corners.map((from, at) => {
    const to = corners[(at + 1) % corners.length]!
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
    return { x: (to.y - from.y) / length, y: -(to.x - from.x) / length }
  })
  return corners.map(({ x, y }, at) => {
    const [a, b] = [sides.at(at - 1)!, sides[at]!]
    const both = 1 + a.x * b.x + a.y * b.y
    const share = byPx / Math.max(0.35, both)
    return { x: x + (a.x + b.x) * share, y: y + (a.y + b.y) * share }
  })
}

function roundedCorners(corners: readonly Point[], px: number): string {
  const parts = corners.map((corner, at) => {
    const [before, after] = [corners.at(at - 1)!, corners[(at + 1) % corners.length]!]
    return `L${written(towards(corner, before, px))}Q${written(corner)} ${written(towards(corner, after, px))}`
  })
  return `M${parts.join('').slice(1)}Z`
}

function towards(from: Point, to: Point, px: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const share = Math.min(0.5, px / length)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
