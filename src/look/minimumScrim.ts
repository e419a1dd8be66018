/** It gives 4.5:1 on all but the worst 4 % under text (DECISIONS.md, Minimum scrim). */
import { containsBox } from '../scene/box'
import { formatColour, compositeOver, withAlpha } from '../scene/colour'
import { latestByObject } from '../scene/memo'
import type { Box } from '../scene/nodes'
import type { Seen, SeenCell } from './luminanceMap'
import { boundFor, extremeOf, isReadable, sideFor, type ScrimSide, type WordsBound } from './readable'
import {
  opacityOf,
  opacityOfPatch,
  colourOf,
  lightest,
  meanOf,
  type OpacityAt,
  type Scrim,
  type ScrimPatch,
  type Rgb,
} from './scrim'
import { boxesOf, rowsOf, stretchedOver, stretchesOf } from './stretches'

export interface WordsOnPicture {
  area: Box
  block: Box | null // quote, translation, author
  feet: readonly Box[] // date, watermark
}

export interface ScrimRequest {
  side: 'auto' | ScrimSide
  inks: readonly string[] // chosen by the visitor or a template
  dim: number // minimum cover, 0..1
  isLocal?: boolean // only under the words, which stand apart from the subject
}

export interface MeasuredScrim {
  side: ScrimSide
  scrim: Scrim
  minDim: number // 0..1, required by readability; `dim` ranges from here to 1
  block: readonly string[] // resulting flat colours under text, extremes first
  feet: readonly string[]
}

type Under = readonly (readonly SeenCell[])[]
type Opacities = readonly (readonly number[])[]

const MAX_OPACITY = 0.88
const STEP = 0.01
const THINNEST = 0.4 // × the deepest: an isolated dark spot looks like a stain
const EVEN_SHARE = 0.3 // × opacity, also where there is no text
const SIGMA_SHARE = { block: 0.12, feet: 0.055 } // × short side
const MILK = 2 // extra cost of a deep light scrim, which turns a photo milky

export function minimumScrim(seen: Seen, words: WordsOnPicture, request: ScrimRequest): MeasuredScrim {
  const { area, block, feet } = words
  const under = {
    colours: scrimColours(seen, area),
    block: block ? boxesOf(stretchesOf(block)).map(seen) : [],
    feet: feet.map((foot) => boxesOf(stretchesOf(foot)).map(seen)),
  }
  const sides: readonly ScrimSide[] = request.side === 'auto' ? sidesFor(request.inks) : [request.side]
  const tried = sides.map((side) => scrimOf(side, under, words, request))
  const best = tried.toSorted((a, b) => cost(a, area) - cost(b, area))[0]
  return best as MeasuredScrim
}

/** They do not depend on the text. */
const scrimColours = latestByObject(
  (seen: Seen, area: Box): Record<ScrimSide, Rgb> => {
    const cells = seen(area)
    return { light: meanOf(cells), dark: meanOf(lightest(cells)) }
  },
  (_, { x, y, width, height }) => [x, y, width, height].join(' '),
)

function sidesFor([ink]: readonly string[]): readonly ScrimSide[] {
  if (ink === undefined) return ['dark', 'light']
  return [sideFor(ink)]
}

function cost({ side, scrim, minDim }: MeasuredScrim, area: Box): number {
  return coverage(scrim, area) * (side === 'light' ? 1 + MILK * minDim : 1)
}

function scrimOf(
  side: ScrimSide,
  under: { colours: Readonly<Record<ScrimSide, Rgb>>; block: Under; feet: readonly Under[] },
  { area, block, feet }: WordsOnPicture,
  request: ScrimRequest,
): MeasuredScrim {
  const colour = colourOf(side, under.colours[side])
  const bound = boundFor(side, colour, request)
  const short = Math.min(area.width, area.height)
  let scrim: Scrim = { colour, even: 0, patches: [] }
  if (block) scrim = withPatch(scrim, block, under.block, area, short * SIGMA_SHARE.block, bound, request)
  for (const row of rowsOf(feet)) {
    const own = feet.flatMap((foot, at) => (containsBox(row, foot) ? (under.feet[at] ?? []) : []))
    scrim = withBand(scrim, row, own, area, short * SIGMA_SHARE.feet, bound)
  }
  const underFeet = under.feet.flat()
  const opacities = [under.block, underFeet].map((stretches) => opacitiesIn(stretches, opacityOf(scrim)))
  const minDim = Math.max(0, ...opacities.flat(2))
  const more = request.dim > minDim ? 1 - (1 - request.dim) / (1 - minDim) : 0
  const [inBlock = [], inFeet = []] = opacities.map((all) =>
    all.map((some) => some.map((opacity) => combined(opacity, more))),
  )
  return {
    side,
    scrim: { ...scrim, even: combined(scrim.even, more) },
    minDim,
    block: groundsUnder(under.block, inBlock, bound),
    feet: groundsUnder(underFeet, inFeet, bound),
  }
}

