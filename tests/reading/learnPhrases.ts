/**
 * `npm run tool phrases`: learns the weights of `text/hanCosts.ts` from the sentences in `sentences.json` that are not
 * kept, by logistic regression. The sentences are our own.
 */
import { writeFileSync } from 'node:fs'
import { bucketOf, NO_GAP, NO_WEIGHT, seamsOf, WEIGHT_STEP, WIDEST_GAP } from '../../src/text/hanCosts'
import { SENTENCES } from './phrases'

const STEPS = 600
const RATE = 0.3
const DECAY = 0.00015 // × weight, so that rare words weigh little
const LEAST_SEEN = 3
/** The weights are in the first scripts, which have no room for more. */
const MOST = 1950

interface Example {
  features: readonly number[]
  isBad: number
}

/** Between two marks, and after a figure, no line ends anyway. */
const MAY_END = /^[^《“「\p{N}][^》”」%]$/u

const examples = SENTENCES.filter(({ isKept, isVerse }) => !isKept && !isVerse).flatMap(({ text, places }) =>
  [...seamsOf(text)].flatMap(([offset, { isOne, features }]): Example[] =>
    isOne || !MAY_END.test(text.slice(offset - 1, offset + 1))
      ? []
      : [{ features: features.map(bucketOf), isBad: places.has(offset) ? 0 : 1 }],
  ),
)
const seen = new Map<number, number>()
for (const { features } of examples)
  for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1)

const all = learnt([...seen].flatMap(([feature, times]) => (times < LEAST_SEEN ? [] : [feature])))
const worth = (feature: number) => Math.abs(all.get(feature)!) * Math.sqrt(Math.min(60, seen.get(feature)!))
const heaviest = [...all.keys()].toSorted((one, other) => worth(other) - worth(one)).slice(0, MOST)

let gaps = ''
let steps = ''
let before = -1
for (const [bucket, weight] of learnt(heaviest.toSorted((one, other) => one - other))) {
  const step = Math.max(-15, Math.min(15, Math.round(weight / WEIGHT_STEP)))
  if (step === 0) continue
  for (; bucket - before >= WIDEST_GAP; before += WIDEST_GAP) gaps += String.fromCharCode(NO_GAP + WIDEST_GAP)
  gaps += String.fromCharCode(NO_GAP + bucket - before)
  steps += String.fromCharCode(NO_WEIGHT + step)
  before = bucket
}
const json = JSON.stringify({ gaps, steps })
writeFileSync('src/text/phraseWeights.json', `${json}\n`)
console.info(`${examples.length} places between words, ${steps.length} weights, ${json.length} bytes`)

/** Adagrad, because features are as rare as words. */
function learnt(features: readonly number[]): Map<number, number> {
  const ids = new Map(features.map((feature, id) => [feature, id]))
  const places = examples.map(({ features: found, isBad }) => ({
    ids: found.flatMap((feature) => ids.get(feature) ?? []),
    isBad,
  }))
  const weights = new Float64Array(features.length)
  const squares = new Float64Array(features.length).fill(0.001)
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = Float64Array.from(weights, (weight) => DECAY * weight)
    for (const { ids: found, isBad } of places) {
      const logit = found.reduce((sum, id) => sum + weights[id]!, 0)
      const error = (1 / (1 + Math.exp(-logit)) - isBad) / places.length
      for (const id of found) gradient[id] = gradient[id]! + error
    }
    gradient.forEach((slope, id) => {
      squares[id] = squares[id]! + slope * slope
      weights[id] = weights[id]! - (RATE * slope) / Math.sqrt(squares[id]!)
    })
  }
  return new Map(features.map((feature, id) => [feature, weights[id]!]))
}
