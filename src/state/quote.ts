import { atom } from 'jotai'
import type { Subject } from '../card/card'
import type { Quote } from '../card/quote'
import { loadQuote } from '../quotes/chain'
import { localDay, randomDayOfMonth } from '../quotes/dates'
import { SITE } from '../site'

export type QuoteLoad = { status: 'idle' | 'loading' | 'loaded' } | { status: 'error'; message: string } // for developers; the page says it in its own words

/** What to ask for: a calendar day (yyyy-mm-dd), the visitor's today, or any day of this month. */
export type QuoteChoice = 'today' | 'random' | (string & {})

/** The world a load needs; tests put their own here. */
export const quoteDependenciesAtom = atom({
  fetch: (...request: Parameters<typeof fetch>) => fetch(...request),
  now: () => new Date(),
  random: Math.random,
  quoteEndpoint: SITE.quoteEndpoint,
  quoteProxy: SITE.quoteProxy,
  siteUrl: SITE.siteUrl,
})

const loadBaseAtom = atom<QuoteLoad>({ status: 'idle' })
const loadedBaseAtom = atom<Quote | null>(null)
const pendingAtom = atom<AbortController | null>(null)

export const quoteLoadAtom = atom((get) => get(loadBaseAtom))
/** The last quote that was loaded: what home shows. */
export const loadedQuoteAtom = atom((get) => get(loadedBaseAtom))

const editRequestBaseAtom = atom<Subject | null>(null)
/** The words that home asked to have edited, until the editor has put them on its card. */
export const editRequestAtom = atom((get) => get(editRequestBaseAtom))
export const requestEditAtom = atom(null, (_get, set, subject: Subject) => set(editRequestBaseAtom, subject))
export const requestEditOfLoadedQuoteAtom = atom(null, (get, set) => {
  const quote = get(loadedBaseAtom)
  set(editRequestBaseAtom, quote && { kind: 'quote', quote })
})
export const clearEditRequestAtom = atom(null, (_get, set) => set(editRequestBaseAtom, null))

/** Loads a quote; the last wish wins and the earlier one is aborted. Resolves to null where it lost or failed. */
export const loadQuoteAtom = atom(null, async (get, set, wish: QuoteChoice): Promise<Quote | null> => {
  get(pendingAtom)?.abort()
  const request = new AbortController()
  set(pendingAtom, request)
  set(loadBaseAtom, { status: 'loading' })
  const world = get(quoteDependenciesAtom)
  try {
    const quote = await loadQuote(dayWished(wish, localDay(world.now()), world.random), {
      ...world,
      signal: request.signal,
    })
    if (request.signal.aborted) return null
    set(loadedBaseAtom, quote)
    set(loadBaseAtom, { status: 'loaded' })
    return quote
  } catch (error) {
    if (request.signal.aborted) return null
    console.warn('载入句子失败', error)
    set(loadBaseAtom, { status: 'error', message: error instanceof Error ? error.message : String(error) })
    return null
  }
})

function dayWished(wish: QuoteChoice, today: string, random: () => number): string {
  if (wish === 'today') return today
  return wish === 'random' ? randomDayOfMonth(today, random) : wish
}
