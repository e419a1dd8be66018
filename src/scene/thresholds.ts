/** 8 × 8, each far from its neighbours (Bayer, 1973) */
const THRESHOLDS = Array.from({ length: 64 }, (_, at) => {
  const [x, y] = [at % 8, Math.floor(at / 8)]
  const digits = [1, 2, 4].map((bit) => {
    const [across, down] = [Number((x & bit) > 0), Number((y & bit) > 0)]
    return ((2 * (across ^ down) + down) * 16) / bit ** 2
  })
  return (digits.reduce((sum, digit) => sum + digit) + 0.5) / 64
})

/** Between 0 and 1, for rounding a pixel's value by its place. @param x @param y whole, at least 0 */
export function thresholdAt(x: number, y: number): number {
  return THRESHOLDS[(y & 7) * 8 + (x & 7)]!
}
