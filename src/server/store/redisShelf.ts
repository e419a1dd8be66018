/**
 * Values for all instances, and one load at a time of each over all: whoever finds none takes a lease of it and loads, the others look
 * again until it is there. The lease ends soon after its holder does, and the next one loads.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import type { Loaded } from '../sharedCache'
import type { RedisLink } from './redisLink'
import { CLAIM, KEEP, RENEW } from './scripts'
import type { Shelf, ShelfOptions } from './store'

const LEASE_MS = 4_000 // what others wait for after its holder was killed
const RENEW_MS = 1_000
const LOOK_MS = { first: 15, most: 200 }
const LONGEST_KEPT_MS = 24 * 3_600_000

/** The scripts as commands of the connection; those with Buffer give bytes. */
interface ShelfCommands {
  shelfClaimBuffer(value: string, lease: string, token: string, ms: number): Promise<(Buffer | number)[]>
  shelfRenew(lease: string, token: string, ms: number): Promise<number>
  shelfKeep(
    value: string,
    index: string,
    total: string,
    bytes: Buffer,
    ms: number,
    mostBytes: number,
    longestMs: number,
  ): Promise<number>
}

/** @param prefix of the keys, with the edition */
export function redisShelf<V>(link: RedisLink, prefix: string, options: ShelfOptions<V>): Shelf<V> {
  const { name, of = '', mostBytes, mostBytesEach, mostWaitMs, write, read } = options
  link.redis.defineCommand('shelfClaim', { numberOfKeys: 2, lua: CLAIM })
  link.redis.defineCommand('shelfRenew', { numberOfKeys: 1, lua: RENEW })
  link.redis.defineCommand('shelfKeep', { numberOfKeys: 3, lua: KEEP })
  const ask = <T>(work: (redis: ShelfCommands) => Promise<T>) =>
    link.ask((redis: Redis) => work(redis as unknown as ShelfCommands))

  async function loadAndKeep(key: string, lease: string, token: string, load: () => Promise<Loaded<V>>) {
    const renewing = setInterval(
      () => void ask((redis) => redis.shelfRenew(lease, token, LEASE_MS)),
      RENEW_MS,
    )
    try {
      const loaded = await load()
      await keep(key, loaded)
      return loaded
    } finally {
      clearInterval(renewing)
      await ask((redis) => redis.shelfRenew(lease, token, 0))
    }
  }

  async function keep(key: string, { value, ttlMs }: Loaded<V>): Promise<void> {
    if (ttlMs <= 0) return
    const bytes = Buffer.from(write(value))
    if (bytes.length > mostBytesEach) return
    const ms = Math.min(ttlMs, LONGEST_KEPT_MS)
    const [index, total] = [`${prefix}${name}:index`, `${prefix}${name}:bytes`]
    await ask((redis) => redis.shelfKeep(key, index, total, bytes, ms, mostBytes, LONGEST_KEPT_MS))
  }

  return {
    async find(wanted, load, signal) {
      const key = `${prefix}${name}:${await digestOf(`${of}\n${wanted}`)}`
      const [lease, token] = [`${key}:lease`, randomUUID()]
      const endMs = performance.now() + mostWaitMs
      for (let lookMs = LOOK_MS.first; ; lookMs = Math.min(lookMs * 1.5, LOOK_MS.most)) {
        const found = await ask((redis) => redis.shelfClaimBuffer(key, lease, token, LEASE_MS))
        if (found === null) return load()
        const [first, leftMs] = found
        if (first === 1) return loadAndKeep(key, lease, token, load)
        if (typeof first === 'object') {
          const value = await read(new Uint8Array(first))
          return value === null ? load() : { value, ttlMs: Math.max(1, Number(leftMs)) }
        }
        if (performance.now() >= endMs) return load()
        await wait(lookMs, undefined, { signal }).catch(() => signal.throwIfAborted())
      }
    },
  }
}

/** Keys hold whole cards: a digest is as long as any other. */
async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Buffer.from(digest).toString('base64url').slice(0, 32)
}
