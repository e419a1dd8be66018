import { around, intersectBoxes } from '../../../scene/box'
import type { RectNode, SceneNode, PathNode, Box, Point } from '../../../scene/nodes'
import { cutTo, written, hundredth, grain, mixedStops, exact } from '../pen'
import type { ArtFamily, PaintInput } from '../family'
import { domeOf } from './dome'
import { figureNodes, gridNodes, starNodes } from './figures'
import { dustNodes, glowOfDust, risenSpecks } from './milkyWay'
import { PALETTES, PALETTES_OF_SEASON } from './palettes'
import { withAlpha, mixOklab } from '../../../scene/colour'
import { filledPath, groupNode, rectNode, strokedPath } from '../../../scene/shapes'
import { ellipse } from '../../weather/outlines'
import { isWide, type Stage } from '../stage'
import { byAspect, type ByAspect } from '../../weather/aspect'

/** The rim is the solar year in 360 degrees with a long tick per solar term; today is at the mark. */
const BAND = { foot: 0.935, small: 0.947, fifth: 0.956, long: 0.985 } // × rim radius

type Colours = (typeof PALETTES)['lapis']['colours']

export const family: ArtFamily = {
  palettes: PALETTES,
  palettesOf: ({ season }) => PALETTES_OF_SEASON[season],
  words: { side: 'below', wideWidth: 0.41, from: [0.16, 0.53, 0.53], to: [0.82, 0.865, 0.9] },
  paint: (input) => {
    const { box, stream } = input
    const disc = discIn(input, stream('composition'))
    return {
      nodes: [ground(input, disc), cutTo(box, 'art-chart', chart(input, disc)), grain(box)],
      isMassLeft: disc.isLeft,
    }
  },
}

function ground({ box, palette }: PaintInput, { centre, radiusPx }: StarChart): RectNode {
  const { deep, mid } = palette.colours as Colours
  const reachPx = hundredth(radiusPx + 0.62 * Math.max(box.width, box.height))
  return rectNode('art-ground', box, {
    fill: {
      type: 'radial',
      centre,
      radiusPx: reachPx,
      stops: mixedStops([0, mid], [(1.1 * radiusPx) / reachPx, nearDisc(mid, deep)], [1, deep]),
    },
  })
}

function chart({ box, palette, sky, unit }: PaintInput, disc: StarChart): SceneNode[] {
  const { line, star, milk, accent, mid, deep, disc: inside } = palette.colours as Colours
  const { centre, horizonPx } = disc
  const dome = domeOf(sky.siderealDeg)
  const place = ({ x, y }: { x: number; y: number }) => ({
    x: centre.x + horizonPx * x,
    y: centre.y + horizonPx * y,
  })
  const whole: Box = around(centre, horizonPx)
  const sight = intersectBoxes(whole, box)
  const scale = unit * Math.sqrt(horizonPx / (207 * unit))
  const specks = risenSpecks(dome, place, sight)
  const isDark = palette.theme === 'dark'
  return [
    groupNode('art-dome', { clip: { ...whole, radiusPx: horizonPx } }, [
      rectNode('art-disc', sight, {
        fill: {
          type: 'radial',
          centre: { x: centre.x, y: hundredth(centre.y + 0.12 * horizonPx) },
          radiusPx: hundredth(1.1 * horizonPx),
          stops: isDark
            ? mixedStops([0, mixOklab(inside, mid, 0.9)], [0.5, inside], [1, mixOklab(inside, deep, 0.6)])
            : mixedStops([0, mixOklab(inside, mid, 0.6)], [0.5, inside], [1, inside]),
        },
      }),
      glowOfDust(specks, { sight, colour: milk, horizonPx }),
      ...dustNodes(specks, { colour: milk, scale }),
      ...gridNodes(dome, place, { colour: line, scale }),
      ...figureNodes(dome, place, { colour: line, scale, sight }),
      ...starNodes(dome, place, { colour: star, accent, scale, sight, isDark }),
    ]),
    ...rimNodes(disc, sky.sunDeg, { line, accent, ground: nearDisc(mid, deep) }, scale),
  ]
}

function nearDisc(mid: string, deep: string): string {
  return mixOklab(mid, deep, 0.35)
}

function rimNodes(
  { centre, radiusPx, markDeg, isCut }: StarChart,
  sunDeg: number,
  inks: { line: string; accent: string; ground: string },
  scale: number,
): PathNode[] {
  const on = (deg: number, share: number) => written(pointOn(centre, radiusPx * share, deg))
  const tick = (deg: number, from: number, to: number) => `M${on(deg, from)}L${on(deg, to)}`
  const degOf = (longitude: number) => markDeg + longitude - sunDeg
  const ticks = Array.from({ length: 360 }, (_, longitude) => longitude).filter(
    (longitude) => longitude % 15 !== 0,
  )
  const circle = (id: string, share: number, alpha: number, widthPx: number): PathNode =>
    strokedPath(
      `art-rim-${id}`,
      ellipse(centre, hundredth(radiusPx * share)),
      withAlpha(inks.line, alpha),
      hundredth(widthPx * scale),
    )
  const lines = (id: string, d: string, alpha: number, widthPx: number, colour = inks.line): PathNode =>
    strokedPath(`art-rim-${id}`, d, withAlpha(colour, alpha), hundredth(widthPx * scale))
  const mark = pointOn(centre, radiusPx, markDeg)
  return [
    circle('outer', 1, 0.86, 1.25),
    circle('foot', BAND.foot, 0.6, 0.7),
    circle('horizon', 0.923, 0.72, 0.9),
    lines(
      'ticks',
      ticks.map((at) => tick(degOf(at), BAND.foot, at % 5 === 0 ? BAND.fifth : BAND.small)).join(''),
      0.62,
      0.55,
    ),
    lines(
      'terms',
      Array.from({ length: 24 }, (_, at) => tick(degOf(15 * at), BAND.fifth, BAND.long)).join(''),
      0.86,
      0.95,
    ),
    ...(isCut
      ? [0, 1].map((which) => dots(which === 1, (deg) => on(deg, 1.048), inks.line, degOf, scale))
      : []),
    lines('today', tick(markDeg, BAND.foot, BAND.long), 1, 1.3, inks.accent),
    filledPath('art-mark-ground', ellipse(mark, hundredth(9.4 * scale)), inks.ground),
    strokedPath('art-mark-ring', ellipse(mark, hundredth(7.6 * scale)), inks.accent, hundredth(0.9 * scale)),
    filledPath('art-mark', ellipse(mark, hundredth(4.3 * scale)), inks.accent),
  ]
}

