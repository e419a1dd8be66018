// @module-tag days
import { createStore } from 'jotai'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  EXAMPLE_QUOTE,
  homeInputAtom,
  generateCardAtom,
  inputProblemAtom,
  inputTextAtom,
  loadExampleAtom,
  restoreInputTextAtom,
  enterDetailsAtom,
} from '../../src/state/homeInput'
import { lookUpAtom } from '../../src/state/product'
import { quoteDependenciesAtom, editRequestAtom } from '../../src/state/quote'
import { arrivals } from '../fixtures/arrivals'

afterEach(() => void vi.restoreAllMocks())

function storeWithNetwork() {
  const asked = arrivals<{ url: string; answer: (response: Response) => void; signal: AbortSignal }>()
  const store = createStore()
  store.set(quoteDependenciesAtom, {
    ...store.get(quoteDependenciesAtom),
    now: () => new Date(2026, 10, 21, 9),
    pageOrigin: () => 'https://page.example:8443',
    fetch: (input, init) =>
      new Promise((answer, reject) => {
        const signal = init!.signal!
        signal.addEventListener('abort', () => reject(signal.reason as Error))
        asked.add({ url: String(input), answer, signal })
      }),
  })
  return { store, asked }
}

const noEndpoint = () => Response.json({ error: { code: 'not-found', message: '' } }, { status: 404 })

describe('home’s input', () => {
  it('makes a visitor’s own quote with today’s date', async () => {
    const { store } = storeWithNetwork()
    store.set(inputTextAtom, 'Know thyself.\n认识你自己。\n— Socrates')
    expect(await store.set(generateCardAtom)).toBe(true)
    expect(store.get(editRequestAtom)).toMatchObject({
      kind: 'quote',
      quote: {
        content: 'Know thyself.',
        translation: '认识你自己。',
        author: 'Socrates',
        date: '2026-11-21',
        source: 'own',
      },
    })
  })

  it('makes a product from a look-up', async () => {
    const { store, asked } = storeWithNetwork()
    store.set(inputTextAtom, 'example.com')
    const generated = store.set(generateCardAtom)
    await asked.reach(1)
    expect(store.get(lookUpAtom).status).toBe('loading')
    asked.all[0]!.answer(Response.json({ name: 'Example' }))
    expect(await generated).toBe(true)
    expect(store.get(editRequestAtom)).toMatchObject({
      kind: 'product',
      product: { name: 'Example', url: 'https://example.com/', date: '2026-11-21' },
    })
  })

  it('reports an error until something else is typed', async () => {
    const { store } = storeWithNetwork()
    expect(await store.set(generateCardAtom)).toBe(false)
    expect(store.get(inputProblemAtom)).toEqual({ kind: 'input', code: 'empty' })
    store.set(inputTextAtom, 'K')
    expect(store.get(inputProblemAtom)).toBeNull()
  })

  it('cancels a look-up silently when something else is typed', async () => {
    const { store, asked } = storeWithNetwork()
    store.set(inputTextAtom, 'example.com')
    const generated = store.set(generateCardAtom)
    await asked.reach(1)
    store.set(inputTextAtom, 'example.org')
    expect(asked.all[0]!.signal.aborted).toBe(true)
    expect(await generated).toBe(false)
    expect(store.get(lookUpAtom)).toEqual({ status: 'idle' })
    expect(store.get(editRequestAtom)).toBeNull()
  })

  it('lets the newer of two look-ups win', async () => {
    const { store, asked } = storeWithNetwork()
    store.set(inputTextAtom, 'example.com')
    const first = store.set(generateCardAtom)
    await asked.reach(1)
    store.set(inputTextAtom, 'example.org')
    const second = store.set(generateCardAtom)
    await asked.reach(2)
    asked.all[0]!.answer(Response.json({ name: 'First' }))
    asked.all[1]!.answer(Response.json({ name: 'Second' }))
    expect([await first, await second]).toEqual([false, true])
    expect(store.get(editRequestAtom)).toMatchObject({ product: { name: 'Second' } })
  })

  it('opens the editor once, however often it is pressed', async () => {
    const { store } = storeWithNetwork()
    store.set(inputTextAtom, 'Know thyself.')
    const presses = [store.set(generateCardAtom), store.set(generateCardAtom)]
    expect(await Promise.all(presses)).toEqual([false, true])
  })

  it('keeps the text after a failure, and can make a card from link and name', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { store, asked } = storeWithNetwork()
    store.set(inputTextAtom, ' www.paper-lamp.com/x ')
    const generated = store.set(generateCardAtom)
    await asked.reach(1)
    asked.all[0]!.answer(noEndpoint())
    expect(await generated).toBe(false)
    expect(store.get(inputProblemAtom)).toEqual({ kind: 'lookUp', code: 'no-service' })
    expect(store.get(inputTextAtom)).toBe(' www.paper-lamp.com/x ')
    store.set(enterDetailsAtom)
    expect(store.get(editRequestAtom)).toMatchObject({
      product: { name: 'Paper Lamp', url: 'https://www.paper-lamp.com/x', tagline: '', votes: null },
      isUnfinished: true,
    })
  })
})

describe('Load Example', () => {
  it('alternates quote and product, with the page’s own address, and both make a card without the network', async () => {
    const { store, asked } = storeWithNetwork()
    for (const [text, kind] of [
      [EXAMPLE_QUOTE, 'quote'],
      ['https://page.example:8443', 'product'],
      [EXAMPLE_QUOTE, 'quote'],
    ]) {
      store.set(loadExampleAtom)
      expect(store.get(inputTextAtom)).toBe(text)
      expect(store.get(homeInputAtom).filled?.example).toBe(kind)
      expect(await store.set(generateCardAtom)).toBe(true)
      expect(store.get(editRequestAtom)).toMatchObject(
        kind === 'product' ? { kind, product: { url: text } } : { kind },
      )
    }
    expect(asked.all).toEqual([])
  })

  it('keeps the text typed before, across both examples', () => {
    const { store } = storeWithNetwork()
    store.set(inputTextAtom, 'My own words')
    store.set(loadExampleAtom)
    store.set(loadExampleAtom)
    expect(store.get(homeInputAtom).filled?.replaced).toBe('My own words')
    store.set(restoreInputTextAtom)
    expect(store.get(inputTextAtom)).toBe('My own words')
    expect(store.get(homeInputAtom).filled).toBeNull()
  })
})
