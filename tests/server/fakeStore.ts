import { createSlidingLog, type Take } from '../../src/server/rateLimit'
import type { Loaded } from '../../src/server/sharedCache'
import type { StoreCacheOptions, Store } from '../../src/server/store/store'

/** Imitates Redis for instances within one process. */
export function fakeStore(now: () => Date): Store {
  const limiters = new Map<string, Take>()
  const values = new Map<string, { bytes: Uint8Array; endMs: number }>()
  const loads = new Map<string, Promise<unknown>>()

  return {
    limiter(name, perMs) {
      const take = limiters.get(name) ?? createSlidingLog(perMs, 1_000, now)
      limiters.set(name, take)
      return take
    },
    cache: <V>({ name, of = '', write, read }: StoreCacheOptions<V>) => ({
      async find(wanted: string, load: () => Promise<Loaded<V>>): Promise<Loaded<V>> {
        const key = JSON.stringify([name, of, wanted])
        for (;;) {
          const kept = values.get(key)
          const leftMs = (kept?.endMs ?? 0) - now().getTime()
          if (kept && leftMs > 0)
            return { value: (await read(new Uint8Array(kept.bytes), wanted)) as V, ttlMs: leftMs }
          const underWay = loads.get(key)
          if (!underWay) break
          await underWay.catch(() => {})
        }
        const loading = load()
        loads.set(key, loading)
        try {
          const loaded = await loading
          const { value, ttlMs } = loaded
          if (ttlMs > 0) values.set(key, { bytes: write(value), endMs: now().getTime() + ttlMs })
          return loaded
        } finally {
          loads.delete(key)
        }
      },
    }),
  }
}
