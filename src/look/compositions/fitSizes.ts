import { sizeLadder } from '../../text/fit'

interface Fitting {
  cost: number // ≥ 0
  heightPx: number
}

const SMALLER_COST = 3.2 // × ln(largest fitting size ÷ size)

/** Returns the size with the best line breaks, down to `reach` × the largest that fits; null if none fits. */
export function bestFitting<Set extends Fitting>(
  { fromPx, toPx, heightPx, reach = 0.8 }: { fromPx: number; toPx: number; heightPx: number; reach?: number },
  setAt: (sizePx: number) => Set,
): Set | null {
  let largestPx = 0
  let best: { set: Set; cost: number } | null = null
  for (const sizePx of sizeLadder(fromPx, toPx)) {
    if (sizePx < largestPx * reach) break
    if (best && SMALLER_COST * Math.log(largestPx / sizePx) >= best.cost) break // no smaller size can be better
    const set = setAt(sizePx)
    if (set.heightPx > heightPx) continue
    if (largestPx === 0) largestPx = sizePx
    const cost = set.cost + SMALLER_COST * Math.log(largestPx / sizePx)
    if (!best || cost < best.cost) best = { set, cost }
  }
  return best?.set ?? null
}
