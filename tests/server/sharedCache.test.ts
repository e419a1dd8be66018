import { describe, expect, it } from 'vitest'
import { createSharedCache, type SharedCacheOptions } from '../../src/server/sharedCache'
import { deferred } from '../fixtures/deferred'

interface Value {
  text: string
}

function cacheWith(options: Partial<SharedCacheOptions<Value>> = {}) {
  const cache = createSharedCache<Value>({ bound: { max: 3 }, ...options })
  const started: string[] = []
  const find = (
    key: string,
    ttlMs = Infinity,
    wait: Promise<void> = Promise.resolve(),
    signal?: AbortSignal,
  ) =>
    cache.find(
      key,
      async () => {
        started.push(key)
        await wait
        return { value: { text: key }, ttlMs }
      },
      signal,
    )
  return { cache, find, started }
}

describe('a shared cache', () => {
  it('keeps the same object, and loads it once for all who ask at the same time', async () => {
    const { find, started } = cacheWith()
    const values = await Promise.all([find('a'), find('a'), find('a')])
    expect(new Set([...values, await find('a')]).size).toBe(1)
    expect(started).toEqual(['a'])
  })

  it('keeps a value for its time, by the clock it was given', async () => {
    let nowMs = 1_000
    const { find, started } = cacheWith({ now: () => new Date(nowMs) })
    await find('a', 100)
    nowMs += 100
    await find('a', 100)
    expect(started).toHaveLength(1)
    nowMs += 1
    await find('a', 100)
    expect(started).toHaveLength(2)
  })

  it('never forgets a value without an end by the clock alone', async () => {
    let nowMs = 1_000
    const { find, started } = cacheWith({ now: () => new Date(nowMs) })
    await find('a')
    nowMs += 1e12
    await find('a')
    expect(started).toHaveLength(1)
  })

  it('hands on a value without a time to those who wait for it, and keeps it not', async () => {
    const { find, started } = cacheWith()
    const [one, other] = await Promise.all([find('a', 0), find('a', 0)])
    expect(one).toBe(other)
    await find('a', 0)
    expect(started).toHaveLength(2)
  })

  it('is bounded by how many there are, the least recently used going first', async () => {
    const { find, started } = cacheWith()
    for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await find(key)
    expect(started).toEqual(['a', 'b', 'c', 'd', 'b'])
  })

  it('is bounded by their size', async () => {
    const { find, started } = cacheWith({
      bound: { maxSize: 10, sizeCalculation: ({ text }) => text.length },
    })
    for (const key of ['aaaa', 'bbbb', 'aaaa', 'cccc', 'aaaa', 'bbbb']) await find(key)
    expect(started).toEqual(['aaaa', 'bbbb', 'cccc', 'bbbb'])
    await find('x'.repeat(11))
    await find('x'.repeat(11))
    expect(started).toHaveLength(6) // larger than the whole cache, so not stored
  })

  it('does not end a load when other values fill the cache', async () => {
    const slow = deferred<void>()
    const { find, started } = cacheWith({ bound: { max: 1 } })
    const first = find('slow', Infinity, slow.promise)
    for (const key of ['a', 'b', 'c']) await find(key)
    const second = find('slow', Infinity, slow.promise)
    slow.resolve()
    expect(await first).toBe(await second)
    expect(started).toEqual(['slow', 'a', 'b', 'c'])
  })

  it('keeps no failure', async () => {
    const { cache, find } = cacheWith()
    const failing = () => cache.find('a', async () => Promise.reject(new Error('down')))
    const outcomes = await Promise.allSettled([failing(), failing()])
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await find('a')).toEqual({ text: 'a' })
  })
})

describe('a caller that gives up', () => {
  it('hears its own reason, and the others have their value', async () => {
    const slow = deferred<void>()
    const { find, started } = cacheWith()
    const leaving = new AbortController()
    const first = find('a', Infinity, slow.promise, leaving.signal)
    const second = find('a', Infinity, slow.promise)
    leaving.abort(new Error('gone'))
    await expect(first).rejects.toThrow('gone')
    slow.resolve()
    expect(await second).toEqual({ text: 'a' })
    expect(started).toEqual(['a'])
  })

  it('ends the load when it was the last, and the next who asks begins another', async () => {
    const { cache, find, started } = cacheWith()
    const callers = [new AbortController(), new AbortController()]
    let loadSignal: AbortSignal | undefined
    const waiting = callers.map(({ signal }) =>
      cache.find('a', (stop) => ((loadSignal = stop), new Promise(() => {})), signal),
    )
    const outcomes = Promise.allSettled(waiting)
    callers[0]!.abort()
    await expect(waiting[0]).rejects.toThrow()
    expect(loadSignal?.aborted).toBe(false)
    callers[1]!.abort()
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(loadSignal?.aborted).toBe(true)
    expect(await find('a')).toEqual({ text: 'a' })
    expect(started).toEqual(['a'])
  })

  it('starts nothing where it had given up before', async () => {
    const { find, started } = cacheWith()
    await expect(find('a', 1, undefined, AbortSignal.abort())).rejects.toThrow()
    expect(started).toEqual([])
  })
})
