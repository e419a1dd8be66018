import { redisLimiter } from './redisLimiter'
import { openRedis, type LinkTimes } from './redisLink'
import { redisCache } from './redisCache'
import type { Store } from './store'

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
