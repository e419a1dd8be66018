/**
 * How often something may be done: by one visitor, and by all together. Unlike rateLimit.ts it counts what was done, not what
 * was asked for. A sliding log, as there.
 */
import { LRUCache } from 'lru-cache'

const MAX_VISITORS = 2_000

export interface Ration {
  ofVisitor: number
  ofAll: number
  perMs: number
}

/** Takes one for a visitor; false where that one or all together have had theirs, and then nothing is taken. */
export function createRation(
  { ofVisitor, ofAll, perMs }: Ration,
  now: () => Date,
): (visitor: string) => boolean {
  const byVisitor = new LRUCache<string, readonly number[]>({ max: MAX_VISITORS })
  let all: readonly number[] = []

  return function take(visitor) {
    const nowMs = now().getTime()
    // After the clock is set back, times ahead of it do not count.
    const isRecent = (atMs: number) => atMs > nowMs - perMs && atMs <= nowMs
    const own = (byVisitor.get(visitor) ?? []).filter(isRecent)
    all = all.filter(isRecent)
    if (own.length >= ofVisitor || all.length >= ofAll) return false
    byVisitor.set(visitor, [...own, nowMs])
    all = [...all, nowMs]
    return true
  }
}
