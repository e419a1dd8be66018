/** Without a store, or while it is down, each instance works alone, and no call fails. */
import type { Take } from '../rateLimit'
import type { Loaded } from '../sharedCache'

export interface Store {
  /** While the store is down, `alone` counts. */
  limiter(name: string, perMs: number, alone: Take): Take
  /** Equal names imply the same kind of values. */
  cache<V>(options: StoreCacheOptions<V>): StoreCache<V>
}

export interface StoreCacheOptions<V> {
  name: string // e.g. 'quotes'
  of?: string // distinguishes sources: the provider's address
  mostBytes: number // total; the oldest are evicted
  mostBytesEach: number // larger values are not cached
  mostWaitMs: number // max wait for another instance's load, then load here too
  write: (value: V) => Uint8Array
  /** null: nothing that `key` may name, whoever wrote it. */
  read: (bytes: Uint8Array<ArrayBuffer>, key: string) => V | null | Promise<V | null>
}

export interface StoreCache<V> {
  /** One of the instances that ask together loads. @throws errors of `load`, and the reason of `signal` */
  find(key: string, load: () => Promise<Loaded<V>>, signal: AbortSignal): Promise<Loaded<V>>
}
