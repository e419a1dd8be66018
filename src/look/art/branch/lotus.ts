import type { PathNode, Point } from '../../../scene/nodes'
import { withAlpha, lightened, mixOklab } from '../../../scene/colour'
import {
  between,
  blade,
  dot,
  filled,
  from,
  linear,
  lined,
  loop,
  ribbon,
  some,
  thread,
  uniform,
  mixedStops,
} from '../pen'
import { far, standing, type Plant, type Scenery } from './scenery'

const GREEN: Record<string, string> = {
  celadon: '#2f6b50',
  mistblue: '#2c6557',
  rice: '#4d5a54',
  indigo: '#3f7f68',
}
const PETALS = [
  { tip: '#f08ba4', base: '#fff3ee', line: '#d9788f' },
  { tip: '#ee7d96', base: '#fde6e4', line: '#cf6580' },
  { tip: '#fbe3e2', base: '#fffdf6', line: '#d9b3ae' },
] as const

/** × field width and height, farthest first */
const LEAVES = [
  [
    { x: 0.24, y: 0.6, r: 92, tone: 0.46 },
    { x: 0.74, y: 0.4, r: 112, tone: 0.2 },
    { x: 0.52, y: 0.9, r: 138, tone: 0 },
  ],
  [
    { x: 0.8, y: 0.3, r: 84, tone: 0.5 },
    { x: 0.3, y: 0.66, r: 112, tone: 0.24 },
    { x: 0.76, y: 0.84, r: 140, tone: 0 },
  ],
  [
    { x: 0.36, y: 0.5, r: 78, tone: 0.55 },
    { x: 0.8, y: 0.62, r: 124, tone: 0.22 },
    { x: 0.34, y: 0.92, r: 118, tone: 0.04 },
  ],
] as const
const FLOWERS = [
  { x: 0.46, y: 0.24 },
  { x: 0.54, y: 0.26 },
  { x: 0.62, y: 0.2 },
] as const

export const lotus: Plant = (scenery) => {
  const { pen, field, size, stream, paletteId, term, isWide } = scenery
  const random = stream('leaf')
  const width = field.right - field.left
  const turn = Math.floor(random() * LEAVES.length)
  const green = GREEN[paletteId] ?? GREEN.celadon!
  const place = ({ x, y }: Point) => ({
    x: field.left + width * (x + uniform(random, -0.03, 0.03)),
    y: field.foot * (y + uniform(random, -0.03, 0.03)),
  })
  const leaves = LEAVES[turn]!.map((leaf) => {
    const at = place(leaf)
    const r = leaf.r * size * uniform(random, 0.92, 1.06)
    const ry = r * uniform(random, 0.3, 0.4)
    // Keeps leaves clear of the card's bottom, which would cut them straight.
    const y = isWide ? Math.min(at.y, field.foot - 1.3 * ry - 10 * size) : at.y
    return { at: { ...at, y }, r, ry, lean: uniform(random, -0.12, 0.12), tone: leaf.tone }
  })
  const petals = PETALS[Math.floor(random() * PETALS.length)]!
  const flower = place(FLOWERS[turn]!)
  const isBud = random() < (term === 11 ? 0.6 : 0.3)
  const second = {
    x: flower.x + uniform(random, 0.16, 0.24) * width * (flower.x > field.left + width * 0.55 ? -1 : 1),
    y: flower.y + field.foot * uniform(random, 0.09, 0.14),
  }
  const stem = (id: string, top: Point, thick: number, tone: number) => {
    const foot = { x: top.x + uniform(random, -0.05, 0.05) * width, y: field.foot * 1.04 }
    const middle = { x: (top.x + foot.x) / 2 + uniform(random, -12, 12) * size, y: (top.y + foot.y) / 2 }
    const spine = [top, between(top, middle, 0.5), middle, between(middle, foot, 0.5), foot]
    return filled(
      id,
      ribbon(pen, spine, (share) => (thick * size * (0.8 + 0.4 * share)) / 2),
      standing(scenery, far(scenery, green, tone)),
    )
  }
  const bloom = isBud
    ? bud(scenery, 'flower', flower, 50 * size, petals, random)
    : blossom(scenery, 'flower', flower, 62 * size, petals, random)
  return some([
    ...leaves
      .slice(0, 1)
      .flatMap((leaf, n) => [
        stem(`stem-${n}`, leaf.at, 4, leaf.tone + 0.1),
        ...leafNodes(scenery, `leaf-${n}`, leaf, green, random),
      ]),
    stem('flower-stem', flower, 4.6, 0.12),
    ...leaves
      .slice(1)
      .flatMap((leaf, n) => [
        stem(`stem-${n + 1}`, leaf.at, 5.5, leaf.tone + 0.06),
        ...leafNodes(scenery, `leaf-${n + 1}`, leaf, green, random),
      ]),
    stem('bud-stem', second, 3.4, 0.25),
    ...bud(scenery, 'bud', second, (isBud ? 30 : 38) * size, petals, random),
    ...bloom,
  ])
}

