/**
 * The connection to Redis. A command that takes too long or fails ends it: from then on nobody waits for Redis, and it is tried
 * again by itself, less and less often, until it answers in time. The log has a line when it goes, and one when it is back.
 */
import { type Command, Redis } from 'ioredis'
import { errorInLog } from '../log'

const CONNECT_TIMEOUT_MS = 1_000
const MOST_RETRY_MS = 30_000

export interface LinkTimes {
  commandMs: number // a command takes one; who asks while Redis goes waits this long, once
  retryMs: number // the first time
  steadyMs: number // of a Redis that comes and goes nobody is told that it is back
}

const TIMES: LinkTimes = { commandMs: 500, retryMs: 1_000, steadyMs: 10_000 }

export interface RedisLink {
  readonly redis: Redis
  isUp(): boolean
  /** What `work` gives; null where Redis is gone, or went meanwhile. */
  ask<T>(work: (redis: Redis) => Promise<T>): Promise<T | null>
  close(): void
}

/** @param warn one line of the log; no password is in it */
export async function openRedis(
  url: string,
  warn: (line: string) => void,
  times: LinkTimes = TIMES,
): Promise<RedisLink> {
  const redis = new WatchedRedis(url, times.commandMs, (error) => lose(error))
  let connectionError: unknown = null // why it closed, which says more than that it did
  let isUp = false
  let isClosed = false
  let hasToldOfLoss = false
  let retryMs = times.retryMs
  let timer: NodeJS.Timeout | undefined

  function lose(error: unknown): void {
    const isWaiting = !isUp && timer !== undefined
    if (isClosed || isWaiting) return
    isUp = false
    redis.disconnect()
    if (!hasToldOfLoss)
      warn(`Redis does not answer: each instance goes on by itself. ${errorInLog(connectionError ?? error)}`)
    connectionError = null
    hasToldOfLoss = true
    clearTimeout(timer)
    timer = setTimeout(() => void connect(), retryMs).unref()
    retryMs = Math.min(retryMs * 2, MOST_RETRY_MS)
  }

  async function connect(): Promise<void> {
    timer = undefined
    try {
      await redis.connect()
      await redis.ping()
    } catch (error) {
      return lose(error)
    }
    isUp = true
    if (hasToldOfLoss) timer = setTimeout(tellOfReturn, times.steadyMs).unref()
  }

  function tellOfReturn(): void {
    timer = undefined
    retryMs = times.retryMs
    hasToldOfLoss = false
    warn('Redis answers again; instances share what they know.')
  }

  redis.on('error', (error) => (connectionError = error))
  redis.on('close', () => {
    if (isUp) lose(new Error('the connection was closed'))
  })
  await connect()

  return {
    redis,
    isUp: () => isUp,
    async ask(work) {
      if (!isUp) return null
      return work(redis).catch(() => null) // WatchedRedis has seen why
    },
    close() {
      isClosed = true
      isUp = false
      clearTimeout(timer)
      redis.disconnect()
    },
  }
}

/** Tells of each command that fails or takes too long, whoever sent it: libraries keep such errors to themselves. */
class WatchedRedis extends Redis {
  constructor(
    url: string,
    private readonly limitMs: number,
    private readonly onFailure: (error: unknown) => void,
  ) {
    super(url, {
      lazyConnect: true,
      protocol: 2, // with 3, and its name, it would first ask what Redis 7.0 does not know, and that fails
      disableClientInfo: true,
      connectTimeout: CONNECT_TIMEOUT_MS,
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      retryStrategy: () => null, // openRedis connects anew
    })
  }

  override sendCommand(command: Command, stream?: Parameters<Redis['sendCommand']>[1]): unknown {
    const timer = setTimeout(() => {
      // Answers that came while this process itself was busy are read first: ioredis's own timeout would not wait for that.
      setImmediate(() => command.reject(new Error(`no answer within ${this.limitMs} ms`)))
    }, this.limitMs).unref()
    command.promise.then(
      () => clearTimeout(timer),
      (error: unknown) => {
        clearTimeout(timer)
        if (!String(error).includes('NOSCRIPT')) this.onFailure(error) // it is sent again, with the script
      },
    )
    return super.sendCommand(command, stream)
  }
}
