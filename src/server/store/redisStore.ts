import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { Redis } from 'ioredis'
import { openRedis, type LinkTimes, type RedisLink } from './redisLink'
import type { Store, StoreCache, StoreCacheOptions } from './store'
import type { Take } from '../rateLimit'
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

/** The package's fixed windows would allow double across two. @param alone counts while Redis is down */
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

/** Lua scripts, run atomically by Redis' clock, in ms: the instances' may differ. */

/**
 * rateLimit.ts's sliding log. KEYS[1]; ARGV points, seconds, maximum. Returns the count with these points
 * (above the maximum: refused) and ms to wait. Negative points undo.
 */
export const COUNT = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local points, perMs, most = tonumber(ARGV[1]), tonumber(ARGV[2]) * 1000, tonumber(ARGV[3])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - perMs)
if points < 0 then
  redis.call('ZPOPMAX', KEYS[1], -points)
  return {redis.call('ZCARD', KEYS[1]), 0}
end
local count = redis.call('ZCARD', KEYS[1])
if count + points > most then
  local oldest = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')
  return {count + points, oldest[2] + perMs - now}
end
for nth = 1, points do
  redis.call('ZADD', KEYS[1], now, time[1] .. '.' .. time[2] .. '.' .. count + nth)
end
redis.call('PEXPIRE', KEYS[1], perMs)
return {count + points, perMs}
`

/** KEYS value, lock; ARGV token, ms. Returns value and ms; {1}: the lock is ours; {0}: another's. Drops lists and the like. */
export const CLAIM = `
local value = redis.pcall('GET', KEYS[1])
if type(value) == 'table' then
  redis.call('DEL', KEYS[1])
  value = false
end
if value then return {value, redis.call('PTTL', KEYS[1])} end
if redis.call('SET', KEYS[2], ARGV[1], 'NX', 'PX', ARGV[2]) then return {1} end
return {0}
`

/** KEYS lock; ARGV token, ms. Extends our lock; 0 ms releases it. */
export const RENEW = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('PEXPIRE', KEYS[1], ARGV[2])
`

/**
 * KEYS value, index, total; ARGV bytes, ms, max total bytes, max lifetime. Evicts the oldest by index (size
 * and name by time); expired values count until oldest.
 */
export const KEEP = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local size = #ARGV[1]
local function drop(entries)
  for _, entry in ipairs(entries) do
    local bytes, name = string.match(entry, '^(%d+) (.*)$')
    redis.call('DEL', name)
    if redis.call('ZREM', KEYS[2], entry) == 1 then redis.call('DECRBY', KEYS[3], bytes) end
  end
end
local before = redis.call('STRLEN', KEYS[1])
if before > 0 then drop({before .. ' ' .. KEYS[1]}) end
drop(redis.call('ZRANGEBYSCORE', KEYS[2], '-inf', now - ARGV[4], 'LIMIT', 0, 100))
local total = tonumber(redis.call('GET', KEYS[3]) or '0')
while total + size > tonumber(ARGV[3]) do
  local oldest = redis.call('ZRANGE', KEYS[2], 0, 0)
  if #oldest == 0 then break end
  drop(oldest)
  total = tonumber(redis.call('GET', KEYS[3]) or '0')
end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
if redis.call('ZADD', KEYS[2], now, size .. ' ' .. KEYS[1]) == 1 then redis.call('INCRBY', KEYS[3], size) end
for nth = 2, 3 do redis.call('PEXPIRE', KEYS[nth], ARGV[4]) end
return 1
`
