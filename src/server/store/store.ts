/**
 * What several instances of the server share: limits, values that take long to come by, and who is fetching one. It is passed in,
 * so that a server without one loads nothing of it. No call fails because of it: where the store is gone, each instance goes on
 * by itself.
 */
import type { Take } from '../rateLimit'
import type { Loaded } from '../sharedCache'

export interface Store {
  /** Counts over all instances; by `alone`, this instance's own count, while the store is gone. */
  limiter(name: string, perMs: number, alone: Take): Take
  /** A cache for all instances. Those of one name hold the same kind of values. */
  cache<V>(options: StoreCacheOptions<V>): StoreCache<V>
}

export interface StoreCacheOptions<V> {
  name: string // 'quotes'
  of?: string // what the values are of, where that may differ: the provider's address
  mostBytes: number // of all values; the oldest go first
  mostBytesEach: number // a larger one is not kept
  mostWaitMs: number // for another instance's load; then it is loaded here too
  write: (value: V) => Uint8Array
  read: (bytes: Uint8Array<ArrayBuffer>) => V | null | Promise<V | null> // null: it is none of this kind
}

export interface StoreCache<V> {
  /**
   * The value under the key, or what `load` gives: of all instances that ask at once, one loads it. What is not kept
   * (`ttlMs` 0) or fails says nothing to the others: the next of them loads it.
   * @throws what `load` throws, and the reason of `signal` once it is aborted
   */
  find(key: string, load: () => Promise<Loaded<V>>, signal: AbortSignal): Promise<Loaded<V>>
}
