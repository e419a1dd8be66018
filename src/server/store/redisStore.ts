import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { Redis } from 'ioredis'
import { openRedis, type LinkTimes, type RedisLink } from './redisLink'
import type { Store, StoreCache, StoreCacheOptions } from './store'
import type { Take } from '../rateLimit'
import { COUNT, CLAIM, KEEP, RENEW } from './scripts'
import { clamp } from '../../scene/values'
import type { Loaded } from '../sharedCache'

/** The fallback: our bounded log instead of the package's unbounded one. */
class AloneLimiter extends RateLimiterMemory {
  constructor(
    private readonly most: { points: number; duration: number },
    private readonly take: Take,
  ) {
    super(most)
  }

  override async consume(key: string, cost?: number): Promise<RateLimiterRes> {
    const waitMs = await this.take([{ key, max: this.most.points, ...(cost && { cost }) }])
    const result = new RateLimiterRes(0, waitMs)
    if (waitMs > 0) throw result
    return result
  }

  /** Keeps counting a request that another limit refused: too strict, for a minute at most. */
  override async reward(): Promise<RateLimiterRes> {
    return new RateLimiterRes(0, 0)
  }
}

export interface RedisStoreOptions {
  url: string // redis:// or rediss://
  edition: string // other builds' values are not used
  warn: (line: string) => void
  times?: LinkTimes
}

export interface RedisStore extends Store {
  close(): void
}

/** Unchanged across builds, so limits stay in force during an update. */
const LIMITS_EDITION = 1

/** While Redis is down, each instance works alone. */
export async function createRedisStore({
  url,
  edition,
  warn,
  times,
}: RedisStoreOptions): Promise<RedisStore> {
  const link = await openRedis(url, warn, times)
  return {
    limiter: (name, perMs, alone) =>
      redisLimiter(link, `quotidian:limits-${LIMITS_EDITION}:${name}`, perMs, alone),
    cache: (options) => redisCache(link, `quotidian:${edition}:`, options),
    close: () => link.close(),
  }
}

/**
 * Its fixed windows would allow double across two.
 * @param alone counts while Redis is down
 */
function redisLimiter({ redis }: RedisLink, prefix: string, perMs: number, alone: Take): Take {
  const limiters = new Map<number, RateLimiterRedis>()

  function limiterOf(max: number): RateLimiterRedis {
    const known = limiters.get(max)
    if (known) return known
    const points = { points: max, duration: perMs / 1_000 }
    const limiter = new RateLimiterRedis({
      ...points,
      storeClient: redis,
      keyPrefix: prefix,
      customIncrTtlLuaScript: COUNT,
      rejectIfRedisNotReady: true,
      insuranceLimiter: new AloneLimiter(points, alone),
    })
    limiters.set(max, limiter)
    return limiter
  }

  return async (limits) => {
    const taken: { limiter: RateLimiterRedis; key: string; cost: number | undefined }[] = []
    for (const { key, max, cost } of limits) {
      const limiter = limiterOf(max)
      const refusal = await limiter.consume(key, cost).then(
        () => null,
        (reason: unknown) => reason,
      )
      if (refusal === null) taken.push({ limiter, key, cost })
      else {
        // If one refuses, none counts.
        await Promise.all(taken.map((one) => one.limiter.reward(one.key, one.cost)))
        if (!(refusal instanceof RateLimiterRes)) return alone(limits) // no count was answered
        return Math.max(1, refusal.msBeforeNext)
      }
    }
    return 0
  }
}

/** The first miss of any instance takes a lock and loads; others poll. A dead holder's lock expires. */
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
function redisCache<V>(link: RedisLink, prefix: string, options: StoreCacheOptions<V>): StoreCache<V> {
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