interface LotusLeaf {
  at: Point // where the stem joins the leaf
  r: number
  ry: number
  lean: number
  tone: number // 0 near .. 1 far
}

function leafNodes(
  scenery: Scenery,
  id: string,
  { at, r, ry, lean, tone }: LotusLeaf,
  green: string,
  random: () => number,
): PathNode[] {
  const { pen, colours, isWide } = scenery
  const [first, second, third] = [random() * 6, random() * 6, random() * 6]
  const sag = Math.PI * (0.5 + third / 6) // keeps the ends no blunter than an ellipse's
  const rim = (angle: number, share = 1): Point => {
    const wave =
      1 +
      0.03 * Math.sin(2 * angle + first) +
      0.03 * Math.sin(5 * angle + second) +
      0.02 * Math.sin(11 * angle + third)
    const drop = 0.14 * ry * Math.sin(3 * angle + sag) * share
    const flat = {
      x: Math.cos(angle) * r * wave * share,
      y: Math.sin(angle) * ry * wave * share + drop + 0.12 * ry * share,
    }
    return from(from(at, lean, flat.x), lean + Math.PI / 2, flat.y)
  }
  const around = (share: number, begin = 0, end = 2 * Math.PI, steps = 40) =>
    Array.from({ length: steps + 1 }, (_, n) => rim(begin + ((end - begin) * n) / steps, share))
  const colour = far(scenery, green, tone)
  const veins = Array.from({ length: 17 }, (_, n) => {
    const angle = ((n + uniform(random, -0.2, 0.2)) / 17) * 2 * Math.PI
    const fork = rim(angle, 0.6)
    const ends = [-0.09, 0.09].map((aside) =>
      thread(pen, [fork, rim(angle + aside * 0.6, 0.78), rim(angle + aside, 0.94)]),
    )
    return thread(pen, [rim(angle, 0.05), rim(angle + 0.02, 0.35), fork]) + ends.join('')
  })
  const light = mixOklab(lightened(colour, 0.13), colours.low!, 0.16)
  const lip = [
    ...around(1, 0.1 * Math.PI, 0.92 * Math.PI, 22),
    ...Array.from({ length: 23 }, (_, n) =>
      rim((0.92 - 0.82 * (n / 22)) * Math.PI, 1 - 0.15 * Math.sin((n / 22) * Math.PI)),
    ),
  ]
  const isInMist = !isWide && at.y + ry > scenery.field.foot * 0.8
  const mist = mixOklab(colours.paper!, colours.low!, 0.5)
  const stops = mixedStops(
    [0, light],
    [0.28, mixOklab(light, colour, 0.55)],
    [0.66, colour],
    [1, lightened(colour, -0.06)],
  )
  return [
    filled(
      id,
      loop(pen, around(1).slice(1)),
      isInMist
        ? linear(
            pen,
            { x: 0, y: at.y - ry },
            { x: 0, y: at.y + ry },
            colour,
            mixOklab(colour, mist, 0.45),
            mist,
          )
        : { type: 'radial', centre: pen.point(at), radiusPx: pen.px(r * 1.02), stops },
    ),
    lined(
      `${id}-veins`,
      veins.join(''),
      standing(scenery, mixOklab(light, colours.low!, 0.4), 0.55),
      pen.px(0.9 * scenery.size),
    ),
    filled(`${id}-lip`, isInMist ? '' : loop(pen, lip), withAlpha(lightened(colour, 0.08), 0.7)),
    filled(`${id}-heart`, dot(pen, rim(0, 0), 0.04 * r, 0.028 * r), mixOklab(light, colours.low!, 0.4)),
  ]
}

