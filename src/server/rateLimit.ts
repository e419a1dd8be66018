import type { Context, MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import { apiError } from './apiError'

const KEPT_ADDRESSES = 20_000 // 15 MB at 60 requests each; a flood of addresses forgets the oldest, and costs no more

/** So many requests of one visitor in any stretch of this length. */
export interface RateLimit {
  requests: number
  perMs: number
}

/**
 * Refuses what is over the limit with 429 and the seconds until the next one is let through. A sliding log: the times of
 * what was answered are kept while they count, so that no stretch of that length, however it lies, has more.
 */
export function rateLimit(
  { requests, perMs }: RateLimit,
  addressOf: (c: Context) => string,
  now: () => Date,
): MiddlewareHandler {
  const answered = new LRUCache<string, readonly number[]>({ max: KEPT_ADDRESSES })
  return async (c, next) => {
    const visitor = network(addressOf(c))
    const nowMs = now().getTime()
    // A clock that was set back counts nothing twice: what lies ahead of it is forgotten.
    const counting = (answered.get(visitor) ?? []).filter((atMs) => atMs > nowMs - perMs && atMs <= nowMs)
    const [firstMs] = counting
    if (firstMs !== undefined && counting.length >= requests) {
      c.header('retry-after', String(Math.ceil((firstMs + perMs - nowMs) / 1000)))
      return apiError(c, 429, 'too-many', `at most ${requests} requests in ${perMs / 1000} seconds; wait`)
    }
    answered.set(visitor, [...counting, nowMs])
    return next()
  }
}

/** One household or machine has a whole /64 of IPv6 (RFC 4291): its addresses are one visitor. */
function network(address: string): string {
  if (!address.includes(':') || /^::ffff:[\d.]+$/i.test(address)) return address
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - rest.length
  const all = [...groups, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...rest]
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
