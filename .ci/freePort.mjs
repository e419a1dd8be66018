import { once } from 'node:events'
import { createServer } from 'node:net'

/** A currently free port, as text. */
export async function freePort() {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return String(port)
}
