import { hslColour, hueOf, luminance, parseColour, averageColour } from '../../../scene/colour'
import type { Box, SceneNode } from '../../../scene/nodes'
import { seededRandom } from '../../../scene/random'
import { linearGradient, rectNode } from '../../../scene/shapes'
import { isPaper } from '../../inks'

export type DiscColours = readonly [string, string]

/** The top right disc ends before the text, so that a quotation mark is on one ground. In × short side. */
const PLACES = [
  { corner: [0, 0], dx: 0.06, dy: 0.09, radius: 0.25 },
  { corner: [1, 0], dx: 0.03, dy: -0.06, radius: 0.138 },
  { corner: [1, 1], dx: -0.045, dy: -0.08, radius: 0.33 },
  { corner: [0, 1], dx: 0.215, dy: 0.09, radius: 0.165 },
] as const
const DRIFT = 0.02 // seeded, × short side

/** Pink, orange, cyan and lavender suit violet; other hues get their neighbours. */
const VIOLET = { fromDeg: 225, toDeg: 320 }
const WITH_VIOLET: readonly DiscColours[] = [
  ['#F97FB4', '#FDB47E'],
  ['#FDE08D', '#F9A23B'],
  ['#22B5EE', '#4390F7'],
  ['#A795FA', '#8E7BF5'],
]
const NEIGHBOURS_DEG = [34, 60, -36, -10]
/** Lime suits no other hue. */
const WARM = { fromDeg: 10, toDeg: 78, neighboursDeg: [-22, 8, -44, -10] }
const LIME = { fromDeg: 54, middleDeg: 96, toDeg: 148 }
const VIVID = 0.38
/** Deeper tones of paper's hue would be khaki. */
const ON_PAPER: readonly DiscColours[] = [
  ['#FADFC3', '#F3C7A2'],
  ['#FBE7BC', '#F4D496'],
  ['#F8D2BC', '#EDB69B'],
  ['#F3E0C4', '#E8CCA4'],
]
const MIST = { hueDeg: 216, saturation: 0.34 } // for white and light greys
const STEP = 0.12
const PALE = 0.86 // on lighter grounds, every disc is darker
const MIDDLE = 0.6 // on darker grounds, every disc is lighter

/** Lighter and darker steps on a plain ground. `chosen` colours go first. */
export function discColours(grounds: readonly string[], chosen: readonly string[]): DiscColours[] {
  const vivid = grounds.toSorted((a, b) => hueOf(b).chroma - hueOf(a).chroma)[0] ?? '#ffffff'
  const isVivid = grounds.length > 1 && hueOf(vivid).chroma >= VIVID
  return PLACES.map((_, at) => {
    const own = chosen[at]
    const ground = averageColour(grounds)
    if (own) return shaded(own)
    if (isVivid) return bright(ground, at)
    return (isPaper(ground) && lightnessOf(ground) > PALE && ON_PAPER[at]) || stepped(ground, at)
  })
}

export function discNodes(panel: Box, colours: readonly DiscColours[], id: string): SceneNode[] {
  const random = seededRandom(`discs ${panel.width}×${panel.height}`)
  const short = Math.min(panel.width / 0.84, panel.height / 0.76)
  return colours.map(([from, to], at): SceneNode => {
    const { corner, dx, dy, radius } = PLACES[at % PLACES.length] as (typeof PLACES)[number]
    const radiusPx = Math.round(short * radius * (0.95 + 0.1 * random()))
    const drift = () => (random() * 2 - 1) * DRIFT
    const left = Math.round(panel.x + panel.width * corner[0] + short * (dx + drift())) - radiusPx
    const top = Math.round(panel.y + panel.height * corner[1] + short * (dy + drift())) - radiusPx
    const size = 2 * radiusPx
    return rectNode(
      `${id}-${at}`,
      { x: left, y: top, width: size, height: size },
      {
        radiusPx,
        fill: linearGradient(
          { x: left + size * 0.15, y: top + size * 0.1 },
          { x: left + size * 0.85, y: top + size * 0.9 },
          [0, from],
          [1, to],
        ),
      },
    )
  })
}

function bright(ground: string, at: number): DiscColours {
  const { hueDeg } = hueOf(ground)
  const known = hueDeg >= VIOLET.fromDeg && hueDeg <= VIOLET.toDeg ? WITH_VIOLET[at] : undefined
  const isWarm = hueDeg >= WARM.fromDeg && hueDeg <= WARM.toDeg
  const neighbours = isWarm ? WARM.neighboursDeg : NEIGHBOURS_DEG
  const turned = besideLime((hueDeg + (neighbours[at] ?? 0) + 360) % 360)
  return known ?? [hslColour((turned + 10) % 360, 0.84, 0.72), hslColour((turned + 346) % 360, 0.8, 0.6)]
}

function besideLime(hueDeg: number): number {
  const { fromDeg, middleDeg, toDeg } = LIME
  if (hueDeg < fromDeg || hueDeg > toDeg) return hueDeg
  return hueDeg < middleDeg ? fromDeg - 8 : toDeg
}

/** A very light or dark ground allows one direction. */
function stepped(ground: string, at: number): DiscColours {
  const lightness = lightnessOf(ground)
  const { hueDeg, saturation } =
    hueOf(ground).chroma < 0.012 && lightness > PALE ? MIST : toneOf(ground, lightness)
  const up = lightness < PALE && (lightness < MIDDLE || at % 2 === 0)
  const near = lightness + (up ? STEP : -STEP) * (0.7 + 0.2 * at)
  const colour = (l: number) =>
    hslColour(hueDeg, Math.min(0.78, saturation), Math.min(0.99, Math.max(0.03, l)))
  return luminance(ground) > 0.02 ? [colour(near), colour(near - 0.05)] : [colour(near), colour(near + 0.06)]
}

function shaded(colour: string): DiscColours {
  const lightness = lightnessOf(colour)
  const { hueDeg, saturation } = toneOf(colour, lightness)
  return [colour, hslColour((hueDeg + 350) % 360, saturation, Math.max(0.05, lightness - 0.12))]
}

function toneOf(colour: string, lightness: number): { hueDeg: number; saturation: number } {
  const { hueDeg, chroma } = hueOf(colour)
  return { hueDeg, saturation: Math.min(1, chroma / Math.max(0.04, 1 - Math.abs(2 * lightness - 1))) }
}

function lightnessOf(colour: string): number {
  const { r, g, b } = parseColour(colour) ?? { r: 0, g: 0, b: 0 }
  return (Math.max(r, g, b) + Math.min(r, g, b)) / 510
}
