import type { PathNode, Point } from '../../../scene/nodes'
import { mixOklab } from '../../../scene/colour'
import { angleTo, between, distance, filled, from, ribbon, uniform } from '../pen'
import type { BranchField, Scenery } from './scenery'

export interface Limb {
  spine: readonly Point[]
  width: number // at its start, units; the tip is a sixth of it
  depth: number // 0: the limb itself
}

export interface Growth {
  start: Point
  end: Point
  bow: number // sideways swing, × length
  width: number
  forks: number // twigs per limb
  reach: number // twig length ÷ parent length
  lift: number // upward (negative: down), × length
}

const STEPS = 18
const KINK = 0.36 // max turn at a knot, rad

export function grownLimb(random: () => number, field: BranchField, growth: Growth): Limb[] {
  const { start, end, bow, width } = growth
  const control = from(
    between(start, end, 0.5),
    angleTo(start, end) + Math.PI / 2,
    distance(start, end) * bow,
  )
  const limb = { spine: wandering(random, start, control, end, KINK), width, depth: 0 }
  return [limb, ...twigs(random, field, limb, growth)]
}

function twigs(random: () => number, field: BranchField, parent: Limb, growth: Growth): Limb[] {
  const { spine, depth } = parent
  const length = distance(spine[0]!, spine.at(-1)!)
  const count = depth === 0 ? growth.forks : Math.min(3, Math.floor(length / 44))
  let side = random() < 0.5 ? 1 : -1
  return Array.from({ length: count }, (_, n) => {
    side = random() < 0.8 ? -side : side
    const share =
      (depth === 0 ? 0.16 : 0.3) + ((n + uniform(random, 0.15, 0.85)) / count) * (depth === 0 ? 0.8 : 0.62)
    const at = Math.min(STEPS - 1, Math.floor(share * STEPS))
    const start = spine[at]!
    const heading = angleTo(spine[Math.max(0, at - 1)]!, spine[at + 1]!)
    const long =
      length * growth.reach * uniform(random, 0.7, 1.2) * (1 - 0.45 * share) * (depth === 0 ? 1 : 1.35)
    const open = from(start, heading + side * uniform(random, 0.5, 0.95), long)
    const end = inside(field, { x: open.x, y: open.y - growth.lift * long })
    if (distance(start, end) < 0.55 * long) return []
    const control = from(start, heading + side * 0.25, long * 0.4)
    const twig: Limb = {
      spine: wandering(random, start, control, end, 0.26),
      width: Math.max(2.2, widthAt(parent, share) * uniform(random, 0.42, 0.6)),
      depth: depth + 1,
    }
    return depth === 0 ? [twig, ...twigs(random, field, twig, growth)] : [twig]
  }).flat()
}

function inside({ left, right, foot }: BranchField, { x, y }: Point): Point {
  return { x: Math.min(right + 30, Math.max(left + 26, x)), y: Math.min(foot - 24, Math.max(-20, y)) }
}

function wandering(random: () => number, start: Point, control: Point, end: Point, kink: number): Point[] {
  const across = angleTo(start, end) + Math.PI / 2
  const step = distance(start, end) / STEPS
  let turn = 0
  let off = 0
  const offs = Array.from({ length: STEPS + 1 }, (_, n) => {
    if (n % 3 === 0) turn = uniform(random, -kink, kink)
    off += n === 0 ? 0 : turn * step
    return off
  })
  return offs.map((aside, n) => {
    const share = n / STEPS
    const on = between(between(start, control, share), between(control, end, share), share)
    return from(on, across, aside - off * share)
  })
}

export function widthAt({ width, depth }: Limb, share: number): number {
  return Math.max(depth === 0 ? 2 : 1.1, width * (1 - 0.85 * share))
}

export function limbNodes(scenery: Scenery, limbs: readonly Limb[]): PathNode[] {
  const { pen, colours, isNight, stream } = scenery
  const colour = colours.limb!
  const random = stream('branch-bark')
  const outline = (limb: Limb) => {
    const knots = Array.from({ length: STEPS + 1 }, (_, n) =>
      n % 3 === 0 ? uniform(random, 0.02, 0.2) : -0.04,
    )
    return ribbon(pen, limb.spine, (share) => {
      const knot = limb.depth < 2 ? knots[Math.round(share * STEPS)]! : 0
      return (widthAt(limb, share) / 2) * (1 + knot)
    })
  }
  const light = mixOklab(colour, isNight ? colours.disc! : colours.paper!, isNight ? 0.22 : 0.3)
  return [
    filled(
      'branch-twigs',
      limbs
        .filter(({ depth }) => depth > 0)
        .map(outline)
        .join(''),
      mixOklab(colour, colours.paper!, isNight ? 0 : 0.08),
    ),
    filled(
      'branch-limb',
      limbs
        .filter(({ depth }) => depth === 0)
        .map(outline)
        .join(''),
      colour,
    ),
    filled(
      'branch-streaks',
      limbs
        .filter(({ width }) => width > 7)
        .map((limb) => streaks(scenery, random, limb))
        .join(''),
      light,
    ),
  ].filter(({ d }) => d !== '')
}

function streaks({ pen }: Scenery, random: () => number, limb: Limb): string {
  const count = limb.depth === 0 ? 9 : 3
  return Array.from({ length: count }, () => {
    const first = Math.floor(uniform(random, 0, 11))
    const last = Math.min(STEPS - 2, first + Math.floor(uniform(random, 3, 6)))
    const aside = uniform(random, -0.36, 0.36)
    const spine = limb.spine.slice(first, last + 1).map((p, n) => {
      const at = first + n
      const along = angleTo(limb.spine[Math.max(0, at - 1)]!, limb.spine[at + 1]!)
      return from(p, along + Math.PI / 2, aside * widthAt(limb, at / STEPS))
    })
    const half = uniform(random, 0.35, 0.06 * limb.width)
    return ribbon(pen, spine, (share) => half * Math.sin(Math.PI * Math.min(0.97, Math.max(0.03, share))))
  }).join('')
}

export interface BranchSite {
  on: Point
  away: number // direction away from the twig
  along: number // direction along the twig
  isTip: boolean
}

/** Tips come first; all have a minimum spacing. */
export function sitesOf(
  random: () => number,
  limbs: readonly Limb[],
  apart: number,
  fromShare = 0.25,
): BranchSite[] {
  const all = limbs.flatMap((limb) => {
    const { spine, depth } = limb
    const length = distance(spine[0]!, spine.at(-1)!)
    const count = Math.max(2, Math.floor(length / (apart * 0.45)))
    return Array.from({ length: count + 1 }, (_, n): BranchSite & { rank: number } => {
      const begin = depth === 0 ? Math.max(0.4, fromShare) : fromShare
      const at = Math.round((begin + ((1 - begin) * n) / count) * STEPS)
      const along = angleTo(spine[Math.max(0, at - 1)]!, spine[Math.min(STEPS, at + 1)]!)
      const side = random() < 0.5 ? 1 : -1
      const isTip = n === count
      return {
        on: spine[at]!,
        along,
        away: isTip ? along : along + side * uniform(random, 0.7, 1.5),
        isTip,
        rank: random() - (isTip ? 1 : 0),
      }
    })
  })
  const kept: BranchSite[] = []
  for (const site of all.sort((a, b) => a.rank - b.rank))
    if (kept.every(({ on }) => distance(on, site.on) > apart)) kept.push(site)
  return kept
}
