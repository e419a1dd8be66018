import type { Context, MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import { apiError } from './apiError'
import type { Visitor } from './visitor'

const MAX_VISITORS = 20_000 // 15 MB at 60 requests each; beyond that the oldest are forgotten
/** So many visitors' requests may come from one /48 of IPv6: it is 256 visitors to us, and may be a single one's. */
const NETWORK_SHARE = 4

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
  visitorOf: (c: Context) => Visitor,
  now: () => Date,
): MiddlewareHandler {
  const requestTimes = new LRUCache<string, readonly number[]>({ max: MAX_VISITORS })
  return async (c, next) => {
    const { id, network } = visitorOf(c)
    const limits = [{ key: id, max: requests }]
    if (network !== id) limits.push({ key: network, max: requests * NETWORK_SHARE })
    const nowMs = now().getTime()
    const counted = limits.map(({ key, max }) => {
      // After the clock is set back, times ahead of it do not count.
      const recent = (requestTimes.get(key) ?? []).filter((atMs) => atMs > nowMs - perMs && atMs <= nowMs)
      return { key, recent, waitMs: recent.length < max ? 0 : (recent[0] as number) + perMs - nowMs }
    })
    const waitMs = Math.max(...counted.map((limit) => limit.waitMs))
    if (waitMs > 0) {
      c.header('retry-after', String(Math.ceil(waitMs / 1000)))
      return apiError(c, 429, 'too-many', `at most ${requests} requests in ${perMs / 1000} seconds; wait`)
    }
    for (const { key, recent } of counted) requestTimes.set(key, [...recent, nowMs])
    return next()
  }
}
