import { atom, createStore } from 'jotai'
import { expect, it } from 'vitest'
import type { Card } from '../../src/card/card'
import { whenGlyphsCome } from '../../src/draw/fonts/browserFonts'
import { browserMetrics } from '../../src/draw/fonts/browserMetrics'
import { layoutCard, layoutCardInSteps } from '../../src/layout/layoutCard'
import { FULL_VIEW, type View } from '../../src/layout/view'
import type { Scene } from '../../src/scene/nodes'
import { createSceneAtoms } from '../../src/state/scene'
import { SAMPLES, sampleCard } from '../reading/samples'

it('is laid out with the loaded fonts for requests made while they load', async () => {
  const [quote] = SAMPLES.median
  const card = sampleCard('creative', quote!)
  const atoms = createSceneAtoms(
    atom<Card | null>(card),
    atom<View>(FULL_VIEW),
    atom(() => layoutCardInSteps),
    'edited',
  )
  const store = createStore()
  const load = async (): Promise<Scene | null> => {
    await store.set(atoms.loadSceneAtom, new AbortController().signal)
    return store.get(atoms.currentSceneAtom)
  }
  const asked: Promise<Scene | null>[] = []
  whenGlyphsCome(() => asked.push(load())) // Export is pressed at that moment
  const rough = store.get(atoms.currentSceneAtom)
  asked.push(load())
  const answers = [await asked[0], ...(await Promise.all(asked))]
  const right = layoutCard(card, browserMetrics, FULL_VIEW)
  expect(rough).not.toEqual(right)
  expect(asked.length).toBeGreaterThan(2)
  for (const answer of answers) expect(answer).toEqual(right)
  expect(store.get(atoms.readySceneAtom)).toEqual(right)
})

it('is laid out by no reader of the scene if it is only looked at', async () => {
  const card = sampleCard('creative', SAMPLES.median[0]!)
  let layouts = 0
  const atoms = createSceneAtoms(
    atom<Card | null>(card),
    atom<View>(FULL_VIEW),
    atom(() => (...laid: Parameters<typeof layoutCardInSteps>) => {
      layouts += 1
      return layoutCardInSteps(...laid)
    }),
    'looked at',
  )
  const store = createStore()
  expect(store.get(atoms.currentSceneAtom)).toBe(null)
  expect(store.get(atoms.awaitedAtom)).toBe(card)
  expect(layouts).toBe(0)
  await store.set(atoms.loadSceneAtom, new AbortController().signal)
  expect(store.get(atoms.readySceneAtom)).toEqual(layoutCard(card, browserMetrics, FULL_VIEW))
  expect(store.get(atoms.awaitedAtom)).toBe(null)
})
