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
  couldFit?: ((sizePx: number) => boolean) | undefined,
): T {
  const sizes = sizeLadder(startPx, floorPx)
  for (let at = couldFit ? firstTrue(sizes, couldFit) : 0; at < sizes.length; at += 1) {
    const made = tryAt(sizes[at]!)
    if (made !== null) return made
  }
  return atFloor(floorPx)
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
