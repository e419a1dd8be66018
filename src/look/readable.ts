import { parseColour, luminance } from '../scene/colour'
import { greyOf, levelOf, lumaOf, type SeenCell } from './luminanceMap'

export type ScrimSide = 'dark' | 'light'

export interface WordsBound {
  side: ScrimSide
  colour: string // the scrim's, hex
  level: number // the scrim colour's level
  limit: number // level that pixels under text may not pass
}

const NEEDED = 5 // more than 4.5, for grain, rounding and stretches that do not match the lines
const PASSES = 0.01 // share of a stretch that may be worse, besides the 1 % beyond each cell’s outermost level
const BETWEEN = [0.09, 0.4, 0.5] // shares of a cell between its levels
const INK = { dark: '#1C1917', light: '#F7F7F7' }

export function sideFor(ink: string): ScrimSide {
  return luminance(ink) > 0.2 ? 'dark' : 'light'
}

export function boundFor(side: ScrimSide, colour: string, { inks }: { inks: readonly string[] }): WordsBound {
  const { r, g, b } = parseColour(colour)!
  const level = side === 'dark' ? greyOf(r, g, b) : lumaOf(r, g, b)
  return {
    side,
    colour,
    level,
    limit: limitOf(
      side,
      inks.filter((ink) => sideFor(ink) === side),
    ),
  }
}

function limitOf(side: ScrimSide, chosen: readonly string[]): number {
  const inks = (chosen.length > 0 ? chosen : [side === 'dark' ? INK.light : INK.dark]).map(luminance)
  return side === 'dark'
    ? levelOf((Math.min(...inks) + 0.05) / NEEDED - 0.05)
    : levelOf((Math.max(...inks) + 0.05) * NEEDED - 0.05)
}

/** The worst cells are ignored. `opacityAt`: scrim cover, 0..1. */
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

export function extremeOf(
  cells: readonly SeenCell[],
  opacityAt: (at: number) => number,
  bound: WordsBound,
): number {
  const isMet = (level: number) => isReadable(cells, opacityAt, { ...bound, limit: level })
  let [low, high] = [0, 255]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (isMet(middle) === (bound.side === 'dark')) high = middle
    else low = middle
  }
  return bound.side === 'dark' ? high : low
}

function levelUnder(level: number, opacity: number, bound: WordsBound): number {
  return level + (bound.level - level) * opacity
}
