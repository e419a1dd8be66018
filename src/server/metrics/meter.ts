/** promMeter.ts stores these for Prometheus. */
import type { QueueLoad } from '../fairQueue'
import type { Found } from '../sharedCache'

export type DrawingOutcome = 'drawn' | 'busy' | 'left' | 'undrawable' | 'failed'
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
  const endpoint = /^\/api\/(quote|card|product|oembed)(?:$|[./])/.exec(path)?.[1]
  if (endpoint) return endpoint
  if (path.startsWith('/api')) return 'unknown'
  if (/^\/(?:healthz|readyz)$/.test(path)) return 'health'
  if (/\/(?:feed\.(?:xml|json)|calendar\.ics)$/.test(path)) return 'feed'
  if (path.startsWith('/embed/')) return 'embed'
  return path.startsWith('/assets/') ? 'asset' : FILE.test(path) ? 'file' : 'page'
}
