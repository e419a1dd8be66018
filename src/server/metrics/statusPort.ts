/** Answers load balancers and Prometheus on a port of their own: outsiders should not see a site's state. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Readiness } from '../app'
import type { StatusThreadData } from './statusThread'
import { createServer, type Server } from 'node:http'

export const READINESS: readonly Readiness[] = ['starting', 'ready', 'draining']
/** Places in the pulse that both threads read. */
export const [BEATS, READINESS_AT] = [0, 1]
const BEAT_MS = 200

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

export interface StatusAnswers {
  health(): string // `ok`, or what is wrong
  readiness(): string // `ready`, or why no visitors may be sent
  metrics(): Promise<string>
}

/** Serves GET /healthz, /readyz and /metrics only. @throws if the port cannot be opened */
export async function serveStatus(port: number, host: string, answers: StatusAnswers): Promise<Server> {
  const server = createServer(async ({ url, method }, response) => {
    const said = (status: string, good: string) =>
      response
        .writeHead(status === good ? 200 : 503, {
          'content-type': 'application/json',
          'cache-control': 'no-store',
        })
        .end(JSON.stringify({ status }))
    const path = method === 'GET' || method === 'HEAD' ? url?.split('?')[0] : undefined
    if (path === '/healthz') said(answers.health(), 'ok')
    else if (path === '/readyz') said(answers.readiness(), 'ready')
    else if (path === '/metrics')
      response
        .writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
        .end(await answers.metrics())
    else response.writeHead(404).end()
  })
  server.listen(port, host)
  await once(server, 'listening')
  return server
}
