/** dial.ts checks a name's IP addresses. */
import { ipLiteral, isPublicName } from '../../scene/hostName'
import { parsedUrl } from '../../scene/values'
import { isPublicAddress } from './address'

const PORTS = ['', '80', '443'] // '': the scheme's default
const MAX_URL_LENGTH = 2_048

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

function isPublicHost(hostname: string): boolean {
  const literal = ipLiteral(hostname)
  return literal === null ? isPublicName(hostname) : isPublicAddress(literal)
}
