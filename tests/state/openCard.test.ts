import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import type { Card } from '../../src/card/card'
import { emptyProduct } from '../../src/card/product'
import { emptyQuote } from '../../src/card/quote'
import { TEMPLATES } from '../../src/card/templates'
import {
  beginStepAtom,
  canUndoAtom,
  cardAtom,
  changeSettingsAtom,
  endStepAtom,
  placeQuoteAtom,
  redoAtom,
  undoAtom,
} from '../../src/state/card'
import { changeDraftAtom, startEditingAtom, typeSettingAtom } from '../../src/state/draft'
import { draftAtom } from '../../src/state/editorState'
import { openCardAtom } from '../../src/state/openCard'

const DAY = '2026-11-21'
const QUOTE_CARD: Card = {
  kind: 'quote',
  quote: { ...emptyQuote(DAY), content: 'Less is more.' },
  settings: TEMPLATES.sunny.settings,
}
const PRODUCT_CARD: Card = {
  kind: 'product',
  product: { ...emptyProduct(DAY), name: 'Kettle' },
  settings: TEMPLATES.dark.settings,
}

function storeAtWork() {
  const store = createStore()
  store.set(placeQuoteAtom, emptyQuote(DAY))
  return store
}

it.each([QUOTE_CARD, PRODUCT_CARD])('opens a $kind card, one undo away from the work in hand', (card) => {
  const store = storeAtWork()
  const before = store.get(cardAtom)
  store.set(openCardAtom, card)
  expect(store.get(cardAtom)).toEqual(card)
  store.set(undoAtom)
  expect(store.get(cardAtom)).toEqual(before)
  store.set(redoAtom)
  expect(store.get(cardAtom)).toEqual(card)
})

it('keeps words and settings that were still being typed', () => {
  const store = storeAtWork()
  store.set(startEditingAtom)
  store.set(changeDraftAtom, { content: 'Half a sentence' })
  store.set(typeSettingAtom, 'watermarkText', 'Mine')
  store.set(openCardAtom, QUOTE_CARD)
  expect(store.get(draftAtom)).toBeNull()
  expect(store.get(cardAtom)).toEqual(QUOTE_CARD)
  store.set(undoAtom)
  expect(store.get(cardAtom)).toMatchObject({
    quote: { content: 'Half a sentence' },
    settings: { watermarkText: 'Mine' },
  })
})

it('is a step of its own, also in the middle of a gesture', () => {
  const store = storeAtWork()
  store.set(beginStepAtom)
  store.set(changeSettingsAtom, { shadow: 'lg' })
  store.set(openCardAtom, QUOTE_CARD)
  store.set(changeSettingsAtom, { showDate: false })
  store.set(endStepAtom)
  store.set(undoAtom)
  expect(store.get(cardAtom)).toEqual(QUOTE_CARD)
  store.set(undoAtom)
  expect(store.get(cardAtom)?.settings.shadow).toBe('lg')
})

it('is the first card where there is none, and cannot be undone to nothing', () => {
  const store = createStore()
  store.set(openCardAtom, QUOTE_CARD)
  expect(store.get(cardAtom)).toEqual(QUOTE_CARD)
  expect(store.get(canUndoAtom)).toBe(false)
})
