/** promMeter.ts stores these for Prometheus. */
import type { MiddlewareHandler } from 'hono'
import { type QueueLoad, BusyError } from '../fairQueue'
import type { Found } from '../sharedCache'
import { DeadlyCardError } from '../cardImage/deadlyCard'
import type { DrawCard } from '../cardImage/finder'

type DrawingOutcome = 'drawn' | 'busy' | 'left' | 'undrawable' | 'failed'
export type ProviderOutcome = 'answered' | 'refused' | 'failed'
export type CacheName = 'quotes' | 'cards' | 'pages-pictures'

export interface AnsweredRequest {
  route: string // one of a few: routeOf
  method: string
  status: number
  tookMs: number
}

export interface Meter {
  answered(request: AnsweredRequest): void
  /** From request to result; cache hits do not count. */
  drew(outcome: DrawingOutcome, tookMs: number): void
  asked(outcome: ProviderOutcome, tookMs: number): void
  found(cache: CacheName, how: Found): void
  /** The queue of cards, read on scrape. */
  watchQueue(load: () => QueueLoad): void
}

const FILE = /\.[a-z\d]+$/

/** Few names, so that invented paths cannot fill the memory. */
export function routeOf(path: string): string {
  const endpoint = /^\/api\/(quote|card|product|oembed|openapi)(?:$|[./])/.exec(path)?.[1]
  if (endpoint) return endpoint
  if (path.startsWith('/api')) return 'unknown'
  if (/^\/(?:healthz|readyz)$/.test(path)) return 'health'
  if (/\/(?:feed\.(?:xml|json)|calendar\.ics|feed\/author\/[^/]+)$/.test(path)) return 'feed'
  if (path.startsWith('/embed/')) return 'embed'
  return path.startsWith('/assets/') ? 'asset' : FILE.test(path) ? 'file' : 'page'
}

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS']

export function meteredRequests(meter: Meter): MiddlewareHandler {
  return async (c, next) => {
    const stopwatch = startStopwatch()
    await next()
    const { method, path } = c.req
    meter.answered({
      route: routeOf(path),
      method: METHODS.includes(method) ? method : 'other',
      status: c.res.status,
      tookMs: stopwatch(),
    })
  }
}

export function meteredDrawing(drawCard: DrawCard, meter: Meter): DrawCard {
  return async (request, turn) => {
    const stopwatch = startStopwatch()
    try {
      const bytes = await drawCard(request, turn)
      meter.drew('drawn', stopwatch())
      return bytes
    } catch (error) {
      meter.drew(outcomeOf(error, turn?.signal), stopwatch())
      throw error
    }
  }
}

export function meteredProvider(ask: typeof fetch, meter: Meter): typeof fetch {
  return async (input, init) => {
    const stopwatch = startStopwatch()
    try {
      const answer = await ask(input, init)
      meter.asked(answer.ok ? 'answered' : 'refused', stopwatch())
      return answer
    } catch (error) {
      meter.asked('failed', stopwatch())
      throw error
    }
  }
}

function outcomeOf(error: unknown, signal: AbortSignal | undefined): DrawingOutcome {
  if (error instanceof BusyError) return 'busy'
  if (error instanceof DeadlyCardError) return 'undrawable'
  return signal?.aborted ? 'left' : 'failed'
}

function startStopwatch(): () => number {
  const startMs = performance.now()
  return () => performance.now() - startMs
}
