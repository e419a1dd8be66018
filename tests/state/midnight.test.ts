// @module-tag days
import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import { checkDayAtom, msToNextDayCheck, newDayAtom } from '../../src/state/midnight'
import { quoteDependenciesAtom } from '../../src/state/quote'

function storeAt(now: Date) {
  const store = createStore()
  const goTo = (later: Date) =>
    store.set(quoteDependenciesAtom, { ...store.get(quoteDependenciesAtom), now: () => later })
  goTo(now)
  store.set(checkDayAtom)
  return { store, goTo }
}

describe('midnight', () => {
  it('offers nothing on the day the page was opened', () => {
    const { store, goTo } = storeAt(new Date(2026, 10, 21, 0, 0))
    goTo(new Date(2026, 10, 21, 23, 59, 59))
    store.set(checkDayAtom)
    expect(store.get(newDayAtom)).toBeNull()
  })

  it('offers each new day once, however often it is checked', () => {
    const { store, goTo } = storeAt(new Date(2026, 11, 31, 23, 59))
    goTo(new Date(2027, 0, 1))
    store.set(checkDayAtom)
    expect(store.get(newDayAtom)).toBe('2027-01-01')
    store.set(newDayAtom, null)
    store.set(checkDayAtom)
    expect(store.get(newDayAtom)).toBeNull()
    goTo(new Date(2027, 0, 2, 8)) // after the computer slept overnight
    store.set(checkDayAtom)
    expect(store.get(newDayAtom)).toBe('2027-01-02')
  })

  it('offers no earlier day to visitors travelling west', () => {
    const { store, goTo } = storeAt(new Date(2026, 10, 22, 1))
    goTo(new Date(2026, 10, 21, 23))
    store.set(checkDayAtom)
    expect(store.get(newDayAtom)).toBeNull()
  })

  it('checks again at midnight, and at least every minute', () => {
    expect(msToNextDayCheck(new Date(2026, 10, 21, 9))).toBe(60_000)
    expect(msToNextDayCheck(new Date(2026, 10, 21, 23, 59, 58, 500))).toBe(1_500)
    expect(msToNextDayCheck(new Date(2026, 10, 22))).toBe(60_000)
  })
})
