import { createStore } from 'jotai'
import { emptyQuote, type Quote } from '../../src/card/quote'
import { quoteWorldAtom } from '../../src/state/quote'
import { openKeptAtom, placeOpeningQuoteAtom, startKeeping } from '../../src/state/storage/storage'
import { storageWorldAtom } from '../../src/state/storage/box'
import { deskAtom } from '../../src/state/work'
import { FakeStorage } from '../fixtures/fakeStorage'

export const TODAY = '2026-11-21'
export const QUOTE: Quote = { ...emptyQuote(TODAY), content: 'Less is more.', source: 'almanac' }

/** An editor opened in a tab, with the words of the day where nothing was kept. */
export function openTab(local: FakeStorage | null | (() => never), session = new FakeStorage()) {
  const store = createStore()
  store.set(storageWorldAtom, {
    local: typeof local === 'function' ? local : () => local,
    session: () => session,
  })
  store.set(quoteWorldAtom, { ...store.get(quoteWorldAtom), now: () => new Date() })
  store.set(openKeptAtom)
  if (!store.get(deskAtom).history.present.quote) store.set(placeOpeningQuoteAtom, QUOTE)
  return { store, session, ...startKeeping(store) }
}

export type Tab = ReturnType<typeof openTab>
