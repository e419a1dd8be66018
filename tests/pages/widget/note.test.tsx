import { cleanup, renderHook } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isNoteMinimisedAtom, isNoteShownAtom, useNoteDelay } from '../../../src/pages/widget/noteAtoms'

let hasMargin = true
beforeEach(() => {
  hasMargin = true
  vi.stubGlobal('matchMedia', () => ({ matches: hasMargin }))
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function visit(ms: number) {
  const store = createStore()
  renderHook(useNoteDelay, { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> })
  vi.advanceTimersByTime(ms)
  return store
}

it('comes two seconds after the page has loaded, however long that takes', () => {
  expect(visit(1_990).get(isNoteShownAtom)).toBe(false)
  expect(visit(2_000).get(isNoteShownAtom)).toBe(true)
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const store = visit(5_000)
  expect(store.get(isNoteShownAtom)).toBe(false)
  window.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(2_000)
  expect(store.get(isNoteShownAtom)).toBe(true)
})

it('is a button at first where a window has no margin, until it was opened', () => {
  hasMargin = false
  const store = visit(2_000)
  expect(store.get(isNoteMinimisedAtom)).toBe(true)
  store.set(isNoteMinimisedAtom, false)
  expect(visit(2_000).get(isNoteMinimisedAtom)).toBe(false)
})

it('comes as it was last left, and without storage as at first', () => {
  visit(2_000).set(isNoteMinimisedAtom, true)
  expect(visit(2_000).get(isNoteMinimisedAtom)).toBe(true)
  visit(2_000).set(isNoteMinimisedAtom, false)
  expect(visit(2_000).get(isNoteMinimisedAtom)).toBe(false)
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  const store = visit(2_000)
  store.set(isNoteMinimisedAtom, true)
  expect(store.get(isNoteMinimisedAtom)).toBe(true)
  expect(visit(2_000).get(isNoteMinimisedAtom)).toBe(false)
})

function refuse(): never {
  throw new DOMException('blocked', 'SecurityError')
}
