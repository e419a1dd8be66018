import { withAlpha } from '../../../scene/colour'
import type { LinearGradient, Point, SceneNode } from '../../../scene/nodes'
import { lightened, mixOklab } from '../../../scene/oklab'
import { byAspect, type ByAspect } from '../../weather/aspect'
import type { ArtFamily, Painting, PaintInput } from '../family'
import { colourAt, fade, grain, mixedDownwards, type Station } from '../gradients'
import { penOf, pick, uniform, type Pen } from '../pen'
import { cutTo } from '../strokes'
import { cloud } from './clouds'
import { discNodes, haloOf, type Disc } from './disc'
import { geese, ridges, stars, water } from './distance'
import { pampas } from './grass'
import { PALETTES, PALETTES_OF_SEASON } from './palettes'
import { twig } from './twig'

const RIGHT = 0.75 // of all moons
const RADIUS: readonly [least: ByAspect, most: ByAspect] = [
  [104, 88, 108],
  [190, 118, 192],
]
const TILT_DEG = [-30, 10] as const
const STARS = { most: 190, lessByLight: 0.8 }
const WORDS_FROM = 0.53 // of the height, on square and tall cards

type Subject = 'twig' | 'cloud' | 'sea' | 'ridge' | 'grass' | 'geese'
const SUBJECTS: Record<PaintInput['sky']['season'], readonly Subject[]> = {
  spring: ['twig', 'cloud', 'sea', 'ridge'],
  summer: ['cloud', 'sea', 'ridge'],
  autumn: ['grass', 'geese', 'grass', 'cloud'],
  winter: ['twig', 'ridge', 'twig'],
}
/** On a pale sky the foot stays pale: the date stands there. */
const SUBJECTS_BY_DAY: readonly Subject[] = ['cloud', 'twig', 'geese', 'cloud']

export const moon: ArtFamily = {
  palettes: PALETTES,
  palettesOf: ({ season }) => PALETTES_OF_SEASON[season],
  words: { side: 'below', wideWidth: 0.43, from: [0.16, 0.53, 0.53], to: [0.82, 0.865, 0.9] },
  paint,
}

/** 月: the moon in its true phase, and before it one thing of the season. */
function paint({ box, unit, sky, palette, stream }: PaintInput): Painting {
  const choose = stream('composition')
  const isMassLeft = choose() >= RIGHT
  const isDay = palette.theme === 'light'
  const subject = isDay ? pick(choose, SUBJECTS_BY_DAY) : pick(choose, SUBJECTS[sky.season])
  const { top, mid, low, moon: light, sea, fore, haze } = palette.colours as Record<string, string>
  const air: Station[] = [
    [0, top!],
    [0.36, mixOklab(top!, mid!, 0.72)],
    [0.7, mixOklab(mid!, low!, 0.05)],
    [0.88, mixOklab(mid!, low!, isDay ? 0.44 : 0.3)],
    [1, isDay ? low! : mixOklab(mid!, low!, 0.9)],
  ]
  const pen = penOf(box, unit, isMassLeft)
  const place = placeOf(pen, subject, stream('moon'))
  const disc: Disc = {
    centre: pen.point(place.centre),
    radiusPx: pen.px(place.radius),
    tiltDeg: uniform(stream('tilt'), ...TILT_DEG),
    elongationDeg: sky.moonElongationDeg,
    lit: sky.moonLit,
  }
  const behind = colourAt(air, place.centre.y / pen.height)
  const paints = {
    moon: light!,
    sea: sea!,
    night: isDay ? mixOklab(behind, top!, 0.25) : lightened(mixOklab(behind, mid!, 0.7), 0.012),
    halo: mixOklab(light!, haze!, isDay ? 0.2 : 0.5),
  }
  const scene: Scene = {
    pen,
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
      ...(isDay ? [] : starsOf(scene, stream('stars'))),
      cutTo(box, 'art-moon', [
        ...discNodes(disc, paints, unit, stream('seas')),
        ...before(scene, stream('before')),
      ]),
      grain(box),
    ],
  }
}

interface Scene {
  pen: Pen
  place: Place
  subject: Subject
  lit: number
  isDay: boolean
  season: PaintInput['sky']['season']
  air: readonly Station[]
  colours: Record<'fore' | 'haze' | 'light' | 'mid' | 'low' | 'sea', string>
}

/** The disc in units. */
interface Place {
  centre: Point
  radius: number
}

function isWide({ width, height }: Pen): boolean {
  return width > 1.2 * height
}

