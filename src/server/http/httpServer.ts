/** The app behind Node's HTTP server, which by itself bounds neither what a connection asks for nor how slowly it reads. */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  STATUS_CODES,
} from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { CONNECTION_LIMITS, type ConnectionLimits, limitConnections } from './connections'
import { createTurns, paced, StoppableRequest } from './turns'

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

/**
 * What Node's HTTP parser refuses by itself, before there is a request for the app: lines that are not HTTP, headers that
 * are too long, bad hosts. These answers get the strictest headers: a browser may do nothing with them.
 */
const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}
/** A visitor may have opened a link to a card that is far longer than any; the language is not known here. */
const TOO_LONG = 'This link is too long. Ask for it once more.\n链接太长，请对方再发一次。\n'
const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Headers that the app sets replace these. The server must have `requireHostHeader: false`: hosts are looked at behind this. */
function withRawHeaders(listener: RequestListener): RequestListener {
  return (request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
    listener(request, response)
  }
}

/** A request that expects what we do not know, such as `Expect: wonders`. */
const refuseExpectation: RequestListener = (_request, response) => response.writeHead(417, HEADERS).end()

function answerClientErrors(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const status = STATUS_BY_CODE[error.code ?? ''] ?? 400
    const body = status === 431 ? TOO_LONG : ''
    const length = String(Buffer.byteLength(body))
    const type = { 'content-type': 'text/plain; charset=utf-8' }
    const head = { ...HEADERS, ...(body && type), connection: 'close', 'content-length': length }
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
  })
}

const IDLE_CHECK_MS = 50

export interface Patience {
  noticeMs: number // new requests are still answered, while a balancer notices that /readyz says no
  graceMs: number // for those under way after that
}

/**
 * Ends a server without losing a request: those under way are answered, and a balancer sends later ones elsewhere.
 * @param ended called once when all is answered, or after `graceMs`
 */
export function endGently(server: Server, { noticeMs, graceMs }: Patience, ended: () => void): void {
  // A balancer keeps connections: this one's next request would meet a closed door.
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  const close = () => {
    server.close(ended)
    setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS).unref() // close() leaves keep-alive connections open
    setTimeout(ended, graceMs).unref()
  }
  if (noticeMs === 0) close()
  else setTimeout(close, noticeMs)
}
