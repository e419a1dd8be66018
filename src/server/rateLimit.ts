import type { Context, MiddlewareHandler } from 'hono'
import { apiError } from './apiError'
import { createSlidingLog, type Take } from './slidingLog'
import type { Visitor } from './visitor'

const MAX_VISITORS = 20_000 // 15 MB at 60 requests each; beyond that the oldest are forgotten
/** So many visitors' requests may come from one /48 of IPv6: it is 256 visitors to us, and may be a single one's. */
const NETWORK_SHARE = 4

/** How many requests one visitor may make in any period of this length. */
export interface RateLimit {
  requests: number
  perMs: number
}

/** Answers requests over the limit with 429 and the seconds until the next one is allowed. @param over what counts: this instance, or all */
export function rateLimit(
  { requests, perMs }: RateLimit,
  visitorOf: (c: Context) => Visitor,
  now: () => Date,
  over: (alone: Take, perMs: number) => Take = (alone) => alone,
): MiddlewareHandler {
  const take = over(createSlidingLog(perMs, MAX_VISITORS, now), perMs)
  return async (c, next) => {
    const { id, network } = visitorOf(c)
    const limits = [{ key: id, max: requests }]
    if (network !== id) limits.push({ key: network, max: requests * NETWORK_SHARE })
    const waitMs = await take(limits)
    if (waitMs > 0) {
      c.header('retry-after', String(Math.ceil(waitMs / 1000)))
      return apiError(c, 429, 'too-many', `at most ${requests} requests in ${perMs / 1000} seconds; wait`)
    }
    return next()
  }
}
