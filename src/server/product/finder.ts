/** Cached. Concurrent visitors share a fetch, which is aborted once nobody waits. */
import { readPageFacts } from './pageFacts'
import { type FoundProduct, productFromPage } from './productFromPage'
import { createSharedCache, type Loaded } from '../sharedCache'
import { createSafeFetch } from '../safeFetch/safeFetch'
import type { DialDependencies } from '../safeFetch/dial'
import { SafeFetchError } from '../safeFetch/address'
import type { Waiters } from '../fairQueue'
import type { Visitor } from '../visitor'

export const PRODUCT_TTL_MS = 10 * 60_000
const FAILURE_TTL_MS = 30_000
const MAX_PRODUCTS = 300 // ≤ 15 KB each
const MAX_PAGE_BYTES = 1_000_000 // decoded
const PAGE_TYPES = ['text/html', 'application/xhtml+xml', ''] // '': treat an undeclared type as HTML

export interface ProductDependencies extends Partial<DialDependencies> {
  now: () => Date
}

export type FindProduct = (url: URL, signal: AbortSignal, visitor?: Visitor) => Promise<FoundProduct>

/** Failures are cached for less time; a full queue is not. */
type Outcome = { product: FoundProduct } | { error: SafeFetchError }

/** @throws {SafeFetchError}, and the reason of `signal`, once aborted */
export function createProductFinder({ now, ...dependencies }: ProductDependencies): FindProduct {
  const fetchSafely = createSafeFetch(dependencies)
  const cache = createSharedCache<Outcome>({ bound: { max: MAX_PRODUCTS }, now })

  return async function findProduct(url, signal, visitor) {
    const page = new URL(url)
    page.hash = ''
    const outcome = await cache.find(page.href, (stop, waiters) => load(page, stop, waiters), signal, visitor)
    if ('error' in outcome) throw outcome.error
    return outcome.product
  }

  async function load(page: URL, signal: AbortSignal, waiters: Waiters): Promise<Loaded<Outcome>> {
    try {
      const product = await fetchSafely(page, {
        accept: 'text/html, application/xhtml+xml',
        isWanted: (mediaType) => PAGE_TYPES.includes(mediaType),
        maxBytes: MAX_PAGE_BYTES,
        signal,
        waiters,
        read: async ({ url, contentType, chunks }) =>
          deepCopy(productFromPage(await readPageFacts(chunks, contentType), url)),
      })
      return { value: { product }, ttlMs: PRODUCT_TTL_MS }
    } catch (error) {
      if (!(error instanceof SafeFetchError) || error.code === 'busy') throw error
      const withoutCause = new SafeFetchError(error.code, error.message) // the cause would stay in the cache
      return { value: { error: withoutCause }, ttlMs: FAILURE_TTL_MS }
    }
  }
}

/** V8 keeps the whole page in memory for a substring. */
function deepCopy(product: FoundProduct): FoundProduct {
  return JSON.parse(JSON.stringify(product)) as FoundProduct
}
