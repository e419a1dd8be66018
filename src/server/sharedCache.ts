/** A leaving caller does not end the load; LRUCache's `fetch` would abort for everyone. */
import { LRUCache } from 'lru-cache'
import { unlessAborted } from '../draw/tasks'
import type { Waiters } from './fairQueue'
import type { StoreCache } from './store/store'
import type { Visitor } from './visitor'

export interface SharedCacheOptions<V> {
  bound: { max: number } | { maxSize: number; sizeCalculation: (value: V) => number }
  now?: () => Date
  onFind?: (how: Found) => void
  storeCache?: StoreCache<V> | undefined // shared by all instances; asked on a miss
}

/** joined: shared another caller's load */
export type Found = 'kept' | 'joined' | 'loaded'

export interface Loaded<V> {
  value: V
  ttlMs: number // Infinity: until evicted; 0: not cached
}

/** @param signal aborted once nobody waits */
export type Load<V> = (signal: AbortSignal, waiters: Waiters) => Promise<Loaded<V>>

export interface SharedCache<V> {
  /** @throws errors of `load`, which are not cached, and the reason of `signal` once aborted */
  find(key: string, load: Load<V>, signal?: AbortSignal, visitor?: Visitor): Promise<V>
}

interface SharedLoad<V> {
  value: Promise<V>
  abort: AbortController
  waiting: number // number of waiting callers
  waiters: Waiters & { visitors: Visitor[] }
}

export function createSharedCache<V extends object>({
  bound,
  now = () => new Date(),
  onFind,
  storeCache,
}: SharedCacheOptions<V>): SharedCache<V> {
  const kept = new LRUCache<string, V>({
    ...bound,
    perf: { now: () => now().getTime() },
    ttlResolution: 0, // read the clock each time: tests change it
  })
  const loads = new Map<string, SharedLoad<V>>()

  function start(key: string, load: Load<V>, visitor: Visitor | undefined): SharedLoad<V> {
    const abort = new AbortController()
    const waiters = { visitors: visitor ? [visitor] : [] }
    const started = { value: loadAndKeep(key, load, abort.signal, waiters), abort, waiting: 0, waiters }
    loads.set(key, started)
    return started
  }

  function join(shared: SharedLoad<V>, visitor: Visitor | undefined): SharedLoad<V> {
    if (visitor) shared.waiters.visitors.push(visitor)
    shared.waiters.onJoin?.()
    return shared
  }

  async function loadAndKeep(key: string, load: Load<V>, signal: AbortSignal, waiters: Waiters): Promise<V> {
    const loadHere = () => load(signal, waiters)
    const { value, ttlMs } = await (storeCache ? storeCache.find(key, loadHere, signal) : loadHere())
    if (ttlMs > 0) kept.set(key, value, { ttl: ttlMs === Infinity ? 0 : ttlMs }) // LRUCache's 0 means no expiry
    return value
  }

  return {
    async find(key, load, signal, visitor) {
      signal?.throwIfAborted()
      const known = kept.get(key)
      const underWay = known ? undefined : loads.get(key)
      onFind?.(known ? 'kept' : underWay ? 'joined' : 'loaded')
      if (known) return known
      const shared = underWay ? join(underWay, visitor) : start(key, load, visitor)
      shared.waiting += 1
      try {
        return await unlessAborted(shared.value, signal)
      } finally {
        shared.waiting -= 1
        if (visitor) shared.waiters.visitors.splice(shared.waiters.visitors.indexOf(visitor), 1)
        if (shared.waiting === 0) {
          if (loads.get(key) === shared) loads.delete(key)
          shared.abort.abort()
        }
      }
    },
  }
}
