import type { Point } from '../../../scene/nodes'

/** With plenty of ink all bristles touch; as it dries they lift and paper shows through (飞白). */

export interface StrokePlan {
  from: Point // where the brush touches down
  corner: Point
  to: Point // where it leaves the paper
  widthPx: readonly [number, number] // before and after the turn
}

const BRISTLES = { perPx: 1.15, max: 34 }
const OVERLAP = 1.7 // bristle width ÷ spacing
const LIFT = 0.2 // ink range from full pressure to lifting
const STEP_PX = { edge: 22, bristle: 13, turn: { edge: 5, bristle: 7 } }
const WITHIN = 0.9 // half width of a covered end, across
const UNDER_PX = 24 // overlap of the ribbons with the solid part
const EVERY_EVEN = 5 // bristle steps between knots under even pressure
const LEAVING_PX = { least: 6, most: 130, over: 46 } // before the end of the path

/** by share of the path; above 1 all bristles touch */
const INK = { start: 1.34, end: 0.4, startPool: 0.3, turnPool: 0.42 }

export function brushStroke(plan: StrokePlan, random: () => number): string {
  const lane = laneOf(plan, random)
  const bristles = bristlesOf(lane, random)
  const dryPx = solidUntil(bristles, lane)
  const ribbons = bristles.map((bristle) => ribbonsOf(lane, bristle, Math.max(0, dryPx - UNDER_PX)))
  return (dryPx > 0 ? closedCurve(outline(lane, dryPx)) : '') + ribbons.join('')
}

interface Lane {
  at: (px: number, across: number) => Point
  lengthPx: number
  turnPx: number
  widthPx: number
  ink: (px: number) => number
}

/** Never quite straight, wider under pressure, slightly rough. */
function laneOf({ from, corner, to, widthPx: [before, after] }: StrokePlan, random: () => number): Lane {
  const widest = Math.max(before, after)
  const path = turnedPath(from, corner, to, 0.78 * widest)
  const { lengthPx, turnPx } = path
  const sway = noise(random, lengthPx, 330)
  const press = noise(random, lengthPx, 190)
  const edges = [0, 1].map(() => [noise(random, lengthPx, 74), noise(random, lengthPx, 29)] as const)
  const near = (px: number, reachPx: number) => Math.exp(-((px / reachPx) ** 2))
  const halfPx = (px: number) => {
    const base = before + (after - before) * smoothStep((px - turnPx) / (3 * widest) + 0.5)
    const rests = 0.16 * near(px, 2.2 * widest) + 0.2 * near(px - turnPx, 1.5 * widest)
    const leaving = 0.1 * smoothStep((px - 0.75 * lengthPx) / (0.25 * lengthPx))
    return (base / 2) * (0.9 + rests + leaving + 0.07 * press(px))
  }
  const ink = (px: number) => {
    const spent = (px / lengthPx) ** 0.9
    const pools = INK.startPool * near(px, 3 * widest) + INK.turnPool * near(px - turnPx, 3.2 * widest)
    return INK.start + (INK.end - INK.start) * spent + pools
  }
  const at = (px: number, across: number) => {
    const [slow, fast] = edges[across < 0 ? 0 : 1] as readonly [
      (px: number) => number,
      (px: number) => number,
    ]
    const rough = (0.62 * slow(px) + 0.34 * fast(px)) * across ** 4 * Math.sign(across)
    const aside = across * halfPx(px) + rough + 1.9 * sway(px)
    const { x, y, normal } = path.at(px)
    return { x: x + normal.x * aside, y: y + normal.y * aside }
  }
  return { at, lengthPx, turnPx, widthPx: widest, ink }
}

interface Bristle {
  across: number
  halfAcross: number // half width at full pressure
  startPx: number // the brush is round: its middle touches first
  pressed: (px: number) => number // 0..1
}

