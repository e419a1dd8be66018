/** Node's HTTP server, with the missing limits on pipelining and slow readers. */
import { createServer, IncomingMessage, type RequestListener, type Server, STATUS_CODES } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Socket } from 'node:net'
import { CONNECTION_LIMITS, type ConnectionLimits, limitConnections } from './connections'

/** Starts one request per connection, and a few per event-loop turn. */

const MAX_WAITING = 64 // per connection; browsers do not pipeline
const MAX_WAITING_IN_ALL = 1_024 // a request may have 16 KB of headers

/** Node's parser stops at an upgrade. With `maxRequestsPerSocket` health checks wait for seconds. */
class StoppableRequest extends IncomingMessage {
  get upgrade(): boolean {
    return this.socket?.destroyed || this.method === 'CONNECT'
  }
  set upgrade(_asked: boolean) {}
}

/** Node accepts one connection a turn; while many wait, such turns start none. */
const PER_TURN = 4 // takes about 1 ms
const MANY = 32
const MAX_TURNS_OFF = 50

// Closes connections of slow or silent clients.
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 5_000, // how late the first two may fire
}

export function createHttpServer(
  fetch: Parameters<typeof getRequestListener>[0],
  limits: ConnectionLimits = CONNECTION_LIMITS,
): Server {
  const server = createServer({
    ...TIMEOUTS,
    requireHostHeader: false, // withHost and the adapter check it
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

/** HTTP/1.0 and health checks may omit the host; the adapter responds 400 to others. RFC 9112, 3.2. */
function withHost(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (!request.headers.host && (request.httpVersion === '1.0' || isHealthCheck(request)))
      request.headers.host = 'localhost'
    listener(request, response)
  }
}

/** Requests that Node's parser rejects before the app. The headers permit a browser nothing. */
const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}
/** For an overlong card link; the visitor's language is unknown here. */
const TOO_LONG = 'This link is too long. Ask for it once more.\n链接太长，请对方再发一次。\n'
const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** The app's headers replace these. Needs `requireHostHeader: false`: hosts are checked later. */
function withRawHeaders(listener: RequestListener): RequestListener {
  return (request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
    listener(request, response)
  }
}

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
  noticeMs: number // new requests are still answered until load balancers notice
  graceMs: number // then, for running requests
}

/** Running requests finish, new ones go elsewhere. @param ended called once all are, or after `graceMs` */
export function endGently(server: Server, { noticeMs, graceMs }: Patience, ended: () => void): void {
  // Load balancers reuse connections: the next request would fail.
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

/** Node delivers a packet's thousand pipelined requests at once. Here they wait. */
function createTurns(): (listener: RequestListener) => RequestListener {
  const lines = new WeakMap<Socket, Waiting[]>() // connections with a running request
  let waitingInAll = 0

  function next(socket: Socket, line: Waiting[]): void {
    const start = socket.destroyed ? undefined : line.shift()
    waitingInAll -= start ? 1 : line.length
    if (start) start()
    else lines.delete(socket)
  }

  return (listener) => (request, response) => {
    const { socket } = request
    if (socket.destroyed) return // drops the rest of the packet
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
