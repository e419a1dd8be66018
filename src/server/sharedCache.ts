/**
 * A bounded cache over slow loads. Callers that ask for the same key at once share one load, and a caller that gives up
 * does not end it for the others. The values are in an LRUCache; the loads are not, although it can hold them (`fetch`):
 * it would abort a load for everyone when its first caller leaves, and when other values push it out.
 */
import { LRUCache } from 'lru-cache'
import { unlessAborted } from '../draw/unlessAborted'

export interface SharedCacheOptions<V> {
  /** How many values are kept, or how large they may be together. */
  bound: { max: number } | { maxSize: number; sizeCalculation: (value: V) => number }
  maxLoads?: number // under way at once
  now?: () => Date
}

export interface Loaded<V> {
  value: V
  ttlMs: number // Infinity: until it is pushed out; 0: it is not kept
}

/** @param signal aborted once nobody waits for the value any more */
export type Load<V> = (signal: AbortSignal) => Promise<Loaded<V>>

export interface SharedCache<V> {
  /**
   * The value that is kept or being loaded under the key, else what `load` gives. A load that fails is not kept.
   * @throws {CacheBusyError}, whatever `load` throws, and the reason of `signal` once it is aborted
   */
  find(key: string, load: Load<V>, signal?: AbortSignal): Promise<V>
}

/** As many loads as allowed are under way already. */
export class CacheBusyError extends Error {
  override readonly name = 'CacheBusyError'
}

interface SharedLoad<V> {
  value: Promise<V>
  abort: AbortController
  waiting: number // callers
}

export function createSharedCache<V extends object>({
  bound,
  maxLoads = Infinity,
  now = () => new Date(),
}: SharedCacheOptions<V>): SharedCache<V> {
  const kept = new LRUCache<string, V>({
    ...bound,
    perf: { now: () => now().getTime() },
    ttlResolution: 0, // ask the clock each time: tests move it
  })
  const loads = new Map<string, SharedLoad<V>>()

  function start(key: string, load: Load<V>): SharedLoad<V> {
    if (loads.size >= maxLoads) throw new CacheBusyError(`${loads.size} loads are under way`)
    const abort = new AbortController()
    const started = { value: loadAndKeep(key, load, abort.signal), abort, waiting: 0 }
    loads.set(key, started)
    return started
  }

  async function loadAndKeep(key: string, load: Load<V>, signal: AbortSignal): Promise<V> {
    const { value, ttlMs } = await load(signal)
    if (ttlMs > 0) kept.set(key, value, { ttl: ttlMs === Infinity ? 0 : ttlMs }) // 0: LRUCache's word for no end
    return value
  }

  return {
    async find(key, load, signal) {
      signal?.throwIfAborted()
      const known = kept.get(key)
      if (known) return known
      const shared = loads.get(key) ?? start(key, load)
      shared.waiting += 1
      try {
        return await unlessAborted(shared.value, signal)
      } finally {
        shared.waiting -= 1
        if (shared.waiting === 0) {
          if (loads.get(key) === shared) loads.delete(key)
          shared.abort.abort()
        }
      }
    },
  }
}
