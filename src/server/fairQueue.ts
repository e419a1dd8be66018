/** The visitor whose work took least time of late is next; shares stop one from taking every place. */
import { LRUCache } from 'lru-cache'
import type { Visitor } from './visitor'

/** Who joins may improve the shared turn. */
export interface Waiters {
  readonly visitors: readonly Visitor[]
  onJoin?: (() => void) | undefined // set by the queue
}

export interface Turn {
  waiters?: Waiters | undefined // absent: counts towards nobody's share
  target?: string | undefined // the remote host
  size?: number | undefined // beside other turns (1): a smaller one is expected to take less time
  isFirst?: boolean | undefined // goes first, even if the queue is full
  signal?: AbortSignal | undefined // leaves the queue; running work keeps its place
}

export interface FairQueueOptions {
  places: number
  maxWaiting: number
  maxWaitMs: number
  shares?: { visitor?: number; network?: number; target?: number } // places that each may occupy at once
  nowMs?: () => number
}

export interface QueueLoad {
  working: number
  waiting: number
}

/** Another caller may still get a place for the same work. */
export class BusyError extends Error {
  override readonly name = 'BusyError'
}

interface Place {
  visitor: Visitor | null // whose share and account it counts towards
  target: string | undefined
}

interface Entry {
  turn: Turn
  hasStayed: boolean // has waited STAY_MS
  begin: (place: Place) => void
  refuse: (reason: unknown) => void
}

interface Candidate {
  entry: Entry
  place: Place
  rank: readonly number[] // the smallest is next
}

/** Sums up turns of a visitor, a network or everybody; half is forgotten after HALF_LIFE_MS. */
interface Account {
  ms: number
  size: number
  atMs: number // when both were true
  since: number // accounts before this one
}

const HALF_LIFE_MS = 30_000
const MAX_ACCOUNTS = 10_000
const LEAST_MS = 1 // a turn counts, however quick it was
const EVERYBODY = 'everybody'

/** Who asks and disconnects repeatedly would waste every place, so goes last and must wait STAY_MS. */
const LEAVERS = { times: 2, withinMs: 60_000, mostVisitors: 2_000 }
const STAY_MS = 2_000

export class FairQueue {
  readonly #options: FairQueueOptions
  readonly #held = new Set<Place>()
  readonly #waiting = new Set<Entry>() // in order of arrival
  readonly #accounts = new LRUCache<string, Account>({ max: MAX_ACCOUNTS }) // by visitor and network
  readonly #left = new LRUCache<string, number>({ max: LEAVERS.mostVisitors, ttl: LEAVERS.withinMs })
  readonly #nowMs: () => number
  #accountsMade = 0

  constructor(options: FairQueueOptions) {
    this.#options = options
    this.#nowMs = options.nowMs ?? (() => performance.now())
  }

