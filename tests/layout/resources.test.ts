import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Card } from '../../src/card/card'
import { loadedFeatures, loadResources, type Features, type ResourceId } from '../../src/layout/features'
import { layoutCard } from '../../src/layout/layoutCard'
import { COMPACT_VIEW, FULL_VIEW, type View, isMissing } from '../../src/layout/view'
import type { Scene } from '../../src/scene/nodes'
import { runs } from '../fixtures/tier'
import { fakeMetrics } from '../text/fakeMetrics'
import { anyCard, cardWith, QUOTE } from './cards'
import './laidOut'
import { productWith } from './products'

await loadResources(['pinyin dictionary', 'traditional phrases'])

/** null for resources that failed to load */
function featuresWith(ids: ReadonlySet<ResourceId>, failed: ReadonlySet<ResourceId> = new Set()): Features {
  return { get: (id) => (failed.has(id) ? null : ids.has(id) ? loadedFeatures.get(id) : undefined) }
}

const ALL: Features = { get: (id) => loadedFeatures.get(id) }

function laidWith(features: Features, card: Card, view: View = FULL_VIEW) {
  return layoutCard(card, { metrics: fakeMetrics, view, luminanceMapOf: () => null, features })
}

/**
 * Lays out, loads what is missing and repeats, as `readyScene` does; every answer must request something new.
 */
function laidFrom(
  had: readonly ResourceId[],
  card: Card,
  view?: View,
): { scene: Scene; asked: ResourceId[] } {
  const loaded = new Set(had)
  const asked: ResourceId[] = []
  for (;;) {
    const answer = laidWith(featuresWith(loaded), card, view)
    if (!isMissing(answer)) return { scene: answer, asked }
    expect(answer.missing.length).toBeGreaterThan(0)
    for (const id of answer.missing) {
      expect(loaded.has(id)).toBe(false)
      loaded.add(id)
      asked.push(id)
    }
  }
}

const someResources = fc.subarray<ResourceId>([
  'bidi',
  'date parts',
  'pinyin',
  'pinyin dictionary',
  'product',
  'seal',
  'targets',
  'traditional characters',
  'traditional phrases',
  'weather dusk',
  'weather sunny',
  'frame clean',
  'frame film',
  'frame polaroid',
  'composition poster',
  'composition verse',
  'painting pond',
  'painting moon',
])

it('a card is the same scene whatever was loaded first', () => {
  fc.assert(
    fc.property(anyCard, someResources, fc.boolean(), (card, had, isCompact) => {
      const view = isCompact ? COMPACT_VIEW : FULL_VIEW
      const { scene } = laidFrom(had, card, view)
      expect(JSON.stringify(scene)).toBe(JSON.stringify(laidWith(ALL, card, view)))
    }),
    { numRuns: runs(300) },
  )
})

it('a card asks for what it shows, and for nothing else', () => {
  const traditional = { characters: 'traditional' } as const
  const askedBy = (card: Card) => laidFrom([], card).asked.toSorted()
  expect(askedBy(cardWith({}))).toEqual(['frame clean'])
  expect(askedBy(cardWith({ frameStyle: 'film', composition: 'verse' }))).toEqual([
    'composition verse',
    'frame film',
  ])
  expect(askedBy(cardWith({ showSeal: true, target: 'a6-card' }))).toEqual(['frame clean', 'seal', 'targets'])
  expect(askedBy(cardWith({}, { dateLine: ['lunar'] }))).toEqual(['date parts', 'frame clean'])
  expect(askedBy(cardWith({ showDate: false }, { dateLine: ['lunar'] }))).toEqual(['frame clean'])
  expect(askedBy(cardWith({}, { pinyin: true }))).toEqual(['frame clean', 'pinyin'])
  const own = { ...QUOTE, translation: '我自己写的一行字。' }
  expect(askedBy(cardWith({}, { pinyin: true }, own))).toEqual(['frame clean', 'pinyin', 'pinyin dictionary'])
  expect(askedBy(cardWith({}, { pinyin: true }, { ...QUOTE, translation: '' }))).toEqual(['frame clean'])
  expect(askedBy(cardWith({ watermarkText: 'Q' }, traditional))).toEqual([
    'frame clean',
    'traditional characters',
  ])
  expect(askedBy(cardWith({}, traditional, { ...QUOTE, translation: '理发' }))).toEqual([
    'frame clean',
    'traditional characters',
    'traditional phrases',
  ])
  expect(askedBy(cardWith({}, {}, { ...QUOTE, translation: 'שלום' }))).toEqual(['bidi', 'frame clean'])
  expect(askedBy(productWith({}))).toEqual(['frame clean', 'product'])
})

it('a card is laid out without what could not be loaded, where it can do without', () => {
  const failed = new Set<ResourceId>(['pinyin', 'traditional characters', 'painting moon'])
  const features: Features = {
    get: (id) => (failed.has(id) ? null : loadedFeatures.get(id)),
  }
  const plain = cardWith({})
  const asked = cardWith({}, { pinyin: true, characters: 'traditional' })
  expect(laidWith(features, asked)).toEqual(laidWith(ALL, plain))
  const painted = cardWith({ backgroundType: 'art', art: { family: 'moon', palette: '', seed: 0 } })
  expect(isMissing(laidWith(features, painted))).toBe(false)
})
