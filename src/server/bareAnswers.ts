/**
 * What is answered before there is a request that the app could answer: lines that are no HTTP, heads that are too long,
 * hosts that are none. A browser may do nothing with these answers.
 */
import { type Server, STATUS_CODES } from 'node:http'

const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}
const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** The app's own headers take the place of these. A server with this listens to hosts by itself: `requireHostHeader: false`. */
export function protectBareAnswers(server: Server): void {
  server.prependListener('request', (_request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
  })
  server.on('checkExpectation', (_request, response) => response.writeHead(417, HEADERS).end())
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const status = STATUS_BY_CODE[error.code ?? ''] ?? 400
    const head = { ...HEADERS, connection: 'close', 'content-length': '0' }
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`)
  })
}
