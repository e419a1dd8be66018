import { withAlpha, lightened, mixOklab } from '../../../scene/colour'
import type { Box, LinearGradient, Point, SceneNode } from '../../../scene/nodes'
import { filledPath, linearGradient, strokedPath } from '../../../scene/shapes'
import { polygon } from '../../weather/outlines'
import { hundredth, line, smoothLine, colourAt, exact, type Station } from '../pen'
import type { Ridge } from './plans'
import { ridgeLine, shadedSides, type Rock } from './ridges'

const GONE = [
  [0, 1],
  [0.12, 0.97],
  [0.28, 0.85],
  [0.45, 0.64],
  [0.62, 0.39],
  [0.78, 0.17],
  [0.9, 0.05],
  [1, 0],
] as const
const AIR = 0.88 // opacity of a ridge's haze
const SHADE = { by: -0.12, least: 0.16, most: 0.4, night: 0.36 }
const LINE_PX = [0.7, 1.3] as const
const FIBRES_PER_PX = 0.16 // per px of ridge width
const SNOW = { least: 0.3, most: 0.72 } // shade strength on snow

export interface Paints {
  air: readonly Station[]
  far: string
  near: string
  foot: string
  shade: string | null // for snow, which is lighter than its shade
  isNight: boolean
}

export function relief(
  index: number,
  ridge: Ridge,
  rock: Rock,
  { air, far, near, foot, shade, isNight }: Paints,
  box: Box,
  unit: number,
  place: (point: Point) => Point,
  random: () => number,
) {
  const kind = ridge.isTower || ridge.isDome ? 'karst' : rock
  const outline = ridgeLine(kind, ridge, unit, random)
  const placed = outline.map(place)
  const id = `art-ridge-${index}`
  const topY = box.y + Math.min(...outline.map(({ y }) => y))
  const footY = box.y + ridge.footY
  const colour = mixOklab(far, near, ridge.tone)
  const low = mixOklab(foot, colourAt(air, Math.min(1, ridge.footY / box.height)), 0.25)
  const strength = 0.78 + 0.22 * ridge.tone
  const dark = shade ? mixOklab(colour, shade, 0.5 + 0.5 * ridge.tone) : lightened(colour, SHADE.by)
  const down = (of: string, to: string, alpha: number, isWhole = ridge.isGround): LinearGradient => ({
    type: 'linear',
    from: exact({ x: 0, y: topY }),
    to: exact({ x: 0, y: footY }),
    stops: GONE.map(([at, left]) => ({
      at,
      colour: withAlpha(mixOklab(of, to, at), hundredth(alpha * (isWhole ? 1 : left))),
    })),
  })
  const body = polygon([
    ...placed,
    place({ x: outline.at(-1)!.x, y: ridge.footY }),
    place({ x: outline[0]!.x, y: ridge.footY }),
  ])
  const sides = shadedSides(outline, ridge, kind, unit, random)
  const depth = SHADE.least + (SHADE.most - SHADE.least) * ridge.tone + (isNight ? SHADE.night : 0.12)
  const snowDepth = SNOW.least + (SNOW.most - SNOW.least) * ridge.tone
  const mist = colourAt(air, Math.min(1, ridge.footY / box.height))
  const ground = ridge.isGround ? mixOklab(colour, low, 0.16) : low
  const hidden: LinearGradient = linearGradient(
    exact({ x: 0, y: topY }),
    exact({ x: 0, y: footY }),
    [0, withAlpha(mist, AIR)],
    [0.7, withAlpha(mist, AIR)],
    [0.88, withAlpha(mist, 0.4)],
    [1, withAlpha(mist, 0)],
  )
  const nodes: SceneNode[] = [
    ...(ridge.isGround ? [] : [filledPath(`${id}-air`, body, hidden)]),
    filledPath(`${id}-ink`, body, down(colour, ground, strength)),
    filledPath(
      `${id}-shade`,
      sides.map((side) => polygon(side.map(place))).join(''),
      down(
        dark,
        shade ? mixOklab(dark, low, 0.6) : lightened(ground, -0.06),
        shade ? snowDepth : depth,
        ridge.isGround && !shade, // on snow, sharp shade down to the bottom would look like posts
      ),
    ),
    strokedPath(
      `${id}-fibres`,
      fibres(outline, ridge, kind, unit, random)
        .map((fibre) => smoothLine(fibre.map(place)))
        .join(''),
      down(lightened(dark, -0.06), ground, 0.2 + 0.1 * ridge.tone),
      hundredth(0.75 * unit),
    ),
    strokedPath(
      `${id}-line`,
      line(placed),
      down(shade ? dark : lightened(colour, -0.1), ground, 0.55),
      hundredth((LINE_PX[0] + (LINE_PX[1] - LINE_PX[0]) * ridge.tone) * unit),
    ),
  ]
  return { nodes, line: placed, ink: shade ? dark : lightened(colour, -0.07) }
}

function fibres(
  outline: readonly Point[],
  { footY, halfPx }: Ridge,
  kind: Rock,
  unit: number,
  random: () => number,
): Point[][] {
  const count = Math.round(Math.min(46, (FIBRES_PER_PX * 2 * halfPx) / unit))
  return Array.from({ length: count }, () => {
    const at = 2 + Math.floor((outline.length - 4) * random())
    const [from, next] = [outline[at]!, outline[Math.min(outline.length - 1, at + 3)]!]
    const rise = footY - from.y
    const slope = Math.max(-1, Math.min(1, (next.x - from.x) / (Math.abs(next.y - from.y) + 2 * unit) / 3))
    const lean = (next.y > from.y ? 1 : -1) * (kind === 'smooth' ? 0.9 : 0.22 + 0.2 * Math.abs(slope))
    const start = rise * (0.02 + 0.3 * random() ** 1.5)
    const length = Math.min(0.4 * rise, (10 + 26 * random()) * unit)
    const bend = (random() - 0.5) * 5 * unit
    const point = (share: number) => ({
      x: from.x + lean * (0.4 * start + share * length) + bend * share * (1 - share) * 4,
      y: from.y + start + share * length,
    })
    return [point(0), point(0.5), point(1)]
  })
}