type Petals = (typeof PETALS)[number]

function blossom(
  scenery: Scenery,
  id: string,
  base: Point,
  r: number,
  { tip, base: pale, line }: Petals,
  random: () => number,
): PathNode[] {
  const { pen, size } = scenery
  const petal = (
    name: string,
    angle: number,
    long: number,
    wide: number,
    bend: number,
    tone: number,
  ): PathNode => {
    const up = -Math.PI / 2 + angle
    const start = from(base, up, 1)
    const end = from(start, up, long)
    const colour = mixOklab(tip, pale, tone)
    const paint = linear(pen, end, start, colour, mixOklab(colour, pale, 0.45), pale)
    return {
      ...filled(name, blade(pen, start, up, long, wide, bend, 0.56), paint),
      stroke: { paint: line, widthPx: pen.px(0.65 * size) },
    }
  }
  const row = (name: string, angles: readonly number[], long: number, wide: number, tone: number) =>
    [...angles]
      .map((angle, n) => ({ angle: angle + uniform(random, -0.05, 0.05), n }))
      .sort((a, b) => Math.abs(b.angle) - Math.abs(a.angle))
      .map(({ angle, n }) =>
        petal(
          `${id}-${name}-${n}`,
          angle,
          r * long * (1 - 0.1 * Math.abs(angle)) * uniform(random, 0.96, 1.05),
          r * wide,
          -Math.sign(angle) * 0.22 * Math.min(1, Math.abs(angle)),
          tone,
        ),
      )
  const heart = from(base, -Math.PI / 2, r * 0.34)
  return [
    ...row('back', [-0.62, -0.22, 0.2, 0.6], 1.04, 0.36, 0.12),
    ...row('side', [-1.28, -0.92, 0.94, 1.3], 0.94, 0.34, 0.05),
    filled(`${id}-pod`, dot(pen, heart, r * 0.17, r * 0.09), '#d8c25f'),
    ...row('middle', [-0.78, -0.4, 0.02, 0.42, 0.8], 0.82, 0.38, 0.2),
    ...row('front', [-1.12, -0.55, -0.02, 0.52, 1.1], 0.6, 0.38, 0.36),
    ...row('low', [-1.55, 1.55], 0.66, 0.3, 0.15),
  ]
}

function bud(
  { pen, size }: Scenery,
  id: string,
  base: Point,
  r: number,
  { tip, base: pale, line }: Petals,
  random: () => number,
): PathNode[] {
  const lean = uniform(random, -0.1, 0.1)
  const up = -Math.PI / 2 + lean
  const paint = linear(pen, from(base, up, r * 1.15), base, tip, mixOklab(tip, pale, 0.5), pale)
  const petal = (name: string, aside: number, turn: number, long: number, wide: number): PathNode => ({
    ...filled(
      `${id}-${name}`,
      blade(pen, from(base, up + Math.PI / 2, aside * r), up + turn, r * long, r * wide, -turn * 0.5, 0.46),
      paint,
    ),
    stroke: { paint: line, widthPx: pen.px(0.65 * size) },
  })
  return [
    petal('back', 0, 0, 1.16, 0.5),
    petal('left', -0.06, -0.16, 1.02, 0.42),
    petal('right', 0.06, 0.16, 1.02, 0.42),
    petal('front', 0, 0.02, 0.94, 0.4),
  ]
}
