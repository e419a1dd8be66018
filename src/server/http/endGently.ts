/** Ends a server so that nobody notices: whoever is being answered gets their answer, and whoever comes later goes elsewhere. */
import type { Server } from 'node:http'

const IDLE_CHECK_MS = 50

export interface Patience {
  noticeMs: number // new requests are still answered, while a balancer notices that /readyz says no
  graceMs: number // for those under way after that
}

/** @param ended called once when all is answered, or after `graceMs` */
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
