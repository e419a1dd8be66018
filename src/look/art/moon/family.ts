import type { Point, SceneNode } from '../../../scene/nodes'
import { lightened, mixOklab } from '../../../scene/colour'
import { byAspect, type ByAspect } from '../../weather/aspect'
import type { ArtFamily, Painting, PaintInput } from '../family'
import { penOf, pick, uniform, cutTo, colourAt, grain, mixedDownwards, type Pen, type Station } from '../pen'
import { isWide } from '../stage'
import {
  foregroundNodes,
  WORDS_FROM,
  type DiscPosition,
  type ForegroundInput,
  type ForegroundSubject,
} from './foreground'
import { moonDiscNodes, haloOf, type Disc } from './disc'
import { stars } from './distance'
import { PALETTES, PALETTES_OF_SEASON } from './palettes'

const RIGHT = 0.75 // share of moons placed right
const RADIUS: readonly [least: ByAspect, most: ByAspect] = [
  [104, 88, 108],
  [190, 118, 192],
]
const TILT_DEG = [-30, 10] as const
const STARS = { most: 190, lessByLight: 0.8 }
/** share of the horizon colour, by aspect; low at night where text is */
const FOOT = [
  [0.7, 0.05, 0.05],
  [0.8, 0.14, 0.22],
  [0.88, 0.29, 0.44],
  [0.94, 0.54, 0.7],
  [1, 0.88, 1],
] as const

const SUBJECTS: Record<PaintInput['sky']['season'], readonly ForegroundSubject[]> = {
  spring: ['twig', 'cloud', 'sea', 'ridge'],
  summer: ['cloud', 'sea', 'ridge'],
  autumn: ['grass', 'geese', 'grass', 'cloud'],
  winter: ['twig', 'ridge', 'twig'],
}
const AT_FOOT: readonly ForegroundSubject[] = ['sea', 'ridge', 'grass'] // not by day, when the date is on a pale sky

export const family: ArtFamily = {
  palettes: PALETTES,
  palettesOf: ({ season }) => PALETTES_OF_SEASON[season],
  words: { side: 'below', wideWidth: 0.43, from: [0.16, 0.53, 0.53], to: [0.82, 0.865, 0.9] },
  paint,
}

function paint({ box, stageOn, unit, sky, palette, stream }: PaintInput): Painting {
  const choose = stream('composition')
  const isMassLeft = choose() >= RIGHT
  const isDay = palette.theme === 'light'
  const subject = pick(
    choose,
    SUBJECTS[sky.season].filter((one) => !isDay || !AT_FOOT.includes(one)),
  )
  const { top, mid, low, moon: light, sea, fore, haze } = palette.colours as Record<string, string>
  const air: Station[] = [
    [0, top!],
    [0.36, mixOklab(top!, mid!, 0.72)],
    ...FOOT.map(([at, dark, day]): Station => [at, mixOklab(mid!, low!, isDay ? day : dark)]),
  ]
  const stage = stageOn(isMassLeft)
  const pen = penOf(stage, unit, isMassLeft)
  const place = placeOf(pen, subject, stream('moon'))
  const disc: Disc = {
    centre: pen.point(place.centre),
    radiusPx: pen.px(place.radius),
    tiltDeg: uniform(stream('tilt'), ...TILT_DEG),
    elongationDeg: sky.moonElongationDeg,
    lit: sky.moonLit,
  }
  const behind = colourAt(air, (disc.centre.y - box.y) / box.height)
  const paints = {
    moon: light!,
    sea: sea!,
    night: isDay ? mixOklab(behind, top!, 0.25) : lightened(mixOklab(behind, mid!, 0.7), 0.012),
    halo: mixOklab(light!, haze!, isDay ? 0.2 : 0.5),
  }
  const scene: ForegroundInput = {
    pen,
    card: penOf({ ...box, aspect: stage.aspect }, unit, isMassLeft),
    besideX: (box.width - stage.width) / unit,
    place,
    subject,
    lit: sky.moonLit,
    isDay,
    season: sky.season,
    air,
    colours: { fore: fore!, haze: haze!, light: light!, mid: mid!, low: low!, sea: sea! },
  }
  return {
    isMassLeft,
    nodes: [
      { type: 'rect', id: 'art-sky', ...box, fill: mixedDownwards(box.y, box.y + box.height, ...air) },
      haloOf(box, unit, disc, paints),
      cutTo(box, 'art-moon', [
        ...(isDay ? [] : starsOf(scene, stream('stars'))),
        ...moonDiscNodes(disc, paints, unit, stream('seas')),
        ...foregroundNodes(scene, stream('before')),
      ]),
      grain(box),
    ],
  }
}

/** Beside the text on a wide card, else above it. */
function placeOf(pen: Pen, subject: ForegroundSubject, random: () => number): DiscPosition {
  const { width, height } = pen
  const drawn = uniform(random, byAspect(pen, RADIUS[0]), byAspect(pen, RADIUS[1]))
  const [across, down] = [random(), random()]
  if (isWide(pen)) {
    const radius = Math.min(drawn, 0.36 * height, 0.215 * width)
    const hasFoot = subject === 'sea' || subject === 'ridge'
    const x = Math.max(0.535 * width + radius, width * (0.72 + 0.06 * across))
    const y = height * ((hasFoot ? 0.41 : 0.45) + 0.07 * down)
    return { centre: { x: Math.min(x, width - radius - 18), y: Math.max(radius + 26, y) }, radius }
  }
  const room = WORDS_FROM * height - 26
  const radius = Math.min(drawn, (room - 24) / 2, 0.4 * width)
  const x = width * (0.58 + 0.08 * across)
  const y = Math.max(radius + 24, Math.min(room - radius, room * (0.5 + 0.1 * down)))
  return { centre: { x: Math.min(x, width - radius - 20), y }, radius }
}

function starsOf(
  { pen, card, besideX, place, lit, colours }: ForegroundInput,
  random: () => number,
): SceneNode[] {
  const { centre, radius } = place
  const wide = isWide(pen)
  const count = Math.round(STARS.most * (1 - STARS.lessByLight * lit))
  const isFree = ({ x: across, y }: Point) => {
    const x = across - besideX
    if (Math.hypot(x - centre.x, y - centre.y) < radius + 12) return 'bare'
    if (y > 0.84 * card.height) return 'bare'
    const isAmongWords = wide
      ? x < 0.52 * pen.width && y > 0.14 * pen.height
      : y > (WORDS_FROM - 0.02) * pen.height
    return isAmongWords ? 'dust' : 'free'
  }
  return stars(card, count, mixOklab(colours.light, '#ffffff', 0.3), isFree, random)
}
