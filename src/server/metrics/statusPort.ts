import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Readiness } from '../app'
import type { StatusThreadData } from './statusThread'

export const READINESS: readonly Readiness[] = ['starting', 'ready', 'draining']
/** Places in the pulse that both threads read. */
export const [BEATS, READINESS_AT] = [0, 1]
const BEAT_MS = 200

/**
 * Opens a port for load balancers and Prometheus in a thread of its own.
 * @param file the built statusThread.ts
 * @returns the system's code if the port cannot be opened, else null
 */
export async function openStatusPort(
  file: URL,
  { port, host }: { port: number; host: string },
  readiness: () => Readiness,
  metrics: () => Promise<string>,
): Promise<string | null> {
  const pulse = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT))
  const beat = () => {
    Atomics.add(pulse, BEATS, 1)
    Atomics.store(pulse, READINESS_AT, READINESS.indexOf(readiness()))
  }
  const thread = new Worker(file, { workerData: { port, host, pulse } satisfies StatusThreadData })
  const [{ code }] = (await once(thread, 'message')) as [{ code: string | null }]
  thread.on('message', async () => thread.postMessage(await metrics().catch(() => '')))
  setInterval(beat, BEAT_MS).unref()
  thread.unref() // lets the server exit
  return code
}
