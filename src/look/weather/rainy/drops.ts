import { boxesOverlap, outsetBox } from '../../../scene/box'
import { withAlpha } from '../../../scene/colour'
import type { Box, Point, SceneNode } from '../../../scene/nodes'
import { seededRandom } from '../../../scene/random'
import { ellipse } from '../outlines'
import { around } from '../words'

interface Drop extends Point {
  r: number
  tall: number // times its width
}

const TRIES_PER_PX = 1 / 300
const SIZE = { minPx: 1, morePx: 9.5, power: 6 } // most are small
const TALL = { min: 0.98, more: 0.28 }
const EDGE_PX = 5 // of glass around a drop
const APART_PX = 1.5
const CLEAR_PX = 10 // around words
const RUN = { fromPx: 5.5, longPx: [26, 84], widePx: 0.42 } // a large drop leaves a wet trace above it

/**
 * Drops on a pane of glass, beside its words. What is seen in a drop is upside down: it is dark above and light below,
 * with the window's gleam on it. One path for each of these, however many drops there are.
 */
export function drops(pane: Box, words: readonly Box[]): SceneNode[] {
  const unit = Math.min(pane.width, pane.height) / 440
  const random = seededRandom(`drops ${Math.round(pane.width)}×${Math.round(pane.height)}`)
  const dry = words.map((box) => outsetBox(box, CLEAR_PX * unit))
  const found: Drop[] = []
  const traces: string[] = []
  const isFree = (box: Box) => !dry.some((other) => boxesOverlap(other, box))
  for (let left = pane.width * pane.height * TRIES_PER_PX; left > 0; left--) {
    const r = unit * (SIZE.minPx + SIZE.morePx * random() ** SIZE.power)
    const tall = TALL.min + TALL.more * random()
    const edge = r * tall + EDGE_PX * unit
    const drop = {
      x: pane.x + edge + (pane.width - 2 * edge) * random(),
      y: pane.y + edge + (pane.height - 2 * edge) * random(),
      r,
      tall,
    }
    const meets = (other: Drop) =>
      Math.hypot(other.x - drop.x, (other.y - drop.y) / Math.max(tall, other.tall)) <
      other.r + r + APART_PX * unit
    if (!isFree(around(drop, r, r * tall)) || found.some(meets)) continue
    found.push(drop)
    const longPx = unit * (RUN.longPx[0]! + (RUN.longPx[1]! - RUN.longPx[0]!) * random())
    const top = Math.max(pane.y + EDGE_PX * unit, drop.y - longPx)
    if (r > RUN.fromPx * unit && isFree({ ...around(drop, r), y: top, height: drop.y - top }))
      traces.push(trace(drop, top, random))
  }
  const each = (outline: (drop: Drop) => string, fromPx = 0) =>
    found
      .filter(({ r }) => r >= fromPx * unit)
      .map(outline)
      .join('')
  const oval = ({ x, y, r, tall }: Drop, dx: number, dy: number, share: number) =>
    ellipse({ x: x + dx * r, y: y + dy * r * tall }, share * r, share * r * tall)
  const layer = (name: string, d: string, fill: string, evenOdd = false): SceneNode => ({
    type: 'path',
    id: `weather-drop-${name}`,
    d,
    fill,
    ...(evenOdd ? { evenOdd } : {}),
  })
  // A crescent is an oval with a hole that touches its rim.
  const crescent = (drop: Drop, dy: number, share: number, hole: number) =>
    oval(drop, 0, dy, share) + oval(drop, 0, dy - Math.sign(dy) * (share - hole), hole)
  return [
    layer('traces', traces.join(''), withAlpha('#FFFFFF', 0.2)),
    layer(
      'shadows',
      each((drop) => oval(drop, 0.05, 0.16, 1.02)),
      withAlpha('#1E2B3C', 0.2),
    ),
    layer(
      'bodies',
      each((drop) => oval(drop, 0, 0, 1)),
      withAlpha('#AEBFD0', 0.75),
    ),
    layer(
      'depths',
      each((drop) => crescent(drop, -0.03, 0.95, 0.76), 1.5),
      withAlpha('#4F6680', 0.42),
      true,
    ),
    layer(
      'lights',
      each((drop) => crescent(drop, 0.06, 0.86, 0.72), 1.5),
      withAlpha('#FFFFFF', 0.8),
      true,
    ),
    layer(
      'gleams',
      each((drop) => oval(drop, -0.34, -0.44, 0.17), 1.2),
      withAlpha('#FFFFFF', 0.95),
    ),
  ]
}

/** Narrow at its top, as wide as the drop's shoulders at its foot, a little crooked. */
function trace({ x, y, r }: Drop, top: number, random: () => number): string {
  const half = RUN.widePx * r
  const bend = (random() - 0.5) * r
  const middle = (top + y) / 2
  const number = (value: number) => Math.round(value * 100) / 100
  const at = (px: number, py: number) => `${number(px)} ${number(py)}`
  return (
    `M${at(x - half * 0.3, top)}Q${at(x - half + bend, middle)} ${at(x - half, y)}` +
    `L${at(x + half, y)}Q${at(x + half + bend, middle)} ${at(x + half * 0.3, top)}Z`
  )
}
