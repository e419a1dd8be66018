/**
 * What Node's HTTP parser refuses by itself, before there is a request for the app: lines that are not HTTP, headers that
 * are too long, bad hosts. These answers get the strictest headers: a browser may do nothing with them.
 */
import { type RequestListener, type Server, STATUS_CODES } from 'node:http'

const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}
/** For whoever opens a link to a card that is far longer than any: its language is not known here. */
const TOO_LONG = 'This link is too long. Ask for it once more.\n链接太长，请对方再发一次。\n'
const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Headers that the app sets replace these. The server must have `requireHostHeader: false`: hosts are looked at behind this. */
export function withRawHeaders(listener: RequestListener): RequestListener {
  return (request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
    listener(request, response)
  }
}

/** A request that expects what we do not know, such as `Expect: wonders`. */
export const refuseExpectation: RequestListener = (_request, response) =>
  response.writeHead(417, HEADERS).end()

export function answerClientErrors(server: Server): void {
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
