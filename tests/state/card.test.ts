import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import { emptyQuote } from '../../src/card/quote'
import { TEMPLATES, type TemplateId } from '../../src/card/templates'
import {
  applyTemplateAtom,
  beginStepAtom,
  cancelStepAtom,
  canRedoAtom,
  canUndoAtom,
  cardAtom,
  cardQuoteAtom,
  changeQuoteWordsAtom,
  changeSettingsAtom,
  changeTextSettingsAtom,
  droppedCitationAtom,
  endStepAtom,
  placeQuoteAtom,
  putBackCitationAtom,
  redoAtom,
  settingsAtom,
  undoAtom,
  undoLaterAtom,
} from '../../src/state/card'
import {
  cancelDraftAtom,
  changeDraftAtom,
  saveDraftAtom,
  shownQuoteAtom,
  startEditingAtom,
  finishTypingAtom,
  typeSettingAtom,
  writeWordsAtom,
} from '../../src/state/draft'
import { draftAtom } from '../../src/state/editorState'
import { pushToastAtom, toastsAtom } from '../../src/state/toasts'

const QUOTE = { ...emptyQuote('2026-11-21'), content: 'Less is more.', source: 'almanac' as const }

const CITATION = {
  work: 'Notes',
  year: 1923,
  translator: null,
  locator: '',
  authorZh: '密斯',
}

function editorStore() {
  const store = createStore()
  store.set(placeQuoteAtom, QUOTE)
  return store
}

describe('a size step', () => {
  it('resets the scale set by hand and keeps the position', () => {
    const store = editorStore()
    const byHand = { dx: 0.1, dy: 0, scale: 1.6, width: 0 }
    store.set(changeSettingsAtom, { placements: { content: byHand, author: byHand } })
    store.set(changeTextSettingsAtom, { contentSize: 'text-sm' })
    expect(store.get(settingsAtom).placements).toEqual({ content: { ...byHand, scale: 1 }, author: byHand })
    store.set(undoAtom)
    expect(store.get(settingsAtom).placements.content).toEqual(byHand)
  })
})

describe('the card', () => {
  it('is null before it has a quote', () => {
    expect(createStore().get(cardAtom)).toBeNull()
  })

  it('keeps its look when the words change', () => {
    const store = editorStore()
    store.set(changeSettingsAtom, { shadow: 'lg' })
    store.set(placeQuoteAtom, { ...QUOTE, content: 'More is more.' })
    expect(store.get(cardAtom)).toMatchObject({
      quote: { content: 'More is more.' },
      settings: { shadow: 'lg' },
    })
  })

  it('takes all settings of a template except the quotation marks', () => {
    for (const id of Object.keys(TEMPLATES) as TemplateId[]) {
      for (const showQuotationMarks of [true, false]) {
        const store = editorStore()
        store.set(changeSettingsAtom, { showQuotationMarks })
        store.set(applyTemplateAtom, id)
        expect(store.get(settingsAtom)).toEqual({ ...TEMPLATES[id].settings, showQuotationMarks })
      }
    }
  })

  it('takes a template in an orientation as one step', () => {
    const store = editorStore()
    const before = store.get(cardAtom)
    store.set(applyTemplateAtom, 'modern', 'portrait')
    expect(store.get(settingsAtom)).toEqual({
      ...TEMPLATES.modern.settings,
      showQuotationMarks: true,
      aspectRatio: '3:4',
    })
    store.set(undoAtom)
    expect(store.get(cardAtom)).toEqual(before)
    expect(store.get(canUndoAtom)).toBe(false)
  })

  it('undoes to the first card and redoes to the last', () => {
    const store = editorStore()
    const first = store.get(cardAtom)
    store.set(changeSettingsAtom, { shadow: 'lg' })
    store.set(applyTemplateAtom, 'modern')
    store.set(changeQuoteWordsAtom, { author: 'Mies' })
    const last = store.get(cardAtom)
    while (store.get(canUndoAtom)) store.set(undoAtom)
    expect(store.get(cardAtom)).toEqual(first)
    for (let step = 0; step < 3; step++) store.set(redoAtom)
    expect(store.get(cardAtom)).toEqual(last)
  })

  it('counts a slider pull as one step', () => {
    const store = editorStore()
    for (const letterSpacing of [3, 4, 3, 1]) store.set(changeTextSettingsAtom, { letterSpacing })
    store.set(undoAtom)
    expect(store.get(settingsAtom).textSettings.letterSpacing).toBe(2)
  })
})

