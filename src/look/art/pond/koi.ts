import type { PathNode, Point } from '../../../scene/nodes'
import { withAlpha, lightened, mixOklab } from '../../../scene/colour'
import {
  angleTo,
  between,
  dot,
  filled,
  from,
  lined,
  loop,
  ribbon,
  some,
  thread,
  uniform,
  fade,
  type Pen,
} from '../pen'
import type { Coat, Patch } from './coats'

export interface Swimmer {
  nose: Point
  heading: number
  long: number
  bend: number // body turn from head to tail, rad
}

export type InKoi = (along: number, across: number) => Point

const STEPS = 30
const HALF_WIDTH = 0.125 // × length
const OUTLINE: readonly (readonly [along: number, half: number])[] = [
  [0, 0.2],
  [0.02, 0.42],
  [0.06, 0.62],
  [0.13, 0.8],
  [0.22, 0.93],
  [0.34, 1],
  [0.48, 0.93],
  [0.63, 0.74],
  [0.78, 0.5],
  [0.9, 0.32],
  [1, 0.25],
]
const TAIL = 0.8 // × total length; the rest is the tail fin

export function spineOf({ nose, heading, long, bend }: Swimmer): Point[] {
  const step = (long * TAIL) / STEPS
  const spine = [nose]
  for (let n = 1; n <= STEPS; n++) {
    const share = n / STEPS
    const swing = bend * (share ** 1.6 - 0.35 * Math.sin(Math.PI * share)) // the head leads and the tail lags
    spine.push(from(spine[n - 1]!, heading + Math.PI + swing, step))
  }
  return spine
}

function halfAt(along: number): number {
  const at = Math.max(
    1,
    OUTLINE.findIndex(([place]) => place >= along),
  )
  const [[a, low], [b, high]] = [OUTLINE[at - 1]!, OUTLINE[at]!]
  const share = (along - a) / (b - a)
  return low + (high - low) * share * (2 - share) ** (high > low ? 1 : 0)
}

export function insideOf(swimmer: Swimmer): InKoi {
  const spine = spineOf(swimmer)
  return (along, across) => {
    const place = Math.min(0.9999, Math.max(0, along)) * STEPS
    const at = Math.floor(place)
    const on = between(spine[at]!, spine[at + 1]!, place - at)
    const back = angleTo(spine[Math.max(0, at - 1)]!, spine[Math.min(STEPS, at + 2)]!)
    return from(on, back + Math.PI / 2, across * halfAt(along) * HALF_WIDTH * swimmer.long)
  }
}

const BODY = [...Array(25).keys()].map((n) => (n / 24) ** 1.25)

function bodyOf(inKoi: InKoi, wide = 1): Point[] {
  return [
    ...BODY.map((along) => inKoi(along, wide)),
    ...[...BODY].reverse().map((along) => inKoi(along, -wide)),
  ]
}

function tailOf(
  inKoi: InKoi,
  { long, bend }: Swimmer,
  wide = 1,
): { fin: Point[]; rays: Point[][]; root: Point; tip: Point } {
  const root = inKoi(0.97, 0)
  const back = angleTo(inKoi(0.86, 0), inKoi(1, 0)) + bend * 0.28
  const lobe = (side: number) => [
    from(root, back + side * 0.5, 0.06 * long * wide),
    from(root, back + side * 0.62, 0.15 * long * wide),
    from(root, back + side * 0.6, 0.24 * long * wide),
    from(root, back + side * 0.46 - 0.16 * bend, 0.305 * long * wide),
    from(root, back + side * 0.34 - 0.16 * bend, 0.27 * long * wide),
    from(root, back + side * 0.16, 0.185 * long * wide),
  ]
  const notch = from(root, back, 0.135 * long * wide)
  const fin = [inKoi(0.95, 0.9), ...lobe(1), notch, ...lobe(-1).reverse(), inKoi(0.95, -0.9)]
  const rays = [-0.52, -0.4, -0.27, 0.27, 0.4, 0.52].map((turn) => [
    from(root, back + turn * 0.5, 0.03 * long),
    from(root, back + turn * 0.95, 0.14 * long),
    from(root, back + turn - 0.1 * bend, (0.26 - 0.1 * Math.abs(Math.abs(turn) - 0.45)) * long),
  ])
  return { fin, rays, root, tip: from(root, back, 0.3 * long) }
}

