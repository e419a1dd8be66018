/**
 * Which addresses may be fetched, checked after parsing by the URL standard: 0x7f.1, 2130706433 and ①②⑦.1 are 127.0.0.1 by
 * then. The IP addresses of a name are checked when it is looked up (dial.ts).
 */
import { parsedUrl } from '../../scene/values'
import { isPublicAddress } from './address'

const PORTS = ['', '80', '443'] // '' is the scheme's default
const MAX_URL_LENGTH = 2_048
/** Suffixes of host names that exist in private networks only. */
const PRIVATE_SUFFIXES =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa|onion)$/
const HOST_NAME = /^(?=.{4,253}$)[a-z\d_](?:[a-z\d_-]{0,62})(?:\.[a-z\d_][a-z\d_-]{0,62})+$/

/** The address in a text, of any scheme and not checked yet; null for none, or a too long one. */
export function boundedUrl(text: string, base?: URL | string): URL | null {
  if (text.length > MAX_URL_LENGTH) return null
  const url = parsedUrl(text, base)
  return url && url.href.length <= MAX_URL_LENGTH ? url : null
}

/** http(s) on ports 80 and 443, without credentials, and on a host that may be on the public internet. */
export function isPublicTarget(url: URL): boolean {
  return (
    (url.protocol === 'http:' || url.protocol === 'https:') &&
    PORTS.includes(url.port) &&
    url.username === '' &&
    url.password === '' &&
    isPublicHost(url.hostname)
  )
}

/** The IP address where the host is one, without brackets; null for a name. */
export function ipLiteral(hostname: string): string | null {
  if (hostname.startsWith('[')) return hostname.slice(1, -1)
  return /^[\d.]+$/.test(hostname) ? hostname : null
}

function isPublicHost(hostname: string): boolean {
  const literal = ipLiteral(hostname)
  if (literal !== null) return isPublicAddress(literal)
  const name = hostname.replace(/\.$/, '')
  return HOST_NAME.test(name) && !PRIVATE_SUFFIXES.test(name)
}