describe('steps', () => {
  it('are not created by a change to an equal value, and redo stays possible', () => {
    const store = editorStore()
    store.set(changeSettingsAtom, { shadow: 'lg' })
    store.set(undoAtom)
    store.set(changeSettingsAtom, { shadow: 'md' })
    store.set(placeQuoteAtom, { ...QUOTE })
    expect(store.get(canUndoAtom)).toBe(false)
    expect(store.get(canRedoAtom)).toBe(true)
  })

  it('include a gesture as one, whatever it changes', () => {
    const store = editorStore()
    const before = store.get(cardAtom)
    store.set(beginStepAtom)
    store.set(changeSettingsAtom, { shadow: 'lg' })
    store.set(changeTextSettingsAtom, { contentPx: 40 })
    store.set(changeSettingsAtom, { shadow: 'sm' })
    store.set(endStepAtom)
    store.set(changeSettingsAtom, { shadow: 'none' })
    store.set(undoAtom)
    expect(store.get(settingsAtom)).toMatchObject({ shadow: 'sm', textSettings: { contentPx: 40 } })
    store.set(undoAtom)
    expect(store.get(cardAtom)).toEqual(before)
  })

  it('revert a cancelled gesture', () => {
    const store = editorStore()
    store.set(beginStepAtom)
    store.set(changeSettingsAtom, { shadow: 'lg' })
    store.set(cancelStepAtom)
    expect(store.get(settingsAtom).shadow).toBe('md')
    expect(store.get(canUndoAtom)).toBe(false)
  })

  it('cause no redraw when a gesture merely begins or ends', () => {
    const store = editorStore()
    const card = store.get(cardAtom)
    store.set(beginStepAtom)
    store.set(endStepAtom)
    expect(store.get(cardAtom)).toBe(card)
  })

  it('include a typed text as one, when its field loses focus', () => {
    const store = editorStore()
    for (const text of ['M', 'Mi', 'Mine']) store.set(typeSettingAtom, 'watermarkText', text)
    expect(store.get(settingsAtom).watermarkText).toBe('日签')
    store.set(finishTypingAtom)
    expect(store.get(settingsAtom).watermarkText).toBe('Mine')
    store.set(undoAtom)
    expect(store.get(settingsAtom).watermarkText).toBe('日签')
    expect(store.get(canUndoAtom)).toBe(false)
  })
})

