import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { openRedis, type LinkTimes, type RedisLink } from './redisLink'
import { redisCache } from './redisCache'
import type { Store } from './store'
import type { Take } from '../rateLimit'
import { COUNT } from './scripts'

/** The in-memory insurance: an instance's own sliding log, whose size is bounded, in place of the package's own, whose is not. */
class AloneLimiter extends RateLimiterMemory {
  constructor(
    private readonly most: { points: number; duration: number },
    private readonly take: Take,
  ) {
    super(most)
  }

  override async consume(key: string): Promise<RateLimiterRes> {
    const waitMs = await this.take([{ key, max: this.most.points }])
    const result = new RateLimiterRes(0, waitMs)
    if (waitMs > 0) throw result
    return result
  }

  /** What was refused by another limit counts here: too much, and for a minute at most. */
  override async reward(): Promise<RateLimiterRes> {
    return new RateLimiterRes(0, 0)
  }
}

export interface RedisStoreOptions {
  url: string // redis:// or rediss://
  edition: string // of what the values are made by: another build's are not taken
  warn: (line: string) => void
  times?: LinkTimes
}

export interface RedisStore extends Store {
  close(): void
}

/** Limits keep their form from build to build, so that they hold while one takes the place of another. */
const LIMITS_EDITION = 1

/** What instances share in Redis. It is there at once; where Redis is not, each instance goes on by itself until it is. */
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
 * Limits over all instances by rate-limiter-flexible, with the sliding log of slidingLog.ts in place of its fixed windows: those
 * allow twice as much in a minute that lies across two.
 * @param prefix of the keys
 * @param alone counts while Redis is gone
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
    const taken: { limiter: RateLimiterRedis; key: string }[] = []
    for (const { key, max } of limits) {
      const limiter = limiterOf(max)
      const refusal = await limiter.consume(key).then(
        () => null,
        (reason: unknown) => reason,
      )
      if (refusal === null) taken.push({ limiter, key })
      else {
        // None is taken where one refuses.
        await Promise.all(taken.map((one) => one.limiter.reward(one.key)))
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return Math.max(1, refusal.msBeforeNext)
      }
    }
    return 0
  }
}
