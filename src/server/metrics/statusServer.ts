/** Answers load balancers and Prometheus on a port of their own: outsiders should not see a site's state. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'

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
