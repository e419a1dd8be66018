/** Limits connections, and aborts responses that clients stop reading. */
import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export interface ConnectionLimits {
  connections: number
  stallMs: number // max time without progress on a response
}

export const CONNECTION_LIMITS: ConnectionLimits = { connections: 2_000, stallMs: 20_000 }

/** Node's `maxConnections` rejects the newest, so 5,000 idle ones would lock everybody out. */
export function limitConnections(
  server: Server,
  { connections: most, stallMs }: ConnectionLimits,
): (listener: RequestListener) => RequestListener {
  server.timeout = stallMs // Node counts bytes taken by the client
  /** With the current response; longest without progress first. */
  const connections = new Map<Socket, ServerResponse | null>()

  function progress(socket: Socket, response: ServerResponse | null): void {
    if (connections.delete(socket)) connections.set(socket, response)
  }

  function makeRoom(): boolean {
    for (const [socket, response] of connections) {
      if (response && socket.writableLength === 0) continue // awaits our response
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
    // Without this listener Node would also close connections awaiting a slow response.
    response.on('timeout', () => {
      if (socket.writableLength > 0) socket.destroy()
    })
    response.once('close', () => {
      // The next pipelined request may have begun (httpServer.ts).
      if (connections.get(socket) === response) progress(socket, null)
    })
    listener(request, response)
  }
}
