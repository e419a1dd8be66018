import { expect, it } from 'vitest'
import { greysWithin, qualitiesWithin } from '../../src/export/fitBytes'

/** What each quality weighs, and the qualities that were tried. */
function run(search: Generator<number, number, number>, bytesAt: (quality: number) => number) {
  const tried: number[] = []
  let step = search.next()
  while (!step.done) {
    tried.push(step.value)
    step = search.next(bytesAt(step.value))
  }
  return { bytes: step.value, tried }
}
const itself = (bytes: number) => bytes
const linear = (quality: number) => quality * 1_000

it('takes the chosen quality where that fits, and where there is no limit', () => {
  expect(run(qualitiesWithin(0.95, 950, itself), linear)).toEqual({ bytes: 950, tried: [0.95] })
  expect(run(qualitiesWithin(0.95, null, itself), linear)).toEqual({ bytes: 950, tried: [0.95] })
})

it('comes near to the limit from below, in at most five encodes', () => {
  for (let most = 300; most < 950; most += 10) {
    const { bytes, tried } = run(qualitiesWithin(0.95, most, itself), linear)
    expect(bytes).toBeLessThanOrEqual(most)
    expect(bytes).toBeGreaterThan(most - 100)
    expect(tried.length).toBeLessThanOrEqual(5)
  }
})

it('gives the smallest file where none fits, without more encodes', () => {
  expect(run(qualitiesWithin(0.95, 90, itself), linear)).toEqual({ bytes: 300, tried: [0.95, 0.3] })
})

it('takes black and white where more greys are too heavy', () => {
  const bytesAt = (greys: number) => greys * 25
  expect(run(greysWithin(4, 100, itself), bytesAt)).toEqual({ bytes: 100, tried: [4] })
  expect(run(greysWithin(4, 90, itself), bytesAt)).toEqual({ bytes: 50, tried: [4, 2] })
})
