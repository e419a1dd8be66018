import { LRUCache } from 'lru-cache'

/** At most `max` entries under a key in any period, wherever it starts. */
export interface Limit {
  key: string
  max: number
}

/** Adds an entry under every key and returns 0; or, if one is at its limit, adds none and returns the ms until it has room. */
export type Take = (limits: readonly Limit[]) => number | Promise<number>

/** The times of recent entries by key. `maxKeys` keys are kept; beyond that the least recently used are forgotten. */
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
