import type { Point } from './nodes'

export interface Polyline {
  points: readonly Point[]
  isClosed: boolean
}

const TOKENS = /[a-z]|-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi
const ARGUMENTS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
}

const STEPS = 4 // lines per curve; a full arc has four times as many

/** Source: SVG 2, 9.3 and B.2. */
export function polylines(d: string): Polyline[] {
  const tokens = d.match(TOKENS) ?? []
  const lines: { points: Point[]; isClosed: boolean }[] = []
  let points: Point[] = []
  let [x, y] = [0, 0]
  let handle: Point | null = null // control point mirrored by S and T
  let command = ''
  for (let at = 0; at < tokens.length;) {
    const isLetter = /[a-z]/i.test(tokens[at]!)
    if (isLetter) command = tokens[at++]!
    else if (command === 'M') command = 'L'
    else if (command === 'm') command = 'l'
    const kind = command.toUpperCase()
    const count = ARGUMENTS[kind]
    if (count === undefined || (count === 0 && !isLetter)) break // not path data
    const own = tokens.slice(at, (at += count)).map(Number)
    const [dx, dy] = command === kind ? [0, 0] : [x, y]
    const place = (nth: number): Point => ({ x: own[nth]! + dx, y: own[nth + 1]! + dy })
    const lineTo = (to: Point) => {
      points.push(to)
      ;[x, y] = [to.x, to.y]
    }
    const curveTo = (one: Point, two: Point, to: Point) => {
      const from = { x, y }
      for (let step = 1; step <= STEPS; step += 1) points.push(onCubic(from, one, two, to, step / STEPS))
      ;[x, y] = [to.x, to.y]
    }
    const mirrored = (): Point => (handle ? { x: 2 * x - handle.x, y: 2 * y - handle.y } : { x, y })
    let next: Point | null = null
    if (kind === 'M') {
      lines.push({ points: (points = [place(0)]), isClosed: false })
      ;[x, y] = [points[0]!.x, points[0]!.y]
    } else if (kind === 'L') lineTo(place(0))
    else if (kind === 'H') lineTo({ x: own[0]! + dx, y })
    else if (kind === 'V') lineTo({ x, y: own[0]! + dy })
    else if (kind === 'C') curveTo(place(0), (next = place(2)), place(4))
    else if (kind === 'S') curveTo(mirrored(), (next = place(0)), place(2))
    else if (kind === 'Q' || kind === 'T') {
      const [middle, to]: [Point, Point] = kind === 'Q' ? [place(0), place(2)] : [mirrored(), place(0)]
      curveTo(between({ x, y }, middle, 2 / 3), between(to, middle, 2 / 3), to)
      next = middle
    } else if (kind === 'A') {
      for (const point of arc({ x, y }, own, place(5), 4 * STEPS)) points.push(point)
      ;[x, y] = [own[5]! + dx, own[6]! + dy]
    } else {
      const line = lines.at(-1)
      if (line) line.isClosed = true
      const first = points[0]
      if (first) {
        ;[x, y] = [first.x, first.y]
        lines.push({ points: (points = [first]), isClosed: false }) // commands following without an M start there
      }
    }
    handle = next
  }
  return lines.filter((line) => line.points.length > 1)
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

function onCubic(from: Point, one: Point, two: Point, to: Point, t: number): Point {
  const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
  return {
    x: a * from.x + b * one.x + c * two.x + d * to.x,
    y: a * from.y + b * one.y + c * two.y + d * to.y,
  }
}

function arc(
  from: Point,
  [radiusX = 0, radiusY = 0, turnDeg = 0, isLarge = 0, isClockwise = 0]: readonly number[],
  to: Point,
  stepsInTurn: number,
): Point[] {
  const turn = (turnDeg * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const [halfX, halfY] = [(from.x - to.x) / 2, (from.y - to.y) / 2]
  const [ownX, ownY] = [cos * halfX + sin * halfY, cos * halfY - sin * halfX]
  const tooShort = Math.max(1, Math.hypot(ownX / radiusX, ownY / radiusY))
  const [rx, ry] = [Math.abs(radiusX) * tooShort, Math.abs(radiusY) * tooShort]
  if (!(rx > 0 && ry > 0)) return [to]
  const off = (rx * ownY) ** 2 + (ry * ownX) ** 2
  const share =
    (isLarge === isClockwise ? -1 : 1) * Math.sqrt(Math.max(0, ((rx * ry) ** 2 - off) / (off || 1)))
  const [midX, midY] = [(share * rx * ownY) / ry, (-share * ry * ownX) / rx]
  const centre = {
    x: cos * midX - sin * midY + (from.x + to.x) / 2,
    y: sin * midX + cos * midY + (from.y + to.y) / 2,
  }
  const start = Math.atan2((ownY - midY) / ry, (ownX - midX) / rx)
  const end = Math.atan2((-ownY - midY) / ry, (-ownX - midX) / rx)
  const full = 2 * Math.PI
  const sweep = isClockwise
    ? (((end - start) % full) + full) % full
    : -((((start - end) % full) + full) % full)
  const count = Math.max(1, Math.ceil((Math.abs(sweep) / full) * stepsInTurn))
  return Array.from({ length: count }, (_, nth) => {
    if (nth === count - 1) return to
    const at = start + (sweep * (nth + 1)) / count
    const [px, py] = [rx * Math.cos(at), ry * Math.sin(at)]
    return { x: centre.x + cos * px - sin * py, y: centre.y + sin * px + cos * py }
  })
}