function dots(
  isTerm: boolean,
  on: (deg: number) => string,
  colour: string,
  degOf: (longitude: number) => number,
  scale: number,
): PathNode {
  const longitudes = Array.from({ length: 72 }, (_, at) => 5 * at).filter((at) => (at % 15 === 0) === isTerm)
  return strokedPath(
    `art-rim-${isTerm ? 'terms' : 'days'}-outside`,
    longitudes.map((at) => `M${on(degOf(at))}h.01`).join(''),
    withAlpha(colour, isTerm ? 0.75 : 0.4),
    hundredth((isTerm ? 2.3 : 1.5) * scale),
  )
}

function pointOn({ x, y }: Point, radiusPx: number, deg: number): Point {
  const angle = (deg * Math.PI) / 180
  return { x: x + radiusPx * Math.sin(angle), y: y - radiusPx * Math.cos(angle) }
}

interface StarChart {
  centre: Point
  radiusPx: number // the rim's radius
  horizonPx: number // radius of the sky inside the rim
  markDeg: number // today, clockwise from the top
  isCut: boolean // by the box's edge
  isLeft: boolean
}

const SHORT_SIDE = 540 // units
const HORIZON = 0.923 // Horizon radius ÷ rim radius.
/** Radius, × short side. */
const RADIUS: Record<ChartArrangement, ByAspect> = {
  whole: [0.415, 0.235, 0.43],
  great: [0.66, 0.42, 0.6],
  rising: [0.72, 0.4, 0.66],
}
const MIDDLE = [0.5, 0.283, 0.285] as const // × height
const WHOLE = 0.232 // max, × height, on a square or tall card
const FOOT = 0.5 // × height: text on a square or tall card is above

type ChartArrangement = 'whole' | 'great' | 'rising'

function discIn({ stageOn, unit }: Pick<PaintInput, 'stageOn' | 'unit'>, random: () => number): StarChart {
  const pick = random()
  const isLeft = random() < 0.35
  const box = stageOn(isLeft)
  const composition: ChartArrangement = pick < 0.4 ? 'whole' : pick < 0.7 ? 'great' : 'rising'
  const side = SHORT_SIDE * unit
  const wide = isWide(box)
  const wantedPx = side * byAspect(box, RADIUS[composition])
  const mostPx = composition === 'whole' && !wide ? WHOLE * box.height : wantedPx // its mark would reach the text otherwise
  const radiusPx = hundredth(Math.min(wantedPx, mostPx) * (0.93 + 0.07 * random()))
  const { x, y, markDeg } = (wide ? onWide : onTall)(box, composition, radiusPx, 2 * random() - 1)
  return {
    centre: exact({ x: box.x + (isLeft ? box.width - x : x), y: box.y + y }),
    radiusPx,
    horizonPx: hundredth(HORIZON * radiusPx),
    markDeg: isLeft ? -markDeg : markDeg,
    isCut: composition !== 'whole',
    isLeft,
  }
}

/** `aside`: offset from its centre, −1..1. */
function onWide({ width, height }: Box, composition: ChartArrangement, radiusPx: number, aside: number) {
  if (composition === 'whole') {
    const margin = 0.024 * width + 0.08 * Math.max(0, width - 1.78 * height)
    return { x: width - margin - radiusPx, y: (MIDDLE[0] + 0.045 * aside) * height, markDeg: -30 }
  }
  if (composition === 'great')
    return { x: 0.505 * width + radiusPx, y: (0.5 + 0.12 * aside) * height, markDeg: -58 }
  return { x: 0.5 * width + radiusPx, y: (0.93 + 0.05 * aside) * height, markDeg: -48 }
}

function onTall(box: Stage, composition: ChartArrangement, radiusPx: number, aside: number) {
  const { width, height } = box
  if (composition === 'whole') {
    const room = Math.max(0, 0.43 * width - radiusPx)
    return { x: 0.5 * width + 0.8 * room * aside, y: byAspect(box, MIDDLE) * height, markDeg: 180 }
  }
  if (composition === 'great')
    return { x: (0.5 + 0.09 * aside) * width, y: FOOT * height - radiusPx, markDeg: 180 }
  return { x: 0.84 * width, y: FOOT * height - radiusPx, markDeg: -142 }
}
