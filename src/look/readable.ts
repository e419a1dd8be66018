import { luminance } from '../scene/colour'
import { greyOf, levelOf, lumaOf, type SeenCell } from './pictureTones'

/** A dark scrim is written on in light ink, a light one in dark. */
export type ScrimSide = 'dark' | 'light'

/** What the pixels under words are held to. */
export interface WordsBound {
  side: ScrimSide
  colour: string // of the scrim, hex
  level: number // of that colour
  limit: number // the level that what is under words may not pass
  glare: number // 0-1, white on the picture, under the scrim
}

const NEEDED = 5 // over 4.5, for grain, rounding and stretches that lie otherwise than lines
const PASSES = 0.01 // of a stretch may be worse, beside the 1 % beyond each cell’s outermost level
const BETWEEN = [0.09, 0.4, 0.5] // shares of a cell between its levels
const INK = { dark: '#1C1917', light: '#F7F7F7' }

/** Ink that is chosen already asks for one side. */
export function sideFor(ink: string): ScrimSide {
  return luminance(ink) > 0.2 ? 'dark' : 'light'
}

/** `inks`: what was chosen; what would pull the other way is left out. */
export function boundFor(
  side: ScrimSide,
  colour: string,
  { inks, glare }: { inks: readonly string[]; glare: number },
): WordsBound {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ]
  const level = side === 'dark' ? greyOf(r, g, b) : lumaOf(r, g, b)
  return {
    side,
    colour,
    level,
    glare,
    limit: limitOf(
      side,
      inks.filter((ink) => sideFor(ink) === side),
    ),
  }
}

/** The lightest grey that light ink can be read on, or the darkest that dark ink can. */
function limitOf(side: ScrimSide, chosen: readonly string[]): number {
  const inks = (chosen.length > 0 ? chosen : [side === 'dark' ? INK.light : INK.dark]).map(luminance)
  return side === 'dark'
    ? levelOf((Math.min(...inks) + 0.05) / NEEDED - 0.05)
    : levelOf((Math.max(...inks) + 0.05) * NEEDED - 0.05)
}

/** Whether all but the worst of a stretch keeps to the limit. `opacityAt`: how much of the scrim lies there, 0 to 1. */
export function isReadable(
  cells: readonly SeenCell[],
  opacityAt: (at: number) => number,
  bound: WordsBound,
): boolean {
  const isDark = bound.side === 'dark'
  let [whole, beyond] = [0, 0]
  for (let nth = 0; nth < cells.length; nth++) {
    const cell = cells[nth] as SeenCell
    whole += cell.areaPx
    const levels = isDark ? cell.tone.light : cell.tone.dark
    const opacity = opacityAt(nth)
    for (let at = 0; at < levels.length; at++) {
      const level = levelUnder(levels[at] as number, opacity, bound)
      if (isDark ? level > bound.limit : level < bound.limit) beyond += cell.areaPx * (BETWEEN[at] as number)
    }
  }
  return beyond <= whole * PASSES
}

/** The grey that only the worst few of a stretch pass, on the safe side of it. */
export function extremeOf(
  cells: readonly SeenCell[],
  opacityAt: (at: number) => number,
  bound: WordsBound,
): number {
  // A bound that can be kept is as good as a level: it is searched for as one.
  const isKept = (level: number) => isReadable(cells, opacityAt, { ...bound, limit: level })
  let [low, high] = [0, 255]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (isKept(middle) === (bound.side === 'dark')) high = middle
    else low = middle
  }
  return bound.side === 'dark' ? high : low
}

/** A level under glare and scrim. */
function levelUnder(level: number, opacity: number, bound: WordsBound): number {
  const seen = bound.side === 'dark' ? level + (255 - level) * bound.glare : level
  return seen + (bound.level - seen) * opacity
}
