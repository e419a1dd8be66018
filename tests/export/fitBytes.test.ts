import { expect, it } from 'vitest'
import { greysWithin, qualitiesWithin } from '../../src/export/fitBytes'
import type { GreyLook } from '../../src/export/greyPng'

function run<Way>(search: Generator<Way, number, number>, bytesAt: (way: Way) => number) {
  const tried: Way[] = []
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

it('takes dots that weigh less where greys are too heavy, then fewer greys', () => {
  const weights = { diffused: 40, even: 20, coarse: 5 }
  const bytesAt = ({ greys, dots }: GreyLook) => greys * weights[dots]
  const triedFor = (greys: number, most: number | null) =>
    run(greysWithin(greys, most, itself), bytesAt).tried
  const ways = ['16 diffused', '16 even', '4 diffused', '4 even', '2 diffused', '2 even', '2 coarse']
  const named = (looks: readonly GreyLook[]) => looks.map(({ greys, dots }) => `${greys} ${dots}`)
  expect(named(triedFor(16, null))).toEqual(ways.slice(0, 1))
  expect(named(triedFor(16, 320))).toEqual(ways.slice(0, 2))
  expect(named(triedFor(16, 80))).toEqual(ways.slice(0, 4))
  expect(named(triedFor(4, 1))).toEqual(ways.slice(2))
  expect(named(triedFor(2, 40))).toEqual(ways.slice(4, 6))
})
