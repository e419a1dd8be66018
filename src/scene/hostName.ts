/** URL parsing has made 127.0.0.1 of 0x7f.1; only `server/safeFetch` sees a name's private address. */
const PRIVATE_SUFFIXES =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa|onion)$/
const HOST_NAME = /^(?=.{4,253}$)[a-z\d_](?:[a-z\d_-]{0,62})(?:\.[a-z\d_][a-z\d_-]{0,62})+$/

/** No brackets; null for a name. */
export function ipLiteral(hostname: string): string | null {
  if (hostname.startsWith('[')) return hostname.slice(1, -1)
  return /^[\d.]+$/.test(hostname) ? hostname : null
}

/** False for IP addresses. */
export function isPublicName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '')
  return ipLiteral(name) === null && HOST_NAME.test(name) && !PRIVATE_SUFFIXES.test(name)
}
