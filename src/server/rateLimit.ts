import type { Context, MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import { apiError } from './apiError'

const KEPT_ADDRESSES = 20_000 // about 4 MB; a flood of addresses forgets the oldest, and costs no more

/** So many requests in any stretch of this length; counted by visitor. */
export interface RateLimit {
  requests: number
  perMs: number
}

/**
 * Refuses what is over the limit with 429 and the seconds to wait. A leaky bucket: each visitor has a time at which
 * all they asked for is worked off, and may run ahead of it by the limit's length (GCRA, ITU-T I.371).
 */
export function rateLimit(
  { requests, perMs }: RateLimit,
  addressOf: (c: Context) => string,
  now: () => Date,
): MiddlewareHandler {
  const spacingMs = perMs / requests
  const worked = new LRUCache<string, number>({ max: KEPT_ADDRESSES })
  return async (c, next) => {
    const visitor = network(addressOf(c))
    const nowMs = now().getTime()
    const dueMs = Math.max(nowMs, worked.get(visitor) ?? 0) + spacingMs
    const waitMs = dueMs - nowMs - perMs
    if (waitMs > 0.5) {
      c.header('retry-after', String(Math.ceil(waitMs / 1000)))
      return apiError(c, 429, 'too-many', `at most ${requests} requests in ${perMs / 1000} seconds; wait`)
    }
    worked.set(visitor, dueMs)
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
