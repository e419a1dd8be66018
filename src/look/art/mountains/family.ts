import type { OpacityGrid, Point, SceneNode } from '../../../scene/nodes'
import { lightened } from '../../../scene/colour'
import { filledPath, rectNode } from '../../../scene/shapes'
import { byAspect, type ByAspect } from '../../weather/aspect'
import type { ArtFamily, Painting, PaintInput } from '../family'
import { isWide, type Stage } from '../stage'
import { cutTo, hundredth, colourAt, grain, mixedDownwards, exact, type Station } from '../pen'
import { birds, boat, pines } from './life'
import { PALETTES, PALETTES_OF_SEASON } from './palettes'
import { planned, type RidgeArrangement, type Ridge } from './plans'
import { relief, type Paints } from './relief'
import type { Rock } from './ridges'
import { ellipse } from '../../weather/outlines'
import { glowNode } from '../../weather/soft'

const SHARE = 0.82 // share of days with a sun
const RADIUS = { least: 17, more: 11 }
const HEAD: ByAspect = [0.16, 0.455, 0.455] // × height; on square and tall cards, text is above
const RISEN = 0.3
const HIDDEN = 0.35 // max radii below a ridge; a lower sun is not recognisable

const ROCKS: readonly Rock[] = ['crag', 'karst', 'smooth']
const RIGHT = 0.7 // share of paintings with their mass on the right
const MIST = { sigmaPx: 30, columns: 12, rowPx: 26, reachPx: 74 }
const MOONLIT = 2.2 // exponent that pales far ridges on a dark card
const CALM: ByAspect = [0.6, 0.58, 0.66] // × height: the sky is almost uniform down to here, for text

export const family: ArtFamily = {
  palettes: PALETTES,
  palettesOf: ({ season }) => PALETTES_OF_SEASON[season],
  words: { side: 'above', wideWidth: 0.44, from: [0.15, 0.1, 0.1], to: [0.6, 0.44, 0.44] },
  paint,
}

function paint({ box: whole, stageOn, unit, palette, stream }: PaintInput): Painting {
  const choose = stream('composition')
  const isMassLeft = choose() >= RIGHT
  const box = stageOn(isMassLeft)
  const rock = ROCKS[Math.floor(ROCKS.length * choose())]!
  const share = choose()
  const composition: RidgeArrangement = share < 0.5 ? 'high' : share < 0.75 ? 'level' : 'deep'
  const { paper, low, far, near, foot, sun, shade } = palette.colours as Record<string, string>
  const isDark = palette.theme === 'dark'
  const calm = byAspect(box, CALM)
  const air: Station[] = [
    [0, paper!],
    [
      calm,
      colourAt(
        [
          [0, paper!],
          [1, low!],
        ],
        isDark ? 0.26 : 0.5,
      ),
    ],
    [Math.min(0.95, calm + 0.24), low!],
    [1, low!],
  ]
  const paints: Paints = { air, far: far!, near: near!, foot: foot!, shade: shade ?? null, isNight: isDark }
  const place = ({ x, y }: Point): Point => ({ x: box.x + (isMassLeft ? box.width - x : x), y: box.y + y })

  const ridges = planned(composition, rock, { ...box, unit, random: stream('plan') }).map((ridge) =>
    isDark ? { ...ridge, tone: ridge.tone ** MOONLIT } : ridge,
  )
  const parts = ridges.map((ridge, index) => {
    const { nodes, line, ink } = relief(
      index,
      ridge,
      rock,
      paints,
      box,
      unit,
      place,
      stream(`ridge-${index}`),
    )
    const trees = ridge.trees ? pines(line, ridge.trees, unit, stream(`trees-${index}`)) : ''
    const drawn: SceneNode[] = [
      ...(ridge.hasMist ? [mist(index, ridge, air, { box, unit }, stream(`mist-${index}`))] : []),
      ...nodes,
      ...(trees ? [filledPath(`art-ridge-${index}-pines`, trees, ink)] : []),
    ]
    return { drawn, line }
  })
  const skyline = (x: number) =>
    skylineAt(
      parts.map(({ line }) => line),
      place({ x, y: 0 }).x,
    ) - box.y
  const disc = sunOf(ridges, skyline, composition === 'high', { box, unit }, stream('sun'))
  const dark = lightened(near!, -0.02)
  const small = shade ?? (isDark ? far! : dark)
  const random = stream('life')
  const flock =
    disc && random() < 0.5
      ? [
          birds(
            place({ x: disc.x - 74 * unit, y: disc.y + (18 + 22 * random()) * unit }),
            unit,
            small,
            random,
          ),
        ]
      : []
  const vessel =
    composition === 'level'
      ? boat(
          place({ x: box.width * (0.36 + 0.12 * random()), y: box.height - (46 + 16 * random()) * unit }),
          unit,
          shade ?? dark,
          isMassLeft ? -1 : 1,
        )
      : []
  return {
    isMassLeft,
    nodes: [
      rectNode('art-sky', whole, { fill: mixedDownwards(box.y, box.y + box.height, ...air) }),
      cutTo(whole, 'art-land', [
        ...(disc ? sunNodes(place(disc), disc.radiusPx, sun!, { box, unit }) : []),
        ...flock,
        ...parts.flatMap(({ drawn }) => drawn),
        ...vessel,
      ]),
      grain(whole),
    ],
  }
}

