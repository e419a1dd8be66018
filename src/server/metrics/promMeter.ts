import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { QueueLoad } from '../fairQueue'
import type { Meter } from './meter'

const ANSWER_S = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]
const DRAWING_S = [0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 3, 6, 12, 25]
const PROVIDER_S = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3]

export interface PromMeter extends Meter {
  text(): Promise<string>
}

export function createPromMeter(isReady: () => boolean): PromMeter {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const queue = { load: (): QueueLoad => ({ working: 0, waiting: 0 }) }
  const requests = new Counter({
    name: 'quotidian_requests_total',
    help: 'Answers by route, method and status',
    labelNames: ['route', 'method', 'status'] as const,
    registers,
  })
  const latencies = new Histogram({
    name: 'quotidian_request_seconds',
    help: 'From a request to the head of its answer',
    labelNames: ['route'] as const,
    buckets: ANSWER_S,
    registers,
  })
  const drawings = new Histogram({
    name: 'quotidian_drawing_seconds',
    help: 'From a card that is not cached to its picture, its time in line included',
    labelNames: ['outcome'] as const,
    buckets: DRAWING_S,
    registers,
  })
  const provider = new Histogram({
    name: 'quotidian_provider_seconds',
    help: 'Calls to the provider of quotes',
    labelNames: ['outcome'] as const,
    buckets: PROVIDER_S,
    registers,
  })
  const finds = new Counter({
    name: 'quotidian_cache_finds_total',
    help: 'What was asked of a cache: kept already, joined a load under way, or loaded',
    labelNames: ['cache', 'how'] as const,
    registers,
  })
  gauge('quotidian_cards_drawing', 'Cards that are being drawn', () => queue.load().working)
  gauge('quotidian_cards_waiting', 'Cards in line', () => queue.load().waiting)
  gauge('quotidian_ready', '1 while /readyz answers 200', () => Number(isReady()))

  function gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  }

  return {
    answered({ route, method, status, tookMs }) {
      requests.inc({ route, method, status: String(status) })
      latencies.observe({ route }, tookMs / 1_000)
    },
    drew: (outcome, tookMs) => drawings.observe({ outcome }, tookMs / 1_000),
    asked: (outcome, tookMs) => provider.observe({ outcome }, tookMs / 1_000),
    found: (cache, how) => finds.inc({ cache, how }),
    watchQueue(load) {
      queue.load = load
    },
    text: () => registry.metrics(),
  }
}
