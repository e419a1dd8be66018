import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BusyError, FairQueue, type FairQueueOptions, type Turn } from '../../src/server/fairQueue'
import { visitorAt, type Visitor } from '../../src/server/visitor'
import { deferred } from '../fixtures/deferred'
import { runs } from '../fixtures/tier'

afterEach(() => void vi.useRealTimers())

const [ann, ben, cid] = ['198.51.100.1', '198.51.100.2', '198.51.100.3'].map(visitorAt) as [
  Visitor,
  Visitor,
  Visitor,
]
const of = (...visitors: Visitor[]): Turn => ({ waiters: { visitors } })

function lineWith(options: Partial<FairQueueOptions> = {}) {
  const clock = { ms: 0 }
  const queue = new FairQueue({
    places: 1,
    maxWaiting: 20,
    maxWaitMs: 1_000,
    nowMs: () => clock.ms,
    ...options,
  })
  const begun: string[] = []
  const ends = new Map<string, (value: string) => void>()
  const run = (name: string, turn: Turn) => {
    const answer = queue.run(turn, () => {
      begun.push(name)
      const { promise, resolve } = deferred<string>()
      ends.set(name, resolve)
      return promise
    })
    answer.catch(() => {}) // Some still wait when their test has ended.
    return answer
  }
  /** @param tookMs how long the clock says that the work took */
  const end = async (name: string, tookMs = 0) => {
    clock.ms += tookMs
    ends.get(name)!(name)
    await new Promise(setImmediate)
  }
  const endAll = async () => {
    for (let at = 0; at < begun.length; at++) await end(begun[at]!)
  }
  return { run, begun, end, endAll, clock }
}

