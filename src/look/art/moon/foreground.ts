import { withAlpha, mixOklab } from '../../../scene/colour'
import type { LinearGradient, Point, SceneNode, PathNode } from '../../../scene/nodes'
import type { PaintInput } from '../family'
import { uniform, hundredth, colourAt, fade, type Pen, type Station } from '../pen'
import { geese, ridges, water } from './distance'
import { pampas, twig } from './grass'
import { isWide } from '../stage'

const BARS = { least: 3, more: 2, height: [9, 13] } as const

export type ForegroundSubject = 'twig' | 'cloud' | 'sea' | 'ridge' | 'grass' | 'geese'
export const WORDS_FROM = 0.53 // × height, on square and tall cards

export interface ForegroundInput {
  pen: Pen // counts from the stage’s corner
  card: Pen
  besideX: number // from the card's edge to the stage's, units
  place: DiscPosition
  subject: ForegroundSubject
  lit: number
  isDay: boolean
  season: PaintInput['sky']['season']
  air: readonly Station[]
  colours: Record<'fore' | 'haze' | 'light' | 'mid' | 'low' | 'sea', string>
}

export interface DiscPosition {
  centre: Point
  radius: number
}

export function foregroundNodes(scene: ForegroundInput, random: () => number): SceneNode[] {
  const { pen, card, besideX, place, subject, isDay, season, lit, air, colours } = scene
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
    const horizonY = card.height * (wide ? 0.845 : 0.925)
    const near = mixOklab(foot, colours.fore, 0.35)
    return water(
      card,
      { horizonY, moonX: centre.x + besideX, lit },
      { near, deep: mixOklab(near, colours.fore, 0.7), light: colours.light },
      random,
    )
  }
  const shades = [0.3, 0.62, 1].map((share) => mixOklab(foot, colours.fore, share))
  return ridges(
    card,
    shades,
    { underX: centre.x + besideX, under: wide ? 150 : 74, beside: wide ? 60 : 50 },
    random,
  )
}

function cloudPaint({ isDay, colours }: ForegroundInput): { colour: string; alpha: number } {
  return isDay
    ? { colour: mixOklab(colours.haze, '#ffffff', 0.4), alpha: 0.86 }
    : { colour: mixOklab(colours.haze, colours.mid, 0.52), alpha: 0.74 } // almost transparent where no moon is behind
}

function clouds(scene: ForegroundInput, random: () => number): SceneNode[] {
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

function cloud(
  pen: Pen,
  id: string,
  middle: Point,
  width: number,
  { colour, alpha }: { colour: string; alpha: number },
  random: () => number,
): PathNode {
  const count = BARS.least + Math.floor(BARS.more * random())
  const heights = Array.from({ length: count }, () => uniform(random, BARS.height[0], BARS.height[1]))
  let y = middle.y - heights.reduce((sum, height) => sum + height, 0) / 2
  const drift = uniform(random, -0.1, 0.1)
  const d = heights.map((height, index) => {
    const fullness = 1 - 0.4 * Math.abs((index + 0.5) / count - 0.5) * 2
    const long = width * fullness * uniform(random, 0.62, 0.95)
    const x = middle.x - long / 2 + width * (drift * (index - count / 2) + uniform(random, -0.13, 0.13))
    const bar = roundBar(pen, x, y, long, height + 0.4)
    y += height
    return bar
  })
  const [left, right] = [
    pen.point({ x: middle.x - 0.62 * width, y: middle.y }),
    pen.point({ x: middle.x + 0.62 * width, y: middle.y }),
  ]
  const fill: LinearGradient = {
    type: 'linear',
    from: left,
    to: right,
    stops: [
      [0, 0.1],
      [0.25, 0.75],
      [0.5, 1],
      [0.75, 0.85],
      [1, 0.2],
    ].map(([at, share]) => ({ at: at!, colour: withAlpha(colour, hundredth(alpha * share!)) })),
  }
  return { type: 'path', id, d: d.join(''), fill }
}

function roundBar(pen: Pen, x: number, y: number, width: number, height: number): string {
  const r = height / 2
  const corner = (dx: number, dy: number) => pen.at({ x: x + dx, y: y + dy })
  const k = 0.5523 * r
  return (
    `M${corner(r, 0)}L${corner(width - r, 0)}` +
    `C${corner(width - r + k, 0)} ${corner(width, r - k)} ${corner(width, r)}C${corner(width, r + k)} ${corner(width - r + k, height)} ${corner(width - r, height)}` +
    `L${corner(r, height)}C${corner(r - k, height)} ${corner(0, r + k)} ${corner(0, r)}C${corner(0, r - k)} ${corner(r - k, 0)} ${corner(r, 0)}Z`
  )
}
