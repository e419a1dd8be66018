import { withAlpha, mixOklab } from '../../../scene/colour'
import type { Point, SceneNode } from '../../../scene/nodes'
import { filledPath, rectNode } from '../../../scene/shapes'
import { gradientNoise } from '../../weather/noise'
import { dot, uniform, mixedGradient, type Pen } from '../pen'

export function water(
  pen: Pen,
  { horizonY, moonX, lit }: { horizonY: number; moonX: number; lit: number },
  { deep, near, light }: { deep: string; near: string; light: string },
  random: () => number,
): SceneNode[] {
  const { width, height, point } = pen
  const [a, b] = [point({ x: 0, y: horizonY }), point({ x: width, y: height })]
  const depth = height - horizonY
  const rows = Math.round(depth / 2.6)
  const glints = [0, 1].map((tier) =>
    Array.from({ length: rows }, (_, row) => {
      const share = (row + 0.5) / rows
      const reach = (tier === 0 ? 26 : 14) + (tier === 0 ? 92 : 50) * share ** 0.8
      return Array.from({ length: 4 }, () => {
        const off = (random() + random() - 1) * reach
        const half = (6 + 22 * random()) * (0.4 + 0.6 * share) * (tier === 0 ? 1 : 0.7)
        if (random() < 0.18 + 0.3 * share) return ''
        const y = horizonY + depth * share + uniform(random, -0.8, 0.8)
        return lens(pen, { x: moonX + off, y }, half, 0.7 + 1.1 * share)
      }).join('')
    }).join(''),
  )
  return [
    rectNode(
      'art-water',
      {
        x: Math.min(a.x, b.x),
        y: a.y,
        width: Math.abs(b.x - a.x),
        height: Math.round(100 * (b.y - a.y)) / 100,
      },
      {
        fill: mixedGradient(
          { x: 0, y: a.y },
          { x: 0, y: b.y },
          [0, near],
          [0.35, mixOklab(near, deep, 0.6)],
          [1, deep],
        ),
      },
    ),
    ...glints.map((d, tier): SceneNode =>
      filledPath(
        `art-water-light-${tier}`,
        d,
        withAlpha(light, Math.round(100 * (0.2 + 0.45 * lit ** 0.6) * (tier === 0 ? 0.55 : 1.2)) / 100),
      ),
    ),
  ]
}

function lens(pen: Pen, { x, y }: Point, half: number, thick: number): string {
  const corner = (dx: number, dy: number) => pen.at({ x: x + dx, y: y + dy })
  return `M${corner(-half, 0)}Q${corner(0, -thick)} ${corner(half, 0)}Q${corner(0, thick)} ${corner(-half, 0)}Z`
}

export function ridges(
  pen: Pen,
  colours: readonly string[],
  { underX, under, beside }: { underX: number; under: number; beside: number },
  random: () => number,
): SceneNode[] {
  return colours.map((colour, index) => {
    const noise = gradientNoise(random)
    const count = Math.ceil(pen.width / 3)
    const nearness = index / Math.max(1, colours.length - 1)
    const shift = uniform(random, -60, 60)
    const points = Array.from({ length: count + 1 }, (_, at) => {
      const x = (pen.width * at) / count
      const q = Math.abs(x - underX - shift) / (150 + 0.16 * pen.width)
      const base = beside + (under - beside) * Math.exp(-(q ** 2))
      const torn =
        0.62 +
        0.5 * noise(x / 150, index * 7.3) +
        0.2 * noise(x / 46, 3.1 + index) +
        0.07 * noise(x / 13, 9.7)
      return { x, y: pen.height - base * (1 - 0.42 * nearness) * Math.max(0.1, torn) }
    })
    const d = `M${points.map(pen.at).join('L')}L${pen.at({ x: pen.width, y: pen.height + 2 })}L${pen.at({ x: 0, y: pen.height + 2 })}Z`
    return filledPath(`art-ridge-${index}`, d, colour)
  })
}

export function geese(pen: Pen, head: Point, colour: string, random: () => number): SceneNode {
  const [long, short] = [4 + Math.floor(3 * random()), 2 + Math.floor(2 * random())]
  const row = (count: number, dx: number, dy: number) =>
    Array.from({ length: count }, (_, at) => ({
      x: head.x + (at + 1) * dx + uniform(random, -3, 3),
      y: head.y + (at + 1) * dy + uniform(random, -2, 2),
    }))
  const flock = [head, ...row(long, 21, 7.4), ...row(short, 19, -9.5)]
  return filledPath(
    'art-geese',
    flock.map((place) => goose(pen, place, uniform(random, 0.86, 1.08), uniform(random, -1, 1))).join(''),
    colour,
  )
}

function goose(pen: Pen, { x, y }: Point, size: number, beat: number): string {
  const at = (dx: number, dy: number) => pen.at({ x: x + dx * size, y: y + dy * size })
  const lift = 5.2 + 2.6 * beat
  const body = `M${at(-9.6, 0.2)}C${at(-6, -0.9)} ${at(-3.4, -1.7)} ${at(0, -1.5)}C${at(2.6, -1.2)} ${at(4.6, -0.4)} ${at(6.2, 0.3)}C${at(4, 1.3)} ${at(0, 2)} ${at(-2.6, 1.3)}C${at(-5, 0.8)} ${at(-7, 0.5)} ${at(-9.6, 0.2)}Z`
  const wing = (lean: number, high: number) =>
    `M${at(-2.2, -0.9)}C${at(-1.4 + lean * 0.5, -high * 0.7)} ${at(1.5 + lean, -high)} ${at(6 + lean, -high * 1.12)}C${at(4.2 + lean * 0.7, -high * 0.6)} ${at(3, -1.4)} ${at(2, -0.4)}Z`
  return body + wing(1.4, lift) + wing(-5.2, lift * 0.92)
}

export function stars(
  pen: Pen,
  count: number,
  colour: string,
  isFree: (point: Point) => 'bare' | 'dust' | 'free',
  random: () => number,
): SceneNode[] {
  const tiers = ['', '', '']
  for (let at = 0; at < count; at++) {
    const point = { x: pen.width * random(), y: pen.height * random() ** 1.35 }
    const [size, tier] = [random(), at % tiers.length]
    const free = isFree(point)
    if (free === 'bare') continue
    const isDust = free === 'dust'
    tiers[isDust ? 2 : tier] += dot(pen, point, isDust ? 0.45 : 0.45 + 0.75 * size ** 4)
  }
  return tiers.map((d, tier) =>
    filledPath(`art-stars-${tier}`, d, withAlpha(colour, [0.85, 0.55, 0.32][tier]!)),
  )
}