function bristlesOf(lane: Lane, random: () => number): Bristle[] {
  const { lengthPx, widthPx, ink } = lane
  const count = Math.min(BRISTLES.max, Math.round(widthPx * BRISTLES.perPx))
  const tufts = Array.from({ length: 6 }, () => noise(random, lengthPx, 260))
  return Array.from({ length: count }, (_, nth) => {
    const across = ((nth + 0.5) / count) * 2 - 1
    const own = noise(random, lengthPx, 120)
    const grain = noise(random, lengthPx, 26)
    const tuftAt = ((across + 1) / 2) * (tufts.length - 1.001)
    const [left, right] = [tufts[Math.floor(tuftAt)]!, tufts[Math.floor(tuftAt) + 1]!]
    const leavesPx = lengthPx - LEAVING_PX.least - (LEAVING_PX.most - LEAVING_PX.least) * random() ** 1.5
    const edge = 0.1 * Math.abs(across) ** 3 - 0.08 * across // drier outside, where the turn is longer
    const pressed = (px: number) => {
      const wet = ink(px)
      const tuft = left(px) + (right(px) - left(px)) * (tuftAt % 1)
      const thirst = 0.52 + 0.2 * tuft + 0.36 * own(px) + 0.2 * grain(px) * smoothStep(1.15 - wet) + edge
      const leaving = smoothStep((px - leavesPx) / LEAVING_PX.over + 1)
      return Math.min(1, Math.max(0, (wet - thirst - 1.5 * leaving) / LIFT))
    }
    const halfAcross = (OVERLAP / count) * (0.97 + 0.1 * random())
    return {
      across: (across * (1 - halfAcross)) / (1 - 1 / count), // the outermost bristles reach the edge
      halfAcross,
      startPx: bluntPx(across, widthPx),
      pressed,
    }
  })
}

function bluntPx(across: number, widthPx: number): number {
  return widthPx * (0.34 * (1 - Math.sqrt(1 - Math.min(1, Math.abs(across) ** 2.6))) + 0.13 * (1 + across))
}

/** 0 if it is barely longer than the brush is wide. */
function solidUntil(bristles: readonly Bristle[], { lengthPx, widthPx }: Lane): number {
  for (let px = 0; px < lengthPx; px += 8) {
    if (bristles.some(({ pressed }) => pressed(px) < 1)) return px > widthPx ? px : 0
  }
  return lengthPx
}

function outline(lane: Lane, toPx: number): Point[] {
  const start = Array.from({ length: 9 }, (_, at) => 1 - at / 4).map((across) => {
    const rounded = Math.sign(across) * Math.abs(across) ** 0.72
    return lane.at(bluntPx(rounded, lane.widthPx), rounded)
  })
  const sides = stopsOf(lane, 0, toPx, 'edge')
    .slice(0, -1)
    .filter((px) => px > 0.8 * lane.widthPx)
  return [
    ...start,
    ...sides.map((px) => lane.at(px, -1)),
    lane.at(toPx, -WITHIN),
    lane.at(toPx, WITHIN),
    ...sides.toReversed().map((px) => lane.at(px, 1)),
  ]
}

function ribbonsOf(lane: Lane, bristle: Bristle, fromPx: number): string {
  const { across, halfAcross, pressed } = bristle
  const isOutermost = Math.abs(across) + 1.5 * halfAcross >= 1 // follows the rough edge
  const first = Math.max(fromPx, fromPx < lane.widthPx ? bristle.startPx : 0)
  let d = ''
  let touched: { px: number; half: number }[] = []
  const end = () => {
    if (touched.length > 2) {
      const knots = touched.filter(({ px, half }, at) => {
        const [before, after] = [touched[at - 1], touched[at + 1]]
        const isEven = before?.half === half && after?.half === half
        return !isEven || isOutermost || isTurning(lane, px) || at % EVERY_EVEN === 0
      })
      d += closedCurve([
        ...knots.map(({ px, half }) => lane.at(px, across - half)),
        ...knots.toReversed().map(({ px, half }) => lane.at(px, across + half)),
      ])
    }
    touched = []
  }
  for (const px of stopsOf(lane, first, lane.lengthPx, 'bristle')) {
    const half = pressed(px) * halfAcross
    if (half > 0) touched.push({ px, half })
    else {
      if (touched.length > 0) touched.push({ px, half: 0 })
      end()
      touched.push({ px, half: 0 }) // where the next ribbon may start
    }
  }
  end()
  return d
}

