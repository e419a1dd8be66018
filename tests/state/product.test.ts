import { createStore } from 'jotai'
import { beforeEach, describe, expect, it } from 'vitest'
import { emptyProduct } from '../../src/card/product'
import { emptyQuote } from '../../src/card/quote'
import {
  canUndoAtom,
  cardAtom,
  cardKindAtom,
  cardProductAtom,
  cardQuoteAtom,
  cardSubjectAtom,
  changeKindAtom,
  changeProductWordsAtom,
  changeSettingsAtom,
  placeProductAtom,
  placeQuoteAtom,
  redoAtom,
  undoAtom,
} from '../../src/state/card'
import {
  cancelDraftAtom,
  changeProductDraftAtom,
  isEditingAtom,
  saveDraftAtom,
  shownProductAtom,
  startEditingAtom,
  wordsAtom,
  writeWordsAtom,
} from '../../src/state/draft'
import { readEditorState, writeEditorState } from '../../src/state/storage/record'
import { editorStateAtom } from '../../src/state/editorState'

const DAY = '2026-11-21'
const QUOTE = { ...emptyQuote(DAY), content: 'Less is more.' }
const PRODUCT = { ...emptyProduct(DAY), name: 'Lamp', votes: 3 }

let store: ReturnType<typeof createStore>
beforeEach(() => {
  store = createStore()
})

describe('a card that shows a product', () => {
  it('replaces the quote as one step; undo restores the quote, redo the product', () => {
    store.set(placeQuoteAtom, QUOTE)
    store.set(placeProductAtom, PRODUCT)
    expect(store.get(cardAtom)).toMatchObject({ kind: 'product', product: PRODUCT })
    store.set(undoAtom)
    expect(store.get(cardAtom)).toMatchObject({ kind: 'quote', quote: QUOTE })
    expect(store.get(canUndoAtom)).toBe(false)
    store.set(redoAtom)
    expect(store.get(cardProductAtom)).toEqual(PRODUCT)
  })

  it('cannot be undone if it was the first', () => {
    store.set(placeProductAtom, PRODUCT)
    expect(store.get(canUndoAtom)).toBe(false)
    expect(store.get(cardProductAtom)).toEqual(PRODUCT)
  })

  it('switches to the quote and back without losing either', () => {
    store.set(placeQuoteAtom, QUOTE)
    store.set(placeProductAtom, PRODUCT)
    store.set(changeKindAtom, 'quote')
    expect(store.get(cardQuoteAtom)).toEqual(QUOTE)
    store.set(changeKindAtom, 'product')
    expect(store.get(cardProductAtom)).toEqual(PRODUCT)
  })

  it('starts with an empty product if there was none', () => {
    store.set(placeQuoteAtom, QUOTE)
    store.set(changeKindAtom, 'product')
    expect(store.get(cardProductAtom)).toMatchObject({ name: '', votes: null, topics: [] })
  })

  it('is replaced by a fetched quote', () => {
    store.set(placeProductAtom, PRODUCT)
    store.set(placeQuoteAtom, QUOTE)
    expect(store.get(cardKindAtom)).toBe('quote')
    store.set(undoAtom)
    expect(store.get(cardKindAtom)).toBe('product')
  })

  it('has the same subject while only the look changes, so that thumbnails are not redrawn', () => {
    store.set(placeProductAtom, PRODUCT)
    const before = store.get(cardSubjectAtom)
    store.set(changeSettingsAtom, { shadow: 'lg' })
    expect(store.get(cardSubjectAtom)).toBe(before)
  })
})

describe('its details', () => {
  it('are edited on a draft that Save puts on the card as one step and Cancel discards', () => {
    store.set(placeProductAtom, PRODUCT)
    store.set(startEditingAtom)
    for (const name of ['L', 'La', 'Lantern']) store.set(changeProductDraftAtom, { name })
    expect(store.get(shownProductAtom)?.name).toBe('Lantern')
    expect(store.get(cardProductAtom)?.name).toBe('Lamp')
    store.set(cancelDraftAtom)
    expect(store.get(shownProductAtom)).toEqual(PRODUCT)
    store.set(startEditingAtom)
    store.set(changeProductDraftAtom, { name: 'Lantern' })
    store.set(saveDraftAtom)
    expect(store.get(isEditingAtom)).toBe(false)
    expect(store.get(cardProductAtom)?.name).toBe('Lantern')
    store.set(undoAtom)
    expect(store.get(cardProductAtom)).toEqual(PRODUCT)
  })

  it('edited on the card are one step per burst, or change the draft in edit mode', () => {
    store.set(placeProductAtom, PRODUCT)
    for (const text of ['B', 'Br', 'Bright']) store.set(writeWordsAtom, 'tagline', text)
    expect(store.get(cardProductAtom)?.tagline).toBe('Bright')
    store.set(undoAtom)
    expect(store.get(cardProductAtom)).toEqual(PRODUCT)
    store.set(startEditingAtom)
    store.set(writeWordsAtom, 'name', 'Lantern')
    expect(store.get(wordsAtom).name).toBe('Lantern')
    expect(store.get(cardProductAtom)?.name).toBe('Lamp')
  })

  it('are restored after a reload, with the draft and the hidden quote', () => {
    store.set(placeQuoteAtom, QUOTE)
    store.set(placeProductAtom, PRODUCT)
    store.set(changeProductWordsAtom, { tagline: 'Bright' })
    store.set(startEditingAtom)
    store.set(changeProductDraftAtom, { description: 'Half a sen' })
    const editorState = store.get(editorStateAtom)
    expect(readEditorState(writeEditorState(editorState, DAY), DAY)).toEqual({
      status: 'kept',
      editorState: { ...editorState, history: { ...editorState.history, step: null } },
    })
  })

  it('are not required in a record from before there were products', () => {
    store.set(placeQuoteAtom, QUOTE)
    const record = JSON.parse(writeEditorState(store.get(editorStateAtom), DAY))
    delete record.productDraft
    delete record.first.kind
    delete record.first.product
    const read = readEditorState(JSON.stringify(record), DAY)
    expect(read.status).toBe('kept')
    expect(read).toMatchObject({
      editorState: { history: { present: { kind: 'quote', quote: QUOTE, product: null } } },
    })
  })
})
