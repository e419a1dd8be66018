/** The order in which requests are begun: one of each connection at a time, and a few in each turn of the event loop. */
import { IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'

const MAX_WAITING = 64 // of one connection; browsers do not send ahead at all
const MAX_WAITING_IN_ALL = 1_024 // a request may have 16 KB of headers

type Waiting = () => void

/**
 * Against pipelining: Node hands over the thousand requests of one packet before the first is answered. Here they wait, and a connection
 * that sends too many is closed.
 * @returns what makes a listener be called in turn; all listeners that it was given share the turns
 */
export function createTurns(): (listener: RequestListener) => RequestListener {
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

/**
 * Stops Node's parser once the connection is cut off: it parses no further than a request that upgrades. Against packets of a thousand
 * requests, again and again: with `maxRequestsPerSocket` in its place a health check waited 9.7 s (p50), with this 1.6 ms.
 */
export class StoppableRequest extends IncomingMessage {
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