function isTurning({ turnPx, widthPx }: Lane, px: number): boolean {
  return Math.abs(px - turnPx) < 1.4 * widthPx
}

function stopsOf(lane: Lane, fromPx: number, toPx: number, of: 'edge' | 'bristle'): number[] {
  const stops: number[] = []
  for (let px = fromPx; px < toPx; px += (isTurning(lane, px) ? STEP_PX.turn : STEP_PX)[of]) stops.push(px)
  return [...stops, toPx]
}

function closedCurve(points: readonly Point[]): string {
  const middle = (at: number): Point => {
    const [a, b] = [points[at % points.length]!, points[(at + 1) % points.length]!]
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  }
  const curves = points.map(
    (_, at) => `${written(points[(at + 1) % points.length]!)} ${written(middle(at + 1))}`,
  )
  return `M${written(middle(0))}Q${curves.join(' ')}Z`
}

/** In −1..1, about one swing per wavelength. */
function noise(random: () => number, lengthPx: number, wavePx: number): (px: number) => number {
  const knots = Array.from({ length: Math.ceil((2 * lengthPx) / wavePx) + 3 }, () => random() * 2 - 1)
  return (px) => {
    const at = Math.max(0, (2 * px) / wavePx)
    const nth = Math.min(knots.length - 2, Math.floor(at))
    const [from, to] = [knots[nth] ?? 0, knots[nth + 1] ?? 0]
    return from + (to - from) * smoothStep(at - nth)
  }
}

function smoothStep(share: number): number {
  const t = Math.min(1, Math.max(0, share))
  return t * t * (3 - 2 * t)
}

function written({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
}

/** The turn is at most a quarter circle, because the lines meet at about 90°. Normals point right. */
function turnedPath(from: Point, corner: Point, to: Point, radiusPx: number) {
  const [into, out] = [directed(from, corner), directed(corner, to)]
  const side = Math.sign(into.x * out.y - into.y * out.x) || 1 // 1: turns right, as y points down
  const cos = into.x * out.x + into.y * out.y
  const angle = Math.acos(Math.min(1, Math.max(-1, cos)))
  const cutPx = radiusPx * Math.tan(angle / 2)
  const straight = [into.px - cutPx, out.px - cutPx] as const
  const arcPx = radiusPx * angle
  const begin = { x: corner.x - into.x * cutPx, y: corner.y - into.y * cutPx }
  const centre = { x: begin.x - side * into.y * radiusPx, y: begin.y + side * into.x * radiusPx }
  const normalOf = ({ x, y }: Point): Point => ({ x: -y, y: x })
  return {
    lengthPx: straight[0] + arcPx + straight[1],
    turnPx: straight[0] + arcPx / 2,
    at(px: number) {
      if (px <= straight[0])
        return { x: from.x + into.x * px, y: from.y + into.y * px, normal: normalOf(into) }
      const beyond = px - straight[0] - arcPx
      if (beyond >= 0) {
        const start = { x: corner.x + out.x * cutPx, y: corner.y + out.y * cutPx }
        return { x: start.x + out.x * beyond, y: start.y + out.y * beyond, normal: normalOf(out) }
      }
      const turned = side * ((px - straight[0]) / radiusPx)
      const [c, s] = [Math.cos(turned), Math.sin(turned)]
      const ahead = { x: into.x * c - into.y * s, y: into.x * s + into.y * c }
      const normal = normalOf(ahead)
      return { x: centre.x - side * normal.x * radiusPx, y: centre.y - side * normal.y * radiusPx, normal }
    },
  }
}

function directed(from: Point, to: Point): Point & { px: number } {
  const px = Math.hypot(to.x - from.x, to.y - from.y)
  return { x: (to.x - from.x) / px, y: (to.y - from.y) / px, px }
}
