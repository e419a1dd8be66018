import { hslColour, hueOf, luminance, parseColour, averageColour } from '../../scene/colour'
import type { Box, SceneNode } from '../../scene/nodes'
import { seededRandom } from '../../scene/random'

export type DiscColours = readonly [string, string]

/** Where a disc sits: on which corner of the panel, how far in from it and how large, in shares of the short side. */
const PLACES = [
  { corner: [0, 0], dx: 0.06, dy: 0.09, radius: 0.25 },
  { corner: [1, 0], dx: -0.145, dy: -0.04, radius: 0.15 },
  { corner: [1, 1], dx: -0.045, dy: -0.08, radius: 0.33 },
  { corner: [0, 1], dx: 0.215, dy: 0.09, radius: 0.165 },
] as const
const DRIFT = 0.02 // seeded, of the short side

/** Pink, orange, cyan and lavender go with the violet family; other hues take their own neighbours. */
const VIOLET = { fromDeg: 225, toDeg: 320 }
const WITH_VIOLET: readonly DiscColours[] = [
  ['#F97FB4', '#FDB47E'],
  ['#FDE08D', '#F9A23B'],
  ['#22B5EE', '#4390F7'],
  ['#A795FA', '#8E7BF5'],
]
const NEIGHBOURS_DEG = [34, 60, -36, -10]
const VIVID = 0.38
const STEP = 0.12
const PALE = 0.86 // lighter than this, every disc is darker than the ground
const MIDDLE = 0.6 // darker than this, every disc is lighter

/**
 * Four two-stop gradients for the discs behind glass: bright neighbours of a vivid gradient's hue, or the hue of a
 * plain ground a step lighter and darker. `chosen` colours go first.
 */
export function discColours(grounds: readonly string[], chosen: readonly string[]): DiscColours[] {
  const vivid = grounds.toSorted((a, b) => hueOf(b).chroma - hueOf(a).chroma)[0] ?? '#ffffff'
  const isVivid = grounds.length > 1 && hueOf(vivid).chroma >= VIVID
  return PLACES.map((_, at) => {
    const own = chosen[at]
    if (own) return shaded(own)
    return isVivid ? bright(averageColour(grounds), at) : stepped(averageColour(grounds), at)
  })
}

/** The discs, crossing the panel's edges; the same for the same panel. */
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
    return {
      type: 'rect',
      id: `${id}-${at}`,
      x: left,
      y: top,
      width: size,
      height: size,
      radiusPx,
      fill: {
        type: 'linear',
        from: { x: left + size * 0.15, y: top + size * 0.1 },
        to: { x: left + size * 0.85, y: top + size * 0.9 },
        stops: [
          { at: 0, colour: from },
          { at: 1, colour: to },
        ],
      },
    }
  })
}

function bright(ground: string, at: number): DiscColours {
  const { hueDeg } = hueOf(ground)
  const known = hueDeg >= VIOLET.fromDeg && hueDeg <= VIOLET.toDeg ? WITH_VIOLET[at] : undefined
  const turned = (hueDeg + (NEIGHBOURS_DEG[at] ?? 0) + 360) % 360
  return known ?? [hslColour((turned + 10) % 360, 0.84, 0.72), hslColour((turned + 346) % 360, 0.8, 0.6)]
}

/** Light and dark steps in turn; a ground at the end of the scale steps the only way there is. */
function stepped(ground: string, at: number): DiscColours {
  const { hueDeg, chroma } = hueOf(ground)
  const lightness = lightnessOf(ground)
  const saturation = chroma / Math.max(0.04, 1 - Math.abs(2 * lightness - 1))
  const up = lightness < PALE && (lightness < MIDDLE || at % 2 === 0)
  const near = lightness + (up ? STEP : -STEP) * (0.7 + 0.2 * at)
  const colour = (l: number) =>
    hslColour(hueDeg, Math.min(0.78, saturation), Math.min(0.99, Math.max(0.03, l)))
  return luminance(ground) > 0.02 ? [colour(near), colour(near - 0.05)] : [colour(near), colour(near + 0.06)]
}

/** A chosen colour and one a little deeper and further round. */
function shaded(colour: string): DiscColours {
  const { hueDeg, chroma } = hueOf(colour)
  const lightness = lightnessOf(colour)
  const saturation = Math.min(1, chroma / Math.max(0.04, 1 - Math.abs(2 * lightness - 1)))
  return [colour, hslColour((hueDeg + 350) % 360, saturation, Math.max(0.05, lightness - 0.12))]
}

function lightnessOf(colour: string): number {
  const { r, g, b } = parseColour(colour) ?? { r: 0, g: 0, b: 0 }
  return (Math.max(r, g, b) + Math.min(r, g, b)) / 510
}
