import { cleanup, render } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyQuote } from '../../../src/card/quote'
import { editedBlockAtom } from '../../../src/pages/editor/canvas/state/selection'
import { fetchOntoCardAtom, useEditorQuote } from '../../../src/pages/editor/useEditorQuote'
import {
  cardAtom,
  cardQuoteAtom,
  changeQuoteWordsAtom,
  changeSettingsAtom,
  placeQuoteAtom,
  undoAtom,
} from '../../../src/state/card'
import { changeDraftAtom, startEditingAtom } from '../../../src/state/draft'
import { draftAtom } from '../../../src/state/editorState'
import {
  loadedQuoteAtom,
  loadQuoteAtom,
  quoteDependenciesAtom,
  requestEditOfLoadedQuoteAtom,
} from '../../../src/state/quote'
import { toastsAtom } from '../../../src/state/toasts'
import { startTranslations, needTexts } from '../../../src/language/i18n'
import { saveAtom } from '../../../src/state/storage/storage'

void needTexts('editor')

type Store = ReturnType<typeof createStore>

const TODAY = '2026-11-21'
const QUOTE_FIELD = { id: 'content', words: 'content', at: undefined } as const
const answer = { ...emptyQuote(TODAY), assign_date: TODAY, share_img_urls: [], origin_img_urls: [] }

async function visit(content: string) {
  const store = createStore()
  store.set(quoteDependenciesAtom, {
    ...store.get(quoteDependenciesAtom),
    now: () => new Date(2026, 10, 21, 9),
    fetch: async (input) => {
      const day = new URL(String(input), 'http://localhost').searchParams.get('date')
      return Response.json({ ...answer, assign_date: day, content, translation: '一句' })
    },
  })
  await store.set(loadQuoteAtom, 'today')
  expect(store.get(loadedQuoteAtom)?.content).toBe(content)
  const openEditor = () => {
    const { unmount } = render(<Provider store={store} children={<MemoryRouter children={<Editor />} />} />)
    return unmount
  }
  return { store, openEditor, words: () => store.get(cardQuoteAtom)?.content }
}

function Editor() {
  useEditorQuote()
  return null
}

beforeAll(() => startTranslations('en'))
beforeEach(() => localStorage.clear())
afterEach(cleanup)

describe('opening the editor', () => {
  it('shows the quote loaded by home if no card was saved', async () => {
    const { openEditor, words } = await visit('The first line')
    openEditor()
    expect(words()).toBe('The first line')
  })

  it('restores a saved card, and replaces it only on Edit This Quote, undoably', async () => {
    const before = await visit('The first line')
    before.openEditor()
    before.store.set(changeSettingsAtom, { shadow: 'lg' })
    before.store.set(startEditingAtom)
    before.store.set(changeDraftAtom, { content: 'Half typ' })
    before.store.set(saveAtom)

    const direct = await visit('Another line')
    direct.openEditor()
    expect(direct.words()).toBe('The first line')
    expect(direct.store.get(draftAtom)?.content).toBe('Half typ')

    const asking = await visit('Another line')
    asking.store.set(requestEditOfLoadedQuoteAtom)
    asking.openEditor()
    expect(asking.store.get(cardAtom)).toMatchObject({
      quote: { content: 'Another line' },
      settings: { shadow: 'lg' },
    })
    asking.store.set(undoAtom)
    expect(asking.words()).toBe('Half typ')
    asking.store.set(undoAtom)
    expect(asking.words()).toBe('The first line')
  })

  it('says that own words were replaced, and puts them back on the card as it is then', async () => {
    const { store, openEditor, words } = await visit('The day’s line')
    store.set(placeQuoteAtom, { ...emptyQuote(TODAY), content: 'My own line' })
    store.set(requestEditOfLoadedQuoteAtom)
    openEditor()
    expect(words()).toBe('The day’s line')
    const [toast, ...others] = store.get(toastsAtom)
    expect(others).toEqual([])
    expect(toast).toMatchObject({ kind: 'done', text: 'Quote replaced.', actions: [{ label: 'Undo' }] })
    store.set(changeSettingsAtom, { shadow: 'lg' })
    toast!.actions![0]!.run()
    expect(store.get(cardAtom)).toMatchObject({
      quote: { content: 'My own line', source: 'own' },
      settings: { shadow: 'lg' },
    })
  })

  it('says nothing where another day’s quote, or the same words, were on the card', async () => {
    for (const card of [
      { source: 'almanac', content: 'Yesterday’s' },
      { source: 'own', content: 'The day’s line', translation: '一句', author: 'Unknown' },
    ] as const) {
      const { store, openEditor, words } = await visit('The day’s line')
      store.set(placeQuoteAtom, { ...emptyQuote(TODAY), ...card })
      store.set(requestEditOfLoadedQuoteAtom)
      openEditor()
      expect(words()).toBe('The day’s line')
      expect(store.get(toastsAtom)).toEqual([])
    }
  })

  it('handles a request once: returning in another way changes nothing', async () => {
    const { store, openEditor, words } = await visit('The first line')
    store.set(requestEditOfLoadedQuoteAtom)
    openEditor()()
    store.set(changeQuoteWordsAtom, { content: 'Reworded since' })
    openEditor()
    expect(words()).toBe('Reworded since')
  })

  it('keeps requested words over a reload', async () => {
    const { store, openEditor } = await visit('Asked for')
    store.set(requestEditOfLoadedQuoteAtom)
    openEditor()
    store.set(saveAtom)
    const again = await visit('Another line')
    again.openEditor()
    expect(again.words()).toBe('Asked for')
  })
})

describe('a quote that was asked for', () => {
  async function asked(choice: string) {
    const { store, openEditor, words } = await visit('The first line')
    openEditor()
    let answerNow = () => {}
    const held = new Promise<void>((done) => (answerNow = done))
    store.set(quoteDependenciesAtom, {
      ...store.get(quoteDependenciesAtom),
      fetch: async () => {
        await held
        return Response.json({ ...answer, assign_date: choice, content: 'The line asked for' })
      },
    })
    const isDone = store.set(fetchOntoCardAtom, choice)
    return {
      store,
      words,
      answered: () => {
        answerNow()
        return isDone
      },
    }
  }

  it('comes onto the card, whose look may have changed meanwhile', async () => {
    const { store, words, answered } = await asked('2026-11-20')
    store.set(changeSettingsAtom, { shadow: 'lg' })
    expect(await answered()).toBe(true)
    expect(words()).toBe('The line asked for')
    expect(store.get(toastsAtom)).toEqual([])
  })

  it.each([
    [
      'another card was opened',
      (store: Store) => store.set(changeQuoteWordsAtom, { content: 'Mine' }),
      'Mine',
    ],
    ['words are being edited', (store: Store) => store.set(startEditingAtom), 'The first line'],
    [
      'a field is open on the card',
      (store: Store) => store.set(editedBlockAtom, QUOTE_FIELD),
      'The first line',
    ],
  ])('is offered where %s meanwhile', async (_what, change, stays) => {
    const { store, words, answered } = await asked('2026-11-20')
    change(store)
    expect(await answered()).toBe(false)
    expect(words()).toBe(stays)
    const [toast] = store.get(toastsAtom)
    expect(toast).toMatchObject({ actions: [{ label: 'Use It' }] })
    toast!.actions![0]!.run()
    expect(words()).toBe('The line asked for')
    store.set(undoAtom)
    expect(words()).toBe(stays)
  })
})
