/**
 * Runs a limited amount of work at once; the rest waits in line. The line is fair: the next place goes to the visitor
 * whose turn is longest ago, whoever asked for most, and shares keep a visitor or a target from holding every place.
 * p-queue and its like know priorities, but neither turns nor shares.
 */
import { createLeavers, STAY_MS } from './leavers'
import type { Visitor } from './visitor'

/** Those who wait for one piece of work. Who joins while it is in line may bring it a better turn. */
export interface Party {
  readonly visitors: readonly Visitor[]
  onJoin?: (() => void) | undefined // set by the line
}

export interface Turn {
  party?: Party | undefined // without a visitor nobody's share is counted
  target?: string | undefined // what is asked: a host
  isFirst?: boolean | undefined // goes before all others, also where the line is full
  signal?: AbortSignal | undefined // leaves the line. Work that has begun holds its place until it ends
}

export interface FairQueueOptions {
  places: number
  maxWaiting: number
  maxWaitMs: number
  shares?: { visitor?: number; network?: number; target?: number } // how many places they may hold at once
}

/** How much is under way and in line. */
export interface QueueLoad {
  working: number
  waiting: number
}

export interface FairQueue {
  load(): QueueLoad
  /** @throws {BusyError} where there was no place for too long; the reason of the turn's signal; what `work` throws */
  run<T>(turn: Turn, work: () => Promise<T>): Promise<T>
}

/** Too many wait. That says nothing of the work: nobody else may be answered with it. */
export class BusyError extends Error {
  override readonly name = 'BusyError'
}

interface Place {
  visitor: Visitor | null // whose share it is counted to
  target: string | undefined
}

interface Waiting {
  turn: Turn
  hasStayed: boolean // for as long as those have to who leave again and again
  enter: (place: Place) => void
  refuse: (reason: unknown) => void
}

interface Candidate {
  entry: Waiting
  place: Place
  rank: readonly number[] // the smallest is next
}

