import type { Context, MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import { apiError } from './apiError'

const MAX_VISITORS = 20_000 // 15 MB at 60 requests each; beyond that the oldest are forgotten

/** How many requests one visitor may make in any period of this length. */
export interface RateLimit {
  requests: number
  perMs: number
}

/**
 * Answers requests over the limit with 429 and the seconds until the next one is allowed. A sliding log: the times of
 * recent requests are kept, so that no period of that length has more, wherever it starts.
 */
export function rateLimit(
  { requests, perMs }: RateLimit,
  addressOf: (c: Context) => string,
  now: () => Date,
): MiddlewareHandler {
  const requestTimes = new LRUCache<string, readonly number[]>({ max: MAX_VISITORS })
  return async (c, next) => {
    const visitor = visitorKey(addressOf(c))
    const nowMs = now().getTime()
    // After the clock is set back, times ahead of it do not count.
    const recent = (requestTimes.get(visitor) ?? []).filter((atMs) => atMs > nowMs - perMs && atMs <= nowMs)
    const [firstMs] = recent
    if (firstMs !== undefined && recent.length >= requests) {
      c.header('retry-after', String(Math.ceil((firstMs + perMs - nowMs) / 1000)))
      return apiError(c, 429, 'too-many', `at most ${requests} requests in ${perMs / 1000} seconds; wait`)
    }
    requestTimes.set(visitor, [...recent, nowMs])
    return next()
  }
}

/** One household or machine has a whole /64 of IPv6 (RFC 4291): its addresses count as one visitor. */
export function visitorKey(address: string): string {
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
