import { outsetBox } from '../../../scene/box'
import { withAlpha } from '../../../scene/colour'
import type { SceneNode } from '../../../scene/nodes'
import { byAspect } from '../aspect'
import type { Stage } from '../mood'
import { ellipse, polygon } from '../outlines'
import { around, isAmongWords } from '../words'

const GAP_PX = 4 // to words
const STREAK = { areaPx: 3900, shortPx: 12, longPx: 64, slant: 0.24 }
// From far to near; a streak belongs to one of them.
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

/** Long drops: pointed above, round below. One path for each depth; behind words there are none. */
export function streaks({ area, unit, random, words }: Stage): SceneNode[] {
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
  return DEPTHS.map(({ alpha }, depth) => ({
    type: 'path',
    id: `weather-rain-${depth}`,
    d: outlines[depth]!,
    fill: `rgba(255,255,255,${alpha})`,
  }))
}

/** Two rings each, side by side without overlapping, none behind a line of words. */
export function ripples({ area, unit, random, words }: Stage): SceneNode[] {
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
  return rings.map((d, ring) => ({
    type: 'path',
    id: `weather-ripples-${ring}`,
    d,
    stroke: { paint: withAlpha('#FFFFFF', RIPPLE.alphas[ring] ?? 0), widthPx: unit },
  }))
}