function withPatch(
  scrim: Scrim,
  block: Box,
  under: Under,
  area: Box,
  sigmaPx: number,
  bound: WordsBound,
  { isLocal = false }: ScrimRequest,
): Scrim {
  const stretches = stretchesOf(block)
  const needed = under.map((cells) => minOpacity((opacity) => isReadable(cells, () => opacity, bound)))
  const deepest = Math.max(0, ...needed)
  if (deepest === 0) return scrim
  const { xs, ys, fades } = stretchedOver(stretches, area, sigmaPx)
  const boxes = boxesOf(stretches)
  const burnt = boxes.map((box) =>
    Math.max(deepest * THINNEST, ...needed.filter((_, at) => isNear(box, boxes[at] as Box, sigmaPx))),
  )
  const columns = xs.length - 1
  const inRows = (scale: number) =>
    ys
      .slice(1)
      .map((_, row) =>
        burnt
          .slice(row * columns, (row + 1) * columns)
          .map((opacity) => Math.min(MAX_OPACITY, opacity * scale)),
      )
  const plain = { sigmaPx, xs, ys, opacities: inRows(1) }
  const reached = opacitiesIn(under, opacityOfPatch(plain))
  const even = fades && !isLocal ? deepest * EVEN_SHARE : 0
  const scale = minOpacity(
    (tried) =>
      readsEverywhere(
        under,
        reached,
        (opacity) => combined(even, Math.min(MAX_OPACITY, opacity * tried)),
        bound,
      ),
    MAX_OPACITY / (deepest * THINNEST),
  )
  return { ...scrim, even, patches: [{ ...plain, opacities: inRows(scale) }] }
}

function withBand(
  scrim: Scrim,
  row: Box,
  under: Under,
  area: Box,
  sigmaPx: number,
  bound: WordsBound,
): Scrim {
  const whole = { xs: [row.x, row.x + row.width], ys: [row.y, row.y + row.height] }
  const { xs, ys } = stretchedOver(whole, area, sigmaPx)
  const band = (opacity: number): ScrimPatch => ({ sigmaPx, xs, ys, opacities: [[opacity]] })
  const before = opacitiesIn(under, opacityOf(scrim))
  const reached = opacitiesIn(under, opacityOfPatch(band(1)))
  const opacity = minOpacity((tried) =>
    readsEverywhere(
      under,
      reached,
      (share, stretch, at) => combined(before[stretch]?.[at] ?? 0, share * tried),
      bound,
    ),
  )
  return opacity > 0 ? { ...scrim, patches: [...scrim.patches, band(opacity)] } : scrim
}

function readsEverywhere(
  under: Under,
  reached: Opacities,
  opacityOf: (reached: number, stretch: number, at: number) => number,
  bound: WordsBound,
): boolean {
  return under.every((cells, stretch) => {
    const opacities = reached[stretch] ?? []
    return isReadable(cells, (at) => opacityOf(opacities[at] ?? 0, stretch, at), bound)
  })
}

function opacitiesIn(under: Under, opacityAt: OpacityAt): Opacities {
  return under.map((cells) => cells.map(({ x, y }) => opacityAt(x, y)))
}

function combined(one: number, other: number): number {
  return 1 - (1 - one) * (1 - other)
}

/** It is exact to 0.01. Every larger opacity must also suffice. */
function minOpacity(isEnough: (opacity: number) => boolean, max = MAX_OPACITY): number {
  if (isEnough(0)) return 0
  let [low, high] = [0, max]
  while (high - low > STEP) {
    const middle = (low + high) / 2
    if (isEnough(middle)) high = middle
    else low = middle
  }
  return high
}

function isNear(a: Box, b: Box, sigmaPx: number): boolean {
  return (
    Math.abs(a.x + a.width / 2 - b.x - b.width / 2) <= Math.max(sigmaPx * 1.3, a.width * 1.1) &&
    Math.abs(a.y + a.height / 2 - b.y - b.height / 2) <= sigmaPx * 1.3
  )
}

const OVERSHOOT = 5 // levels by which upscaling overshoots at a hard edge

function groundsUnder(under: Under, opacities: Opacities, bound: WordsBound): string[] {
  const cells = under.flat()
  if (cells.length === 0) return []
  const extremes = under.map((stretch, at) => extremeOf(stretch, (cell) => opacities[at]?.[cell] ?? 0, bound))
  const extreme =
    bound.side === 'dark'
      ? Math.min(255, Math.max(...extremes) + OVERSHOOT)
      : Math.max(0, Math.min(...extremes) - OVERSHOOT)
  const opacity = opacities.flat().reduce((sum, one) => sum + one, 0) / cells.length
  const [r, g, b] = meanOf(cells)
  const mean = compositeOver(withAlpha(bound.colour, opacity), formatColour({ r, g, b, a: 1 }))
  return [formatColour({ r: extreme, g: extreme, b: extreme, a: 1 }), mean]
}

const SAMPLES = { across: 12, down: 8 }

function coverage(scrim: Scrim, { x, y, width, height }: Box): number {
  const { across, down } = SAMPLES
  const opacityAt = opacityOf(scrim)
  const opacities = Array.from({ length: across * down }, (_, at) =>
    opacityAt(
      x + ((at % across) + 0.5) * (width / across),
      y + (Math.floor(at / across) + 0.5) * (height / down),
    ),
  )
  return opacities.reduce((sum, opacity) => sum + opacity, 0) / opacities.length
}
