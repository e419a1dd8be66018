// @module-tag days
import { createStore } from 'jotai'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadedQuoteAtom, loadQuoteAtom, quoteLoadAtom, quoteDependenciesAtom } from '../../src/state/quote'
import { arrivals } from '../fixtures/arrivals'

afterEach(() => void vi.restoreAllMocks())

function storeWithNetwork(translation = '一句') {
  const asked = arrivals<{ day: string; answer: () => void; signal: AbortSignal | null | undefined }>()
  const store = createStore()
  store.set(quoteDependenciesAtom, {
    ...store.get(quoteDependenciesAtom),
    now: () => new Date(2026, 10, 21, 23, 59),
    random: () => 0.999,
    fetch: (input, init) =>
      new Promise((resolve, reject) => {
        const day = new URL(String(input), 'http://localhost').searchParams.get('date') ?? ''
        const body = {
          id: 'x',
          content: `Line of ${day}`,
          translation,
          author: 'A',
          assign_date: day,
        }
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
        asked.add({ day, signal: init?.signal, answer: () => resolve(Response.json(body)) })
      }),
  })
  return { store, asked }
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve))
}

describe('loading a quote', () => {
  it('requests the visitor’s local day, also a minute before midnight', async () => {
    const { store, asked } = storeWithNetwork()
    const loading = store.set(loadQuoteAtom, 'today')
    expect(store.get(quoteLoadAtom)).toEqual({ status: 'loading' })
    await asked.reach(1)
    asked.all[0]?.answer()
    await loading
    expect(store.get(loadedQuoteAtom)).toMatchObject({ date: '2026-11-21', content: 'Line of 2026-11-21' })
    expect(store.get(quoteLoadAtom)).toEqual({ status: 'loaded' })
  })

  it('picks a random day of this month', async () => {
    const { store, asked } = storeWithNetwork()
    void store.set(loadQuoteAtom, 'random')
    await asked.reach(1)
    expect(asked.all[0]?.day).toBe('2026-11-30')
  })

  it('picks none twice while others are left', async () => {
    const { store, asked } = storeWithNetwork()
    for (const at of [0, 1, 2]) {
      const loading = store.set(loadQuoteAtom, 'random')
      await asked.reach(at + 1)
      asked.all[at]?.answer()
      await loading
    }
    expect(asked.all.map(({ day }) => day)).toEqual(['2026-11-30', '2026-11-29', '2026-11-28'])
  })

  it('lets the last request win, whichever response comes first', async () => {
    const { store, asked } = storeWithNetwork()
    const earlier = store.set(loadQuoteAtom, '2026-01-01')
    const later = store.set(loadQuoteAtom, '2026-02-02')
    await asked.reach(2)
    await aborted(asked.all[0]!.signal!)
    asked.all[1]?.answer()
    asked.all[0]?.answer()
    expect(await earlier).toBeNull()
    expect(await later).toMatchObject({ date: '2026-02-02' })
    expect(store.get(loadedQuoteAtom)?.date).toBe('2026-02-02')
  })

  it('keeps the loaded quote when a request fails, and reports it', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { store, asked } = storeWithNetwork()
    const first = store.set(loadQuoteAtom, 'today')
    await asked.reach(1)
    asked.all[0]?.answer()
    await first
    expect(await store.set(loadQuoteAtom, '2026-02-31')).toBeNull()
    expect(store.get(quoteLoadAtom).status).toBe('error')
    expect(store.get(loadedQuoteAtom)?.date).toBe('2026-11-21')
  })
})
