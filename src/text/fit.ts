import type { TextMetrics } from './metrics'
import type { Paragraph, TypeStyle, WrapOptions } from './paragraph'
import { countLines, wrapLines } from './wrap'

/** The largest type that fits: a ladder of sizes, each 0.96 of the one above, down to a floor. */

const LADDER_RATIO = 0.96
const EPSILON_PX = 1e-6 // three lines of 18.2 px are 54.599999

/** Sizes from `startPx` down, the floor last; just the floor if the start is below it. */
export function sizeLadder(startPx: number, floorPx: number): number[] {
  const sizes: number[] = []
  for (let sizePx = startPx; sizePx > floorPx; sizePx *= LADDER_RATIO) sizes.push(sizePx)
  return [...sizes, floorPx]
}

/**
 * What `tryAt` makes at the first size of the ladder where it makes anything, else what `atFloor` makes. Several blocks
 * fit together if `tryAt` sets them all. `couldFit` saves time on long texts: a quick test that may
 * say yes too often, never no wrongly, and that if it says yes to a size says yes to all smaller ones.
 */
export function largestFit<T>(
  startPx: number,
  floorPx: number,
  tryAt: (sizePx: number) => T | null,
  atFloor: (sizePx: number) => T,
  couldFit?: (sizePx: number) => boolean,
): T {
  const sizes = sizeLadder(startPx, floorPx)
  for (let at = couldFit ? firstTrue(sizes, couldFit) : 0; at < sizes.length; at += 1) {
    const made = tryAt(sizes[at]!)
    if (made !== null) return made
  }
  return atFloor(floorPx)
}

export interface TextBox {
  widthPx: number
  heightPx: number
  maxEm?: number // no line longer than this many em of the Latin size
}

/**
 * Sets `text` as large as its box allows, between `startPx` and `floorPx`; at the floor what does not fit ends in an
 * ellipsis and `truncated` says so. The size chosen is `style.sizePx` of the paragraph.
 */
export function fitText(
  text: string,
  styleAt: (sizePx: number) => TypeStyle,
  box: TextBox,
  sizes: { startPx: number; floorPx: number },
  metrics: TextMetrics,
  options: WrapOptions,
): Paragraph {
  const measureAt = (sizePx: number) => Math.min(box.widthPx, (box.maxEm ?? Infinity) * sizePx)
  const setAt = (sizePx: number) => {
    const style = styleAt(sizePx)
    const maxLines = Math.max(1, Math.floor((box.heightPx + EPSILON_PX) / style.lineHeightPx))
    return wrapLines(text, style, measureAt(sizePx), metrics, { ...options, maxLines })
  }
  return largestFit<Paragraph>(
    sizes.startPx,
    sizes.floorPx,
    (sizePx) => {
      const paragraph = setAt(sizePx)
      return paragraph.truncated || paragraph.heightPx > box.heightPx + EPSILON_PX ? null : paragraph
    },
    setAt,
    (sizePx) => {
      const style = styleAt(sizePx)
      return (
        countLines(text, style, measureAt(sizePx), metrics) * style.lineHeightPx <= box.heightPx + EPSILON_PX
      )
    },
  )
}

/** Index of the first size that passes; beyond the end if none does. Most texts pass at once, the rest by halving. */
function firstTrue(sizes: readonly number[], passes: (sizePx: number) => boolean): number {
  if (passes(sizes[0]!)) return 0
  let low = 1
  let high = sizes.length
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (passes(sizes[middle]!)) high = middle
    else low = middle + 1
  }
  return low
}
