/** Rows of a list that are on the page. */
export type RowRange = readonly [from: number, to: number]

/**
 * What is on the page after one step: one row more, those in the window first, and one less at each end of those that are wanted no
 * longer. The same range if there is nothing to do.
 * @param seen the rows in the window
 * @param wanted these and some around
 */
export function nextRange(shown: RowRange, seen: RowRange, wanted: RowRange): RowRange {
  const [from, to] = shown
  if (to <= wanted[0] || from >= wanted[1]) {
    // A leap: what was there is not in view any more.
    const next: RowRange = [seen[0], Math.min(seen[0] + 1, wanted[1])]
    return from === to && next[0] === next[1] ? shown : next
  }
  let [nextFrom, nextTo] = [from, to]
  if (to < seen[1]) nextTo += 1
  else if (from > seen[0]) nextFrom -= 1
  else if (to < wanted[1]) nextTo += 1
  else if (from > wanted[0]) nextFrom -= 1
  if (nextFrom < wanted[0]) nextFrom += 1
  if (nextTo > wanted[1]) nextTo -= 1
  return nextFrom === from && nextTo === to ? shown : [nextFrom, nextTo]
}
