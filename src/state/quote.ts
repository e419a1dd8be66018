import { atom, type Atom, type Getter } from 'jotai'
import type { Subject } from '../card/card'
import type { Quote } from '../card/quote'
import type { CardSettings } from '../card/settings'
import { loadQuote } from '../quotes/chain'
import { localDay, randomDayOfMonth } from '../quotes/dates'
import { SITE } from '../site'
import { readStored, writeStored } from './storage/stored'

/** `message` is for developers. */
export type QuoteLoad = { status: 'idle' | 'loading' | 'loaded' } | { status: 'error'; message: string }

/** A day (yyyy-mm-dd), the visitor's today, or a random day of this month. */
export type QuoteChoice = 'today' | 'random' | (string & {})

/** Replaced by tests. */
export const quoteDependenciesAtom = atom({
  fetch: (...request: Parameters<typeof fetch>) => fetch(...request),
  now: () => new Date(),
  random: Math.random,
  quoteEndpoint: SITE.quoteEndpoint,
  quoteProxy: SITE.quoteProxy,
  siteUrl: SITE.siteUrl,
  pageOrigin: () => globalThis.location?.origin ?? SITE.siteUrl, // Node has no `location`.
})

const loadBaseAtom = atom<QuoteLoad>({ status: 'idle' })
const loadedBaseAtom = atom<Quote | null>(null)
const pendingAtom = atom<AbortController | null>(null)
const seenDaysAtom = atom<ReadonlySet<string>>(new Set<string>())

export const quoteLoadAtom: Atom<QuoteLoad> = loadBaseAtom
export const loadedQuoteAtom: Atom<Quote | null> = loadedBaseAtom

/**
 * `isUnfinished`: opens its fields to be filled in. `settings`: the look of a card opened as a copy, or, with
 * `keptId`, as kept.
 */
type EditRequest = (Subject | { kind: 'long'; text: string }) & {
  isUnfinished?: boolean
  settings?: CardSettings
  keptId?: string
}

/** A card that home or a link's page asks to edit, until the editor has taken it. */
export const editRequestAtom = atom<EditRequest | null>(null)
export const requestEditOfLoadedQuoteAtom = atom(null, (get, set) => {
  const quote = get(loadedBaseAtom)
  set(editRequestAtom, quote && { kind: 'quote', quote })
})

const MINE_KEY = 'quotidian-mine' // also read by public/first-card.js
const mineBaseAtom = atom<boolean | null>(null)

/** Whether days show the visitor's own quotes; My Cards has the switch. */
export const showsMineAtom = atom(
  (get) => get(mineBaseAtom) ?? readStored(MINE_KEY) !== null,
  (_get, set, isOn: boolean) => {
    set(mineBaseAtom, isOn)
    writeStored(MINE_KEY, isOn ? '1' : null)
  },
)

/** The days as the visitor's list has them; null without one, and where it cannot be read. */
export async function loadMine<Result>(
  get: Getter,
  read: (mine: typeof import('./kept/myQuotes')) => Promise<Result>,
): Promise<Result | null> {
  if (!get(showsMineAtom)) return null
  try {
    return await read(await import('./kept/myQuotes'))
  } catch (error) {
    console.warn('The almanac stands in for the visitor’s own quotes', error)
    return null
  }
}

/** The last request wins. Resolves to null if superseded or failed. */
export const loadQuoteAtom = atom(null, async (get, set, choice: QuoteChoice): Promise<Quote | null> => {
  get(pendingAtom)?.abort()
  const request = new AbortController()
  set(pendingAtom, request)
  set(loadBaseAtom, { status: 'loading' })
  const world = get(quoteDependenciesAtom)
  const today = localDay(world.now())
  const shown = get(loadedBaseAtom)?.date ?? null
  try {
    const asked = choice === 'today' ? today : choice
    const day = choice === 'random' ? randomDayOfMonth(today, world.random, shown, get(seenDaysAtom)) : asked
    const mine = get(showsMineAtom) && (await loadMine(get, ({ myQuoteOn }) => myQuoteOn(get, day)))
    const quote = mine || (await loadQuote(day, { ...world, signal: request.signal }))
    if (request.signal.aborted) return null
    set(loadedBaseAtom, quote)
    set(seenDaysAtom, (seen) => new Set(seen).add(quote.date))
    set(loadBaseAtom, { status: 'loaded' })
    return quote
  } catch (error) {
    if (request.signal.aborted) return null
    console.warn('载入句子失败', error)
    set(loadBaseAtom, { status: 'error', message: error instanceof Error ? error.message : String(error) })
    return null
  }
})

/** A stored day would be outdated after midnight. */
export function todayOf(get: Getter): string {
  return localDay(get(quoteDependenciesAtom).now())
}
