import { outsetBox } from '../../../scene/box'
import { parseColour, formatColour, mixOklab } from '../../../scene/colour'
import type { Box, SceneNode } from '../../../scene/nodes'
import { filledPath, rectNode, strokedPath } from '../../../scene/shapes'
import { ellipse } from '../../weather/outlines'
import { gradientNoise } from '../../weather/noise'
import type { ArtFamily, PaintInput, Painting } from '../family'
import { isWide } from '../stage'
import { cutTo, hundredth, grain } from '../pen'
import { PALETTES, PALETTES_OF_SEASON } from './palettes'
import { SHAPES, type ShapeId } from './shapes'
import { byAspect } from '../../weather/aspect'
import type { Sky } from '../sky'

const WIDE = { from: 0.515, to: 0.945, height: 0.78 } // × box size
const TALL = { left: 0.09, width: 0.82, foot: 0.505 }

const INKS = ['a', 'b', 'd'] as const
type Ink = (typeof INKS)[number]

/** Shapes listed repeatedly are more likely. */
const SETS: readonly (readonly ShapeId[])[] = [
  ['quarter', 'quarter', 'quarter', 'bands', 'half', 'disc', 'square'], // arcs
  ['disc', 'disc', 'disc', 'ring', 'dots', 'half', 'quarter'], // discs
  ['stripes', 'stripes', 'triangle', 'triangle', 'half', 'disc', 'square'], // stripes
  ['leaf', 'leaf', 'leaf', 'quarter', 'disc', 'half', 'square'], // leaves
  ['disc', 'quarter', 'half', 'leaf', 'stripes', 'ring', 'square', 'dots', 'triangle'], // mixed
]
const ON_SECOND_INK = 0.42
/** Upcoming days are outlined early in a month, so that the first cards are not empty. */
const DRAFT = { wholeTo: 4, goneFrom: 12, ink: 0.3, widthPx: 1.2, inset: 0.07 } // days elapsed; ink share; × cell size
const DRAFTED: readonly ShapeId[] = ['disc', 'square', 'quarter', 'leaf', 'ring', 'bands'] // with room for a dot
const OUT_OF_REGISTER_PX = 1.4
const DOT_PX = 2.4
const GRAIN = { paper: 0.05, riso: 0.085 }

export const family: ArtFamily = {
  palettes: PALETTES,
  palettesOf: ({ season }) => PALETTES_OF_SEASON[season],
  words: { side: 'below', wideWidth: 0.4, from: [0.16, 0.53, 0.53], to: [0.82, 0.865, 0.9] },
  paint,
}

/** Past days are printed shapes, today is the bright disc, upcoming days are dots. */
function paint(input: PaintInput): Painting {
  const { box, stageOn, unit, sky, palette, paletteId, stream } = input
  const isMassLeft = stream('place')() < 0.25
  const { cells, cellPx } = monthOf(stageOn(isMassLeft), sky, isMassLeft)
  const { paper, today, ink } = palette.colours as Record<string, string>
  const now = cells[sky.dayOfMonth - 1]!
  const nodes: SceneNode[] = [
    rectNode('art-ground', box, { fill: paper! }),
    ...printed(input, cells.slice(0, sky.dayOfMonth - 1)),
    filledPath('art-today', SHAPES.disc(now), today!),
  ]
  const coming = cells.slice(sky.dayOfMonth)
  nodes.push(...draft(input, coming))
  if (coming.length > 0)
    nodes.push(
      filledPath(
        'art-coming',
        coming.map(({ x, y }) => ellipse({ x: x + cellPx / 2, y: y + cellPx / 2 }, DOT_PX * unit)).join(''),
        mixOklab(paper!, ink!, 0.42),
      ),
    )
  const specks = paletteId === 'riso' ? GRAIN.riso : GRAIN.paper
  return { nodes: [cutTo(box, 'art-view', nodes), grain(box, specks)], isMassLeft }
}

