import { withAlpha, lightened, mixOklab } from '../../../scene/colour'
import type { Box, SceneNode } from '../../../scene/nodes'
import { filledPath, rectNode } from '../../../scene/shapes'
import { byAspect, type ByAspect } from '../../weather/aspect'
import { gradientNoise } from '../../weather/noise'
import { ellipse } from '../../weather/outlines'
import { glowNode } from '../../weather/soft'
import type { ArtFamily, Painting, PaintInput } from '../family'
import {
  dot,
  penOf,
  uniform,
  cutTo,
  hundredth,
  colourAt,
  grain,
  mixedDownwards,
  type Pen,
  type Station,
} from '../pen'
import { isWide } from '../stage'
import { PALETTES, PALETTES_OF_SEASON } from './palettes'
import { paneOf, lampRowNodes, type TownPaints } from './rows'
import { townOf, windowsInSight, type Town, type WindowInSight } from './town'
import { water } from './water'

const RIGHT = 0.7 // share of towns placed right
const CALM: ByAspect = [0.6, 0.46, 0.46] // × height: the sky is almost uniform down to here, for text
const SMALLER = 0.93 // scale of houses if too few windows are visible
const TRIES = 12
const GLOW = { alpha: 0.22, reach: [270, 190, 220] as ByAspect }
const HALOS = [
  { r: 9.5, alpha: 0.05 },
  { r: 5.4, alpha: 0.09 },
]
const LIT = [0, 1, 2] as const // lamp colour indices
const STARS = 90
const HEAD = 0.13 // × height, where a date may be
const MOON = { lit: 0.6, r: [11, 21] } as const

export const family: ArtFamily = {
  palettes: PALETTES,
  palettesOf: ({ season }) => PALETTES_OF_SEASON[season],
  words: { side: 'above', wideWidth: 0.44, from: [0.15, 0.1, 0.1], to: [0.6, 0.44, 0.44] },
  paint,
}

function paint({ box, stageOn, unit, sky, palette, stream }: PaintInput): Painting {
  const isMassLeft = stream('composition')() >= RIGHT
  const stage = stageOn(isMassLeft)
  const isDark = palette.theme === 'dark'
  const { top, low, far, near, lamp, tree, ink } = palette.colours as Record<string, string>
  const calm = byAspect(stage, CALM)
  const way = [
    [0, top!],
    [1, low!],
  ] as const
  const air: Station[] = [
    [0, top!],
    [0.5 * calm, colourAt(way, 0.08)],
    [calm, colourAt(way, 0.25)],
    [calm + 0.1, colourAt(way, 0.5)],
    [calm + 0.19, colourAt(way, 0.8)],
    [calm + 0.27, low!],
    [1, low!],
  ]
  const pen = penOf(stage, unit, isMassLeft)
  const { town, lit, dark } = litTown(pen, sky.dayOfYear, stream)
  const paints: TownPaints = {
    far: far!,
    near: near!,
    warm: low!,
    tree: tree!,
    leaf: leafOf(sky.season, tree!),
    snow: sky.season === 'winter' ? (isDark ? mixOklab(ink!, low!, 0.2) : '#fffaf2') : null,
  }
  const hill = pen.point({ x: town.hillX, y: town.hillTop + 60 })
  return {
    isMassLeft,
    nodes: [
      rectNode('art-sky', box, { fill: mixedDownwards(stage.y, stage.y + stage.height, ...air) }),
      cutTo(box, 'art-town', [
        ...(isDark
          ? stars(pen, town, (box.y - stage.y) / unit, mixOklab(lamp!, '#ffffff', 0.6), stream('stars'))
          : []),
        ...(sky.moonLit > MOON.lit ? moon(pen, box, mixOklab(lamp!, '#ffffff', 0.7), stream('moon')) : []),
        farHills(pen, town, mixOklab(low!, far!, isDark ? 0.16 : 0.3), stream('hills')),
        glowNode(
          'art-town-glow',
          box,
          hill,
          Math.round(byAspect(stage, GLOW.reach) * unit),
          lamp!,
          hundredth(GLOW.alpha * (isDark ? 1 : 0.6) * (0.25 + (0.75 * sky.dayOfYear) / sky.daysOfYear)),
        ),
        hillOf(pen, town, far!, near!),
        ...town.rows.flatMap((row, index) => lampRowNodes(pen, index, row, dark[index]!, paints)),
        ...lights(pen, lit, lamp!, isDark),
        ...water(pen, town, lit, { near: near!, low: low!, far: far!, lamp: lamp! }, isDark, stream('water')),
      ]),
      grain(box),
    ],
  }
}

