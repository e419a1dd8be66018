/**
 * Backend for workerd's Cache API: PUT stores a response as HTTP bytes, GET returns it or 504. Nothing is
 * persistent.
 */
const kept = new Map()
const decoder = new TextDecoder('latin1')

export default {
  async fetch(request) {
    if (request.method === 'PUT') {
      kept.set(request.url, await request.arrayBuffer())
      return new Response(null, { status: 204 })
    }
    const bytes = kept.get(request.url)
    if (!bytes) return new Response(null, { status: 504, headers: { 'cf-cache-status': 'MISS' } })
    return answerIn(bytes)
  },
}

function answerIn(bytes) {
  const text = decoder.decode(bytes)
  const end = text.indexOf('\r\n\r\n')
  const lines = text.slice(0, end).split('\r\n').slice(1)
  const headers = new Headers(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  )
  headers.set('cf-cache-status', 'HIT')
  return new Response(bytes.slice(end + 4), { headers })
}
