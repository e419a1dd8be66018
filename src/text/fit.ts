import type { TextMetrics } from './metrics'
import type { Paragraph, TypeStyle, WrapOptions } from './paragraph'
import { countLines, wrapLines } from './wrap'

/** The largest type that fits: a ladder of sizes, each 0.96 of the one above, down to a floor. */

const LADDER_RATIO = 0.96

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
  const fitsIn = (lines: number, style: TypeStyle) => lines * style.lineHeightPx <= box.heightPx
  return largestFit<Paragraph>(
    sizes.startPx,
    sizes.floorPx,
    (sizePx) => {
      const style = styleAt(sizePx)
      const set = (withOptions: WrapOptions) =>
        wrapLines(text, style, measureAt(sizePx), metrics, withOptions)
      const maxLines = Math.floor(box.heightPx / style.lineHeightPx)
      const paragraph = set({ ...options, maxLines: Math.max(1, maxLines) })
      return paragraph.truncated || !fitsIn(paragraph.lines.length, style) ? null : paragraph
    },
    (sizePx) => {
      const style = styleAt(sizePx)
      const maxLines = Math.max(1, Math.floor(box.heightPx / style.lineHeightPx))
      return wrapLines(text, style, measureAt(sizePx), metrics, { ...options, maxLines })
    },
    (sizePx) => {
      const style = styleAt(sizePx)
      return fitsIn(countLines(text, style, measureAt(sizePx), metrics), style)
    },
  )
}

/** Index of the first size that passes, by halving; the last one's if none does. */
function firstTrue(sizes: readonly number[], passes: (sizePx: number) => boolean): number {
  let low = 0
  let high = sizes.length - 1
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (passes(sizes[middle]!)) high = middle
    else low = middle + 1
  }
  return low
}