function paddle(
  inKoi: InKoi,
  along: number,
  side: number,
  long: number,
  open: number,
): { fin: Point[]; rays: Point[][] } {
  const root = inKoi(along, side * 0.86)
  const back = angleTo(inKoi(along - 0.04, side * 0.86), inKoi(along + 0.06, side * 0.86))
  const out = back - side * open * -1
  const at = (turn: number, share: number) => from(root, out + turn, share * long)
  const fin = [
    at(-0.3, 0.08),
    at(-0.42, 0.6),
    at(-0.34, 1),
    at(0, 1.08),
    at(0.36, 0.98),
    at(0.52, 0.62),
    at(0.4, 0.1),
  ]
  const rays = [-0.24, -0.06, 0.12, 0.3].map((turn) => [at(turn * 0.4, 0.12), at(turn, 0.94)])
  return { fin, rays }
}

function finsOf(inKoi: InKoi, { long }: Swimmer, spread: number): { fin: Point[]; rays: Point[][] }[] {
  return [1, -1].flatMap((side) => [
    paddle(inKoi, 0.27, side, 0.15 * long, 0.92 + spread * side),
    paddle(inKoi, 0.58, side, 0.085 * long, 0.72),
  ])
}

const SOFT = [1.48, 1.26, 1.04, 0.84, 0.62]

/** All outlines have the same winding, so that they merge. */
export function shadowNodes(
  pen: Pen,
  id: string,
  swimmers: readonly Swimmer[],
  colour: string,
  alpha: number,
): PathNode[] {
  return SOFT.map((wide, layer) => {
    const d = swimmers.map((swimmer) => {
      const below = swimmer.long / 160
      const moved = { ...swimmer, nose: { x: swimmer.nose.x + 14 * below, y: swimmer.nose.y + 20 * below } }
      const inKoi = insideOf(moved)
      const fins = finsOf(inKoi, moved, 0).map(({ fin }) => fin)
      const outlines = [
        bodyOf(inKoi, wide),
        tailOf(inKoi, moved, 0.8 + 0.2 * wide).fin,
        ...(layer > 0 && layer < 4 ? fins : []),
      ]
      return outlines.map((points) => loop(pen, turnedAlike(points))).join('')
    })
    return filled(`${id}-${layer}`, d.join(''), withAlpha(colour, alpha * 0.27))
  })
}

function turnedAlike(points: readonly Point[]): readonly Point[] {
  const area = points.reduce((sum, { x, y }, n) => {
    const next = points[(n + 1) % points.length]!
    return sum + x * next.y - next.x * y
  }, 0)
  return area < 0 ? [...points].reverse() : points
}

