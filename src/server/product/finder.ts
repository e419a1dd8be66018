/**
 * Products behind addresses: kept for a while, and asked for once however many visitors wait for one. A call that
 * nobody waits for any more is stopped.
 */
import { LRUCache } from 'lru-cache'
import { readPageFacts } from './pageFacts'
import { type FoundProduct, productFromPage } from './productFromPage'
import { createSafeFetch } from '../safeFetch/safeFetch'
import type { DialWorld } from '../safeFetch/dial'
import { SafeFetchError } from '../safeFetch/error'

export const PRODUCT_KEPT_MS = 10 * 60_000
const FAILURE_KEPT_MS = 30_000
const KEPT_PRODUCTS = 300 // 15 KB each at most
const MOST_PAGE_BYTES = 1_048_576 // decoded
const PAGE_TYPES = ['text/html', 'application/xhtml+xml', ''] // a page without a type is read as one

export interface ProductWorld extends Partial<DialWorld> {
  now: () => Date
}

export type FindProduct = (url: URL, signal: AbortSignal) => Promise<FoundProduct>

interface Call {
  answer: Promise<FoundProduct>
  attempt: AbortController
  waiting: number
}

/**
 * What /api/product asks.
 * @throws {SafeFetchError} for a page that cannot be had, whatever the reason
 * @throws {DOMException} AbortError, once `signal` is aborted
 */
export function createProductFinder({ now, ...world }: ProductWorld): FindProduct {
  const fetchSafely = createSafeFetch(world)
  const kept = new LRUCache<string, { product: FoundProduct } | { error: SafeFetchError }>({
    max: KEPT_PRODUCTS,
    perf: { now: () => now().getTime() },
    ttlResolution: 0, // ask the clock each time: it is the caller's
  })
  const calls = new Map<string, Call>()

  return async function findProduct(url, signal) {
    const page = new URL(url)
    page.hash = ''
    const known = kept.get(page.href)
    if (known && 'error' in known) throw known.error
    if (known) return known.product

    const call = calls.get(page.href) ?? begun(page)
    call.waiting += 1
    try {
      return await orAborted(call.answer, signal)
    } finally {
      call.waiting -= 1
      if (call.waiting === 0) {
        if (calls.get(page.href) === call) calls.delete(page.href)
        call.attempt.abort()
      }
    }
  }

  function begun(page: URL): Call {
    const attempt = new AbortController()
    const call = { answer: asked(page, attempt.signal), attempt, waiting: 0 }
    calls.set(page.href, call)
    return call
  }

  async function asked(page: URL, signal: AbortSignal): Promise<FoundProduct> {
    try {
      const product = await fetchSafely(page, {
        accept: 'text/html, application/xhtml+xml',
        isWanted: (mediaType) => PAGE_TYPES.includes(mediaType),
        maxBytes: MOST_PAGE_BYTES,
        signal,
        read: async ({ url, contentType, chunks }) =>
          detached(productFromPage(await readPageFacts(chunks, contentType), url)),
      })
      kept.set(page.href, { product }, { ttl: PRODUCT_KEPT_MS })
      return product
    } catch (error) {
      if (!(error instanceof SafeFetchError) || error.code === 'busy') throw error
      const bare = new SafeFetchError(error.code, error.message) // its cause would be kept with it
      kept.set(page.href, { error: bare }, { ttl: FAILURE_KEPT_MS })
      throw error
    }
  }
}

/** Strings of its own: V8 keeps the whole text that a piece was cut from. */
function detached(product: FoundProduct): FoundProduct {
  return JSON.parse(JSON.stringify(product)) as FoundProduct
}

async function orAborted<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  let leave = () => {}
  const left = new Promise<never>((_, reject) => {
    leave = () => reject(new DOMException('The product is no longer wanted', 'AbortError'))
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
  })
  try {
    return await Promise.race([answer, left])
  } finally {
    signal.removeEventListener('abort', leave)
  }
}
