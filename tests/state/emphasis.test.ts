import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { cardQuoteAtom, placeQuoteAtom, redoAtom, undoAtom } from '../../src/state/card'
import {
  cancelDraftAtom,
  emphasizeAtom,
  saveDraftAtom,
  shownQuoteAtom,
  startEditingAtom,
  writeWordsAtom,
} from '../../src/state/draft'
import { QUOTE } from '../layout/cards'

const WONDER = { text: 'content', start: 4, end: 9 } as const

function storeWith(content = 'The world will never starve') {
  const store = createStore()
  store.set(placeQuoteAtom, { ...QUOTE, content })
  return store
}

it('a pair of asterisks becomes a mark, and one undo brings them back', () => {
  const store = storeWith('A *word')
  expect(store.set(writeWordsAtom, 'content', 'A *word*')).toBe('A word'.length)
  const marked = { content: 'A word', emphasis: [{ text: 'content', start: 2, end: 6, as: 'marker' }] }
  expect(store.get(cardQuoteAtom)).toMatchObject(marked)
  store.set(undoAtom)
  expect(store.get(cardQuoteAtom)).toMatchObject({ content: 'A *word*', emphasis: [] })
  store.set(redoAtom)
  expect(store.get(cardQuoteAtom)).toMatchObject(marked)
})

it('asterisks of the author stay', () => {
  const store = storeWith()
  store.set(writeWordsAtom, 'author', '*Me')
  expect(store.set(writeWordsAtom, 'author', '*Me*')).toBeNull()
  expect(store.get(cardQuoteAtom)?.author).toBe('*Me*')
})

it('a mark is one step, stays with its words, and leaves the quote its source', () => {
  const store = storeWith()
  const { source } = store.get(cardQuoteAtom)!
  store.set(emphasizeAtom, WONDER, 'circle')
  expect(store.get(cardQuoteAtom)).toMatchObject({ source, emphasis: [{ ...WONDER, as: 'circle' }] })
  store.set(writeWordsAtom, 'content', 'Oh, the world will never starve')
  const [mark] = store.get(cardQuoteAtom)!.emphasis
  expect('Oh, the world will never starve'.slice(mark!.start, mark!.end)).toBe('world')
  store.set(undoAtom)
  store.set(undoAtom)
  expect(store.get(cardQuoteAtom)?.emphasis).toEqual([])
})

it('while the content is edited, marks are of the draft: saved and cancelled with it', () => {
  const store = storeWith()
  store.set(startEditingAtom)
  store.set(emphasizeAtom, WONDER, 'dots')
  expect(store.get(shownQuoteAtom)?.emphasis).toHaveLength(1)
  store.set(cancelDraftAtom)
  expect(store.get(shownQuoteAtom)?.emphasis).toEqual([])
  store.set(startEditingAtom)
  store.set(emphasizeAtom, WONDER, 'dots')
  store.set(saveDraftAtom)
  expect(store.get(cardQuoteAtom)?.emphasis).toEqual([{ ...WONDER, as: 'dots' }])
})
