import { createStore } from 'jotai'
import { afterEach, expect, it, vi } from 'vitest'
import type { Card } from '../../src/card/card'
import { encodeShareCode } from '../../src/card/shareCode'
import { TEMPLATES } from '../../src/card/templates'
import { almanacQuote } from '../../src/quotes/almanac'
import { endpointAnswer } from '../../src/quotes/endpoint'
import { cardAtom } from '../../src/state/card'
import { linkedCardAtom, readLinkAtom } from '../../src/state/linkedCard'
import { quoteDependenciesAtom } from '../../src/state/quote'
import { arrivals } from '../fixtures/arrivals'
import { cardWith, QUOTE } from '../layout/cards'

afterEach(() => void vi.restoreAllMocks())

const ofDay = (day: string): Card => ({
  kind: 'quote',
  quote: almanacQuote(day),
  settings: TEMPLATES.retro.settings,
})

function storeWithNetwork() {
  const asked = arrivals<{ url: string; answer: (response: Response) => void }>()
  const store = createStore()
  store.set(quoteDependenciesAtom, {
    ...store.get(quoteDependenciesAtom),
    now: () => new Date(2026, 10, 21, 9),
    quoteEndpoint: 'https://provider.example/daily',
    fetch: (input) => new Promise((answer) => asked.add({ url: String(input), answer })),
  })
  return { store, asked }
}

it('asks our own almanac for the words of a day, whatever the source of daily quotes is', async () => {
  const { store, asked } = storeWithNetwork()
  const code = await encodeShareCode(ofDay('2026-01-02'))
  const reading = store.set(readLinkAtom, code)
  await asked.reach(1)
  const { url, answer } = asked.all[0]!
  expect(url).toBe('/api/quote?date=2026-01-02&source=almanac')
  answer(Response.json(endpointAnswer(almanacQuote('2026-01-02'))))
  await reading
  expect(store.get(linkedCardAtom)).toEqual({ status: 'read', card: ofDay('2026-01-02'), code })
  expect(store.get(cardAtom)).toBeNull()
})

it('needs no network for words of one’s own', async () => {
  const { store } = storeWithNetwork()
  const card = cardWith({}, {}, QUOTE)
  const code = await encodeShareCode(card)
  await store.set(readLinkAtom, code)
  expect(store.get(linkedCardAtom)).toEqual({ status: 'read', card, code })
})

it.each([
  ['an error', () => new Response(null, { status: 404 })],
  [
    'another source’s quote',
    () => Response.json({ ...endpointAnswer(almanacQuote('2026-01-02')), source: 'provider' }),
  ],
  ['another day’s quote', () => Response.json(endpointAnswer(almanacQuote('2026-01-03')))],
])('says that the words are missing where the almanac answers with %s', async (_, response) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { store, asked } = storeWithNetwork()
  const reading = store.set(readLinkAtom, await encodeShareCode(ofDay('2026-01-02')))
  await asked.reach(1)
  const { answer } = asked.all[0]!
  answer(response())
  await reading
  expect(store.get(linkedCardAtom)).toEqual({ status: 'failed', problem: 'no-quote' })
})

it('shows the last link that was opened', async () => {
  const { store, asked } = storeWithNetwork()
  const first = store.set(readLinkAtom, await encodeShareCode(ofDay('2026-01-02')))
  await asked.reach(1)
  const { answer } = asked.all[0]!
  const card = cardWith({}, {}, QUOTE)
  await store.set(readLinkAtom, await encodeShareCode(card))
  answer(Response.json(endpointAnswer(almanacQuote('2026-01-02'))))
  await first
  expect(store.get(linkedCardAtom)).toMatchObject({ status: 'read', card })
})
