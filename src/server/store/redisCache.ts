/** The first miss of any instance takes a lock and loads; others poll. A dead holder's lock expires. */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { clamp } from '../../scene/values'
import type { Loaded } from '../sharedCache'
import type { RedisLink } from './redisLink'
import { CLAIM, KEEP, RENEW } from './scripts'
import type { StoreCache, StoreCacheOptions } from './store'

const LOCK_MS = 4_000 // expiry after the holder was killed
const RENEW_MS = 1_000
const LOOK_MS = { first: 15, most: 200 }
const LONGEST_KEPT_MS = 24 * 3_600_000

/** Those named Buffer return bytes. */
interface CacheCommands {
  cacheClaimBuffer(value: string, lock: string, token: string, ms: number): Promise<(Buffer | number)[]>
  cacheRenew(lock: string, token: string, ms: number): Promise<number>
  cacheKeep(
    value: string,
    index: string,
    total: string,
    bytes: Buffer,
    ms: number,
    mostBytes: number,
    longestMs: number,
  ): Promise<number>
}

/** @param prefix with the edition */
export function redisCache<V>(link: RedisLink, prefix: string, options: StoreCacheOptions<V>): StoreCache<V> {
  const { name, of = '', mostBytes, mostBytesEach, mostWaitMs, write, read } = options
  link.redis.defineCommand('cacheClaim', { numberOfKeys: 2, lua: CLAIM })
  link.redis.defineCommand('cacheRenew', { numberOfKeys: 1, lua: RENEW })
  link.redis.defineCommand('cacheKeep', { numberOfKeys: 3, lua: KEEP })
  const ask = <T>(work: (redis: CacheCommands) => Promise<T>) =>
    link.ask((redis: Redis) => work(redis as unknown as CacheCommands))

  async function loadAndKeep(key: string, lock: string, token: string, load: () => Promise<Loaded<V>>) {
    const renewing = setInterval(() => void ask((redis) => redis.cacheRenew(lock, token, LOCK_MS)), RENEW_MS)
    try {
      const loaded = await load()
      await keep(key, loaded)
      return loaded
    } finally {
      clearInterval(renewing)
      await ask((redis) => redis.cacheRenew(lock, token, 0))
    }
  }

  async function keep(key: string, { value, ttlMs }: Loaded<V>): Promise<void> {
    if (ttlMs <= 0) return
    const bytes = Buffer.from(write(value))
    if (bytes.length > mostBytesEach) return
    const ms = Math.min(ttlMs, LONGEST_KEPT_MS)
    const [index, total] = [`${prefix}${name}:index`, `${prefix}${name}:bytes`]
    await ask((redis) => redis.cacheKeep(key, index, total, bytes, ms, mostBytes, LONGEST_KEPT_MS))
  }

  return {
    async find(wanted, load, signal) {
      const key = `${prefix}${name}:${await digestOf(`${of}\n${wanted}`)}`
      const [lock, token] = [`${key}:lock`, randomUUID()]
      const endMs = performance.now() + mostWaitMs
      for (let lookMs = LOOK_MS.first; ; lookMs = Math.min(lookMs * 1.5, LOOK_MS.most)) {
        const found = await ask((redis) => redis.cacheClaimBuffer(key, lock, token, LOCK_MS))
        if (found === null) return load()
        const [first, leftMs] = Array.isArray(found) ? found : []
        if (first === 1) return loadAndKeep(key, lock, token, load)
        if (first !== 0) {
          const isBytes = Buffer.isBuffer(first) && first.length <= mostBytesEach
          const value = isBytes ? await read(new Uint8Array(first), wanted) : null
          if (value === null) return loadAndKeep(key, lock, token, load) // replaces it
          return { value, ttlMs: clamp(Number(leftMs) || 1, 1, LONGEST_KEPT_MS) }
        }
        if (performance.now() >= endMs) return load()
        await wait(lookMs, undefined, { signal }).catch(() => signal.throwIfAborted())
      }
    },
  }
}

/** Keys contain whole cards, so they are hashed. */
async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Buffer.from(digest).toString('base64url').slice(0, 32)
}
