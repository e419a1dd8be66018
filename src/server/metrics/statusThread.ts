/** The thread that statusPort.ts starts: a busy main thread delays none of its answers but /metrics. */
import { parentPort, workerData } from 'node:worker_threads'
import { BEATS, READINESS, READINESS_AT, serveStatus } from './statusPort'

export interface StatusThreadData {
  port: number
  host: string
  pulse: Int32Array // shared
}

const STALLED_MS = 10_000 // without a beat; a flood delays them by two seconds

const { port, host, pulse } = workerData as StatusThreadData
const waiting: ((text: string) => void)[] = []
let seen = { beats: 0, atMs: performance.now() }

function isStalled(): boolean {
  const beats = Atomics.load(pulse, BEATS)
  if (beats !== seen.beats) seen = { beats, atMs: performance.now() }
  return performance.now() - seen.atMs > STALLED_MS
}

parentPort?.on('message', (text: string) => waiting.shift()?.(text))
try {
  await serveStatus(port, host, {
    health: () => (isStalled() ? 'stalled' : 'ok'),
    readiness: () => (isStalled() ? 'stalled' : READINESS[Atomics.load(pulse, READINESS_AT)]!),
    metrics() {
      parentPort?.postMessage('metrics')
      return new Promise((resolve) => waiting.push(resolve))
    },
  })
  parentPort?.postMessage({ code: null })
} catch (error) {
  parentPort?.postMessage({ code: (error as NodeJS.ErrnoException).code ?? String(error) })
}