describe('a fair line', () => {
  it('begins work at once where there is a place', () => {
    const { run, begun } = lineWith()
    void run('a', of(ann))
    expect(begun).toEqual(['a'])
  })

  it('gives turns to visitors, not to requests', async () => {
    const { run, begun, endAll } = lineWith()
    for (const name of ['a1', 'a2', 'a3', 'a4']) void run(name, of(ann))
    for (const name of ['b1', 'b2']) void run(name, of(ben))
    void run('c1', of(cid))
    await endAll()
    expect(begun).toEqual(['a1', 'c1', 'b1', 'a2', 'b2', 'a3', 'a4'])
  })

  it('lets those who ask and leave again and again wait for all others, and shows them no door', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { run, begun, endAll } = lineWith({ maxWaitMs: 4_000 })
    void run('first', of(cid))
    for (const name of ['x1', 'x2']) {
      const leaving = new AbortController()
      const left = run(name, { ...of(ann), signal: leaving.signal })
      leaving.abort()
      await expect(left).rejects.toThrow()
    }
    void run('a', of(ann))
    for (const name of ['b1', 'b2', 'b3']) void run(name, of(ben))
    await endAll()
    expect(begun).toEqual(['first', 'b1', 'b2', 'b3'])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(begun.at(-1)).toBe('a')
  })

  it('serves who left again and again while something of theirs waited, once that has waited long enough', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { run, begun, end } = lineWith({ maxWaitMs: 4_000 })
    void run('first', of(cid))
    const waiting = run('a', of(ann))
    for (const name of ['x1', 'x2']) {
      const leaving = new AbortController()
      const left = run(name, { ...of(ann), signal: leaving.signal })
      leaving.abort()
      await expect(left).rejects.toThrow()
    }
    await end('first')
    expect(begun).toEqual(['first'])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(begun).toEqual(['first', 'a'])
    await end('a')
    expect(await waiting).toBe('a')
  })

  it('holds nothing against who stays, or leaves once', async () => {
    const { run, begun, endAll } = lineWith()
    void run('first', of(cid))
    const [leaving, staying] = [new AbortController(), new AbortController()]
    const left = run('x', { ...of(ann), signal: leaving.signal })
    leaving.abort()
    await expect(left).rejects.toThrow()
    void run('a1', { ...of(ann), signal: staying.signal })
    void run('b1', of(ben))
    await endAll()
    staying.abort()
    void run('second', of(cid))
    void run('a2', of(ann))
    void run('b2', of(ben))
    await endAll()
    expect(begun).toEqual(['first', 'b1', 'a1', 'second', 'a2', 'b2'])
  })

  it('lets nobody overtake by coming again and again', async () => {
    const { run, begun, end } = lineWith()
    for (const name of ['a1', 'a2', 'a3']) void run(name, of(ann))
    for (const name of ['b1', 'b2']) void run(name, of(ben))
    await end('a1')
    void run('c1', of(cid))
    await end('b1')
    await end('c1')
    void run('c2', of(cid))
    for (const name of ['a2', 'b2', 'c2']) await end(name)
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3'])
  })

  it('has those go first whose turns took least, which is forgotten in time', async () => {
    const { run, begun, end, clock } = lineWith()
    void run('a1', of(ann))
    await end('a1', 1_500)
    for (let time = 1; time <= 3; time++) {
      void run(`b${time}`, of(ben))
      await end(`b${time}`, 60)
    }
    const ask = (time: number) => {
      void run(`first ${time}`, of(cid))
      void run(`a, ${time}`, of(ann))
      void run(`b, ${time}`, of(ben))
    }
    ask(1)
    for (const name of ['first 1', 'b, 1', 'a, 1']) await end(name, 60)
    expect(begun.slice(-3)).toEqual(['first 1', 'b, 1', 'a, 1'])
    clock.ms += 3_600_000
    for (let time = 4; time <= 6; time++) {
      void run(`b${time}`, of(ben))
      await end(`b${time}`, 2_000)
    }
    ask(2)
    for (const name of ['first 2', 'a, 2', 'b, 2']) await end(name, 60)
    expect(begun.slice(-3)).toEqual(['first 2', 'a, 2', 'b, 2'])
  })

  it('never has an honest visitor wait for more than the turns under way, however dear a flood and how soon', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const flood = fc.record({
      attackers: fc.integer({ min: 2, max: 60 }),
      dearMs: fc.integer({ min: 500, max: 15_000 }),
      plainMs: fc.integer({ min: 10, max: 50 }),
      beforeFirst: fc.nat(10), // dear turns that ended before the first honest card
    })
    await fc.assert(
      fc.asyncProperty(flood, async ({ attackers, dearMs, plainMs, beforeFirst }) => {
        const { run, begun, end } = lineWith({ maxWaiting: 200 })
        let asked = 0
        const attack = (at: number) => run(`x${at}.${asked++}`, of(visitorAt(`203.0.113.${at}`)))
        for (let at = 0; at < attackers; at++) void attack(at)
        let ended = 0
        /** The attack that is longest under way ends, and its visitor asks anew at once. */
        const endDear = async () => {
          const name = begun.filter((one) => one.startsWith('x'))[ended++]!
          await end(name, dearMs)
          void attack(Number(/\d+/.exec(name)![0]))
        }
        for (let time = 0; time < beforeFirst; time++) await endDear()
        for (let card = 0; card < 6; card++) {
          const isNew = card > 2
          void run(`honest ${card}`, of(isNew ? visitorAt(`198.51.100.${100 + card}`) : ann))
          if (!begun.includes(`honest ${card}`)) await endDear()
          expect(begun).toContain(`honest ${card}`)
          await end(`honest ${card}`, plainMs)
        }
      }),
      { numRuns: runs(200) },
    )
  })

  it('lets a small card of a newcomer pass larger ones of newcomers, however many come after it', async () => {
    const { run, begun, endAll } = lineWith()
    void run('first', of(ann))
    void run('small', { ...of(ben), size: 1 })
    for (let at = 1; at < 10; at++) void run(`large${at}`, { ...of(visitorAt(`203.0.113.${at}`)), size: 2 })
    await endAll()
    expect(begun.slice(0, 2)).toEqual(['first', 'small'])
  })

  it('gives a turn to a /48 of IPv6, and to the visitors in it one after the other', async () => {
    const { run, begun, endAll } = lineWith()
    const many = [1, 2, 3].map((at) => visitorAt(`2001:db8:1:${at}00::1`))
    void run('first', of(cid))
    for (const [at, visitor] of many.entries()) {
      void run(`6-${at}`, of(visitor))
      void run(`6-${at} again`, of(visitor))
    }
    for (const name of ['a1', 'a2']) void run(name, of(ann))
    await endAll()
    expect(begun).toEqual(['first', 'a1', '6-2', '6-1', 'a2', '6-0', '6-0 again', '6-1 again', '6-2 again'])
  })

  it('has one go first, whoever waits', async () => {
    const { run, begun, endAll } = lineWith({ maxWaiting: 2 })
    for (const name of ['a1', 'a2', 'a3']) void run(name, of(ann))
    void run('share', { ...of(ben), isFirst: true })
    await endAll()
    expect(begun).toEqual(['a1', 'share', 'a2', 'a3'])
  })

  it('keeps every promise, whoever asks and leaves when', async () => {
    const deed = fc.record({
      who: fc.nat(3),
      does: fc.constantFrom('ask', 'ask', 'end', 'leave'),
      which: fc.nat(20),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { maxLength: 40 }), async (deeds) => {
        const { run, begun, end, endAll } = lineWith({ places: 3, shares: { visitor: 2 }, maxWaiting: 5 })
        const asked: { name: string; leave: () => void; outcome: Promise<string> }[] = []
        for (const { who, does, which } of deeds) {
          if (does === 'ask') {
            const leaving = new AbortController()
            const name = String(asked.length)
            const turn = { ...of(visitorAt(`198.51.100.${who}`)), signal: leaving.signal }
            const outcome = run(name, turn).then(
              () => 'done',
              (error: Error) => (error instanceof BusyError ? 'busy' : 'left'),
            )
            asked.push({ name, leave: () => leaving.abort(), outcome })
          } else if (does === 'leave') asked[which]?.leave()
          else if (begun[which] !== undefined) await end(begun[which])
          await new Promise(setImmediate)
        }
        await endAll()
        const outcomes = await Promise.all(asked.map(({ outcome }) => outcome))
        for (const [at, { name }] of asked.entries()) {
          if (outcomes[at] === 'done') expect(begun).toContain(name)
          if (outcomes[at] === 'busy') expect(begun).not.toContain(name)
        }
        expect(new Set(begun).size).toBe(begun.length)
      }),
      { numRuns: runs(100) },
    )
  })
})