/** Each ink is slightly out of register; overlaps mix. */
function printed(
  { unit, palette, stream }: PaintInput,
  cells: readonly (Box & { column: number; row: number })[],
): SceneNode[] {
  const random = stream('shapes')
  const inkNoise = gradientNoise(stream('inks'))
  random() // skips the value that chose the set
  const set = setOf(stream)
  const plates = Object.fromEntries(
    INKS.map((ink) => [
      ink,
      { dx: shift(random, unit), dy: shift(random, unit), below: [] as string[], above: [] as string[] },
    ]),
  ) as Record<Ink, { dx: number; dy: number; below: string[]; above: string[] }>
  const moved = (cell: Box, ink: Ink): Box => ({
    ...cell,
    x: cell.x + plates[ink].dx,
    y: cell.y + plates[ink].dy,
  })
  const overlaps: SceneNode[] = []
  const chance = [random(), random()]
  let before: ShapeId | null = null
  cells.forEach((cell, day) => {
    const level = inkNoise(cell.column * 0.42 + 10 * chance[0]!, cell.row * 0.55 + 10 * chance[1]!)
    const own: Ink = level < -0.16 ? 'a' : level < 0.2 ? 'b' : 'd'
    let shape = set[Math.floor(random() * set.length)]!
    if (shape === 'square' && before === 'square') shape = set[0]!
    before = shape
    const turn = Math.floor(4 * random())
    const second = INKS[(INKS.indexOf(own) + 1 + Math.floor(2 * random())) % 3]!
    const isDouble = random() < ON_SECOND_INK && shape !== 'square'
    // On top of the darkest ink none is visible, so that one is printed last.
    const [first, other]: [Ink, Ink] = isDouble && second === 'a' ? [second, own] : [own, second]
    plates[first].above.push(SHAPES[shape](moved(cell, first), turn))
    if (!isDouble) return
    const under = moved(cell, other)
    plates[other].below.push(SHAPES.square(under))
    overlaps.push(
      cutTo(under, `art-over-${day}`, [
        filledPath(
          `art-overprint-${day}`,
          SHAPES[shape](moved(cell, first), turn),
          overprint(palette.colours[first]!, palette.colours[other]!, palette.theme === 'dark'),
        ),
      ]),
    )
  })
  const plate = (name: 'below' | 'above') =>
    INKS.filter((ink) => plates[ink][name].length > 0).map((ink): SceneNode =>
      filledPath(`art-${name}-${ink}`, plates[ink][name].join(''), palette.colours[ink]!),
    )
  return [...plate('below'), ...plate('above'), ...overlaps]
}

function draft({ unit, sky, palette, stream }: PaintInput, cells: readonly Box[]): SceneNode[] {
  const printed = sky.dayOfMonth - 1
  const share = Math.min(1, (DRAFT.goneFrom - printed) / (DRAFT.goneFrom - DRAFT.wholeTo))
  if (share <= 0) return []
  const random = stream('draft')
  const { paper, ink } = palette.colours as Record<string, string>
  const set = [...setOf(stream).filter((shape) => DRAFTED.includes(shape)), 'quarter' as const]
  const outlines = cells.map((cell) => {
    const inset = Math.round(DRAFT.inset * cell.width)
    const shape = set[Math.floor(random() * set.length)]!
    return SHAPES[shape](outsetBox(cell, -inset), Math.floor(4 * random()))
  })
  return [
    strokedPath(
      'art-draft',
      outlines.join(''),
      mixOklab(paper!, ink!, DRAFT.ink * share),
      hundredth(DRAFT.widthPx * unit),
    ),
  ]
}

function setOf(stream: PaintInput['stream']): readonly ShapeId[] {
  return SETS[Math.floor(stream('shapes')() * SETS.length)]!
}

/** Whole px, so that no seam shows between days. */
function shift(random: () => number, unit: number): number {
  return Math.round(OUT_OF_REGISTER_PX * unit * (2 * random() - 1))
}

/** Inks mix subtractively on paper, evenly on a dark ground. */
function overprint(a: string, b: string, isDark: boolean): string {
  if (isDark) return mixOklab(a, b, 0.5)
  const [one, two] = [parseColour(a)!, parseColour(b)!]
  return formatColour({ r: (one.r * two.r) / 255, g: (one.g * two.g) / 255, b: (one.b * two.b) / 255, a: 1 })
}

export function monthOf(
  box: Box & { aspect?: number },
  { dayOfMonth, daysOfMonth, weekday }: Sky,
  isLeft: boolean,
) {
  const firstColumn = (((weekday - (dayOfMonth - 1)) % 7) + 7) % 7
  const rows = Math.ceil((firstColumn + daysOfMonth) / 7)
  const wide = isWide(box)
  const top = byAspect(box, [0, 0.08, 0.11]) * box.height
  const room = wide
    ? { width: (WIDE.to - WIDE.from) * box.width, height: WIDE.height * box.height }
    : { width: TALL.width * box.width, height: TALL.foot * box.height - top }
  const cellPx = Math.floor(Math.min(room.width / 7, room.height / rows))
  const marginPx = (1 - WIDE.to) * box.width
  const left = wide ? (isLeft ? marginPx : box.width - marginPx - 7 * cellPx) : TALL.left * box.width
  const above = wide ? (box.height - rows * cellPx) / 2 : top
  const corner = { x: Math.round(box.x + left), y: Math.round(box.y + above) }
  const cells = Array.from({ length: daysOfMonth }, (_, day) => {
    const [column, row] = [(firstColumn + day) % 7, Math.floor((firstColumn + day) / 7)]
    return {
      x: corner.x + column * cellPx,
      y: corner.y + row * cellPx,
      width: cellPx,
      height: cellPx,
      column,
      row,
    }
  })
  return { cells, cellPx }
}
