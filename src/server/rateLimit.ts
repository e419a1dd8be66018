import type { Context, MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import { apiError, LEFT } from './answers'
import type { Visitor } from './visitor'

const MAX_VISITORS = 20_000 // 15 MB at 60 requests each, 25 MB at 120
/** × one visitor's limit for an IPv6 /48: 256 visitors, or only one. */
const NETWORK_SHARE = 4
/** A retry this soon after a refusal is delayed: 64 clients retrying at once would use both cores. */
export const LATE_MS = 1_000
const MAX_LATE = 1_000 // beyond that, refuse at once: each delay occupies a connection

/** In any period of this length. */
export interface RateLimit {
  requests: number
  perMs: number
  costOf?: (c: Context) => number // as how many requests this one counts
}

/** @param over the counter: this instance's, or the shared one */
export function rateLimit(
  { requests, perMs, costOf = () => 1 }: RateLimit,
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
    const cost = costOf(c)
    const limits = [{ key: id, max: requests, cost }]
    if (network !== id) limits.push({ key: network, max: requests * NETWORK_SHARE, cost })
    const waitMs = await take(limits)
    if (waitMs > 0) {
      refusedAtMs.set(id, now().getTime())
      c.header('retry-after', String(Math.ceil(waitMs / 1000)))
      return apiError(
        c,
        429,
        'too-many',
        `at most ${Math.floor(requests / cost)} requests in ${perMs / 1000} seconds; wait`,
      )
    }
    return next()
  }
}

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

/** In any period, whenever it starts. */
export interface Limit {
  key: string
  max: number
  cost?: number // 1; at most `max`
}

/** Adds to every key and returns 0; if any is full, adds none and returns the ms to wait. */
export type Take = (limits: readonly Limit[]) => number | Promise<number>

/** rate-limiter-flexible has fixed windows. Beyond `maxKeys`, drops the least recently used. */
export function createSlidingLog(perMs: number, maxKeys: number, now: () => Date) {
  const times = new LRUCache<string, readonly number[]>({ max: maxKeys })

  return function add(limits: readonly Limit[]): number {
    const nowMs = now().getTime()
    const counted = limits.map(({ key, max, cost = 1 }) => {
      // Ignores later times, after the clock was set back.
      const recent = (times.get(key) ?? []).filter((atMs) => atMs > nowMs - perMs && atMs <= nowMs)
      const over = recent.length + cost - max
      return { key, cost, recent, waitMs: over <= 0 ? 0 : recent[over - 1]! + perMs - nowMs }
    })
    const waitMs = Math.max(...counted.map((limit) => limit.waitMs))
    if (waitMs === 0)
      for (const { key, cost, recent } of counted)
        times.set(key, [...recent, ...Array<number>(cost).fill(nowMs)])
    return waitMs
  }
}

const MAX_RATIONED = 2_000 // visitors
const ALL = 'all' // no visitor's address

/** Counts actions, not requests. */
export interface Ration {
  ofVisitor: number
  ofAll: number
  perMs: number
}

/** false: a limit is reached, and nothing was taken. */
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
