/**
 * Products by the address of their page: cached for a while, and fetched once however many visitors wait for one. A
 * fetch that nobody waits for any more is aborted.
 */
import { readPageFacts } from './pageFacts'
import { type FoundProduct, productFromPage } from './productFromPage'
import { createSharedCache, type Loaded } from '../sharedCache'
import { createSafeFetch } from '../safeFetch/safeFetch'
import type { DialDependencies } from '../safeFetch/dial'
import { SafeFetchError } from '../safeFetch/error'
import type { Waiters } from '../fairQueue'
import type { Visitor } from '../visitor'

export const PRODUCT_TTL_MS = 10 * 60_000
const FAILURE_TTL_MS = 30_000
const MAX_PRODUCTS = 300 // 15 KB each at most
const MAX_PAGE_BYTES = 1_000_000 // decoded
const PAGE_TYPES = ['text/html', 'application/xhtml+xml', ''] // a page without a type is read as one

export interface ProductDependencies extends Partial<DialDependencies> {
  now: () => Date
}

export type FindProduct = (url: URL, signal: AbortSignal, visitor?: Visitor) => Promise<FoundProduct>

/** Failures of the page are kept too, for a shorter time. A full line is none: the next visitor may have a place. */
type Outcome = { product: FoundProduct } | { error: SafeFetchError }

/**
 * What /api/product asks.
 * @throws {SafeFetchError} for a page that cannot be read, whatever the reason
 * @throws the reason of `signal`, once it is aborted
 */
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
      const withoutCause = new SafeFetchError(error.code, error.message) // its cause would be kept with it
      return { value: { error: withoutCause }, ttlMs: FAILURE_TTL_MS }
    }
  }
}

/** A copy with strings of its own: V8 keeps the whole page in memory for a substring of it. */
function deepCopy(product: FoundProduct): FoundProduct {
  return JSON.parse(JSON.stringify(product)) as FoundProduct
}
