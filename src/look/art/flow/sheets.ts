import type { Box, Point } from '../../../scene/nodes'
import { byAspect } from '../../weather/aspect'
import { gradientNoise } from '../../weather/noise'
import type { PaintInput } from '../family'

/** `along` runs parallel to the sheets' edges, `across` from the text to the sheets' corner. */
interface Axes {
  middle: Point
  along: Point
  across: Point
}

export interface Sheets {
  axes: Axes
  edges: readonly (readonly Edge[])[]
  farPx: number // box extent along `across`
}

/** An edge point, px along and across. */
export interface Edge {
  s: number
  t: number
}

const STEP_PX = 17
const TRIES = 6
const SLACK_PX = 30
const CLEARANCE_PX = 26 // between text and sheets

/** Keeps every edge clear of the text box. */
export function sheetsOf({ box, unit, stream }: PaintInput, words: Box, isRising: boolean): Sheets {
  const random = stream('sheets')
  const deg = isRising ? -30 - 38 * random() : 5 - 26 * random()
  const angle = (deg * Math.PI) / 180
  const along = { x: Math.cos(angle), y: Math.sin(angle) }
  const axes: Axes = {
    middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
    along,
    across: { x: -along.y, y: along.x },
  }
  const corners = [0, 1].flatMap((x) =>
    [0, 1].map((y) => placeOf(axes, { x: box.x + x * box.width, y: box.y + y * box.height })),
  )
  const farPx = Math.max(...corners.map(({ t }) => t))
  const fromS = Math.min(...corners.map(({ s }) => s)) - 40 * unit
  const toS = Math.max(...corners.map(({ s }) => s)) + 40 * unit
  const lengthPx = toS - fromS

  const count = 4 + Math.floor(6 * random())
  const first = placeOf(axes, {
    x: box.x + box.width * (isRising ? 0.55 + 0.07 * random() : 0.5),
    y: box.y + box.height * (isRising ? 0.5 : byAspect(box, [0.68, 0.6, 0.58]) + 0.04 * random()),
  }).t
  const widths = Array.from({ length: count }, () => 0.55 + 0.9 * random())
  const total = widths.reduce((sum, width) => sum + width, 0)
  const turns = (0.7 + 1.6 * random()) * byAspect(box, [1, 0.82, 0.78])
  const swing = (isRising ? 560 : byAspect(box, [560, 430, 430])) * unit * (0.05 + 0.11 * random())
  const noise = gradientNoise(stream('edges'))
  let begin = random() * 2 * Math.PI
  const waves = widths.map((_, sheet) => {
    begin += 0.25 + 0.6 * random()
    const [own, stretch, from] = [swing * (0.75 + 0.5 * random()), turns * (0.9 + 0.2 * random()), begin]
    return (share: number, turn: number) =>
      own *
      (Math.sin(2 * Math.PI * stretch * share + from + turn) + 0.75 * noise(share * 2.6, sheet * 3.37 + 0.5))
  })
  const stepPx = STEP_PX * unit
  const edgesFrom = (start: number, turn: number): Edge[][] => {
    let before = 0
    return widths.map((width, sheet) => {
      const t = start + (0.92 * (farPx - start) * before) / total
      before += width
      return Array.from({ length: Math.ceil(lengthPx / stepPx) + 1 }, (_, step) => {
        const s = fromS + step * stepPx
        return { s, t: t + waves[sheet]!((s - fromS) / lengthPx, turn) }
      })
    })
  }
  // The first phase with little overlap, else the one with least.
  const tried = Array.from({ length: TRIES }, (_, at) => {
    const turn = (2 * Math.PI * at) / TRIES
    const edges = edgesFrom(first, turn)
    return { turn, edges, push: intrusion(axes, edges, words, fromS, stepPx) + CLEARANCE_PX * unit }
  })
  const least = tried.reduce((best, one) => (one.push < best.push ? one : best))
  const { turn, edges, push } = tried.find((one) => one.push < SLACK_PX * unit) ?? least
  return { axes, edges: push > 0 ? edgesFrom(first + push, turn) : edges, farPx }
}

/** Px across; negative if the text box is clear of all edges. */
function intrusion(axes: Axes, edges: Sheets['edges'], words: Box, fromS: number, stepPx: number): number {
  const rim = Array.from({ length: 21 }, (_, at) => at / 20).flatMap((share) => [
    { x: words.x + share * words.width, y: words.y + words.height },
    { x: words.x + words.width, y: words.y + share * words.height },
  ])
  const overs = rim.flatMap((point) => {
    const { s, t } = placeOf(axes, point)
    return edges.map((edge) => t - (edge[Math.round((s - fromS) / stepPx)]?.t ?? t))
  })
  return Math.max(...overs)
}

export function wavePointAt({ middle, along, across }: Axes, { s, t }: Edge): Point {
  return { x: middle.x + along.x * s + across.x * t, y: middle.y + along.y * s + across.y * t }
}

function placeOf({ middle, along, across }: Axes, { x, y }: Point): Edge {
  const [dx, dy] = [x - middle.x, y - middle.y]
  return { s: dx * along.x + dy * along.y, t: dx * across.x + dy * across.y }
}
