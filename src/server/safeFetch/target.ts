/**
 * Checked after standard URL parsing: 0x7f.1, 2130706433 and ①②⑦.1 are then 127.0.0.1. dial.ts checks a
 * name's IP addresses.
 */
import { parsedUrl } from '../../scene/values'
import { isPublicAddress } from './address'

const PORTS = ['', '80', '443'] // '': the scheme's default
const MAX_URL_LENGTH = 2_048
const PRIVATE_SUFFIXES =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa|onion)$/
const HOST_NAME = /^(?=.{4,253}$)[a-z\d_](?:[a-z\d_-]{0,62})(?:\.[a-z\d_][a-z\d_-]{0,62})+$/

/** Any scheme, unchecked; null if none or too long. */
export function boundedUrl(text: string, base?: URL | string): URL | null {
  if (text.length > MAX_URL_LENGTH) return null
  const url = parsedUrl(text, base)
  return url && url.href.length <= MAX_URL_LENGTH ? url : null
}

/** Allows http(s) on ports 80 and 443, without credentials, on hosts that may be public. */
export function isPublicTarget(url: URL): boolean {
  return (
    (url.protocol === 'http:' || url.protocol === 'https:') &&
    PORTS.includes(url.port) &&
    url.username === '' &&
    url.password === '' &&
    isPublicHost(url.hostname)
  )
}

/** No brackets; null for a name. */
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
