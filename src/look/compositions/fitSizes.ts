import { sizeLadder } from '../../text/fit'
import { isVerse, leastVersePx } from '../../text/verse'
import type { Sheet } from './composition'

interface Fitting {
  cost: number // ≥ 0
  heightPx: number
}

const SMALLER_COST = 3.2 // × ln(largest fitting size ÷ size)

interface Sizes {
  fromPx: number
  toPx: number
  heightPx: number
  reach?: number // smallest size tried for better breaks, × largest that fits; default 0.8
}

type SetAt<Set> = (sheet: Sheet, sizePx: number) => Set

/** Words placed by hand keep the size that all have without it, if they fit so; null if none fits. */
export function bestFitting<Set extends Fitting>(sheet: Sheet, sizes: Sizes, setAt: SetAt<Set>): Set | null {
  if (isByHand(sheet)) {
    const usual = bestOf(untouched(sheet), sizes, setAt)
    const asAsked = usual && setAt(sheet, usual.sizePx)
    if (asAsked && asAsked.heightPx <= sizes.heightPx) return asAsked
  }
  return bestOf(sheet, sizes, setAt)?.set ?? null
}

export function untouched(sheet: Sheet): Sheet {
  return { ...sheet, byHand: () => ({ scale: 1, widthPx: 0 }) }
}

function isByHand({ words: { lead, second }, byHand }: Sheet): boolean {
  return [lead, second].some((said) => said && (byHand(said.id).scale !== 1 || byHand(said.id).widthPx > 0))
}

function bestOf<Set extends Fitting>(
  sheet: Sheet,
  { fromPx, toPx, heightPx, reach = 0.8 }: Sizes,
  setAt: SetAt<Set>,
): { set: Set; sizePx: number } | null {
  let largestPx = 0
  let best: { set: Set; sizePx: number; cost: number } | null = null
  const isInLines = isVerse(sheet.words.lead.text)
  for (const sizePx of sizeLadder(fromPx, isInLines ? Math.min(toPx, leastVersePx(fromPx)) : toPx)) {
    if (sizePx < (isInLines ? leastVersePx(largestPx) : largestPx * reach)) break
    if (sizePx < toPx && largestPx === 0) break
    if (best && SMALLER_COST * Math.log(largestPx / sizePx) >= best.cost) break // no smaller size can be better
    const set = setAt(sheet, sizePx)
    if (set.heightPx > heightPx) continue
    if (largestPx === 0) largestPx = sizePx
    const cost = set.cost + SMALLER_COST * Math.log(largestPx / sizePx)
    if (!best || cost < best.cost) best = { set, sizePx, cost }
  }
  return best
}