export function createFairQueue({ places, maxWaiting, maxWaitMs, shares = {} }: FairQueueOptions): FairQueue {
  const { visitor: perVisitor = places, network: perNetwork = places, target: perTarget = places } = shares
  const held = new Set<Place>()
  const waiting = new Set<Waiting>() // in order of arrival
  const lastTurns = new Map<string, number>() // of visitors and networks in line
  const { isLeaver, watch } = createLeavers()
  let turns = 0

  function fillPlaces(): void {
    noteNewcomers()
    while (held.size < places) {
      const [next] = [...waiting].flatMap(candidates).toSorted(byRank)
      if (!next) return
      const { entry, place } = next
      waiting.delete(entry)
      held.add(place)
      turns += 1
      if (place.visitor) for (const key of keysOf(place.visitor)) lastTurns.set(key, turns)
      entry.enter(place)
    }
  }

  /** They come before whoever was served last, and after all who have waited for longer. */
  function noteNewcomers(): void {
    const inLine = new Set([...waiting].flatMap(({ turn }) => visitorsOf(turn).flatMap(keysOf)))
    for (const key of inLine) if (!lastTurns.has(key)) lastTurns.set(key, turns - 0.5)
    for (const key of lastTurns.keys()) if (!inLine.has(key)) lastTurns.delete(key)
  }

  /** The places that an entry may have now, one for each visitor whose share it could count to. */
  function candidates(entry: Waiting): Candidate[] {
    const { target, isFirst } = entry.turn
    const visitors = visitorsOf(entry.turn)
    const holds = (isIts: (place: Place) => boolean) => [...held].filter(isIts).length
    if (target !== undefined && holds((place) => place.target === target) >= perTarget) return []
    const order = isFirst ? 0 : 1
    if (visitors.length === 0) return [{ entry, place: { visitor: null, target }, rank: [order, 0, 0, 0] }]
    return visitors
      .filter(({ id }) => holds(({ visitor }) => visitor?.id === id) < perVisitor)
      .filter(({ network }) => holds(({ visitor }) => visitor?.network === network) < perNetwork)
      .filter((visitor) => entry.hasStayed || !isLeaver(visitor))
      .map((visitor) => {
        const [own = 0, network = 0] = keysOf(visitor).map((key) => lastTurns.get(key))
        return { entry, place: { visitor, target }, rank: [order, Number(isLeaver(visitor)), network, own] }
      })
  }

  /** The last entry of those who have most in line makes room; null where the newcomer has about as many. */
  function crowdsLast(newcomer: Waiting): Waiting | null {
    const entriesOf = (network: string | null) =>
      [...waiting].filter(({ turn }) => networkOf(turn) === network)
    const networks = new Set(
      [...waiting].map(({ turn }) => networkOf(turn)).filter((network) => network !== null),
    )
    const [most = []] = [...networks].map(entriesOf).toSorted((one, other) => other.length - one.length)
    const own = networkOf(newcomer.turn)
    return most.length > (own === null ? 1 : entriesOf(own).length) ? (most.at(-1) ?? null) : null
  }

  /** The place at once where there is one: work begins in the same turn of the event loop. */
  function placeFor(turn: Turn): Place | Promise<Place> {
    let taken: Place | null = null
    const later = new Promise<Place>((resolve, reject) => {
      const { signal, party } = turn
      const entry: Waiting = {
        turn,
        hasStayed: false,
        enter: (place) => (end(), resolve((taken = place))),
        refuse: (reason) => (end(), reject(reason as Error)),
      }
      const abort = () => entry.refuse(signal?.reason)
      const stay = () => {
        entry.hasStayed = true
        fillPlaces()
      }
      const expire = () => entry.refuse(new BusyError(`no place within ${maxWaitMs} ms`))
      let timer = setTimeout(expire, maxWaitMs)
      const stayed = setTimeout(stay, STAY_MS) // always: who waits here may leave elsewhere meanwhile, or a leaver may join
      const end = () => {
        waiting.delete(entry)
        clearTimeout(timer)
        clearTimeout(stayed)
        signal?.removeEventListener('abort', abort)
        if (party) party.onJoin = undefined
      }
      signal?.addEventListener('abort', abort, { once: true })
      if (party)
        party.onJoin = () => {
          clearTimeout(timer)
          timer = setTimeout(expire, maxWaitMs) // who joins has a whole wait before them
          fillPlaces()
        }
      waiting.add(entry)
      fillPlaces()
      if (!waiting.has(entry) || turn.isFirst || waiting.size <= maxWaiting) return
      const last = crowdsLast(entry) ?? entry
      last.refuse(new BusyError(`${maxWaiting} wait already`))
    })
    return (taken as Place | null) ?? later
  }

  return {
    load: () => ({ working: held.size, waiting: waiting.size }),
    async run(turn, work) {
      turn.signal?.throwIfAborted()
      const end = watch(turn.signal, [...visitorsOf(turn)])
      try {
        const given = placeFor(turn)
        const place = given instanceof Promise ? await given : given
        try {
          turn.signal?.throwIfAborted()
          return await work()
        } finally {
          held.delete(place)
          fillPlaces()
        }
      } finally {
        end()
      }
    },
  }
}

function byRank(one: Candidate, other: Candidate): number {
  const at = one.rank.findIndex((value, index) => value !== other.rank[index])
  return at < 0 ? 0 : (one.rank[at] ?? 0) - (other.rank[at] ?? 0)
}

function visitorsOf({ party }: Turn): readonly Visitor[] {
  return party?.visitors ?? []
}

function keysOf({ id, network }: Visitor): [string, string] {
  return [`visitor ${id}`, `network ${network}`]
}

/** Whose entry it is; null where it is nobody's, or several networks wait for it. */
function networkOf(turn: Turn): string | null {
  const [first, ...others] = new Set(visitorsOf(turn).map(({ network }) => network))
  return first !== undefined && others.length === 0 ? first : null
}
