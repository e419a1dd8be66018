import { createStore } from 'jotai'
import { describe, expect, it, vi } from 'vitest'
import { dayCopyAtom } from '../../../src/pages/day/dayQuotes'
import { quoteDependenciesAtom } from '../../../src/state/quote'

/** The editor has not checked for midnight yet; the endpoint is unreachable. */
async function quoteOfCopy(day: string, now: Date) {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const store = createStore()
  const fetch = async () => Promise.reject(new TypeError('offline'))
  store.set(quoteDependenciesAtom, { ...store.get(quoteDependenciesAtom), fetch, now: () => now })
  const copy = await store.set(dayCopyAtom, day)
  return copy?.kind === 'quote' ? copy.quote : null
}

describe('the copy of a day', () => {
  it('of any year is of this year', async () => {
    expect((await quoteOfCopy('03-08', new Date(2031, 6, 1)))?.date).toBe('2031-03-08')
  })

  it('of a leap day keeps it where this year has none', async () => {
    expect((await quoteOfCopy('02-29', new Date(2031, 6, 1)))?.date).toMatch(/-02-29$/)
    expect((await quoteOfCopy('02-29', new Date(2032, 6, 1)))?.date).toBe('2032-02-29')
  })

  it('of a date is of that date', async () => {
    expect((await quoteOfCopy('2026-11-22', new Date(2031, 6, 1)))?.date).toBe('2026-11-22')
  })

  it('is null where there is no such day', async () => {
    expect(await quoteOfCopy('13-01', new Date(2031, 6, 1))).toBeNull()
  })
})
