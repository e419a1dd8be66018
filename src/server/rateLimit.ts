import type { Context, MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import { apiError, LEFT } from './apiError'
import type { Visitor } from './visitor'

const MAX_VISITORS = 20_000 // 15 MB at 60 requests each; beyond that the oldest are forgotten
/** So many visitors' requests may come from one /48 of IPv6: it is 256 visitors to us, and may be a single one's. */
const NETWORK_SHARE = 4
/**
 * Who asks again within this time of a refusal is answered when it is over. 64 clients who ask at once whenever they are refused would
 * take both cores of a machine for refusals.
 */
export const LATE_MS = 1_000
const MAX_LATE = 1_000 // beyond that, refusals come at once: each that waits holds a connection

/** How many requests one visitor may make in any period of this length. */
export interface RateLimit {
  requests: number
  perMs: number
}

/**
 * Answers requests over the limit with 429 and the seconds until the next one is allowed.
 * @param over what counts: this instance, or all
 */
export function rateLimit(
  { requests, perMs }: RateLimit,
  visitorOf: (c: Context) => Visitor,
  now: () => Date,
  over: (alone: Take, perMs: number) => Take = (alone) => alone,
  pause = pauseUnlessLeft,
): MiddlewareHandler {
  const take = over(createSlidingLog(perMs, MAX_VISITORS, now), perMs)
  const refusedAtMs = new LRUCache<string, number>({ max: MAX_VISITORS })
  let late = 0

  return async (c, next) => {
    const { id, network } = visitorOf(c)
    const sinceMs = now().getTime() - (refusedAtMs.get(id) ?? -Infinity)
    if (sinceMs >= 0 && sinceMs < LATE_MS && late < MAX_LATE) {
      late += 1
      const { signal } = c.req.raw
      await pause(LATE_MS - sinceMs, signal)
      late -= 1
      if (signal.aborted) return c.body(null, LEFT)
    }
    const limits = [{ key: id, max: requests }]
    if (network !== id) limits.push({ key: network, max: requests * NETWORK_SHARE })
    const waitMs = await take(limits)
    if (waitMs > 0) {
      refusedAtMs.set(id, now().getTime())
      c.header('retry-after', String(Math.ceil(waitMs / 1000)))
      return apiError(c, 429, 'too-many', `at most ${requests} requests in ${perMs / 1000} seconds; wait`)
    }
    return next()
  }
}

/** Resolves after so many ms, or once the signal is aborted. */
export function pauseUnlessLeft(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })
}

/** At most `max` entries under a key in any period, wherever it starts. */
export interface Limit {
  key: string
  max: number
}

/** Adds an entry under every key and returns 0; or, if one is at its limit, adds none and returns the ms until it has room. */
export type Take = (limits: readonly Limit[]) => number | Promise<number>

/** The times of recent entries by key: rate-limiter-flexible has fixed windows. `maxKeys` keys are kept; beyond that the least recently used are forgotten. */
export function createSlidingLog(perMs: number, maxKeys: number, now: () => Date) {
  const times = new LRUCache<string, readonly number[]>({ max: maxKeys })

  return function add(limits: readonly Limit[]): number {
    const nowMs = now().getTime()
    const counted = limits.map(({ key, max }) => {
      // After the clock is set back, times ahead of it do not count.
      const recent = (times.get(key) ?? []).filter((atMs) => atMs > nowMs - perMs && atMs <= nowMs)
      return { key, recent, waitMs: recent.length < max ? 0 : (recent[0] as number) + perMs - nowMs }
    })
    const waitMs = Math.max(...counted.map((limit) => limit.waitMs))
    if (waitMs === 0) for (const { key, recent } of counted) times.set(key, [...recent, nowMs])
    return waitMs
  }
}

const MAX_RATIONED = 2_000 // visitors
const ALL = 'all' // no visitor's address

/** How often something may be done by one visitor, and by all together. It counts what was done, not requests. */
export interface Ration {
  ofVisitor: number
  ofAll: number
  perMs: number
}

/** Takes one for a visitor; false if the visitor or all together have reached the limit, and then nothing is taken. */
export function createRation(
  { ofVisitor, ofAll, perMs }: Ration,
  now: () => Date,
  over: (alone: Take, perMs: number) => Take = (alone) => alone,
): (visitor: string) => Promise<boolean> {
  const take = over(createSlidingLog(perMs, MAX_RATIONED, now), perMs)
  return async (visitor) => {
    const limits = [
      { key: visitor, max: ofVisitor },
      { key: ALL, max: ofAll },
    ]
    return (await take(limits)) === 0
  }
}
