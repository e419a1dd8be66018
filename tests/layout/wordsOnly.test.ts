import { expect, it } from 'vitest'
import { applyTemplate } from '../../src/card/looks'
import { DEFAULT_SETTINGS } from '../../src/card/settings'
import { TEMPLATES } from '../../src/card/templates'
import { fontsOf } from '../../src/draw/fonts/fontsOf'
import { layoutCard } from '../../src/layout/layoutCard'
import { FULL_VIEW } from '../../src/layout/view'
import { keysOf } from '../../src/scene/values'
import { fakeMetrics } from '../text/fakeMetrics'
import { cardWith } from './cards'

const WORDS_ONLY = { ...FULL_VIEW, isWordsOnly: true }

it.each(keysOf(TEMPLATES))('needs the same type in %s as the whole card, which stays what it was', (id) => {
  const card = cardWith(applyTemplate(id, DEFAULT_SETTINGS))
  const wordsOnly = layoutCard(card, fakeMetrics, WORDS_ONLY)
  const whole = layoutCard(card, fakeMetrics)
  expect(fontsOf(wordsOnly)).toEqual(fontsOf(whole))
  expect(wordsOnly.live).toEqual(whole.live)
  expect(layoutCard(card, fakeMetrics, WORDS_ONLY).still).toBe(wordsOnly.still)
  expect(layoutCard(card, fakeMetrics).still).toBe(whole.still)
})

it('leaves out the frame’s back', () => {
  const card = cardWith({ frameStyle: 'brush' })
  expect(layoutCard(card, fakeMetrics, WORDS_ONLY).still.length).toBeLessThan(
    layoutCard(card, fakeMetrics).still.length,
  )
})
