import { expect, it } from 'vitest'
import { layInSteps } from '../../src/draw/layInSteps'
import { allAtOnce } from '../../src/scene/steps'
import { layoutCard, layoutCardInSteps } from '../../src/layout/layoutCard'
import { memoMetrics } from '../../src/text/metrics/memoMetrics'
import { fakeMetrics } from '../text/fakeMetrics'
import { SAMPLES, sampleCard } from '../reading/samples'

const card = sampleCard('creative', SAMPLES.median[0]!)

function countingMetrics() {
  const measured: string[] = []
  const metrics = memoMetrics({
    ...fakeMetrics,
    widthPx: (text, font, letterSpacingPx) => (
      measured.push(text),
      fakeMetrics.widthPx(text, font, letterSpacingPx)
    ),
  })
  return { measured, metrics }
}

it('gives what laying out at once gives', () => {
  const { metrics } = countingMetrics()
  const inSteps = allAtOnce(layInSteps((known) => layoutCardInSteps(card, known), metrics))
  expect(inSteps).toEqual(layoutCard(card, fakeMetrics))
})

it('measures one width a step', () => {
  const { measured, metrics } = countingMetrics()
  const steps = layInSteps((known) => layoutCardInSteps(card, known), metrics)
  for (let before = 0; !steps.next().done; before = measured.length)
    expect(measured.length - before).toBeLessThan(2)
  expect(measured.length).toBeGreaterThan(20)
})

it('lays out once when all widths are known', () => {
  const { metrics } = countingMetrics()
  layoutCard(card, metrics)
  let layouts = 0
  const steps = layInSteps((known) => {
    layouts += 1
    return layoutCardInSteps(card, known)
  }, metrics)
  expect(allAtOnce(steps)).toEqual(layoutCard(card, fakeMetrics))
  expect(layouts).toBe(1)
})

it('lays out again when a font has arrived in a pause', () => {
  let letterPx = 5
  const metrics = memoMetrics({ ...fakeMetrics, widthPx: (text) => letterPx * text.length })
  layoutCard(card, metrics)
  const steps = layInSteps((known) => layoutCardInSteps(card, known), metrics)
  for (let step = 0; step < 12; step += 1) expect(steps.next().done).toBe(false)
  letterPx = 7
  metrics.clear()
  const laid = allAtOnce(steps)
  expect(laid).toEqual(layoutCard(card, memoMetrics({ ...fakeMetrics, widthPx: (text) => 7 * text.length })))
})

it('pauses within a layout, so that a page’s first is no long task', () => {
  let pauses = 0
  for (const steps = layoutCardInSteps(card, fakeMetrics); !steps.next().done;) pauses += 1
  expect(pauses).toBeGreaterThan(15)
})
