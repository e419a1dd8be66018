/** `share`: 0..1, interpolated linearly. */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (sorted.length - 1) * share
  const below = sorted[Math.floor(at)]
  return below + (sorted[Math.ceil(at)] - below) * (at - Math.floor(at))
}

/** Quartiles q1 and q3 enclose the middle half of the runs. */
export function summary(values) {
  return {
    median: quantile(values, 0.5),
    q1: quantile(values, 0.25),
    q3: quantile(values, 0.75),
    runs: values.length,
  }
}

/** Mean of the middle half: as robust to outliers as a median, and not quantised by frames. */
export function middleMean(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const cut = Math.floor(sorted.length / 4)
  const middle = sorted.slice(cut, sorted.length - cut)
  return middle.reduce((sum, value) => sum + value, 0) / middle.length
}

/** Median of a[i] ÷ b[i]: a disturbance in a round affects both. */
export function pairedRatio(a, b) {
  return quantile(
    a.map((value, index) => value / b[index]),
    0.5,
  )
}

export function rotated(list, by) {
  const start = by % list.length
  return [...list.slice(start), ...list.slice(0, start)]
}
