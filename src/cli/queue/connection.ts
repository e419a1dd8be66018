import { Redis } from 'ioredis'
import { redisAddress } from '../../scene/values'
import { CommandError, reasonOf, usageError } from '../card/commandError'

const CONNECT_TIMEOUT_MS = 5_000
const RETRY_MS = 1_000

/**
 * The Redis of REDIS_URL, whose orders all machines share. One that goes away later is waited for, and the user is told.
 * @throws {CommandError} where there is none
 */
export async function connectRedis(url: string | undefined, say: (line: string) => void): Promise<Redis> {
  const address = redisAddress(url?.trim() ?? '')
  if (!address)
    throw usageError(
      'REDIS_URL must be the address of a Redis, such as redis://127.0.0.1:6379, in the environment',
    )
  let isConnected = false
  let isGone = false
  const redis = new Redis(address.href, {
    lazyConnect: true,
    connectTimeout: CONNECT_TIMEOUT_MS,
    maxRetriesPerRequest: null, // BullMQ's wish: who waits for orders waits for Redis too
    retryStrategy: () => (isConnected ? RETRY_MS : null),
  })
  let failure: unknown = null
  redis.on('error', (error) => (failure = error))
  redis.on('reconnecting', () => {
    if (!isGone) say('Redis is gone; orders wait until it is back')
    isGone = true
  })
  redis.on('ready', () => {
    if (isGone) say('Redis is back')
    isGone = false
  })
  try {
    await redis.connect()
  } catch (cause) {
    redis.disconnect()
    const reason = reasonOf(failure ?? cause)
    throw new CommandError(`the Redis at ${address.host} cannot be reached: ${reason}`, 1, { cause })
  }
  isConnected = true
  return redis
}
