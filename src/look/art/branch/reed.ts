import type { PathNode, Point } from '../../../scene/nodes'
import { mixOklab } from '../../../scene/colour'
import { angleTo, filled, from, lined, ribbon, some, thread, uniform, type Pen } from '../pen'
import { far, standing, type Plant } from './scenery'

const TONES: Record<string, { stalk: string; leaves: readonly [string, string]; plume: string }> = {
  gold: { stalk: '#4d3420', leaves: ['#563a1e', '#7a5526'], plume: '#fbf0d4' },
  indigo: { stalk: '#4a6a63', leaves: ['#8a7a4c', '#2f6b66'], plume: '#c9b998' },
  blush: { stalk: '#6b4630', leaves: ['#6e4528', '#8e6138'], plume: '#c7a184' },
}
interface Row {
  share: number // 0 near .. 1 far
  count: number
  high: readonly [least: number, most: number] // × field height
  size: number
}

const ROWS: readonly Row[] = [
  { share: 0.66, count: 6, high: [0.42, 0.78], size: 0.78 },
  { share: 0.34, count: 5, high: [0.5, 0.84], size: 0.92 },
  { share: 0, count: 5, high: [0.46, 0.88], size: 1.08 },
]

export const reed: Plant = (scenery) => {
  const { pen, field, stream, paletteId, isNight, isWide } = scenery
  const random = stream('reed')
  const tone = TONES[paletteId] ?? TONES.gold!
  const wind = -uniform(random, 0.6, 1)
  const width = field.right - field.left
  const [begin, end] = isWide ? [0.26, 1] : [0.14, 0.98]
  return some(
    ROWS.flatMap((row, depth): PathNode[] => {
      const size = scenery.size * row.size
      let [stalks, plumes, shades] = ['', '', '']
      const leaves = ['', '']
      const count = row.count + Math.floor(random() * 2)
      for (let n = 0; n < count; n++) {
        const place = begin + (end - begin) * ((n + uniform(random, 0.1, 0.9)) / count) ** 0.85
        const foot = { x: field.left + width * place, y: field.foot * 1.03 }
        const middle = 1 - Math.abs(place - 0.66) * 0.6
        const high = field.foot * uniform(random, ...row.high) * (isWide ? 0.92 : 0.96) * middle
        const stalk = bent(foot, high, wind * 0.13, wind * 0.1)
        stalks += ribbon(pen, stalk, (share) => Math.max(0.45, 1.7 * (1 - 0.75 * share)) * size)
        plumes += plume(pen, stalk, wind, size, depth === 0 ? 2 : 3, random)
        if (depth > 0) shades += plume(pen, stalk, wind, size, 1, random)
        for (let leaf = 0; leaf < 5; leaf++) {
          const at = stalk[Math.floor(uniform(random, 2, 12))]!
          const side = leaf % 2 === 0 ? Math.sign(wind) : -Math.sign(wind)
          leaves[leaf % 2] += arching(pen, at, side, uniform(random, 62, 150) * size, size, random)
        }
      }
      const paint = (colour: string) => standing(scenery, far(scenery, colour, row.share))
      return [
        filled(`stalks-${depth}`, stalks, paint(tone.stalk)),
        filled(`leaves-${depth}`, leaves[0]!, paint(tone.leaves[0])),
        filled(
          `leaves-far-${depth}`,
          leaves[1]!,
          paint(mixOklab(tone.leaves[1], tone.leaves[0], isNight ? 0 : 0.3)),
        ),
        lined(
          `plume-shades-${depth}`,
          shades,
          far(scenery, mixOklab(tone.plume, tone.stalk, isNight ? 0.55 : 0.42), row.share),
          pen.px(0.9 * size),
        ),
        lined(`plumes-${depth}`, plumes, far(scenery, tone.plume, row.share * 0.8), pen.px(1.1 * size)),
      ]
    }),
  )
}

function bent(foot: Point, high: number, lean: number, bow: number): Point[] {
  return Array.from({ length: 15 }, (_, n) => {
    const share = n / 14
    return { x: foot.x + high * (lean * share + bow * share ** 3), y: foot.y - high * share }
  })
}

function arching(
  pen: Pen,
  base: Point,
  side: number,
  long: number,
  size: number,
  random: () => number,
): string {
  const rise = uniform(random, 0.26, 0.72)
  const fall = uniform(random, 0.15, 0.5)
  const spine = Array.from({ length: 11 }, (_, n) => {
    const share = n / 10
    return {
      x: base.x + side * long * (0.25 * share + 0.62 * share ** 1.6),
      y: base.y - long * (rise * 2.1 * share - (rise * 1.4 + fall) * share ** 2.3),
    }
  })
  const thick = uniform(random, 1.7, 3) * size
  return ribbon(pen, spine, (share) =>
    Math.max(0.2, thick * Math.sin(Math.PI * (0.12 + 0.86 * share)) ** 0.8),
  )
}

function plume(
  pen: Pen,
  stalk: readonly Point[],
  wind: number,
  size: number,
  hairsEach: number,
  random: () => number,
): string {
  const tip = stalk.at(-1)!
  const up = angleTo(stalk.at(-3)!, tip)
  const long = uniform(random, 62, 92) * size
  const side = Math.sign(wind)
  const axis = Array.from({ length: 13 }, (_, n) => {
    const share = n / 12
    const turn = up + side * 1.5 * share ** 1.4 * Math.abs(wind)
    return { turn, share }
  }).reduce<Point[]>(
    (points, { turn }) => [...points, from(points.at(-1)!, turn, long / 12)],
    [from(tip, up, -long * 0.22)],
  )
  const hairs = axis.slice(1).flatMap((p, n) => {
    const along = angleTo(axis[n]!, p)
    const share = (n + 1) / 13
    const reach = long * 0.36 * Math.sin(Math.PI * (0.16 + 0.74 * share)) ** 0.8
    return [-0.7, 0.85, 0.25].slice(0, hairsEach).map((across) => {
      const open = along + across * uniform(random, 0.3, 0.55) + side * 0.12
      const start = from(p, along, uniform(random, 0, long / 13))
      const middle = from(start, open, reach * 0.55)
      const end = from(middle, open + side * uniform(random, 0.25, 0.7), reach * 0.6)
      return thread(pen, [start, middle, end])
    })
  })
  return thread(pen, axis) + hairs.join('')
}