export function koiNodes(
  pen: Pen,
  id: string,
  swimmer: Swimmer,
  coat: Coat,
  random: () => number,
): PathNode[] {
  const inKoi = insideOf(swimmer)
  const { long } = swimmer
  const tail = tailOf(inKoi, swimmer)
  const fins = finsOf(inKoi, swimmer, uniform(random, -0.25, 0.25))
  const rays = [...tail.rays, ...fins.flatMap((fin) => fin.rays)].map((ray) => thread(pen, ray)).join('')
  const side = (across: number) =>
    ribbon(
      pen,
      BODY.slice(1, -1).map((along) => inKoi(along, across)),
      (share) => Math.max(0.2, Math.sin(Math.PI * (0.06 + 0.88 * share)) * 0.034 * long),
    )
  const patches = new Map<string, string>()
  for (const patch of coat.patches(random))
    patches.set(patch.colour, (patches.get(patch.colour) ?? '') + patchOn(pen, inKoi, patch, random))
  const px = (share: number) => pen.px(Math.max(0.35, share * long))
  const nose = inKoi(0.012, 0)
  const ahead = swimmer.heading
  const barbels = [1, -1].map((turn) => {
    const root = inKoi(0.018, turn * 0.8)
    return thread(pen, [
      root,
      from(root, ahead - turn * 0.5, 0.03 * long),
      from(root, ahead - turn * 1.0, 0.058 * long),
    ])
  })
  const eyes = [1, -1].map((turn) => dot(pen, inKoi(0.085, turn * 0.74), 0.0092 * long)).join('')
  const dorsal = BODY.slice(9, 19).map((along, n) => inKoi(along, 0.1 * Math.sin(n * 0.5)))
  return some([
    filled(`${id}-tail`, loop(pen, tail.fin), {
      type: 'linear',
      from: pen.point(tail.root),
      to: pen.point(tail.tip),
      stops: [
        { at: 0, colour: coat.body },
        ...fade(coat.fin, 0.9, 0.74, 0.54, 0.38, 0.28).map(({ at, colour }) => ({
          at: 0.14 + 0.86 * at,
          colour,
        })),
      ],
    }),
    filled(`${id}-fins`, fins.map(({ fin }) => loop(pen, fin)).join(''), withAlpha(coat.fin, 0.62)),
    lined(`${id}-rays`, rays, withAlpha(mixOklab(coat.fin, coat.line, 0.4), 0.5), px(0.0042)),
    filled(`${id}-body`, loop(pen, bodyOf(inKoi)), coat.body),
    ...[...patches].map(([colour, d], n) => filled(`${id}-patch-${n}`, d, colour)),
    lined(`${id}-scales`, scales(pen, inKoi), withAlpha(coat.line, coat.scales), px(0.0042)),
    filled(`${id}-shade`, side(0.84) + side(-0.84), withAlpha(coat.line, 0.16)),
    filled(
      `${id}-light`,
      ribbon(
        pen,
        BODY.slice(3, 21).map((along) => inKoi(along, -0.3)),
        (share) => 0.013 * long * Math.sin(Math.PI * (0.05 + 0.9 * share)),
      ),
      withAlpha('#ffffff', coat.gloss),
    ),
    filled(
      `${id}-dorsal`,
      ribbon(pen, dorsal, (share) =>
        Math.max(0.15, 0.011 * long * Math.sin(Math.PI * (0.04 + 0.93 * share ** 0.7))),
      ),
      withAlpha(mixOklab(coat.fin, coat.line, 0.42), 0.72),
    ),
    lined(
      `${id}-gill`,
      [1, -1]
        .map((turn) =>
          thread(pen, [inKoi(0.17, turn * 0.3), inKoi(0.2, turn * 0.6), inKoi(0.185, turn * 0.95)]),
        )
        .join(''),
      withAlpha(coat.line, 0.26),
      px(0.006),
    ),
    filled(`${id}-eyes`, eyes + dot(pen, from(nose, ahead, -0.01 * long), 0.001), coat.eye),
    lined(`${id}-barbels`, barbels.join(''), withAlpha(lightened(coat.fin, -0.08), 0.8), px(0.005)),
  ])
}

function patchOn(
  pen: Pen,
  inKoi: InKoi,
  { along, across, long, wide, isRound }: Patch,
  random: () => number,
): string {
  const [turn, wave] = [random() * 6, isRound ? 0 : uniform(random, 0.12, 0.24)]
  const points = Array.from({ length: 22 }, (_, n) => {
    const angle = (n / 22) * 2 * Math.PI
    const r = 1 + wave * Math.sin(3 * angle + turn) + (isRound ? 0.02 : 0.08) * Math.sin(5 * angle + 2 * turn)
    const y = across + Math.sin(angle) * wide * r
    return inKoi(
      Math.min(0.985, Math.max(0.012, along + Math.cos(angle) * long * r)),
      Math.min(0.985, Math.max(-0.985, y)),
    )
  })
  return loop(pen, turnedAlike(points))
}

function scales(pen: Pen, inKoi: InKoi): string {
  let d = ''
  for (let row = 0; row < 23; row++) {
    const along = 0.225 + row * 0.0325
    const count = along > 0.8 ? 2 : along > 0.62 ? 3 : 4
    for (let n = -count; n <= count; n++) {
      const across = ((n + (row % 2) / 2) / (count + 0.5)) * 0.92
      if (Math.abs(across) > 0.93) continue
      const half = 0.33 / (count + 0.5)
      d += thread(pen, [
        inKoi(along, across - half),
        inKoi(along + 0.034, across),
        inKoi(along, across + half),
      ])
    }
  }
  return d
}