/** Beside the words on a wide card, above them on others; whole. */
function placeOf(pen: Pen, subject: Subject, random: () => number): Place {
  const { width, height } = pen
  const drawn = uniform(
    random,
    byAspect({ x: 0, y: 0, width, height }, RADIUS[0]),
    byAspect({ x: 0, y: 0, width, height }, RADIUS[1]),
  )
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

function starsOf({ pen, place, lit, colours }: Scene, random: () => number): SceneNode[] {
  const { centre, radius } = place
  const wide = isWide(pen)
  const count = Math.round(STARS.most * (1 - STARS.lessByLight * lit))
  const isFree = ({ x, y }: Point) => {
    if (Math.hypot(x - centre.x, y - centre.y) < radius + 12) return 'bare'
    if (y > 0.84 * pen.height) return 'bare'
    const isAmongWords = wide
      ? x < 0.52 * pen.width && y > 0.14 * pen.height
      : y > (WORDS_FROM - 0.02) * pen.height
    return isAmongWords ? 'dust' : 'free'
  }
  return stars(pen, count, mixOklab(colours.light, '#ffffff', 0.3), isFree, random)
}

/** One thing of the season before the moon. */
function before(scene: Scene, random: () => number): SceneNode[] {
  const { pen, place, subject, isDay, season, lit, air, colours } = scene
  const { width, height, point } = pen
  const { centre, radius } = place
  const wide = isWide(pen)
  const ink = isDay ? mixOklab(colours.fore, colours.mid, 0.25) : colours.fore
  if (subject === 'cloud') return clouds(scene, random)
  if (subject === 'geese') {
    const head = {
      x: centre.x - radius * uniform(random, 0.55, 0.85),
      y: centre.y + radius * uniform(random, -0.15, 0.3),
    }
    return [
      cloud(
        pen,
        'art-cloud-0',
        { x: centre.x + 0.2 * radius, y: centre.y + 0.66 * radius },
        1.5 * radius,
        cloudPaint(scene),
        random,
      ),
      geese(pen, head, ink, random),
    ]
  }
  if (subject === 'twig') {
    const from = {
      x: width + 16,
      y: Math.min(centre.y + radius * uniform(random, 0.1, 0.5), wide ? height : 0.44 * height),
    }
    const to = {
      x: Math.max(wide ? 0.55 * width : 0.14 * width, centre.x - radius * uniform(random, 0.35, 0.75)),
      y: Math.min(centre.y + radius * uniform(random, 0.72, 0.98), wide ? 0.9 * height : 0.49 * height),
    }
    return twig(pen, { from, to, hasBuds: season === 'spring', colour: ink }, random)
  }
  if (subject === 'grass') {
    const footY = wide ? height : 0.53 * height
    const span = {
      fromX: wide ? centre.x - 1.15 * radius : 0.2 * width,
      toX: wide ? centre.x + 1.25 * radius : width + 20,
    }
    const topY = centre.y - radius * uniform(random, 0.35, 0.6)
    const fading = (colour: string): string | LinearGradient =>
      wide
        ? colour
        : {
            type: 'linear',
            from: point({ x: 0, y: footY - 96 }),
            to: point({ x: 0, y: footY }),
            stops: fade(colour, 1, 0.86, 0.5, 0.18, 0.04, 0),
          }
    const plume = mixOklab(colours.fore, colours.sea, lit < 0.5 ? 0.48 : 0.3)
    return pampas(pen, { ...span, footY, topY, paint: fading(ink), plume: withAlpha(plume, 0.9) }, random)
  }
  const foot = colourAt(air, 0.9)
  if (subject === 'sea') {
    const horizonY = height * (wide ? 0.845 : 0.925)
    const near = mixOklab(foot, colours.fore, 0.35)
    return water(
      pen,
      { horizonY, moonX: centre.x, lit },
      { near, deep: mixOklab(near, colours.fore, 0.7), light: colours.light },
      random,
    )
  }
  const shades = [0.3, 0.62, 1].map((share) => mixOklab(foot, colours.fore, share))
  return ridges(pen, shades, { underX: centre.x, under: wide ? 150 : 74, beside: wide ? 60 : 50 }, random)
}

function cloudPaint({ isDay, colours }: Scene): { colour: string; alpha: number } {
  return isDay
    ? { colour: mixOklab(colours.haze, '#ffffff', 0.4), alpha: 0.86 }
    : { colour: mixOklab(colours.haze, colours.mid, 0.35), alpha: 0.8 }
}

/** Two or three clouds that cross the disc at other heights and begin beside it. */
function clouds(scene: Scene, random: () => number): SceneNode[] {
  const { pen } = scene
  const { centre, radius } = scene.place
  const count = 2 + Math.floor(2 * random())
  const heights = [0.52, -0.28, 0.88]
  return Array.from({ length: count }, (_, index) => {
    const side = index % 2 === 0 ? 1 : -1
    const width = radius * uniform(random, 1.35, 1.85)
    const wide = isWide(pen)
    const x = centre.x + side * radius * uniform(random, 0.25, 0.62)
    const y = centre.y + radius * (heights[index]! + uniform(random, -0.1, 0.1))
    const middle = {
      x: wide ? Math.max(x, 0.53 * pen.width + 0.5 * width) : x,
      y: wide ? y : Math.min(y, (WORDS_FROM - 0.015) * pen.height - 30),
    }
    return cloud(pen, `art-cloud-${index}`, middle, width, cloudPaint(scene), random)
  })
}
