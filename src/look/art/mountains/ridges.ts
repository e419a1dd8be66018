import type { Point } from '../../../scene/nodes'
import { gradientNoise } from '../../weather/noise'

export type Rock = 'crag' | 'karst' | 'smooth'

/** px */
export interface RidgePlan {
  middleX: number
  halfPx: number
  heightPx: number
  footY: number // base, hidden in mist
  isTower?: boolean
  isDome?: boolean
  power?: number // 1.7: a wide base, 2.4: table-shaped
}

const STEP_PX = 2.5
const REACH = 2.3 // in half widths, per side
const CRAG = { share: 0.5, waves: 1.55 } // × height; crags per half width
const SUMMIT_APART = { crag: 9, karst: 17, smooth: 26 } // min outline points between summits
const DOME = { count: 4, power: 2.3 }

export function ridgeLine(rock: Rock, plan: RidgePlan, unit: number, random: () => number): Point[] {
  const height = heightOf(rock, plan, unit, random)
  const step = STEP_PX * unit
  const count = Math.ceil((2 * REACH * plan.halfPx) / step)
  const heights = Array.from({ length: count + 1 }, (_, at) => height((2 * REACH * at) / count - REACH))
  const highest = Math.max(...heights)
  const points = heights.map((share, at) => ({
    x: plan.middleX + plan.halfPx * ((2 * REACH * at) / count - REACH),
    y: plan.footY - (plan.heightPx * Math.max(0, share)) / highest,
  }))
  const isRisen = ({ y }: Point) => y < plan.footY - 0.6 * unit
  return points.slice(Math.max(0, points.findIndex(isRisen) - 1), points.findLastIndex(isRisen) + 2)
}

function heightOf(rock: Rock, plan: RidgePlan, unit: number, random: () => number): (q: number) => number {
  const noise = gradientNoise(random)
  const power = plan.power ?? 1.7 + 0.6 * random()
  const fine = (q: number, waves: number, row: number) => noise(q * waves + 31, row)
  if (plan.isTower) return tower(noise, random)
  if (plan.isDome) return domes(noise, random)
  const envelope = (q: number) => Math.exp(-(Math.abs(q) ** power))
  if (rock === 'crag') {
    const torn = (q: number) => {
      let [sum, weight] = [0, 1]
      for (let octave = 0; octave < 5; octave++) {
        sum +=
          weight * (1 - Math.min(1, 1.7 * Math.abs(noise(q * CRAG.waves * 2 ** octave + 7, octave * 5.3))))
        weight *= 0.46
      }
      return sum / 1.85
    }
    return (q) => envelope(q) * (1 - CRAG.share + CRAG.share * torn(q))
  }
  const lean = (random() < 0.5 ? -1 : 1) * (0.1 + 0.2 * random())
  return (q) =>
    envelope(q * (1 + lean * Math.sign(q))) * (0.86 + 0.16 * fine(q, 1.5, 2.5) + 0.05 * fine(q, 5, 8.5)) +
    (0.9 * unit * fine(q, plan.halfPx / (9 * unit), 14.5)) / plan.heightPx
}

function tower(noise: (x: number, y: number) => number, random: () => number): (q: number) => number {
  const [left, right] = [0.86 + 0.3 * random(), 0.86 + 0.3 * random()]
  const head = 1.9 + 0.9 * random()
  return (q) => {
    const side = Math.abs(q) / (q < 0 ? left : right)
    const body = Math.max(0, 1 - side ** head)
    const skirt = 0.3 * Math.exp(-((side / 0.92) ** 4))
    const bumps = 0.05 * noise(q * 2.6 + 3, 4.5) + 0.022 * noise(q * 8 + 5, 9.5) + 0.01 * noise(q * 23, 2.5)
    return Math.max(body * 0.94, skirt * body ** 0.2) + bumps * Math.min(1, 3 * body)
  }
}

function domes(noise: (x: number, y: number) => number, random: () => number): (q: number) => number {
  const hills = Array.from({ length: DOME.count }, (_, at) => ({
    q: (2.3 * (at + 0.5)) / DOME.count - 1.15 + 0.3 * (random() - 0.5),
    half: 0.42 + 0.34 * random(),
    height: 0.42 + 0.58 * random(),
  }))
  return (q) => {
    const low = 0.3 * Math.exp(-((Math.abs(q) / 1.2) ** 3))
    const highest = Math.max(
      low,
      ...hills.map((hill) => hill.height * Math.max(0, 1 - (Math.abs(q - hill.q) / hill.half) ** DOME.power)),
    )
    return highest + Math.min(1, 6 * highest) * (0.035 * noise(q * 7 + 3, 6.5) + 0.014 * noise(q * 26, 1.5))
  }
}

/** Each shade runs from a summit to the next valley. */
export function shadedSides(
  line: readonly Point[],
  { footY, halfPx }: RidgePlan,
  rock: Rock,
  unit: number,
  random: () => number,
): Point[][] {
  const reach = Math.max(3, Math.round(SUMMIT_APART[rock] + (halfPx / unit) * 0.02))
  const summits = line.flatMap((point, at) => {
    const around = line.slice(Math.max(0, at - reach), at + reach + 1)
    const isHigh = footY - point.y > 7 * unit && Math.min(...around.map(({ y }) => y)) === point.y
    return isHigh && at > 1 && at < line.length - 3 ? [at] : []
  })
  return summits.map((summit, turn) => {
    const until = summits[turn + 1] ?? line.length - 1
    let valley = until
    if (turn + 1 < summits.length)
      for (let at = summit; at <= until; at++) if (line[at]!.y > line[valley]!.y || at === summit) valley = at
    const [top, low] = [line[summit]!, line[valley]!]
    const width = low.x - top.x
    const sway = (rock === 'karst' ? 0.1 : 0.17) * Math.min(Math.max(width, 10 * unit), 60 * unit)
    const spine = wandering(top, footY, 0.12 * width, sway, random)
    const isLast = turn + 1 === summits.length
    const crease = isLast ? [low] : wandering(low, footY, 0.25 * width, 0.1 * width, random)
    return [...line.slice(summit, valley), ...crease, ...spine.toReversed()]
  })
}

function wandering(
  from: Point,
  footY: number,
  driftPx: number,
  amplitudePx: number,
  random: () => number,
): Point[] {
  const count = Math.max(5, Math.min(24, Math.round((footY - from.y) / (0.5 * Math.abs(amplitudePx) + 7))))
  let sway = 0
  return Array.from({ length: count + 1 }, (_, at) => {
    const share = at / count
    if (at > 0) sway += (random() - 0.5) * 1.3 - 0.3 * sway
    return {
      x: from.x + driftPx * share + (at === 0 ? 0 : amplitudePx * sway * Math.min(1, 3 * share)),
      y: from.y + (footY - from.y) * share,
    }
  })
}
