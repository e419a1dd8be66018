/** The value at a share (0-1) of the sorted list, interpolated linearly. */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (sorted.length - 1) * share
  const below = sorted[Math.floor(at)]
  return below + (sorted[Math.ceil(at)] - below) * (at - Math.floor(at))
}

/** { median, q1, q3, runs }: the middle half of the runs lies between q1 and q3. */
export function summary(values) {
  return {
    median: quantile(values, 0.5),
    q1: quantile(values, 0.25),
    q3: quantile(values, 0.75),
    runs: values.length,
  }
}

/** Mean of the middle half: as little moved by outliers as a median, and not by the steps of frames. */
export function middleMean(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const cut = Math.floor(sorted.length / 4)
  const middle = sorted.slice(cut, sorted.length - cut)
  return middle.reduce((sum, value) => sum + value, 0) / middle.length
}

/** Median of a[i] ÷ b[i]: disturbances of a round affect both. */
export function pairedRatio(a, b) {
  return quantile(
    a.map((value, index) => value / b[index]),
    0.5,
  )
}

/** The list rotated by `by` places, so that everyone is first in turn. */
export function rotated(list, by) {
  const start = by % list.length
  return [...list.slice(start), ...list.slice(0, start)]
}