describe('editing the words', () => {
  it('shows the draft at once and keeps the card until it is saved', () => {
    const store = editorStore()
    store.set(startEditingAtom)
    store.set(changeDraftAtom, { content: 'Less' })
    expect(store.get(shownQuoteAtom)?.content).toBe('Less')
    expect(store.get(cardQuoteAtom)?.content).toBe('Less is more.')
    store.set(saveDraftAtom)
    expect(store.get(cardQuoteAtom)).toMatchObject({ content: 'Less', source: 'own', citation: null })
  })

  it('leads no undo back to a card without words, where a look was chosen before they came', () => {
    const store = createStore()
    store.set(changeSettingsAtom, { shadow: 'lg' })
    store.set(placeQuoteAtom, QUOTE)
    store.set(undoAtom)
    expect(store.get(cardQuoteAtom)).toEqual(QUOTE)
    store.set(redoAtom)
    expect(store.get(settingsAtom).shadow).toBe('lg')
  })

  it('takes a change back later, and nothing that came after it', () => {
    const store = editorStore()
    const hide = () => {
      store.set(changeSettingsAtom, { showDate: false })
      store.set(endStepAtom)
      return store.set(undoLaterAtom, () => store.set(changeSettingsAtom, { showDate: true }))
    }
    hide().run()
    expect(store.get(settingsAtom).showDate).toBe(true)
    expect(store.get(canUndoAtom)).toBe(false)
    const takeBack = hide()
    store.set(changeSettingsAtom, { shadow: 'lg' })
    takeBack.run()
    expect(store.get(settingsAtom)).toMatchObject({ showDate: true, shadow: 'lg' })
  })

  it('needs no offer to undo what a key has undone', () => {
    const store = editorStore()
    store.set(changeSettingsAtom, { showDate: false })
    store.set(endStepAtom)
    const undo = store.set(undoLaterAtom, () => {})
    store.set(pushToastAtom, { kind: 'done', text: 'Date hidden.', actions: [{ label: 'Undo', ...undo }] })
    store.set(changeSettingsAtom, { shadow: 'lg' })
    store.set(undoAtom)
    expect(store.get(toastsAtom)).toHaveLength(1) // The date is hidden still.
    store.set(undoAtom)
    expect(store.get(toastsAtom)).toEqual([])
  })

  it('keeps an open draft when editing is asked for again', () => {
    const store = editorStore()
    store.set(startEditingAtom)
    store.set(changeDraftAtom, { content: 'Less' })
    store.set(startEditingAtom)
    expect(store.get(shownQuoteAtom)?.content).toBe('Less')
  })

  it('drops the citation at once, for the author too, and undo brings it back', () => {
    const store = editorStore()
    const cited = { ...QUOTE, author: 'Mies', citation: CITATION }
    store.set(placeQuoteAtom, cited)
    store.set(startEditingAtom)
    store.set(changeDraftAtom, { author: 'Mies v' })
    expect(store.get(shownQuoteAtom)?.citation).toBeNull()
    store.set(changeDraftAtom, { author: 'Mies' })
    expect(store.get(shownQuoteAtom)?.citation).toEqual(CITATION)
    store.set(saveDraftAtom)
    store.set(writeWordsAtom, 'author', 'Ludwig')
    expect(store.get(shownQuoteAtom)).toMatchObject({ author: 'Ludwig', citation: null })
    store.set(undoAtom)
    expect(store.get(shownQuoteAtom)).toEqual(cited)
  })

  it('offers what editing dropped, puts it back as a step, and drops it with other words again', () => {
    const store = editorStore()
    const cited = { ...QUOTE, id: 'almanac-11-21', author: 'Mies', citation: CITATION }
    store.set(placeQuoteAtom, cited)
    expect(store.get(droppedCitationAtom)).toBeNull()
    store.set(changeQuoteWordsAtom, { content: 'Less is much more.' })
    expect(store.get(droppedCitationAtom)).toEqual(CITATION)
    store.set(putBackCitationAtom)
    expect(store.get(cardQuoteAtom)).toMatchObject({ content: 'Less is much more.', citation: CITATION })
    expect(store.get(droppedCitationAtom)).toBeNull()
    store.set(undoAtom)
    expect(store.get(droppedCitationAtom)).toEqual(CITATION)
    store.set(changeQuoteWordsAtom, { author: 'Me' })
    expect(store.get(droppedCitationAtom), 'nothing of the quote is left').toBeNull()
    store.set(placeQuoteAtom, { ...QUOTE, author: 'Mies' })
    expect(store.get(droppedCitationAtom), 'of another quote').toBeNull()
  })

  it('restores the old words on cancel', () => {
    const store = editorStore()
    store.set(startEditingAtom)
    store.set(changeDraftAtom, { content: '' })
    store.set(cancelDraftAtom)
    expect(store.get(draftAtom)).toBeNull()
    expect(store.get(shownQuoteAtom)).toEqual(QUOTE)
  })

  it('keeps the source when only a picture or the date was changed', () => {
    const store = editorStore()
    store.set(startEditingAtom)
    store.set(changeDraftAtom, { date: '2026-11-22' })
    store.set(saveDraftAtom)
    expect(store.get(cardQuoteAtom)?.source).toBe('almanac')
  })

  it('is one step, however long it takes', () => {
    const store = editorStore()
    store.set(startEditingAtom)
    for (const content of ['L', 'Le', 'Less']) store.set(changeDraftAtom, { content })
    store.set(saveDraftAtom)
    store.set(undoAtom)
    expect(store.get(cardQuoteAtom)).toEqual(QUOTE)
    expect(store.get(canUndoAtom)).toBe(false)
  })

  it('is saved and undone by undo, and restored by redo', () => {
    const store = editorStore()
    store.set(startEditingAtom)
    expect(store.get(canUndoAtom)).toBe(false)
    store.set(changeDraftAtom, { content: 'Less' })
    expect(store.get(canUndoAtom)).toBe(true)
    store.set(undoAtom)
    expect(store.get(draftAtom)).toBeNull()
    expect(store.get(cardQuoteAtom)).toEqual(QUOTE)
    store.set(redoAtom)
    expect(store.get(cardQuoteAtom)?.content).toBe('Less')
  })

  it('adds no step if saving changes nothing', () => {
    const store = editorStore()
    store.set(startEditingAtom)
    store.set(saveDraftAtom)
    expect(store.get(canUndoAtom)).toBe(false)
  })
})
