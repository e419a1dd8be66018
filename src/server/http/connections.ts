/**
 * Limits the number of connections, and how long a response may make no progress. Node itself closes connections that send
 * slowly or nothing (httpServer.ts, TIMEOUTS), but does not notice clients that hardly read.
 */
import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export interface ConnectionLimits {
  connections: number
  stallMs: number // an answer of which no piece (files/pieces.ts) is taken for so long is given up
  checkMs: number
}

/** 32 KB in 20 seconds are less than a third of what a bad phone connection gives, 5 KB a second. */
const LIMITS: ConnectionLimits = { connections: 2_000, stallMs: 20_000, checkMs: 2_000 }

interface Connection {
  response: ServerResponse | null // the one under way, which it has not taken yet
  takenBytes: number
  takenMs: number // when it last took something, or had nothing to take
}

/**
 * At the limit the connection that has been idle or has taken nothing for longest makes room, so that whoever holds many
 * loses their own. Nobody loses one whose answer is still being made.
 * @returns what has a listener's answers watched
 */
export function limitConnections(
  server: Server,
  limits: ConnectionLimits = LIMITS,
  nowMs: () => number = () => performance.now(),
): (listener: RequestListener) => RequestListener {
  const connections = new Map<Socket, Connection>()

  /** Whether there was one to close. */
  function makeRoom(): boolean {
    let oldest: Socket | null = null
    let oldestMs = Infinity
    for (const [socket, { response, takenMs }] of connections) {
      const waitsForUs = response !== null && socket.writableLength === 0
      if (waitsForUs || takenMs >= oldestMs) continue
      oldest = socket
      oldestMs = takenMs
    }
    if (!oldest) return false
    connections.delete(oldest)
    oldest.destroy()
    return true
  }

  function closeStalled(): void {
    for (const [socket, connection] of connections) {
      if (!connection.response) continue // Node's own timeouts
      const takenBytes = socket.bytesWritten - socket.writableLength
      const isTaking = socket.writableLength === 0 || takenBytes !== connection.takenBytes
      connection.takenBytes = takenBytes
      if (isTaking) connection.takenMs = nowMs()
      else if (nowMs() - connection.takenMs >= limits.stallMs) socket.destroy()
    }
  }

  server.on('connection', (socket) => {
    if (connections.size >= limits.connections && !makeRoom()) return void socket.destroy()
    connections.set(socket, { response: null, takenBytes: 0, takenMs: nowMs() })
    socket.once('close', () => connections.delete(socket))
  })
  const timer = setInterval(closeStalled, limits.checkMs).unref()
  server.once('close', () => clearInterval(timer))

  return (listener) => (request, response) => {
    const connection = connections.get(request.socket)
    if (connection) {
      connection.takenMs = nowMs()
      connection.response = response
      response.once('close', () => {
        // Of requests sent ahead the next one may have begun already (turns.ts).
        if (connection.response === response) connection.response = null
      })
    }
    listener(request, response)
  }
}
