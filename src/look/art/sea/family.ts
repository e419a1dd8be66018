import type { SceneNode, PathNode } from '../../../scene/nodes'
import { withAlpha, mixOklab } from '../../../scene/colour'
import { filledPath, rectNode, strokedPath } from '../../../scene/shapes'
import { byAspect } from '../../weather/aspect'
import type { ArtFamily, PaintInput, Painting } from '../family'
import { isWide } from '../stage'
import { cutTo, hundredth, written, grain, mixedDownwards } from '../pen'
import { air, sail, lens } from './air'
import { isles } from './isles'
import { PALETTES, PALETTES_OF_SEASON } from './palettes'
import { swell, lightAt, type Seascape } from './swell'
import { gradientNoise } from '../../weather/noise'

const RINGS = [0.97, 0.74, 0.51, 0.28] // × radius
const LIT = 0.2 // threshold of noise plus light

const ROWS = 64

const LOWER = 0.16 // × height, most that a horizon is below its highest
const [BESIDE_WORDS, UNDER_WORDS] = [0.2, 0.47] // × height, where sun and land end
const [HIGH, GREAT] = [0.4, 0.3] // share of days with a high sun, with a great one

const WATERS = { swell, calm, scales }
const ISLES = { swell: 0.3, calm: 0.6, scales: 0.4 } // probability of land

export const family: ArtFamily = {
  palettes: PALETTES,
  palettesOf: ({ season }) => PALETTES_OF_SEASON[season],
  words: { side: 'above', wideWidth: 0.44, from: [0.15, 0.1, 0.1], to: [0.6, 0.44, 0.44] },
  paint,
}

function paint(input: PaintInput): Painting {
  const { box, stageOn, unit, palette, stream } = input
  const random = stream('place')
  const turn = random()
  const kind = turn < 0.38 ? 'scales' : turn < 0.7 ? 'swell' : 'calm'
  const isMassLeft = random() < 0.27
  const stage = stageOn(isMassLeft)
  const highest = byAspect(stage, kind === 'calm' ? [0.69, 0.69, 0.66] : [0.64, 0.66, 0.61])
  const horizonY = stage.y + (highest + LOWER * stream('horizon')()) * stage.height
  const ceilingY = stage.y + (isWide(stage) ? BESIDE_WORDS : UNDER_WORDS) * stage.height
  const drawnPx = unit * (40 + 22 * random())
  const fromMiddle = byAspect(box, [0.2, 0.14, 0.12]) + 0.1 * random()
  const risen = -0.1 + 0.95 * random()
  const { radiusPx, sunY } = sunOver(horizonY, horizonY - ceilingY, { drawnPx, risen }, stream('rise'))
  const scape: Seascape = {
    ...input,
    stage,
    water: { x: box.x, y: horizonY, width: box.width, height: box.y + box.height - horizonY },
    sun: {
      x: box.x + (0.5 + (isMassLeft ? -fromMiddle : fromMiddle)) * box.width,
      y: sunY,
    },
    radiusPx,
    ceilingY,
    isDark: palette.theme === 'dark',
    hasSail: stream('sail')() < 0.4,
  }
  const nodes = [
    ...air(scape),
    ...isles(scape, ISLES[kind]),
    ...waterBelow(scape),
    ...sail(scape),
    ...WATERS[kind](scape),
  ]
  return { nodes: [cutTo(box, 'art-view', nodes), grain(box)], isMassLeft }
}

function sunOver(
  horizonY: number,
  skyPx: number,
  { drawnPx, risen }: { drawnPx: number; risen: number },
  random: () => number,
): { radiusPx: number; sunY: number } {
  const [turn, share] = [random(), random()]
  const room = skyPx - 2.4 * drawnPx
  if (turn < HIGH && room > 0) return { radiusPx: drawnPx, sunY: horizonY - 1.4 * drawnPx - share * room }
  const wantedPx = turn > 1 - GREAT ? (1.6 + 0.5 * share) * drawnPx : drawnPx
  const radiusPx = Math.min(wantedPx, Math.max(drawnPx, skyPx / (1 + risen)))
  return { radiusPx, sunY: horizonY - radiusPx * risen }
}

function waterBelow({ box, unit, water, palette, isDark }: Seascape): SceneNode[] {
  const { far, near, low, line } = palette.colours as Record<string, string>
  return [
    rectNode('art-water', water, {
      fill: mixedDownwards(
        water.y,
        box.y + box.height,
        [0, far!],
        [0.4, mixOklab(far!, near!, 0.42)],
        [1, near!],
      ),
    }),
    rectNode(
      'art-horizon',
      { x: box.x, y: water.y - 0.5 * unit, width: box.width, height: 1.2 * unit },
      { fill: withAlpha(isDark ? low! : mixOklab(far!, line!, 0.35), 0.7) },
    ),
  ]
}

