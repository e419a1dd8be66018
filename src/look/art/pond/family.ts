import type { PathNode, SceneNode } from '../../../scene/nodes'
import { withAlpha, mixOklab } from '../../../scene/colour'
import { rectNode } from '../../../scene/shapes'
import type { ArtFamily, PaintInput, Painting } from '../family'
import { filled, linear, penOf, some, uniform, cutTo, grain, type Pen } from '../pen'
import { isWide } from '../stage'
import { COATS, COATS_OF, type Coat } from './coats'
import { koiNodes, shadowNodes, spineOf, type Swimmer } from './koi'
import { lotusNodes, padNodes, padsFrom } from './pads'
import { PALETTES, PALETTES_OF_SEASON } from './palettes'
import { outlinePoints, swimmersIn, type Basin } from './swim'
import { depths, floating, ringsAt } from './water'

const LEFT = 0.25 // probability of koi on the left
const RAIN_RINGS = 26

export const family: ArtFamily = {
  palettes: PALETTES,
  palettesOf: ({ season }) => PALETTES_OF_SEASON[season],
  words: { side: 'below', wideWidth: 0.43, from: [0.16, 0.53, 0.53], to: [0.82, 0.865, 0.9] },
  paint,
}

function paint({ box, stageOn, unit, sky, palette, paletteId, stream }: PaintInput): Painting {
  const { colours, theme } = palette
  const isMassLeft = stream('side')() < LEFT
  const stage = stageOn(isMassLeft)
  const pen = penOf(stage, unit, isMassLeft)
  const wide = isWide(stage)
  const isDark = theme === 'dark'
  const basin: Basin = wide
    ? { left: 0.575 * pen.width, right: 0.975 * pen.width, head: 0.05 * pen.height, foot: 0.93 * pen.height }
    : { left: 0.1 * pen.width, right: 0.95 * pen.width, head: 0.02 * pen.height, foot: 0.47 * pen.height }
  const size = Math.min(
    1.05,
    Math.max(0.72, Math.min(basin.right - basin.left, basin.foot - basin.head) / 350),
  )
  const swimmers = swimmersIn(stream('koi'), basin, size)
  const random = stream('pads')
  const isLow = wide && random() < 0.45
  const corner = { x: pen.width + 4, y: isLow ? pen.height + 4 : -4 }
  const reach = {
    x: -(wide ? 0.34 : 0.6) * pen.width,
    y: (isLow ? -1 : 1) * (wide ? 0.6 : 0.4) * pen.height,
  }
  const pads = padsFrom(random, corner, reach, sky.season, size, swimmers.flatMap(outlinePoints))
  const flowering =
    sky.season === 'summer' ? pads.find(({ r, at }) => r > 40 * size && at.x < pen.width - 10) : undefined
  const water: SceneNode[] = [
    rectNode('art-ground', box, {
      fill: linear(
        pen,
        { x: 0, y: 0 },
        { x: pen.width, y: pen.height },
        colours.mid!,
        mixOklab(colours.mid!, colours.deep!, 0.6),
        colours.deep!,
      ),
    }),
    ...depths(
      box,
      pen,
      basin,
      {
        deep: isDark ? colours.shade! : mixOklab(colours.deep!, colours.shade!, 0.5),
        shallow: isDark ? colours.mid! : mixOklab(colours.mid!, '#ffffff', 0.4),
        most: isDark ? 0.34 : 0.3,
      },
      stream('depths'),
    ),
  ]
  const coats = coatsOf(paletteId, stream('coats'), swimmers.length)
  const below = swimmers.map((swimmer, n) =>
    koiNodes(pen, `koi-${n}`, swimmer, inWater(coats[n]!, colours.deep!, n, isDark), stream(`koi-${n}`)),
  )
  const floats = sky.season === 'spring' ? 'petals' : sky.season === 'autumn' ? 'maples' : null
  return {
    nodes: [
      ...water,
      cutTo(box, 'art-pond', [
        ...shadowNodes(pen, 'koi-shade', swimmers, colours.shade!, isDark ? 0.62 : 0.5),
        ...below.flat(),
        ...ripples(
          pen,
          swimmers,
          basin,
          { colour: colours.glint!, isRain: paletteId === 'rain', isDark, isWide: wide },
          stream('rings'),
        ),
        ...padNodes(pen, pads, colours, sky.season, stream('veins')),
        ...(flowering
          ? lotusNodes(pen, flowering.at, flowering.r * 0.6, colours.shade!, stream('lotus'))
          : []),
        ...(floats ? floating(pen, basin, floats, colours.shade!, size, stream('floats')) : []),
      ]),
      grain(box),
    ],
    isMassLeft,
  }
}

/** The first kinds are the likeliest; they repeat only when all are used. */
function coatsOf(paletteId: string, random: () => number, count: number): Coat[] {
  const left = [...(COATS_OF[paletteId] ?? COATS_OF.jade!)]
  return Array.from({ length: count }, () => {
    const at = Math.floor(random() ** 1.3 * left.length)
    return COATS[left.splice(at, 1)[0]!]
  })
}

function inWater(coat: Coat, water: string, n: number, isDark: boolean): Coat {
  const share = (isDark ? 0.05 : 0.02) + 0.05 * n
  const dimmed = (colour: string) => mixOklab(colour, water, share)
  return {
    ...coat,
    body: dimmed(coat.body),
    fin: dimmed(coat.fin),
    patches: (random) => coat.patches(random).map((patch) => ({ ...patch, colour: dimmed(patch.colour) })),
  }
}

function ripples(
  pen: Pen,
  swimmers: readonly Swimmer[],
  basin: Basin,
  { colour, isRain, isDark, isWide }: { colour: string; isRain: boolean; isDark: boolean; isWide: boolean },
  random: () => number,
): PathNode[] {
  const wakes = swimmers.map((swimmer) => {
    const at = spineOf(swimmer)[Math.floor(uniform(random, 4, 22))]!
    return ringsAt(pen, at, swimmer.long * uniform(random, 0.34, 0.5), 3, 0.75, random)
  })
  const drops = Array.from({ length: isRain ? RAIN_RINGS : 0 }, (_, n) => {
    const isNear = n % 5 !== 0
    const at = {
      x: isNear ? uniform(random, basin.left, basin.right) : random() * pen.width,
      y: isNear ? uniform(random, basin.head, basin.foot) : random() * pen.height,
    }
    return { isNear, d: ringsAt(pen, at, uniform(random, 12, isNear ? 46 : 30), 2 + (n % 2), 0.7, random) }
  })
  const of = (isNear: boolean) =>
    drops
      .filter((drop) => drop.isNear === isNear)
      .map(({ d }) => d)
      .join('')
  const strength = isDark ? 0.42 : isWide ? 0.75 : 0.7
  return some([
    filled('rings', wakes.join(''), withAlpha(colour, strength)),
    filled('drops', of(true), withAlpha(colour, strength)),
    filled('drops-far', of(false), withAlpha(colour, strength * 0.5)),
  ])
}
