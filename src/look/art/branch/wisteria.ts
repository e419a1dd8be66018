import type { Point } from '../../../scene/nodes'
import { mixOklab } from '../../../scene/colour'
import { blade, dot, filled, from, lined, some, thread, uniform, type Pen } from '../pen'
import { grownLimb, limbNodes } from './limbs'
import { far, type Plant } from './scenery'

const VIOLETS = [
  ['#6a4fa8', '#8a6cc8', '#ab92de', '#d6c8f0'],
  ['#5d55ad', '#7d77cc', '#a29ee0', '#d0cef2'],
  ['#7c4f9f', '#9d70bf', '#bd97d8', '#e2cdee'],
] as const
const LEAF = ['#a9c282', '#7fa257'] as const

export const wisteria: Plant = (scenery) => {
  const { pen, field, size, stream, isWide } = scenery
  const random = stream('raceme')
  const width = field.right - field.left
  const violets = VIOLETS[Math.floor(random() * VIOLETS.length)]!
  const limbs = grownLimb(stream('limb'), field, {
    start: { x: field.right + 14, y: field.foot * uniform(random, 0.02, 0.1) },
    end: {
      x: field.left + width * uniform(random, 0.1, 0.22),
      y: field.foot * uniform(random, 0.08, isWide ? 0.16 : 0.24),
    },
    bow: uniform(random, -0.05, 0.09),
    width: uniform(random, 12, 16) * size,
    forks: 5,
    reach: 0.22,
    lift: -0.1,
  })
  const spine = limbs[0]!.spine
  const count = isWide ? 8 : 9
  const racemes = Array.from({ length: count }, (_, n) => {
    const share = (n + uniform(random, 0.15, 0.85)) / count
    const on = spine[Math.round((1 - share) * (spine.length - 1))]!
    const long =
      field.foot *
      (isWide ? 0.66 : 0.8) *
      uniform(random, 0.44, 0.7) *
      (n % 2 === 0 ? 1.2 : 0.78) *
      (0.82 + 0.3 * share)
    return {
      top: { x: on.x + uniform(random, -8, 8), y: on.y + uniform(random, 2, 14) },
      long,
      isFar: n % 3 === 1,
      sway: uniform(random, -0.1, 0.05),
    }
  })
  let leafFar = ''
  let leafNear = ''
  for (let n = 0; n < 17; n++) {
    const on = spine[Math.floor(uniform(random, 2, spine.length))]!
    const leaf = pinnate(pen, on, uniform(random, 0.2, 2.9), size, random)
    if (n % 2 === 0) leafFar += leaf
    else leafNear += leaf
  }
  const rows = [true, false].flatMap((isFar) => {
    const tones = ['', '', '', '']
    let stems = ''
    for (const raceme of racemes.filter((each) => each.isFar === isFar)) {
      const { stem, florets } = racemeOf(pen, raceme, size * (isFar ? 0.86 : 1), random)
      stems += stem
      florets.forEach((d, tone) => (tones[tone] += d))
    }
    const name = isFar ? 'far' : 'near'
    return [
      lined(`stems-${name}`, stems, far(scenery, LEAF[1], isFar ? 0.5 : 0.1), pen.px(1.1 * size)),
      ...tones.map((d, tone) =>
        filled(`florets-${name}-${tone}`, d, far(scenery, violets[tone]!, isFar ? 0.46 : 0)),
      ),
    ]
  })
  return some([
    filled('leaves-far', leafFar, far(scenery, LEAF[0], 0.25)),
    ...rows.slice(0, 5),
    ...limbNodes(scenery, limbs),
    filled('leaves', leafNear, mixOklab(LEAF[1], LEAF[0], 0.3)),
    ...rows.slice(5),
  ])
}

function racemeOf(
  pen: Pen,
  { top, long, sway }: { top: Point; long: number; sway: number },
  size: number,
  random: () => number,
): { stem: string; florets: string[] } {
  const at = (share: number): Point => ({ x: top.x + long * sway * share ** 1.5, y: top.y + long * share })
  const florets = ['', '', '', '']
  let share = 0.05
  while (share < 1) {
    const open = 1 - share
    const reach = (3 + 26 * open ** 0.9 * Math.min(1, 0.45 + share * 4)) * size
    const count = Math.max(1, Math.round(reach / (5 * size)))
    for (let n = 0; n < count; n++) {
      const across =
        count === 1 ? uniform(random, -0.3, 0.3) : (n / (count - 1)) * 2 - 1 + uniform(random, -0.16, 0.16)
      const middle = at(share + uniform(random, -0.012, 0.012))
      const on = {
        x: middle.x + across * reach * 0.72,
        y: middle.y + Math.abs(across) * 5 * size + uniform(random, -3, 3) * size,
      }
      const r = (1.5 + 4.1 * open ** 0.55) * size * uniform(random, 0.8, 1.1)
      const lit = open * 1.7 - across * 0.32 + uniform(random, -0.8, 0.8)
      const tone = lit > 1.45 ? 3 : lit > 0.95 ? 2 : lit > 0.4 ? 1 : 0
      florets[tone] += floret(pen, on, r, across, random)
    }
    share += Math.max(0.016, ((3 + 6 * open) * size) / long)
  }
  return { stem: thread(pen, [{ x: top.x, y: top.y - 10 }, at(0), at(0.5), at(0.97)]), florets }
}

function floret(pen: Pen, on: Point, r: number, across: number, random: () => number): string {
  if (r < 2.9) return dot(pen, on, r * 0.8, r)
  const down = Math.PI / 2 - across * 0.6 + uniform(random, -0.3, 0.3)
  return dot(pen, on, r, r * 0.8) + blade(pen, from(on, down, r * 0.2), down, r * 1.5, r * 1.15, 0, 0.5)
}

function pinnate(pen: Pen, base: Point, angle: number, size: number, random: () => number): string {
  const long = uniform(random, 34, 56) * size
  return [0.3, 0.55, 0.8]
    .flatMap((share) =>
      [-1, 1].map((side) => {
        const on = from(base, angle, long * share)
        return blade(
          pen,
          on,
          angle + side * uniform(random, 0.6, 0.85),
          25 * size * (1.1 - share * 0.3),
          7 * size,
          side * 0.08,
          0.4,
        )
      }),
    )
    .concat(blade(pen, from(base, angle, long * 0.8), angle, 26 * size, 7 * size))
    .join('')
}
