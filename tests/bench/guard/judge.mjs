import { quantile } from '../statistics.mjs'

/** highest acceptable ratio now ÷ before */
const LIMIT = 1.1

/** Minimum difference: the browser's clock has steps of 0.1 ms. */
const LEAST_MS = 0.2

/** Whether a figure must be measured again before it is judged. */
export function isSuspect(rounds) {
  return median(ratiosOf(rounds)) > LIMIT && addedMs(rounds) > LEAST_MS
}

/**
 * Worse if the median ratio exceeds the limit by more than its noise, a box plot's notch (McGill, Tukey and
 * Larsen 1978), which contains the median in 19 of 20 cases.
 */
export function judged(rounds) {
  const ratios = ratiosOf(rounds)
  const ratio = median(ratios)
  const noise = (1.57 * (quantile(ratios, 0.75) - quantile(ratios, 0.25))) / Math.sqrt(ratios.length)
  return {
    before: median(rounds.map(({ before }) => before)),
    now: median(rounds.map(({ now }) => now)),
    ratio,
    noise,
    rounds: rounds.length,
    isWorse: ratio - noise > LIMIT && addedMs(rounds) > LEAST_MS,
  }
}

function addedMs(rounds) {
  return median(rounds.map(({ before, now }) => now - before))
}

function ratiosOf(rounds) {
  return rounds.map(({ before, now }) => now / before)
}

function median(values) {
  return quantile(values, 0.5)
}
