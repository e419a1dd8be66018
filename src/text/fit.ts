/** The largest type that fits: of sizes that are each 0.96 of the one before, down to a smallest one. */

const LADDER_RATIO = 0.96

/** Sizes from `startPx` down, the floor last; just the floor if the start is below it. */
export function sizeLadder(startPx: number, floorPx: number): number[] {
  const sizes: number[] = []
  for (let sizePx = startPx; sizePx > floorPx; sizePx *= LADDER_RATIO) sizes.push(sizePx)
  return [...sizes, floorPx]
}

/**
 * The first result of `tryAt`, from the largest size down, that is not null; else the result of `atFloor`. Several
 * blocks fit together if `tryAt` sets them all. `couldFit` saves time on long texts: a quick test that must be true
 * wherever `tryAt` succeeds, and if true for a size, true for all smaller ones.
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

/** Index of the first size that passes; the length if none does. Most texts pass at the first, others by binary search. */
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
