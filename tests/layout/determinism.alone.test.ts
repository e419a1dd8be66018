// @module-tag slow
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { memoMetrics } from '../../src/text/metrics/memoMetrics'
import { fakeMetrics } from '../text/fakeMetrics'
import { IS_FULL } from '../fixtures/tier'
import { anyCard } from './cards'

/** Layout's caches (paragraphs, faces, widths, backdrops) must never affect its results. */
it('lays out a card the same whatever was laid out before', async () => {
  const cards = fc.sample(anyCard, IS_FULL ? 2000 : 60)
  const first = await freshLayout()
  const scenes = cards.map(first)
  const second = await freshLayout()
  const backwards = cards
    .toReversed()
    .map((card) => second(structuredClone(card)))
    .toReversed()
  backwards.forEach((scene, at) => expect(scene).toBe(scenes[at]))
  cards.slice(0, 200).forEach((card, at) => expect(first(card)).toBe(scenes[at]))
})

async function freshLayout() {
  vi.resetModules()
  const { layoutCard } = await import('./laidOut')
  const metrics = memoMetrics(fakeMetrics, 500)
  return (card: Parameters<typeof layoutCard>[0]) => JSON.stringify(layoutCard(card, metrics))
}
