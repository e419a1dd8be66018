/** What a running server tells of itself; promMeter.ts keeps it for Prometheus. Without a meter nothing is counted. */
import type { QueueLoad } from '../fairQueue'
import type { Found } from '../sharedCache'

export type DrawingOutcome = 'drawn' | 'busy' | 'left' | 'undrawable' | 'failed'
export type ProviderOutcome = 'answered' | 'refused' | 'failed'
export type CacheName = 'quotes' | 'cards' | 'pages-pictures'

export interface AnsweredRequest {
  route: string // one of few: routeOf
  method: string
  status: number
  tookMs: number
}

export interface Meter {
  answered(request: AnsweredRequest): void
  /** A card, from its being asked for until it is there; what was cached is none. */
  drew(outcome: DrawingOutcome, tookMs: number): void
  /** The provider, for a day's quote. */
  asked(outcome: ProviderOutcome, tookMs: number): void
  found(cache: CacheName, how: Found): void
  /** The line of cards, read when somebody looks. */
  watchQueue(load: () => QueueLoad): void
}

const FILE = /\.[a-z\d]+$/

/** Few names for all addresses, so that nobody can fill the memory with those they make up. */
export function routeOf(path: string): string {
  const endpoint = /^\/api\/(quote|card|product|oembed)(?:$|[./])/.exec(path)?.[1]
  if (endpoint) return endpoint
  if (path.startsWith('/api')) return 'unknown'
  if (/^\/(?:healthz|readyz)$/.test(path)) return 'health'
  if (/\/(?:feed\.(?:xml|json)|calendar\.ics)$/.test(path)) return 'feed'
  if (path.startsWith('/embed/')) return 'embed'
  return path.startsWith('/assets/') ? 'asset' : FILE.test(path) ? 'file' : 'page'
}
