import { mixOklab } from '../../../scene/colour'
import { filled, from, lined, some, thread, uniform, type Pen } from '../pen'
import { grownLimb, limbNodes, sitesOf, type BranchSite } from './limbs'
import { mapleLeaf, mapleVeins, type MapleLeaf } from '../mapleLeaf'
import { pose, far, type Plant, type Scenery } from './scenery'

interface ToneLeaf extends MapleLeaf {
  tone: number
}

interface Foliage {
  tones: readonly string[] // from far and pale to near and dark
  veins: string
  r: number
  apart: number
  each: readonly [least: number, most: number] // leaves per site
  stalk: readonly [least: number, most: number]
  outline: (pen: Pen, leaf: MapleLeaf, random: () => number) => string
  veinsOf: (pen: Pen, leaf: MapleLeaf) => string
}

const MAPLES = [
  ['#e8955a', '#dd5f2c', '#c63a24', '#8f1c20'],
  ['#e9a45c', '#e0742b', '#cf4a22', '#9c2a1c'],
  ['#e28a70', '#d14a35', '#b3262b', '#7d1523'],
]
const GINKGOS = [
  ['#f1d774', '#f0c63c', '#e3ad24', '#c98d18'],
  ['#eddf8a', '#ead052', '#dab42c', '#bf941f'],
]

export const maple: Plant = (scenery) =>
  foliage(scenery, {
    tones: MAPLES[Math.floor(scenery.stream('tone')() * MAPLES.length)]!,
    veins: '#f6cfa0',
    r: 25,
    apart: 31,
    each: [1, 2],
    stalk: [9, 17],
    outline: mapleLeaf,
    veinsOf: mapleVeins,
  })

export const ginkgo: Plant = (scenery) =>
  foliage(scenery, {
    tones: GINKGOS[Math.floor(scenery.stream('tone')() * GINKGOS.length)]!,
    veins: '#fbeeb4',
    r: 22,
    apart: 33,
    each: [2, 3],
    stalk: [9, 19],
    outline: ginkgoLeaf,
    veinsOf: ginkgoVeins,
  })

function foliage(scenery: Scenery, kind: Foliage) {
  const { pen, field, size, stream, isWide } = scenery
  const random = stream('leaf')
  const limbs = grownLimb(stream('limb'), field, {
    ...pose(scenery, stream('pose')),
    width: uniform(random, 16, 21) * size,
    forks: 7,
    reach: 0.4,
    lift: -0.12,
  })
  const sites = sitesOf(random, limbs, kind.apart * size, 0.2)
  let stalks = ''
  const leaves = sites.flatMap((site): ToneLeaf[] => {
    const count = Math.round(uniform(random, ...kind.each))
    return Array.from({ length: count }, (_, n) => {
      const leaf = hung(site, n, count)
      stalks += thread(pen, [site.on, from(site.on, site.away, 3), leaf.base])
      return leaf
    })
  })
  const paint = (tone: number) => {
    const colour = kind.tones[tone]!
    return scenery.isNight ? far(scenery, colour, 0.12) : far(scenery, colour, tone === 0 ? 0.3 : 0)
  }
  const layers = kind.tones.flatMap((_, tone) => {
    const of = leaves.filter((leaf) => leaf.tone === tone)
    return [
      filled(`leaves-${tone}`, of.map((leaf) => kind.outline(pen, leaf, random)).join(''), paint(tone)),
      lined(
        `veins-${tone}`,
        of.map((leaf) => kind.veinsOf(pen, leaf)).join(''),
        mixOf(paint(tone), kind.veins),
        pen.px(0.7 * size),
      ),
    ]
  })
  const loose = fallen()
  return some([
    ...layers.slice(0, 2),
    ...limbNodes(scenery, limbs),
    lined('stalks', stalks, scenery.colours.limb!, pen.px(1.1 * size)),
    ...layers.slice(2),
    filled('fallen', loose.map((leaf) => kind.outline(pen, leaf, random)).join(''), paint(1)),
    lined(
      'fallen-veins',
      loose.map((leaf) => kind.veinsOf(pen, leaf)).join(''),
      mixOf(paint(1), kind.veins),
      pen.px(0.6 * size),
    ),
  ])

  function hung({ on, away }: BranchSite, n: number, count: number): ToneLeaf {
    const spread = count === 1 ? 0 : (n / (count - 1) - 0.5) * 1.5
    const down = Math.atan2(Math.sin(away) + 1.1, Math.cos(away)) + spread + uniform(random, -0.25, 0.25)
    const chance = random()
    return {
      base: from(on, down, uniform(random, ...kind.stalk) * size),
      angle: down + uniform(random, -0.3, 0.3),
      r: kind.r * size * uniform(random, 0.72, 1.14),
      squash: uniform(random, 0.55, 1),
      tone: chance < 0.2 ? 0 : chance < 0.5 ? 1 : chance < 0.82 ? 2 : 3,
    }
  }

  function fallen(): ToneLeaf[] {
    return Array.from({ length: Math.round(uniform(random, 1, 3)) }, () => ({
      base: {
        x: isWide
          ? uniform(random, field.left + 20, field.right - 60)
          : uniform(random, 0.5, 0.9) * pen.width,
        y: isWide ? uniform(random, 0.74, 0.94) * pen.height : uniform(random, 1, 1.06) * field.foot,
      },
      angle: random() * 6.3,
      r: kind.r * size * uniform(random, 0.5, 0.75),
      squash: uniform(random, 0.35, 0.8),
      tone: 1,
    }))
  }
}

function mixOf(colour: string, light: string): string {
  return mixOklab(colour, light, 0.38)
}

const FAN = 0.98 // half the fan's angle, rad

function ginkgoLeaf({ at }: Pen, leaf: MapleLeaf, random: () => number): string {
  const base = { ...leaf, squash: Math.max(0.62, leaf.squash) }
  const p = (direction: number, share: number) => {
    const along = from(leaf.base, leaf.angle, Math.cos(direction) * share * leaf.r * 1.15)
    return at(
      from(along, leaf.angle + Math.PI / 2, Math.sin(direction) * share * leaf.r * 1.15 * base.squash),
    )
  }
  const rim = Array.from({ length: 9 }, (_, n) => {
    const direction = FAN * (n / 4 - 1)
    const share = n === 4 ? uniform(random, 0.62, 0.8) : uniform(random, 0.93, 1.04)
    return { direction, share }
  })
  const waves = rim.slice(1).map(({ direction, share }, n) => {
    const bulge = p(direction - FAN / 8, n === 3 || n === 4 ? 1 : 1.05)
    return `Q${bulge} ${p(direction, share)}`
  })
  return `M${p(0, 0)}Q${p(-FAN * 0.42, 0.5)} ${p(-FAN, 0.92)}${waves.join('')}Q${p(FAN * 0.42, 0.5)} ${p(0, 0)}Z`
}

function ginkgoVeins(pen: Pen, { base, angle, r, squash }: MapleLeaf): string {
  const wide = Math.max(0.62, squash)
  return [-0.7, -0.45, -0.2, 0.2, 0.45, 0.7]
    .map((direction) => {
      const to = (share: number) =>
        from(
          from(base, angle, Math.cos(direction) * share * r),
          angle + Math.PI / 2,
          Math.sin(direction) * share * r * wide,
        )
      return thread(pen, [to(0.3), to(0.95)])
    })
    .join('')
}
