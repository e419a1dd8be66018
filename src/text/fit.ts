/** The largest type that fits: of sizes that are each 0.96 of the one before, down to a smallest one. */

const LADDER_RATIO = 0.96

/** Sizes from `startPx` down, the floor last; just the floor if the start is below it. */
export function sizeLadder(startPx: number, floorPx: number): number[] {
  const sizes: number[] = []
  for (let sizePx = startPx; sizePx > floorPx; sizePx *= LADDER_RATIO) sizes.push(sizePx)
  return [...sizes, floorPx]
}

/** The first result of `tryAt`, from the largest size down, that is not null; else the result of `atFloor`. */
export function largestFit<T>(
  startPx: number,
  floorPx: number,
  tryAt: (sizePx: number) => T | null,
  atFloor: (sizePx: number) => T,
): T {
  for (const sizePx of sizeLadder(startPx, floorPx)) {
    const made = tryAt(sizePx)
    if (made !== null) return made
  }
  return atFloor(floorPx)
}