function litTown(
  { width, height, aspect }: Pen,
  days: number,
  stream: PaintInput['stream'],
): { town: Town; lit: WindowInSight[]; dark: WindowInSight[][] } {
  let scale = 1
  let town = townOf({ width, height, aspect }, scale, stream('town'))
  let inSight = windowsInSight(town, width)
  for (let turn = 0; turn < TRIES && inSight.flat().length < days; turn++) {
    scale *= SMALLER
    town = townOf({ width, height, aspect }, scale, stream('town'))
    inSight = windowsInSight(town, width)
  }
  const random = stream('lamps')
  const drawn = inSight.flat().map((pane) => ({ pane, lot: random() }))
  const chosen = new Set(
    drawn
      .toSorted((a, b) => a.lot - b.lot)
      .slice(0, days)
      .map(({ pane }) => pane),
  )
  return {
    town,
    lit: inSight.flat().filter((pane) => chosen.has(pane)),
    dark: inSight.map((row) => row.filter((pane) => !chosen.has(pane))),
  }
}

function leafOf(season: PaintInput['sky']['season'], tree: string): string {
  if (season === 'spring') return mixOklab(tree, '#f0a9bd', 0.62)
  if (season === 'autumn') return mixOklab(tree, '#d97a2a', 0.66)
  return season === 'summer' ? mixOklab(tree, '#5b8f4e', 0.3) : tree
}

function lights(pen: Pen, lit: readonly WindowInSight[], lamp: string, isDark: boolean): SceneNode[] {
  const colours = [lamp, mixOklab(lamp, '#ffffff', 0.4), lightened(lamp, -0.05)]
  const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })
  return [
    ...HALOS.map(({ r, alpha }, index): SceneNode =>
      filledPath(
        `art-lamps-halo-${index}`,
        lit.map((pane) => dot(pen, middle(pane), r * (0.7 + 0.3 * pane.nearness))).join(''),
        withAlpha(lamp, isDark ? alpha : 0.7 * alpha),
      ),
    ),
    ...LIT.map((which): SceneNode =>
      filledPath(
        `art-lamps-${which}`,
        lit
          .filter((_, index) => [0, 1, 0, 2, 0][index % 5] === which)
          .map((pane) => paneOf(pen, pane))
          .join(''),
        colours[which]!,
      ),
    ),
  ]
}

function hillOf(pen: Pen, { slope, shoreY, hillTop }: Town, far: string, near: string): SceneNode {
  const foot = [
    { x: pen.width, y: shoreY },
    { x: 0, y: shoreY },
  ]
  const [top, low] = [pen.point({ x: 0, y: hillTop }).y, pen.point({ x: 0, y: shoreY }).y]
  const fill = mixedDownwards(top, low, [0, lightened(far, -0.05)], [1, mixOklab(far, near, 0.95)])
  return filledPath('art-hill', `M${[...slope, ...foot].map(pen.at).join('L')}Z`, fill)
}

function farHills(pen: Pen, { shoreY }: Town, colour: string, random: () => number): SceneNode {
  const noise = gradientNoise(random)
  const count = 80
  const points = Array.from({ length: count + 1 }, (_, at) => {
    const x = (pen.width * at) / count
    return {
      x,
      y:
        shoreY -
        0.125 * Math.min(pen.height, 700) -
        16 * noise(x / 260, 0.5) -
        5 * noise(x / 70, 4.5) -
        (x / pen.width) * 14,
    }
  })
  const foot = [
    { x: pen.width, y: shoreY },
    { x: 0, y: shoreY },
  ]
  return filledPath('art-far-hills', `M${[...points, ...foot].map(pen.at).join('L')}Z`, colour)
}

function moon(pen: Pen, box: Box, colour: string, random: () => number): SceneNode[] {
  const wide = isWide(pen)
  const r = uniform(random, ...MOON.r)
  const centre = pen.point({
    x: pen.width * (wide ? uniform(random, 0.58, 0.94) : uniform(random, 0.12, 0.34)),
    y: pen.height * (wide ? uniform(random, 0.14, 0.3) : uniform(random, 0.52, 0.58)),
  })
  return [
    glowNode('art-moon-glow', box, centre, Math.round(pen.px(7 * r)), colour, 0.16),
    filledPath('art-moon', ellipse(centre, pen.px(r)), colour),
  ]
}

function stars(pen: Pen, { hillTop }: Town, topY: number, colour: string, random: () => number): SceneNode[] {
  const tiers = ['', '']
  for (let at = 0; at < STARS; at++) {
    const star = { x: pen.width * random(), y: topY + (hillTop + 40 - topY) * random() ** 1.5 }
    const size = random() ** 5
    const isDust = !isWide(pen) || star.x < 0.52 * pen.width // where words may be
    const isUnderDate = star.y - topY < HEAD * (pen.height - topY)
    if (!isDust || !isUnderDate)
      tiers[isDust ? 1 : at % 2] += dot(pen, star, isDust ? 0.4 : 0.4 + 0.55 * size)
  }
  return tiers.map((d, tier) => filledPath(`art-stars-${tier}`, d, withAlpha(colour, [0.6, 0.34][tier]!)))
}
