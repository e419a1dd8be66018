/** The app behind Node's HTTP server, which by itself bounds neither what a connection asks for nor how slowly it reads. */
import { createServer, IncomingMessage, type RequestListener, type Server, STATUS_CODES } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Socket } from 'node:net'
import { CONNECTION_LIMITS, type ConnectionLimits, limitConnections } from './connections'

/** The order in which requests are begun: one of each connection at a time, and a few in each turn of the event loop. */

const MAX_WAITING = 64 // of one connection; browsers do not send ahead at all
const MAX_WAITING_IN_ALL = 1_024 // a request may have 16 KB of headers

/**
 * Stops Node's parser once the connection is cut off: it parses no further than a request that upgrades. Against packets of a thousand
 * requests, again and again: with `maxRequestsPerSocket` in its place a health check waited 9.7 s (p50), with this 1.6 ms.
 */
class StoppableRequest extends IncomingMessage {
  get upgrade(): boolean {
    return this.socket?.destroyed || this.method === 'CONNECT'
  }
  set upgrade(_asked: boolean) {}
}

/**
 * Against a thousand readers at once: PER_TURN requests are begun in each turn of the event loop, so that connections, timers and health
 * checks come in between (without it a health check waits 1.4 s, p99, and 0.3 s with it). Node accepts one connection a turn: while many
 * requests wait, turns that bring one begin nothing.
 */
const PER_TURN = 4 // about a millisecond
const MANY = 32
const MAX_TURNS_OFF = 50

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

type Waiting = () => void

/**
 * Against pipelining: Node hands over the thousand requests of one packet before the first is answered. Here they wait, and a connection
 * that sends too many is closed.
 * @returns what makes a listener be called in turn; all listeners that it was given share the turns
 */
function createTurns(): (listener: RequestListener) => RequestListener {
  const lines = new WeakMap<Socket, Waiting[]>() // of connections with a request under way
  let waitingInAll = 0

  function next(socket: Socket, line: Waiting[]): void {
    const start = socket.destroyed ? undefined : line.shift()
    waitingInAll -= start ? 1 : line.length
    if (start) start()
    else lines.delete(socket)
  }

  return (listener) => (request, response) => {
    const { socket } = request
    if (socket.destroyed) return // the rest of the packet
    const line = lines.get(socket)
    const start = () => {
      response.once('close', () => next(socket, lines.get(socket) ?? []))
      listener(request, response)
    }
    if (!line) {
      lines.set(socket, [])
      start()
    } else if (line.length < MAX_WAITING && waitingInAll < MAX_WAITING_IN_ALL) {
      waitingInAll += 1
      line.push(start)
    } else {
      socket.destroy()
    }
  }
}

export function paced(
  server: Server,
  listener: RequestListener,
  isUrgent: (request: IncomingMessage) => boolean,
): RequestListener {
  const waiting: (() => void)[] = []
  let begunInTurn = 0
  let isSomebodyNew = false
  let turnsOff = 0

  function nextTurn(): void {
    const isOff = isSomebodyNew && waiting.length >= MANY && turnsOff < MAX_TURNS_OFF
    isSomebodyNew = false
    turnsOff = isOff ? turnsOff + 1 : 0
    const begun = isOff ? [] : waiting.splice(0, PER_TURN)
    begunInTurn = begun.length
    if (begunInTurn + waiting.length > 0) setImmediate(nextTurn)
    for (const begin of begun) begin()
  }

  server.on('connection', () => (isSomebodyNew = true))
  return (request, response) => {
    if (isUrgent(request)) return listener(request, response)
    const begin = () => {
      if (!request.socket.destroyed) listener(request, response)
    }
    if (begunInTurn + waiting.length === 0) setImmediate(nextTurn)
    if (begunInTurn === PER_TURN || waiting.length > 0) return void waiting.push(begin)
    begunInTurn += 1
    begin()
  }
}
