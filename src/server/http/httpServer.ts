/** The app behind Node's HTTP server, which by itself bounds neither what a connection asks for nor how slowly it reads. */
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { CONNECTION_LIMITS, limitConnections, type ConnectionLimits } from './connections'
import { paced } from './pace'
import { answerClientErrors, refuseExpectation, withRawHeaders } from './rawHttpErrors'
import { createTurns, StoppableRequest } from './turns'

// Closes the connections of clients that send slowly, or nothing.
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 5_000, // how late the first two may be
}

export function createHttpServer(
  fetch: Parameters<typeof getRequestListener>[0],
  limits: ConnectionLimits = CONNECTION_LIMITS,
): Server {
  const server = createServer({
    ...TIMEOUTS,
    requireHostHeader: false, // withHost and the adapter decide
    IncomingMessage: StoppableRequest,
  })
  server.on('upgrade', (_request, socket) => socket.destroy())
  const watched = limitConnections(server, limits)
  const inTurn = createTurns()
  const app = paced(server, withRawHeaders(withHost(getRequestListener(fetch))), isHealthCheck)
  server.on('request', inTurn(watched(app)))
  server.on('checkExpectation', inTurn(watched(refuseExpectation)))
  answerClientErrors(server)
  return server
}

function isHealthCheck({ url }: IncomingMessage): boolean {
  return url === '/healthz' || url === '/readyz'
}

/**
 * A host for those who may leave it out: clients of HTTP/1.0, and balancers that ask how we are. All other requests without one are
 * answered 400 by the adapter. Source: RFC 9112, 3.2.
 */
function withHost(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (!request.headers.host && (request.httpVersion === '1.0' || isHealthCheck(request)))
      request.headers.host = 'localhost'
    listener(request, response)
  }
}