  load(): QueueLoad {
    return { working: this.#held.size, waiting: this.#waiting.size }
  }

  /** @throws {BusyError} after waiting too long; the turn's abort reason; errors of `work` */
  async run<T>(turn: Turn, work: () => Promise<T>): Promise<T> {
    const { signal } = turn
    signal?.throwIfAborted()
    const asked = [...visitorsOf(turn)]
    const noteLeft = () => {
      for (const { id } of asked) this.#left.set(id, (this.#left.get(id) ?? 0) + 1)
    }
    signal?.addEventListener('abort', noteLeft, { once: true })
    try {
      return await this.#inTurn(turn, work)
    } finally {
      signal?.removeEventListener('abort', noteLeft)
    }
  }

  #inTurn<T>(turn: Turn, work: () => Promise<T>): Promise<T> {
    const { maxWaiting, maxWaitMs } = this.#options
    const { signal, waiters } = turn
    return new Promise((resolve, reject) => {
      const entry: Entry = {
        turn,
        hasStayed: false,
        begin: (place) => (end(), resolve(this.#holding(place, turn, work))),
        refuse: (reason) => (end(), reject(reason as Error)),
      }
      const abort = () => entry.refuse(signal?.reason)
      const expire = () => entry.refuse(new BusyError(`no place within ${maxWaitMs} ms`))
      const stay = () => {
        entry.hasStayed = true
        this.#fillPlaces()
      }
      let timer = setTimeout(expire, maxWaitMs)
      const stayTimer = setTimeout(stay, STAY_MS)
      const end = () => {
        this.#waiting.delete(entry)
        clearTimeout(timer)
        clearTimeout(stayTimer)
        signal?.removeEventListener('abort', abort)
        if (waiters) waiters.onJoin = undefined
      }
      signal?.addEventListener('abort', abort, { once: true })
      if (waiters)
        waiters.onJoin = () => {
          clearTimeout(timer)
          timer = setTimeout(expire, maxWaitMs) // a joining visitor gets a full wait
          this.#fillPlaces()
        }
      this.#waiting.add(entry)
      for (const visitor of visitorsOf(turn)) this.#rank(visitor, turn) // opens accounts in order of arrival
      this.#fillPlaces()
      if (!this.#waiting.has(entry) || turn.isFirst || this.#waiting.size <= maxWaiting) return
      this.#lastOfCrowd(entry).refuse(new BusyError(`${maxWaiting} wait already`))
    })
  }

  async #holding<T>(place: Place, turn: Turn, work: () => Promise<T>): Promise<T> {
    const keys = place.visitor ? keysOf(place.visitor) : []
    const size = sizeOf(turn)
    const expectedMs = keys.map((key) => this.#charge(key, this.#expectedMs(this.#account(key), turn), size))
    const startMs = this.#nowMs()
    try {
      return await work()
    } finally {
      const tookMs = Math.max(LEAST_MS, this.#nowMs() - startMs)
      for (const [at, key] of keys.entries()) this.#charge(key, tookMs - expectedMs[at]!, 0)
      this.#charge(EVERYBODY, tookMs, size)
      this.#held.delete(place)
      this.#fillPlaces()
    }
  }

  #fillPlaces(): void {
    while (this.#held.size < this.#options.places) {
      let next: Candidate | null = null
      for (const entry of this.#waiting)
        for (const candidate of this.#candidates(entry))
          if (!next || isLower(candidate.rank, next.rank)) next = candidate
      if (!next) return
      this.#held.add(next.place)
      next.entry.begin(next.place)
    }
  }

  #account(key: string): Account {
    const atMs = this.#nowMs()
    const known = this.#accounts.get(key) ?? { ms: 0, size: 0, atMs, since: ++this.#accountsMade }
    const kept = 2 ** ((known.atMs - atMs) / HALF_LIFE_MS)
    const account = { ...known, ms: known.ms * kept, size: known.size * kept, atMs }
    this.#accounts.set(key, account)
    return account
  }

  #charge(key: string, ms: number, size: number): number {
    const account = this.#account(key)
    account.ms += ms
    account.size += size
    return ms
  }

  /** Expects a turn to take as long for its size as the visitor's before, or as everybody's. */
  #expectedMs(account: Account, turn: Turn): number {
    const { ms, size } = account.size > 0 ? account : this.#account(EVERYBODY)
    return (size > 0 ? ms / size : LEAST_MS) * sizeOf(turn)
  }

  /** The newest goes first of those who never had a turn: else a crowd's first seconds shut everybody out. */
  #rank(visitor: Visitor, turn: Turn): number[] {
    const accounts = keysOf(visitor).map((key) => this.#account(key))
    return [
      Number(this.#isLeaver(visitor)),
      ...accounts.map((account) => account.ms + this.#expectedMs(account, turn)),
      ...accounts.map(({ size, since }) => (size > 0 ? 0 : -since)),
    ]
  }

  #isLeaver({ id }: Visitor): boolean {
    return (this.#left.get(id) ?? 0) >= LEAVERS.times
  }

  /** One candidate per visitor whose share it could use. */
  #candidates(entry: Entry): Candidate[] {
    const { places, shares = {} } = this.#options
    const { target, isFirst } = entry.turn
    const visitors = visitorsOf(entry.turn)
    const isFull = (share = places, isCounted: (place: Place) => boolean) =>
      [...this.#held].filter(isCounted).length >= share
    if (target !== undefined && isFull(shares.target, (place) => place.target === target)) return []
    const order = isFirst ? 0 : 1
    if (visitors.length === 0) return [{ entry, place: { visitor: null, target }, rank: [order, -1] }]
    return visitors.flatMap((visitor) => {
      if (this.#isLeaver(visitor) && !entry.hasStayed) return []
      if (isFull(shares.visitor, (place) => place.visitor?.id === visitor.id)) return []
      if (isFull(shares.network, (place) => place.visitor?.network === visitor.network)) return []
      return [{ entry, place: { visitor, target }, rank: [order, ...this.#rank(visitor, entry.turn)] }]
    })
  }

  /** Finds the last entry of the network with most, of equals the one that would be served last. */
  #lastOfCrowd(newcomer: Entry): Entry {
    const crowds = new Map<string, Entry[]>()
    for (const entry of this.#waiting) {
      const network = networkOf(entry.turn)
      if (network !== null && !entry.turn.isFirst)
        crowds.set(network, [...(crowds.get(network) ?? []), entry])
    }
    const most = Math.max(...[...crowds.values()].map(({ length }) => length))
    let last: { entry: Entry; rank: readonly number[] } | null = null
    for (const crowd of crowds.values()) {
      const entry = crowd.at(-1)!
      const rank = this.#rank(visitorsOf(entry.turn)[0]!, entry.turn)
      if (crowd.length === most && !(last && isLower(rank, last.rank))) last = { entry, rank }
    }
    return last?.entry ?? newcomer
  }
}

function isLower(rank: readonly number[], than: readonly number[]): boolean {
  const at = rank.findIndex((value, index) => value !== than[index])
  return at >= 0 && rank[at]! < than[at]!
}

function visitorsOf({ waiters }: Turn): readonly Visitor[] {
  return waiters?.visitors ?? []
}

function sizeOf({ size = 1 }: Turn): number {
  return size
}

function keysOf({ id, network }: Visitor): [string, string] {
  return [`network ${network}`, `visitor ${id}`]
}

/** null: several networks, or none */
function networkOf(turn: Turn): string | null {
  const [first, ...others] = new Set(visitorsOf(turn).map(({ network }) => network))
  return first !== undefined && others.length === 0 ? first : null
}
