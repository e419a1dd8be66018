/**
 * Limits concurrent work. The visitor served longest ago is next; shares stop one visitor, network or target
 * from taking every place. p-queue has neither.
 */
import { LRUCache } from 'lru-cache'
import type { Visitor } from './visitor'

/** A newcomer may improve the shared turn. */
export interface Waiters {
  readonly visitors: readonly Visitor[]
  onJoin?: (() => void) | undefined // set by the queue
}

export interface Turn {
  waiters?: Waiters | undefined // absent: counts towards nobody's share
  target?: string | undefined // the remote host
  isFirst?: boolean | undefined // goes first, even if the queue is full
  signal?: AbortSignal | undefined // leaves the queue; running work keeps its place
}

export interface FairQueueOptions {
  places: number
  maxWaiting: number
  maxWaitMs: number
  shares?: { visitor?: number; network?: number; target?: number } // places that each may occupy at once
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
  visitor: Visitor | null // whose share it counts towards
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

/**
 * Clients that ask and disconnect repeatedly would waste every place: after two times in a minute they go
 * last and must wait STAY_MS.
 */
const LEAVERS = { times: 2, withinMs: 60_000, mostVisitors: 2_000 }
const STAY_MS = 2_000

export class FairQueue {
  readonly #options: FairQueueOptions
  readonly #held = new Set<Place>()
  readonly #waiting = new Set<Entry>() // in order of arrival
  readonly #lastTurns = new Map<string, number>() // by waiting visitor and network
  readonly #left = new LRUCache<string, number>({ max: LEAVERS.mostVisitors, ttl: LEAVERS.withinMs })
  #turns = 0

  constructor(options: FairQueueOptions) {
    this.#options = options
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
        begin: (place) => (end(), resolve(this.#holding(place, work))),
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
      this.#fillPlaces()
      if (!this.#waiting.has(entry) || turn.isFirst || this.#waiting.size <= maxWaiting) return
      const last = this.#lastOfCrowd(entry) ?? entry
      last.refuse(new BusyError(`${maxWaiting} wait already`))
    })
  }

  async #holding<T>(place: Place, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } finally {
      this.#held.delete(place)
      this.#fillPlaces()
    }
  }

  #fillPlaces(): void {
    this.#noteNewcomers()
    while (this.#held.size < this.#options.places) {
      let next: Candidate | null = null
      for (const entry of this.#waiting)
        for (const candidate of this.#candidates(entry))
          if (!next || isLower(candidate.rank, next.rank)) next = candidate
      if (!next) return
      const { entry, place } = next
      this.#held.add(place)
      this.#turns += 1
      if (place.visitor) for (const key of keysOf(place.visitor)) this.#lastTurns.set(key, this.#turns)
      entry.begin(place)
    }
  }

  /** Newcomers rank before the visitor served last, behind all who have waited longer. */
  #noteNewcomers(): void {
    const waiting = new Set([...this.#waiting].flatMap(({ turn }) => visitorsOf(turn).flatMap(keysOf)))
    for (const key of waiting) if (!this.#lastTurns.has(key)) this.#lastTurns.set(key, this.#turns - 0.5)
    for (const key of this.#lastTurns.keys()) if (!waiting.has(key)) this.#lastTurns.delete(key)
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
    if (visitors.length === 0) return [{ entry, place: { visitor: null, target }, rank: [order, 0, 0, 0] }]
    return visitors.flatMap((visitor) => {
      const isLeaver = (this.#left.get(visitor.id) ?? 0) >= LEAVERS.times
      if (isLeaver && !entry.hasStayed) return []
      if (isFull(shares.visitor, (place) => place.visitor?.id === visitor.id)) return []
      if (isFull(shares.network, (place) => place.visitor?.network === visitor.network)) return []
      const [own = 0, network = 0] = keysOf(visitor).map((key) => this.#lastTurns.get(key))
      return [{ entry, place: { visitor, target }, rank: [order, Number(isLeaver), network, own] }]
    })
  }

  /** null: the newcomer's network is about as crowded. */
  #lastOfCrowd(newcomer: Entry): Entry | null {
    const entries = new Map<string, Entry[]>()
    for (const entry of this.#waiting) {
      const network = networkOf(entry.turn)
      if (network !== null) entries.set(network, [...(entries.get(network) ?? []), entry])
    }
    const ownCount = entries.get(networkOf(newcomer.turn) ?? '')?.length ?? 1
    const [most = []] = [...entries.values()].toSorted((one, other) => other.length - one.length)
    return most.length > ownCount ? (most.at(-1) ?? null) : null
  }
}

function isLower(rank: readonly number[], than: readonly number[]): boolean {
  const at = rank.findIndex((value, index) => value !== than[index])
  return at >= 0 && rank[at]! < than[at]!
}

function visitorsOf({ waiters }: Turn): readonly Visitor[] {
  return waiters?.visitors ?? []
}

function keysOf({ id, network }: Visitor): [string, string] {
  return [`visitor ${id}`, `network ${network}`]
}

/** null: several networks, or none */
function networkOf(turn: Turn): string | null {
  const [first, ...others] = new Set(visitorsOf(turn).map(({ network }) => network))
  return first !== undefined && others.length === 0 ? first : null
}
