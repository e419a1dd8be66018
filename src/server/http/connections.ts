/** Limits the number of connections, and gives up answers that a client has stopped reading. */
import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export interface ConnectionLimits {
  connections: number
  stallMs: number // how long an answer may make no progress
}

export const CONNECTION_LIMITS: ConnectionLimits = { connections: 2_000, stallMs: 20_000 }

/**
 * Node's `maxConnections` refuses the newest, so that 5,000 idle connections would shut everybody out. Here the one that has made no
 * progress for longest makes room; nobody loses a connection whose answer is still being made.
 * @returns what has a listener's answers watched
 */
export function limitConnections(
  server: Server,
  { connections: most, stallMs }: ConnectionLimits,
): (listener: RequestListener) => RequestListener {
  server.timeout = stallMs // Node counts what a client takes of an answer as progress
  /** Open connections and the answer under way; the one without progress for longest is first. */
  const connections = new Map<Socket, ServerResponse | null>()

  function progress(socket: Socket, response: ServerResponse | null): void {
    if (connections.delete(socket)) connections.set(socket, response)
  }

  function makeRoom(): boolean {
    for (const [socket, response] of connections) {
      if (response && socket.writableLength === 0) continue // it waits for us
      connections.delete(socket)
      socket.destroy()
      return true
    }
    return false
  }

  server.on('connection', (socket) => {
    if (connections.size >= most && !makeRoom()) return void socket.destroy()
    connections.set(socket, null)
    socket.once('close', () => connections.delete(socket))
  })

  return (listener) => (request, response) => {
    const { socket } = request
    progress(socket, response)
    response.on('drain', () => progress(socket, response))
    // A silent reader: without this listener Node would also close a connection that waits for a slow answer.
    response.on('timeout', () => {
      if (socket.writableLength > 0) socket.destroy()
    })
    response.once('close', () => {
      // The next of the requests that were sent ahead may have begun already (turns.ts).
      if (connections.get(socket) === response) progress(socket, null)
    })
    listener(request, response)
  }
}
