import { sizeLadder } from '../../text/fit'

/** Words that were set at a size: how good, and how high. */
interface Fitting {
  cost: number // at least 0
  heightPx: number
}

const SMALLER_COST = 3.2 // times the natural logarithm of how much smaller than the largest that fits

/**
 * Of the sizes that fit, down to `reach` of the largest, the one at which the words break best; null if none fits.
 * `setAt` sets them at a size.
 */
export function bestFitting<Set extends Fitting>(
  { fromPx, toPx, heightPx, reach = 0.8 }: { fromPx: number; toPx: number; heightPx: number; reach?: number },
  setAt: (sizePx: number) => Set,
): Set | null {
  let largestPx = 0
  let best: { set: Set; cost: number } | null = null
  for (const sizePx of sizeLadder(fromPx, toPx)) {
    if (sizePx < largestPx * reach) break
    if (best && SMALLER_COST * Math.log(largestPx / sizePx) >= best.cost) break // no smaller one can be better
    const set = setAt(sizePx)
    if (set.heightPx > heightPx) continue
    if (largestPx === 0) largestPx = sizePx
    const cost = set.cost + SMALLER_COST * Math.log(largestPx / sizePx)
    if (!best || cost < best.cost) best = { set, cost }
  }
  return best?.set ?? null
}
