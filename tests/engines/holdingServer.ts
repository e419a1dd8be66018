import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deferred } from '../fixtures/deferred'

/** Proxies `origin`, delaying requests whose path matches until they are released. */
export async function startHoldingServer(origin: string, held: RegExp) {
  const released = deferred<void>()
  const isHeld = new Set<string>()
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url!
    if (!held.test(path)) return pass(origin, incoming, outgoing)
    isHeld.add(path)
    void released.promise.then(() => pass(origin, incoming, outgoing))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    holds: (path: RegExp) => [...isHeld].some((one) => path.test(one)),
    release: () => released.resolve(),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function pass(origin: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers } = incoming
  const passed = request(new URL(incoming.url!, origin), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode!, answer.headers)
    answer.pipe(outgoing)
  })
  passed.on('error', () => outgoing.destroy())
  incoming.pipe(passed)
}