function calm(scape: Seascape): PathNode[] {
  const { box, unit, water, palette, isDark, stream } = scape
  const { far, near, line, sun } = palette.colours as Record<string, string>
  const random = stream('strokes')
  const noise = gradientNoise(stream('wind'))
  const strokes: Record<'dark' | 'dim' | 'mid' | 'bright', string[]> = {
    dark: [],
    dim: [],
    mid: [],
    bright: [],
  }
  for (let row = 0; row < ROWS; row++) {
    const share = ((row + 0.6 * random()) / ROWS) ** 1.45
    const y = water.y + unit * 1.2 + share * (water.height - unit)
    const length = unit * (16 + 62 * share)
    for (
      let x = box.x - length * random();
      x < box.x + box.width + length;
      x += length * (0.5 + 1.3 * random())
    ) {
      const light = lightAt(scape, x, y)
      const bright =
        light * (0.55 + 0.75 * random()) + 0.34 * noise(x / (170 * unit), y / (26 * unit)) + 0.1 * random()
      if (bright < 0.06 && random() < 0.42) continue
      const tone = bright > 0.74 ? 'bright' : bright > 0.42 ? 'mid' : bright > 0.12 ? 'dim' : 'dark'
      const half = length * (0.35 + 0.7 * random()) * (tone === 'bright' ? 0.62 : 1)
      strokes[tone].push(lens(x, y, half, unit * (0.7 + 1.5 * share) * (tone === 'bright' ? 1.15 : 1)))
    }
  }
  const paints = {
    dark: withAlpha(near!, 0.34),
    dim: withAlpha(mixOklab(far!, line!, 0.4), isDark ? 0.2 : 0.3),
    mid: withAlpha(mixOklab(line!, isDark ? sun! : line!, 0.3), isDark ? 0.4 : 0.5),
    bright: withAlpha(mixOklab(line!, sun!, isDark ? 0.5 : 0.2), 0.92),
  }
  return (['dark', 'dim', 'mid', 'bright'] as const).map((tone) =>
    filledPath(`art-${tone}`, strokes[tone].join(''), paints[tone]),
  )
}

function scales(scape: Seascape): SceneNode[] {
  const { box, unit, water, palette, stream } = scape
  const { far, near, line } = palette.colours as Record<string, string>
  const random = stream('scales')
  const r = unit * (34 + 10 * random())
  const shiftPx = random() * 2 * r
  const noise = gradientNoise(stream('drifts'))
  const [along, across] = [1 / (150 * unit), 1 / (72 * unit)]
  const rows = Math.ceil(water.height / (r / 2)) + 1
  const nodes: SceneNode[] = []
  for (let row = 0; row < rows; row++) {
    const y = water.y + r + 3 * unit + (row * r) / 2
    const share = Math.min(1, row / (rows - 2))
    const first = box.x - 2 * r + ((shiftPx + (row % 2) * r) % (2 * r))
    const [bodies, dim, lit]: string[][] = [[], [], []]
    for (let x = first; x < box.x + box.width + r; x += 2 * r) {
      bodies!.push(arch(x, y, r))
      const bright = noise(x * along, y * across) + 1.15 * lightAt(scape, x, y - r / 2) - 0.3 * (1 - share)
      const rings = bright > LIT ? lit! : dim!
      for (const ring of RINGS) rings.push(arch(x, y, ring * r))
    }
    const body = mixOklab(far!, near!, 0.1 + 0.9 * share ** 0.8)
    nodes.push(
      filledPath(
        `art-row-${row}`,
        bodies!.join(''),
        mixedDownwards(y - r, y, [0, mixOklab(body, far!, 0.12)], [1, mixOklab(body, near!, 0.3)]),
      ),
    )
    const stroke = (name: string, d: string[], paint: string, widthPx: number) => {
      if (d.length > 0) nodes.push(strokedPath(`art-${name}-${row}`, d.join(''), paint, unit * widthPx))
    }
    stroke('dim', dim!, mixOklab(body, line!, 0.16 + 0.08 * share), 1.5)
    stroke('lit', lit!, mixOklab(mixOklab(far!, line!, 0.72), line!, share), 2.1)
  }
  return nodes
}

function arch(x: number, y: number, r: number): string {
  return `M${written({ x: x - r, y })}A${hundredth(r)} ${hundredth(r)} 0 0 1 ${written({ x: x + r, y })}`
}
