/** A slow or failed command closes the connection; nobody waits until a retry succeeds. */
import { type Command, Redis } from 'ioredis'
import { errorInLog } from '../log'

const CONNECT_TIMEOUT_MS = 1_000
const MOST_RETRY_MS = 30_000

export interface LinkTimes {
  commandMs: number // max wait of a command, and of callers while Redis goes down
  retryMs: number // first delay
  steadyMs: number // uptime before the log reports the return
}

const TIMES: LinkTimes = { commandMs: 500, retryMs: 1_000, steadyMs: 10_000 }

export interface RedisLink {
  readonly redis: Redis
  /** null if Redis is or goes down */
  ask<T>(work: (redis: Redis) => Promise<T>): Promise<T | null>
  close(): void
}

/** @param warn gets one line without passwords */
export async function openRedis(
  url: string,
  warn: (line: string) => void,
  times: LinkTimes = TIMES,
): Promise<RedisLink> {
  const redis = new WatchedRedis(url, times.commandMs, (error) => lose(error))
  let connectionError: unknown = null // more informative than the closing itself
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
    async ask(work) {
      if (!isUp) return null
      return work(redis).catch(() => null) // WatchedRedis has seen the cause
    },
    close() {
      isClosed = true
      isUp = false
      clearTimeout(timer)
      redis.disconnect()
    },
  }
}

/** Libraries hide such errors. */
class WatchedRedis extends Redis {
  constructor(
    url: string,
    private readonly limitMs: number,
    private readonly onFailure: (error: unknown) => void,
  ) {
    super(url, {
      lazyConnect: true,
      protocol: 2, // otherwise it first sends commands unknown to Redis 7.0
      disableClientInfo: true,
      connectTimeout: CONNECT_TIMEOUT_MS,
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      retryStrategy: () => null, // openRedis reconnects
    })
  }

  override sendCommand(command: Command, stream?: Parameters<Redis['sendCommand']>[1]): unknown {
    const timer = setTimeout(() => {
      // First reads replies that arrived while this process was busy; ioredis's timeout would not.
      setImmediate(() => command.reject(new Error(`no answer within ${this.limitMs} ms`)))
    }, this.limitMs).unref()
    command.promise.then(
      () => clearTimeout(timer),
      (error: unknown) => {
        clearTimeout(timer)
        if (!String(error).includes('NOSCRIPT')) this.onFailure(error) // ioredis resends it with the script
      },
    )
    return super.sendCommand(command, stream)
  }
}
