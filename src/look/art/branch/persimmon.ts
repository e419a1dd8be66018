import type { PathNode, Point } from '../../../scene/nodes'
import { withAlpha, mixOklab } from '../../../scene/colour'
import { blade, filled, from, lined, loop, some, thread, uniform, mixedStops } from '../pen'
import { grownLimb, limbNodes, sitesOf } from './limbs'
import { pose, type Plant, type Scenery } from './scenery'

const SKIN = [
  ['#ffc45a', '#f8982c', '#ea6a1c', '#c2400f'],
  ['#ffb552', '#f5842a', '#e2571d', '#b3330f'],
  ['#ffcf6b', '#faa636', '#ee7a20', '#c94d12'],
] as const
const CALYX = ['#57522f', '#6f6a3c', '#3f3c26'] as const
const LEAF = ['#b5622b', '#c9803a', '#8f4526'] as const

export const persimmon: Plant = (scenery) => {
  const { pen, field, size, stream, colours } = scenery
  const random = stream('fruit')
  const limbs = grownLimb(stream('limb'), field, {
    ...pose(scenery, stream('pose')),
    width: uniform(random, 18, 23) * size,
    forks: 6,
    reach: 0.4,
    lift: -0.22,
  })
  const most = Math.round(uniform(random, 6, 9))
  const r = 25 * size
  const sites = sitesOf(random, limbs, 54 * size, 0.3).filter(
    ({ on }) => on.x > field.left && on.x < field.right - 20 && on.y > 0 && on.y < field.foot - 44 * size,
  )
  let stalks = ''
  const fruits = sites.slice(0, most).map((site, n) => {
    const fruit = {
      r: r * uniform(random, 0.82, 1.1),
      lean: uniform(random, -0.35, 0.35),
      top: { x: site.on.x + uniform(random, -3, 3), y: site.on.y + uniform(random, 6, 13) * size },
      skin: SKIN[n % SKIN.length]!,
    }
    stalks += thread(pen, [site.on, { x: site.on.x + 1, y: site.on.y + 3 }, fruit.top])
    return fruit
  })
  const leaves = sitesOf(random, limbs, 40 * size, 0.35)
    .filter(({ on }) => fruits.every(({ top }) => Math.hypot(top.x - on.x, top.y - on.y) > 22 * size))
    .slice(0, Math.round(uniform(random, 3, 5)))
  return some([
    ...limbNodes(scenery, limbs),
    lined('stalks', stalks, colours.limb!, pen.px(2.6 * size)),
    ...leaves.flatMap(({ on, away }, n) =>
      leaf(scenery, `leaf-${n}`, on, Math.atan2(Math.sin(away) + 0.7, Math.cos(away)), n),
    ),
    ...fruits.flatMap((fruit, n) => fruitNodes(scenery, `fruit-${n}`, fruit, random)),
  ])
}

interface Fruit {
  top: Point
  r: number
  lean: number
  skin: (typeof SKIN)[number]
}

function fruitNodes(
  scenery: Scenery,
  id: string,
  { top, r, lean, skin }: Fruit,
  random: () => number,
): PathNode[] {
  const { pen } = scenery
  const down = Math.PI / 2 + lean
  const middle = from(top, down, r * 0.84)
  const at = (angle: number, share: number) => {
    const [along, across] = [Math.cos(angle), Math.sin(angle)]
    const square = (value: number) => Math.sign(value) * Math.abs(value) ** 0.84
    const tip = along > 0.6 ? (along - 0.6) * 0.22 : 0
    return from(
      from(middle, down, (square(along) * 0.86 + tip) * r * share),
      down + Math.PI / 2,
      square(across) * 1.08 * r * share,
    )
  }
  const outline = loop(
    pen,
    Array.from({ length: 22 }, (_, n) => at((n / 22) * 2 * Math.PI, 1.02)),
  )
  const light = pen.point({ x: middle.x - 0.34 * r, y: middle.y - 0.3 * r })
  const [glow, skinLight, skinDark, edge] = skin
  const gleam = { x: middle.x - 0.42 * r, y: middle.y - 0.18 * r }
  const lobes = [-2.45, -0.75, 0.5, 2.1, 3.6].map((angle, n) => {
    const out = down + Math.PI / 2 + angle
    return blade(
      pen,
      from(top, down, r * 0.06),
      out,
      r * (n === 2 || n === 1 ? 0.56 : 0.66) * uniform(random, 0.9, 1.1),
      r * 0.34,
      0.12,
      0.5,
    )
  })
  return [
    filled(id, outline, {
      type: 'radial',
      centre: light,
      radiusPx: pen.px(r * 1.55),
      stops: mixedStops([0, glow], [0.3, skinLight], [0.68, skinDark], [1, edge]),
    }),
    filled(
      `${id}-gleam`,
      loop(
        pen,
        [0, 1, 2, 3, 4, 5].map((n) => from(gleam, n * 1.047, r * (n % 3 === 1 ? 0.2 : 0.13))),
      ),
      withAlpha('#fff1d0', 0.42),
    ),
    filled(`${id}-calyx`, lobes.join(''), CALYX[0]),
    filled(
      `${id}-heart`,
      loop(
        pen,
        [0, 1, 2, 3, 4].map((n) => from(from(top, down, r * 0.04), n * 1.257, r * 0.16)),
      ),
      CALYX[2],
    ),
  ]
}

function leaf(
  { pen, size, colours }: Scenery,
  id: string,
  base: { x: number; y: number },
  angle: number,
  n: number,
): PathNode[] {
  const long = (34 + 9 * (n % 3)) * size
  const colour = LEAF[n % LEAF.length]!
  const bend = n % 2 === 0 ? 0.16 : -0.14
  const start = from(base, angle, 6 * size)
  const middle = (share: number) =>
    from(from(start, angle, long * share), angle + Math.PI / 2, bend * long * share ** 2)
  return [
    filled(id, blade(pen, start, angle, long, long * 0.42, bend, 0.45), colour),
    lined(
      `${id}-vein`,
      thread(pen, [base, start, middle(0.5), middle(0.92)]),
      mixOklab(colour, colours.limb!, 0.45),
      pen.px(1 * size),
    ),
  ]
}
