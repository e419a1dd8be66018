/** Sizes shrink in steps of 0.96 until the text fits. */

const LADDER_RATIO = 0.96

/** The floor is last, or alone. */
export function sizeLadder(startPx: number, floorPx: number): number[] {
  const sizes: number[] = []
  for (let sizePx = startPx; sizePx > floorPx; sizePx *= LADDER_RATIO) sizes.push(sizePx)
  return [...sizes, floorPx]
}

/** Returns the first non-null result from the largest size down, else that of `atFloor`. */
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
