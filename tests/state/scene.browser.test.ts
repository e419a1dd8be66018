import { atom, createStore } from 'jotai'
import { expect, it } from 'vitest'
import type { Card } from '../../src/card/card'
import { whenGlyphsCome } from '../../src/draw/fonts/browserFonts'
import { browserMetrics } from '../../src/draw/fonts/browserMetrics'
import { FULL_VIEW, type View } from '../../src/layout/view'
import type { Scene } from '../../src/scene/nodes'
import { createSceneAtoms } from '../../src/state/scene'
import { layoutCard } from '../layout/laidOut'
import { SAMPLES, sampleCard } from '../reading/samples'

it('is laid out with the loaded fonts for requests made while they load', async () => {
  const [quote] = SAMPLES.median
  const card = sampleCard('creative', quote!)
  const atoms = createSceneAtoms(atom<Card | null>(card), atom<View>(FULL_VIEW))
  const store = createStore()
  const load = async (): Promise<Scene | null> => {
    await store.set(atoms.loadSceneAtom, new AbortController().signal)
    return store.get(atoms.currentSceneAtom)
  }
  const asked: Promise<Scene | null>[] = []
  whenGlyphsCome(() => asked.push(load())) // The visitor presses Export at that moment.
  const rough = store.get(atoms.currentSceneAtom)
  asked.push(load())
  const answers = [await asked[0], ...(await Promise.all(asked))]
  const right = layoutCard(card, browserMetrics, FULL_VIEW)
  expect(rough).not.toEqual(right)
  expect(asked.length).toBeGreaterThan(2)
  for (const answer of answers) expect(answer).toEqual(right)
  expect(store.get(atoms.readySceneAtom)).toEqual(right)
})
