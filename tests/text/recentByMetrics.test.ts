import { expect, it } from 'vitest'
import { memoMetrics } from '../../src/text/metrics/memoMetrics'
import { recentByMetrics } from '../../src/text/metrics/metrics'
import { fakeMetrics } from './fakeMetrics'

const newMetrics = () => memoMetrics(fakeMetrics)

function counting(capacity: number) {
  const recent = recentByMetrics<string>(capacity)
  const measured: string[] = []
  const ask = (metrics: ReturnType<typeof newMetrics>, key: string) =>
    recent(metrics, key, () => (measured.push(key), `${key}!`))
  return { ask, measured }
}

it('measures once by each metrics', () => {
  const { ask, measured } = counting(2)
  const [one, other] = [newMetrics(), newMetrics()]
  expect([ask(one, 'a'), ask(one, 'b'), ask(one, 'a')]).toEqual(['a!', 'b!', 'a!'])
  expect(measured).toEqual(['a', 'b'])
  ask(other, 'a')
  expect(measured).toEqual(['a', 'b', 'a'])
})

it('measures again when fonts have arrived', () => {
  const { ask, measured } = counting(2)
  const metrics = newMetrics()
  ask(metrics, 'a')
  metrics.clear()
  ask(metrics, 'a')
  expect(measured).toEqual(['a', 'a'])
})

it('keeps no more than it may', () => {
  const { ask, measured } = counting(2)
  const metrics = newMetrics()
  for (const key of ['a', 'b', 'c', 'c', 'a']) ask(metrics, key)
  expect(measured).toEqual(['a', 'b', 'c', 'a'])
})
