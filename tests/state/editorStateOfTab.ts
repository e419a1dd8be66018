import { createStore } from 'jotai'
import { emptyQuote, type Quote } from '../../src/card/quote'
import { quoteDependenciesAtom } from '../../src/state/quote'
import { openSavedCardAtom, placeOpeningQuoteAtom, startAutosave } from '../../src/state/storage/storage'
import { storageDependenciesAtom } from '../../src/state/storage/textStorage'
import { editorStateAtom } from '../../src/state/editorState'
import { FakeStorage } from '../fixtures/fakeStorage'

export const TODAY = '2026-11-21'
export const QUOTE: Quote = { ...emptyQuote(TODAY), content: 'Less is more.', source: 'almanac' }

export function openTab(local: FakeStorage | null | (() => never), session = new FakeStorage()) {
  const store = createStore()
  store.set(storageDependenciesAtom, {
    local: typeof local === 'function' ? local : () => local,
    session: () => session,
  })
  store.set(quoteDependenciesAtom, { ...store.get(quoteDependenciesAtom), now: () => new Date() })
  store.set(openSavedCardAtom)
  if (!store.get(editorStateAtom).history.present.quote) store.set(placeOpeningQuoteAtom, QUOTE)
  return { store, session, ...startAutosave(store) }
}

export type Tab = ReturnType<typeof openTab>
