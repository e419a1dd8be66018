import { quantile } from '../statistics.mjs'

/** A figure may be this much of what it was. */
const LIMIT = 1.1

/** And this much more: a page's clock goes in steps of 0.1 ms. */
const LEAST_MS = 0.2

/** Whether a figure has to be measured again before it is judged. */
export function isSuspect(rounds) {
  return median(ratiosOf(rounds)) > LIMIT && addedMs(rounds) > LEAST_MS
}

/**
 * A figure by its rounds, each with `before` and `now`. It is worse if the median ratio is over the limit by more than its
 * noise, the notch of a box plot (McGill, Tukey and Larsen 1978), within which a median lies in 19 of 20 cases.
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
