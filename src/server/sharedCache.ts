/**
 * A bounded cache over slow loads. Callers that ask for the same key at once share one load, and a caller that gives up
 * does not end it for the others. The values are in an LRUCache; the loads are not, although it can hold them (`fetch`):
 * it would abort a load for everyone when its first caller leaves, and when other values push it out.
 */
import { LRUCache } from 'lru-cache'
import { unlessAborted } from '../draw/unlessAborted'
import type { Waiters } from './fairQueue'
import type { StoreCache } from './store/store'
import type { Visitor } from './visitor'

export interface SharedCacheOptions<V> {
  /** How many values are kept, or how large they may be together. */
  bound: { max: number } | { maxSize: number; sizeCalculation: (value: V) => number }
  now?: () => Date
  onFind?: (how: Found) => void
  storeCache?: StoreCache<V> | undefined // of all instances: what is not here may be there
}

/** Whether a value was there, somebody else's load was joined, or it had to be loaded. */
export type Found = 'kept' | 'joined' | 'loaded'

export interface Loaded<V> {
  value: V
  ttlMs: number // Infinity: until it is pushed out; 0: it is not kept
}

/**
 * @param signal aborted once nobody waits for the value any more
 * @param waiters the visitors who wait for it, as they come and go
 */
export type Load<V> = (signal: AbortSignal, waiters: Waiters) => Promise<Loaded<V>>

export interface SharedCache<V> {
  /**
   * The value that is kept or being loaded under the key, else what `load` gives. A load that fails is not kept.
   * @throws whatever `load` throws, and the reason of `signal` once it is aborted
   */
  find(key: string, load: Load<V>, signal?: AbortSignal, visitor?: Visitor): Promise<V>
}

interface SharedLoad<V> {
  value: Promise<V>
  abort: AbortController
  waiting: number // callers
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
    ttlResolution: 0, // ask the clock each time: tests move it
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
    if (ttlMs > 0) kept.set(key, value, { ttl: ttlMs === Infinity ? 0 : ttlMs }) // 0: LRUCache's word for no end
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
