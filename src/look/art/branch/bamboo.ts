import type { Point } from '../../../scene/nodes'
import { lightened, mixOklab } from '../../../scene/colour'
import { blade, filled, from, lined, some, thread, uniform } from '../pen'
import { far, standing, type Plant, type Scenery } from './scenery'

const GREENS: Record<string, readonly string[]> = {
  rice: ['#22302b', '#1f2a28'],
  celadon: ['#1c5a46', '#2a6a4a'],
  mistblue: ['#1a5547', '#24594f'],
  indigo: ['#5fa07c', '#58967f'],
}
interface Row {
  share: number // 0 near .. 1 far
  widths: readonly [least: number, most: number]
  culms: readonly number[] // × field width
  leaf: number
}

const ROWS: readonly Row[] = [
  { share: 0.74, widths: [6, 9], culms: [0.16, 0.36, 0.58, 0.84], leaf: 0.72 },
  { share: 0.46, widths: [10, 13], culms: [0.42, 0.72, 0.93], leaf: 0.86 },
  { share: 0, widths: [17, 23], culms: [0.6, 0.86], leaf: 1.08 },
]

export const bamboo: Plant = (scenery) => {
  const { pen, field, size, stream, paletteId, isNight, colours } = scenery
  const random = stream('culm')
  const greens = GREENS[paletteId] ?? GREENS.celadon!
  const green = greens[Math.floor(random() * greens.length)]!
  const wind = uniform(random, -0.25, 0.1)
  const shift = uniform(random, -0.06, 0.05)
  const width = field.right - field.left
  return some(
    ROWS.flatMap((row, depth) => {
      const colour = far(scenery, green, isNight ? row.share * 0.9 : row.share)
      let [culms, lights, twigs, leaves] = ['', '', '', '']
      const dropped = depth === 0 ? Math.floor(random() * 4) : -1
      row.culms.forEach((place, n) => {
        if (n === dropped) return
        const foot = {
          x: field.left + width * (0.1 + 0.86 * (place + shift + uniform(random, -0.05, 0.05))),
          y: field.foot * 1.02,
        }
        const culm = {
          foot,
          lean: uniform(random, -0.035, 0.03),
          half: (uniform(random, ...row.widths) * size) / 2,
        }
        const joints = jointsOf(scenery, culm, random)
        joints.slice(1).forEach((top, at) => {
          culms += internode(scenery, joints[at]!, top, culm.half, 1)
          lights += internode(scenery, joints[at]!, top, culm.half, 0.2, -0.42)
        })
        const sprays = joints
          .slice(1)
          .filter(({ y }) => y > -20 && y < field.foot * (depth === 2 ? 0.8 : 0.86))
        let side = random() < 0.5 ? 1 : -1
        for (const joint of sprays.sort(() => random() - 0.5).slice(0, field.foot > 400 ? 4 : 3)) {
          side = -side
          const out = joint.x - field.left < 0.3 * width ? 1 : side
          const spray = sprayOf(scenery, joint, out, row.leaf * size, wind, random)
          twigs += spray.twig
          leaves += spray.leaves
        }
      })
      const light = isNight ? lightened(colour, 0.07) : mixOklab(colour, colours.low!, 0.3)
      return [
        filled(`culms-${depth}`, culms, standing(scenery, colour)),
        filled(`lights-${depth}`, lights, standing(scenery, light, 0.8)),
        lined(`twigs-${depth}`, twigs, colour, pen.px((depth === 2 ? 1.8 : 1.2) * size)),
        filled(
          `blades-${depth}`,
          leaves,
          standing(
            scenery,
            depth === 2 && isNight ? lightened(colour, -0.06) : lightened(colour, depth === 0 ? 0 : -0.03),
          ),
        ),
      ]
    }),
  )
}

function jointsOf(
  { size }: Scenery,
  { foot, lean, half }: { foot: Point; lean: number; half: number },
  random: () => number,
): Point[] {
  const joints: Point[] = []
  let y = foot.y - uniform(random, 20, 70) * size
  joints.push({ x: foot.x, y: foot.y + 20 })
  while (y > -60) {
    joints.push({ x: foot.x + (foot.y - y) * lean, y })
    y -= uniform(random, 82, 112) * size * (0.75 + half / (30 * size))
  }
  joints.push({ x: foot.x + (foot.y - y) * lean, y })
  return joints
}

/** Wider at both ends. `aside` is in half widths. */
function internode(
  { pen, size }: Scenery,
  foot: Point,
  top: Point,
  half: number,
  thick: number,
  aside = 0,
): string {
  const at = (share: number, side: number, swell: number, down = 0) => {
    const x = foot.x + (top.x - foot.x) * share
    const y = foot.y + (top.y - foot.y) * share
    return pen.at({ x: x + half * (aside + side * thick) * swell, y: y + down })
  }
  const gap = 1.5 * size * (thick < 1 ? 3 : 1)
  const bulge = 1.8 * size * (thick < 1 ? 0 : 1)
  return (
    `M${at(0, -1, 1.1, -gap)}C${at(0.1, -1, 0.95)} ${at(0.85, -1, 0.95)} ${at(1, -1, 1.1, gap)}` +
    `Q${at(1, 0, 1, gap + bulge)} ${at(1, 1, 1.1, gap)}` +
    `C${at(0.85, 1, 0.95)} ${at(0.1, 1, 0.95)} ${at(0, 1, 1.1, -gap)}Q${at(0, 0, 1, -gap + bulge)} ${at(0, -1, 1.1, -gap)}Z`
  )
}

/** Leaves form 个 and 介 shapes. */
function sprayOf(
  { pen }: Scenery,
  joint: Point,
  out: number,
  size: number,
  wind: number,
  random: () => number,
): { twig: string; leaves: string } {
  const long = uniform(random, 34, 66) * size
  const tip = { x: joint.x + out * long, y: joint.y - uniform(random, 2, 22) * size }
  const knee = { x: joint.x + out * long * 0.45, y: joint.y - uniform(random, 18, 30) * size }
  const second = { x: joint.x + out * long * 0.55, y: joint.y - 17 * size }
  const hang = (base: Point, count: number) =>
    Array.from({ length: count }, (_, n) => {
      const spread = count === 1 ? 0 : (n / (count - 1)) * 1.9 - 0.95
      const down = Math.PI / 2 - out * 0.42 + spread * 0.9 + wind + uniform(random, -0.14, 0.14)
      const length = uniform(random, 46, 72) * size * (1 - 0.2 * Math.abs(spread))
      return blade(pen, from(base, down, 2), down, length, length * 0.135, uniform(random, -0.1, 0.1), 0.34)
    }).join('')
  return {
    twig:
      thread(pen, [joint, knee, tip]) +
      thread(pen, [second, { x: second.x + out * 5 * size, y: second.y + 8 * size }]),
    leaves:
      hang(tip, 3 + Math.floor(random() * 3)) +
      hang({ x: second.x + out * 5 * size, y: second.y + 8 * size }, 2 + Math.floor(random() * 2)),
  }
}
