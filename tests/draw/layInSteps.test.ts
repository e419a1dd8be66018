import { expect, it } from 'vitest'
import { layInSteps } from '../../src/draw/layInSteps'
import { allAtOnce } from '../../src/draw/steps'
import { layoutCard } from '../../src/layout/layoutCard'
import { memoMetrics } from '../../src/text/metrics/memoMetrics'
import { fakeMetrics } from '../text/fakeMetrics'
import { SAMPLES, sampleCard } from '../reading/samples'

const card = sampleCard('creative', SAMPLES.median[0]!)

function countingMetrics() {
  const measured: string[] = []
  const metrics = memoMetrics(
    (text, font, letterSpacingPx) => (measured.push(text), fakeMetrics.widthPx(text, font, letterSpacingPx)),
    fakeMetrics.covers,
  )
  return { measured, metrics }
}

it('gives what laying out at once gives', () => {
  const { metrics } = countingMetrics()
  const inSteps = allAtOnce(layInSteps((known) => layoutCard(card, known), metrics))
  expect(inSteps).toEqual(layoutCard(card, fakeMetrics))
})

it('measures one width a step', () => {
  const { measured, metrics } = countingMetrics()
  const steps = layInSteps((known) => layoutCard(card, known), metrics)
  for (let before = 0; !steps.next().done; before = measured.length)
    expect(measured.length - before).toBeLessThan(2)
  expect(measured.length).toBeGreaterThan(20)
})

it('lays out once when all widths are known', () => {
  const { metrics } = countingMetrics()
  layoutCard(card, metrics)
  expect(layInSteps((known) => layoutCard(card, known), metrics).next().done).toBe(true)
})
