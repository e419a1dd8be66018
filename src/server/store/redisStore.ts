import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { openRedis, type LinkTimes, type RedisLink } from './redisLink'
import { redisCache } from './redisCache'
import type { Store } from './store'
import type { Take } from '../rateLimit'
import { COUNT } from './scripts'

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
