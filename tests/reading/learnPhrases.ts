/**
 * `npm run tool phrases`: learns the weights of `text/hanCosts.ts` from the sentences in `sentences.json` that are not
 * kept, by logistic regression. The sentences are our own.
 */
import { writeFileSync } from 'node:fs'
import { seamsOf, WEIGHT_STEP } from '../../src/text/hanCosts'
import { SENTENCES } from './phrases'

const STEPS = 600
const RATE = 0.3
const DECAY = 0.0005 // × weight, so that rare words weigh little
const LEAST_SEEN = 3

interface Example {
  features: number[]
  isBad: number
}

const seams = SENTENCES.filter(({ isKept, isVerse }) => !isKept && !isVerse).flatMap(({ text, places }) =>
  [...seamsOf(text)].flatMap(([offset, { isOne, features }]) =>
    isOne || !/\p{Script=Han}/u.test(text[offset]!) ? [] : [{ features, isBad: places.has(offset) ? 0 : 1 }],
  ),
)
const seen = new Map<string, number>()
for (const { features } of seams)
  for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1)
const names = [...seen].flatMap(([feature, times]) => (times < LEAST_SEEN ? [] : [feature])).sort()
const ids = new Map(names.map((name, id) => [name, id]))
const examples = seams.map(({ features, isBad }): Example => ({
  features: features.flatMap((feature) => ids.get(feature) ?? []),
  isBad,
}))

const weights = learnt(examples)
const byWeight: Record<string, string> = {}
names.forEach((name, id) => {
  const steps = Math.round(weights[id]! / WEIGHT_STEP)
  if (steps !== 0) byWeight[steps] = byWeight[steps] === undefined ? name : `${byWeight[steps]} ${name}`
})
const json = JSON.stringify(byWeight)
writeFileSync('src/text/phraseWeights.json', `${json}\n`)
console.info(`${examples.length} places between words, ${json.length} bytes`)

/** Adagrad, because features are as rare as words. */
function learnt(all: readonly Example[]): Float64Array {
  const found = new Float64Array(names.length)
  const squares = new Float64Array(names.length).fill(0.001)
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = Float64Array.from(found, (weight) => DECAY * weight)
    for (const { features, isBad } of all) {
      const logit = features.reduce((sum, id) => sum + found[id]!, 0)
      const error = (1 / (1 + Math.exp(-logit)) - isBad) / all.length
      for (const id of features) gradient[id] = gradient[id]! + error
    }
    gradient.forEach((slope, id) => {
      squares[id] = squares[id]! + slope * slope
      found[id] = found[id]! - (RATE * slope) / Math.sqrt(squares[id]!)
    })
  }
  return found
}
