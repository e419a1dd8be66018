import type { PathNode, Point } from '../../../scene/nodes'
import { withAlpha, lightened, mixOklab } from '../../../scene/colour'
import type { ArtPalette } from '../family'
import {
  blade,
  distance,
  dot,
  filled,
  from,
  lined,
  loop,
  radial,
  some,
  thread,
  uniform,
  type Pen,
} from '../pen'
import type { Season } from '../sky'

export interface Pad {
  at: Point
  r: number
  notch: number // direction of its notch
}

const COUNTS: Record<Season, readonly [least: number, most: number]> = {
  spring: [3, 5],
  summer: [5, 8],
  autumn: [3, 5],
  winter: [1, 3],
}
const TRIES = 14

export function padsFrom(
  random: () => number,
  corner: Point,
  reach: Point,
  season: Season,
  size: number,
  koi: readonly Point[],
): Pad[] {
  const count = Math.round(uniform(random, ...COUNTS[season]))
  const pads: Pad[] = []
  for (let n = 0; n < count; n++) {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const far = (n / count) ** 0.8 * uniform(random, 0.7, 1.2)
      const angle = random() * (Math.PI / 2)
      const at = {
        x: corner.x + Math.cos(angle) * far * reach.x,
        y: corner.y + Math.sin(angle) * far * reach.y,
      }
      const r = Math.max(18, (n === 0 ? 84 : 70 - 50 * far) * uniform(random, 0.75, 1.1)) * size
      const isFree =
        pads.every((pad) => distance(pad.at, at) > (pad.r + r) * 0.98) &&
        koi.every((p) => distance(p, at) > r + 24 * size)
      if (!isFree) continue
      pads.push({ at, r, notch: uniform(random, 0.4, 5.9) })
      break
    }
  }
  return pads
}

const CUT = 0.17 // half the notch angle, rad

function outlineOf({ at, r, notch }: Pad, random: () => number): Point[] {
  const [turn, wave] = [random() * 6, 0.012]
  const rim = Array.from({ length: 30 }, (_, n) => {
    const angle = notch + CUT + ((2 * Math.PI - 2 * CUT) * n) / 29
    return from(at, angle, r * (1 + wave * Math.sin(4 * angle + turn) + 0.008 * Math.sin(9 * angle)))
  })
  // Doubled points keep the notch's corners sharp.
  const heart = from(at, notch, r * 0.12)
  return [rim[0]!, ...rim, rim.at(-1)!, heart, heart]
}

export function padNodes(
  pen: Pen,
  pads: readonly Pad[],
  colours: ArtPalette['colours'],
  season: Season,
  random: () => number,
): PathNode[] {
  const dry = season === 'autumn' ? 0.34 : season === 'winter' ? 0.5 : 0
  const aged = (colour: string, n: number) =>
    mixOklab(colour, '#b08a45', dry * (0.4 + 0.6 * ((n * 0.37) % 1)))
  let veins = ''
  let rims = ''
  const bodies = pads.map((pad, n) => {
    const outline = outlineOf(pad, random)
    const green = aged(colours.pad!, n)
    const dark = aged(colours.padDark!, n)
    for (let vein = 0; vein < 13; vein++) {
      const angle = pad.notch + CUT * 1.6 + ((2 * Math.PI - 3.2 * CUT) * vein) / 12
      const fork = from(pad.at, angle, pad.r * 0.62)
      veins += thread(pen, [from(pad.at, angle, pad.r * 0.06), fork])
      for (const turn of [-0.09, 0.09]) veins += thread(pen, [fork, from(pad.at, angle + turn, pad.r * 0.93)])
    }
    rims += thread(pen, outline.slice(9, 22))
    return filled(
      `pad-${n}`,
      loop(pen, outline),
      radial(
        pen,
        from(pad.at, -2.3, pad.r * 0.3),
        pad.r * 1.35,
        lightened(green, 0.05),
        green,
        mixOklab(green, dark, 0.6),
        dark,
      ),
    )
  })
  const shadow = (grown: number) =>
    pads
      .map((pad) =>
        dot(pen, { x: pad.at.x + pad.r * 0.12 + 5, y: pad.at.y + pad.r * 0.16 + 7 }, pad.r + grown * pad.r),
      )
      .join('')
  return some([
    ...[0.09, 0.055, 0.02, -0.015, -0.05].map((grown, n) =>
      filled(`pad-shade-${n}`, shadow(grown), withAlpha(colours.shade!, 0.15)),
    ),
    ...bodies,
    lined('pad-veins', veins, withAlpha(lightened(colours.pad!, 0.16), 0.42), pen.px(0.8)),
    lined('pad-rims', rims, withAlpha(lightened(colours.pad!, 0.2), 0.35), pen.px(1)),
  ])
}

const PETALS = [
  { count: 9, long: 1, wide: 0.36, tip: '#f4a9b8', base: '#fdeceb' },
  { count: 8, long: 0.78, wide: 0.36, tip: '#f7bcc7', base: '#fff1ee' },
  { count: 6, long: 0.54, wide: 0.36, tip: '#fad3d8', base: '#fff8f3' },
] as const

export function lotusNodes(pen: Pen, at: Point, r: number, shade: string, random: () => number): PathNode[] {
  const turn = random() * 6
  const rows = PETALS.map(({ count, long, wide, tip, base }, row): PathNode => {
    const d = Array.from({ length: count }, (_, n) => {
      const angle = turn + row * 0.36 + (n / count) * 2 * Math.PI
      return blade(
        pen,
        from(at, angle, r * 0.08),
        angle,
        r * long * uniform(random, 0.94, 1.04),
        r * wide,
        uniform(random, -0.05, 0.05),
        0.54,
      )
    })
    return {
      ...filled(`lotus-${row}`, d.join(''), radial(pen, at, r * long, base, mixOklab(base, tip, 0.4), tip)),
      stroke: { paint: '#d98a9b', widthPx: pen.px(0.6) },
    }
  })
  const stamens = Array.from({ length: 18 }, (_, n) =>
    dot(pen, from(at, n * 2.4, r * (0.06 + 0.011 * n)), r * 0.026),
  )
  return [
    filled(
      'lotus-shade',
      dot(pen, { x: at.x + r * 0.14, y: at.y + r * 0.2 }, r * 0.92),
      withAlpha(shade, 0.4),
    ),
    ...rows,
    filled('lotus-heart', dot(pen, at, r * 0.15), '#e6c65a'),
    filled('lotus-stamens', stamens.join(''), '#cf9f32'),
  ]
}
