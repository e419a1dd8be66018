const LEAST_DRAWN = 3
const LATEST = 12 // pictures; the device's other load changes

/** null before some are drawn. */
export function timeLeftMs(tookMs: readonly number[], left: number): number | null {
  if (tookMs.length < LEAST_DRAWN) return null
  const latest = tookMs.slice(-LATEST)
  return (latest.reduce((sum, took) => sum + took, 0) / latest.length) * left
}
