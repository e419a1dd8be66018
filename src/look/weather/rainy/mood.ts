import { around, insetBox, boxesOverlap, outsetBox } from '../../../scene/box'
import { compositeOver, withAlpha } from '../../../scene/colour'
import { byAspect, type ByAspect } from '../aspect'
import type { Mood, Stage } from '../mood'
import { veil, type Veil } from '../contour'
import type { Box, Point, SceneNode } from '../../../scene/nodes'
import { seededRandom } from '../../../scene/random'
import { filledPath, strokedPath } from '../../../scene/shapes'
import { ellipse, polygon } from '../outlines'
import { isAmongWords } from '../occupiedBoxes'

const GAP_PX = 4 // to text
const STREAK = { areaPx: 3900, shortPx: 12, longPx: 64, slant: 0.24 }
// Far to near; each streak has one depth.
const DEPTHS = [
  { share: 0.45, widthPx: 0.9, alpha: 0.2 },
  { share: 0.35, widthPx: 1.3, alpha: 0.34 },
  { share: 0.2, widthPx: 1.9, alpha: 0.5 },
]
const RIPPLE = {
  counts: [9, 7, 7],
  fromY: [0.948, 0.948, 0.96],
  toY: 0.987,
  minPx: 14,
  maxPx: 40,
  flat: 0.22,
  alphas: [0.3, 0.15],
} as const

const TRIES_PER_PX = 1 / 300
const SIZE = { minPx: 1, morePx: 9.5, power: 6 } // most are small
const TALL = { min: 0.98, more: 0.28 }
const EDGE_PX = 5 // width of the glass edge around a drop
const APART_PX = 1.5
const CLEAR_PX = 10 // around text
const RUN = { fromPx: 5.5, longPx: [26, 84], widePx: 0.42 } // a large drop leaves a wet trace above it

const VEIL: Veil = {
  colour: '#26344A',
  alpha: 0.07,
  from: -0.75,
  bareHeight: 0.5,
  fadePx: 270,
  levels: 11,
}
const PANEL = {
  insetX: [56, 36, 36],
  insetY: [44, 40, 88],
  glass: ['rgba(236,243,250,0.78)', 'rgba(222,232,242,0.64)'],
} as const
const CLEAR: ByAspect = [0.15, 0.15, 0.13] // × height

export const mood: Mood = {
  icon: 'M7 15.5a4.5 4.5 0 0 1-.8-8.93A6 6 0 0 1 17.7 6.6 4.5 4.5 0 0 1 17 15.5ZM8.6 19l-.9 3M12.6 19l-.9 3M16.6 19l-.9 3',
  overlay: (stage) => [...veil(VEIL, stage), ...streaks(stage), ...ripples(stage)],
  // Streaks are thin but numerous, so they lighten the ground.
  grounds: ({ text, foot }) => [...text, ...foot].map((sky) => compositeOver('rgba(255,255,255,0.03)', sky)),
  clearing: (textBox, area) => {
    const top = area.y + area.height * byAspect(area, CLEAR)
    return insetBox(textBox, { top: Math.max(0, top - textBox.y) })
  },
  panel: (bounds) => {
    const unit = Math.min(bounds.width, bounds.height) / 540
    return {
      insetX: Math.round(byAspect(bounds, PANEL.insetX) * unit),
      insetY: Math.round(byAspect(bounds, PANEL.insetY) * unit),
      glass: PANEL.glass,
      onGlass: drops,
    }
  },
}

interface Drop extends Point {
  r: number
  tall: number // × its width
}

/** Drops refract upside down: dark above, light below, with a gleam. One path for each. */
function drops(pane: Box, words: readonly Box[]): SceneNode[] {
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

/** None is behind text. Each depth has one path. */
function streaks({ area, unit, random, words }: Stage): SceneNode[] {
  const count = Math.round((area.width * area.height) / (STREAK.areaPx * unit * unit))
  const outlines = DEPTHS.map(() => '')
  for (const [own, { share }] of DEPTHS.entries()) {
    for (let index = 0; index < count * share; index++) {
      const lengthPx = unit * (STREAK.shortPx + (STREAK.longPx - STREAK.shortPx) * random() ** 2.2)
      const foot = {
        x: area.x + area.width * 1.05 * random(),
        y: area.y + area.height * (0.08 + 0.9 * random()),
      }
      const top = { x: foot.x + STREAK.slant * lengthPx, y: foot.y - lengthPx }
      const box = { x: foot.x, y: top.y, width: top.x - foot.x, height: lengthPx }
      if (isAmongWords(words, outsetBox(box, GAP_PX * unit))) continue
      const half = (DEPTHS[own]!.widthPx * unit) / 2
      outlines[own] += polygon([
        { x: top.x - half * 0.3, y: top.y },
        { x: top.x + half * 0.3, y: top.y },
        { x: foot.x + half, y: foot.y },
        { x: foot.x - half, y: foot.y },
      ])
    }
  }
  return DEPTHS.map(({ alpha }, depth) =>
    filledPath(`weather-rain-${depth}`, outlines[depth]!, `rgba(255,255,255,${alpha})`),
  )
}

/** They neither overlap nor are behind text. */
function ripples({ area, unit, random, words }: Stage): SceneNode[] {
  const count = Math.round(byAspect(area, RIPPLE.counts))
  const fromY = byAspect(area, RIPPLE.fromY)
  const rings = ['', '']
  for (let index = 0; index < count; index++) {
    const centre = {
      x: area.x + (area.width * (index + 0.2 + 0.6 * random())) / count,
      y: area.y + area.height * (fromY + (RIPPLE.toY - fromY) * ((index * 0.62 + 0.3 * random()) % 1)),
    }
    const r = unit * (RIPPLE.minPx + (RIPPLE.maxPx - RIPPLE.minPx) * random() ** 1.4)
    if (isAmongWords(words, around(centre, r, r * RIPPLE.flat))) continue
    rings[0] += ellipse(centre, r, r * RIPPLE.flat)
    rings[1] += ellipse(centre, r * 0.56, r * 0.56 * RIPPLE.flat)
  }
  return rings.map((d, ring) =>
    strokedPath(`weather-ripples-${ring}`, d, withAlpha('#FFFFFF', RIPPLE.alphas[ring] ?? 0), unit),
  )
}