function mist(
  index: number,
  ridge: Ridge,
  air: readonly Station[],
  { box, unit }: PaintArea,
  random: () => number,
): SceneNode {
  const sigmaPx = MIST.sigmaPx * unit
  const middleY = Math.min(
    box.height - 10 * unit,
    ridge.isGround ? box.height - 62 * unit : ridge.footY - 0.42 * ridge.heightPx,
  )
  const top = middleY - 1.5 * MIST.rowPx * unit
  const xs = Array.from({ length: MIST.columns + 1 }, (_, at) =>
    Math.round(box.x + box.width * ((1.2 * at) / MIST.columns - 0.1)),
  )
  const ys = [0, 1, 2, 3].map((row) => Math.round(box.y + top + row * MIST.rowPx * unit))
  const fill: OpacityGrid = {
    type: 'opacityGrid',
    colour: colourAt(air, Math.min(1, middleY / box.height)),
    sigmaPx: hundredth(sigmaPx),
    xs,
    ys,
    opacities: [0.5, 0.85, 0.7].map((row) =>
      xs.slice(1).map(() => Math.round(100 * row * (0.25 + 0.75 * random())) / 100),
    ),
  }
  const y = box.y + top - MIST.reachPx * unit
  const height = (3 * MIST.rowPx + 2 * MIST.reachPx) * unit
  return rectNode(
    `art-mist-${index}`,
    { x: box.x, y: Math.round(y), width: box.width, height: Math.round(height) },
    { fill },
  )
}

interface PaintArea {
  box: Stage
  unit: number
}

/** It is on the text's side but not under the text. */
function sunOf(
  ridges: readonly Ridge[],
  skyline: (x: number) => number, // px from the top; x of the unmirrored box
  isHigh: boolean,
  { box, unit }: PaintArea,
  random: () => number,
): (Point & { radiusPx: number }) | null {
  const [chance, size, across, up] = [random(), random(), random(), random()]
  if (chance >= SHARE) return null
  const main = ridges.find(({ isMain }) => isMain)!
  const radiusPx = (RADIUS.least + RADIUS.more * size) * unit
  const summit = main.footY - main.heightPx
  const wide = isWide(box)
  const beside = (main.isTower ? 74 : isHigh ? 96 : 110) * unit * (0.9 + 0.3 * across)
  const x = Math.max(wide ? 0.5 * box.width + 70 * unit : radiusPx + 40 * unit, main.middleX - beside)
  const high = summit + (wide ? -16 + 44 * up : -6 + 22 * up) * unit
  const head = byAspect(box, HEAD) * box.height + (wide ? 0 : radiusPx)
  const y = Math.max(head, Math.min(high, skyline(x) - RISEN * radiusPx))
  return y > skyline(x) + HIDDEN * radiusPx ? null : { x, y, radiusPx }
}

/** Returns px; far below if there is no ridge at x. */
function skylineAt(lines: readonly (readonly Point[])[], x: number): number {
  const near = lines.flat().filter((point) => Math.abs(point.x - x) < 5)
  return Math.min(1e5, ...near.map(({ y }) => y))
}

function sunNodes(centre: Point, radiusPx: number, colour: string, { box, unit }: PaintArea): SceneNode[] {
  const at = exact(centre)
  return [
    glowNode('art-sun-glow', box, at, Math.round(radiusPx + 62 * unit), colour, 0.2),
    filledPath('art-sun', ellipse(at, radiusPx), colour),
  ]
}
