/** In standard deviations; weights beyond are below half a level of 255. */
export const GAUSSIAN_REACH = 3

/** Samples from `-reach` to `reach`; the sum is 1. */
export function gaussianWeights(sigma: number): number[] {
  const reach = Math.ceil(sigma * GAUSSIAN_REACH)
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * Math.max(sigma, 1e-3) ** 2)),
  )
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}
