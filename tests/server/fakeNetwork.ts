/**
 * Resolves names by a table and connects to a local server. Only look-up and dial are replaced, so
 * safeFetch's address checks stay real.
 */
import { createServer, type RequestListener } from 'node:http'
import {
  type AddressInfo,
  connect,
  createServer as createTcpServer,
  type Server,
  type Socket,
} from 'node:net'
import type { DialTarget, DialDependencies } from '../../src/server/safeFetch/dial'

export const PUBLIC_ADDRESS = '93.184.215.14'

export interface FakeNetwork extends DialDependencies {
  dialled: DialTarget[]
  lookedUp: string[]
  port: number
  readBytes: () => number
  close: () => Promise<void>
}

/** `names`: addresses replacing the default public one; a function is called for every look-up. */
export type Names = Readonly<Record<string, readonly string[] | (() => readonly string[])>>

/** One HTTP server behind all names; `request.headers.host` tells them apart. */
export function startFakeNetwork(listener: RequestListener, names: Names = {}): Promise<FakeNetwork> {
  return listening(createServer(listener), names)
}

export function startFakeTcpNetwork(
  onConnection: (socket: Socket) => void,
  names: Names = {},
): Promise<FakeNetwork> {
  return listening(createTcpServer(onConnection), names)
}

async function listening(server: Server, names: Names): Promise<FakeNetwork> {
  const sockets = new Set<Socket>()
  const connections: Socket[] = []
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const dialled: DialTarget[] = []
  const lookedUp: string[] = []
  return {
    dialled,
    lookedUp,
    port,
    lookup: async (hostname) => {
      lookedUp.push(hostname)
      const known = Object.hasOwn(names, hostname) ? names[hostname]! : [PUBLIC_ADDRESS]
      return (typeof known === 'function' ? known() : known).map((address) => ({ address }))
    },
    dial: (target) => {
      dialled.push(target)
      const connection = connect(port, '127.0.0.1')
      connections.push(connection)
      return connection
    },
    readBytes: () => connections.reduce((sum, { bytesRead }) => sum + bytesRead, 0),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

export function html(head: string, body = ''): string {
  return `<!doctype html><html><head>${head}</head><body>${body}</body></html>`
}