describe('shares', () => {
  it('keep a visitor, a network and a target from holding every place', () => {
    const { run, begun } = lineWith({ places: 9, shares: { visitor: 2, network: 3, target: 4 } })
    const [one, other] = ['2001:db8:1:100::', '2001:db8:1:200::'].map(visitorAt) as [Visitor, Visitor]
    for (const name of ['a1', 'a2', 'a3']) void run(name, { ...of(ann), target: 'a.example' })
    for (const name of ['6-1', '6-2']) void run(name, { ...of(one), target: 'b.example' })
    for (const name of ['7-1', '7-2']) void run(name, { ...of(other), target: 'b.example' })
    for (const name of ['b1', 'b2']) void run(name, { ...of(ben), target: 'a.example' })
    void run('c1', { ...of(cid), target: 'a.example' })
    void run('c2', { ...of(cid), target: 'c.example' })
    expect(begun).toEqual(['a1', 'a2', '6-1', '6-2', '7-1', 'b1', 'b2', 'c2'])
  })

  it('leave a place to who comes, although the line is full', () => {
    const { run, begun } = lineWith({ places: 3, shares: { visitor: 1 }, maxWaiting: 2 })
    for (const name of ['a1', 'a2', 'a3']) void run(name, of(ann))
    void run('b1', of(ben))
    expect(begun).toEqual(['a1', 'b1'])
  })

  it('do not hold back work that somebody else waits for too', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { run, begun } = lineWith({ places: 3, shares: { visitor: 1 } })
    const visitors = [ann]
    const waiters: Turn['waiters'] = { visitors }
    void run('a1', of(ann))
    void run('a2', { waiters })
    expect(begun).toEqual(['a1'])
    visitors.push(ben)
    waiters.onJoin!()
    await new Promise(setImmediate)
    expect(begun).toEqual(['a1', 'a2'])
    const bens = run('b1', of(ben)) // The shared work counts towards his share.
    vi.advanceTimersByTime(1_000)
    await expect(bens).rejects.toBeInstanceOf(BusyError)
  })
})

describe('a full line', () => {
  it('makes room at the end of its crowd', async () => {
    const { run, begun, endAll } = lineWith({ maxWaiting: 3 })
    const crowd = ['a1', 'a2', 'a3', 'a4'].map((name) => run(name, of(ann)))
    const last = expect(crowd[3]).rejects.toBeInstanceOf(BusyError)
    void run('b1', of(ben))
    await last
    await endAll()
    expect(begun).toEqual(['a1', 'b1', 'a2', 'a3'])
  })

  it('turns away who has as many in it as anyone, and of equals who has had most', async () => {
    const { run, begun, endAll } = lineWith({ maxWaiting: 2 })
    void run('a1', of(ann))
    const second = run('a2', of(ann))
    void run('b1', of(ben))
    await expect(run('b2', of(ben))).rejects.toBeInstanceOf(BusyError)
    void run('c1', of(cid))
    await expect(second).rejects.toBeInstanceOf(BusyError)
    await endAll()
    expect(begun).toEqual(['a1', 'c1', 'b1'])
  })
})

describe('waiting', () => {
  it('ends after its time, counted anew for who joins', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { run } = lineWith()
    void run('a1', of(ann))
    const visitors = [ann]
    const waiters: Turn['waiters'] = { visitors }
    let outcome: unknown = null
    const second = run('a2', { waiters }).catch((error: unknown) => (outcome = error))
    vi.advanceTimersByTime(999)
    visitors.push(ben)
    waiters.onJoin!()
    vi.advanceTimersByTime(999)
    await new Promise(setImmediate)
    expect(outcome).toBe(null)
    vi.advanceTimersByTime(1)
    expect(await second).toBeInstanceOf(BusyError)
  })

  it('ends for who leaves, and work that has begun holds its place until it ends', async () => {
    const { run, begun, end } = lineWith()
    const [first, second] = [new AbortController(), new AbortController()]
    void run('a1', { ...of(ann), signal: first.signal })
    const waiting = run('a2', { ...of(ann), signal: second.signal })
    void run('b1', of(ben))
    second.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
    first.abort()
    await new Promise(setImmediate)
    expect(begun).toEqual(['a1'])
    await end('a1')
    expect(begun).toEqual(['a1', 'b1'])
  })

  it('is not begun by who had left before', async () => {
    const { run, begun } = lineWith()
    await expect(run('a1', { signal: AbortSignal.abort() })).rejects.toThrow()
    expect(begun).toEqual([])
  })

  it('goes on when work fails', async () => {
    const queue = new FairQueue({ places: 1, maxWaiting: 1, maxWaitMs: 1_000 })
    const failing = queue.run({}, async () => Promise.reject(new Error('broken')))
    const next = queue.run({}, async () => 'next')
    await expect(failing).rejects.toThrow('broken')
    expect(await next).toBe('next')
  })
})
