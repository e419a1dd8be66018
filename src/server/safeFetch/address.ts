/** ipaddr.js calls ::7f00:1, 4000::1 and 168.63.129.16 unicast, so the lists are our own. */
import ipaddr from 'ipaddr.js'
import { ipLiteral, isPublicName } from '../../scene/hostName'
import { parsedUrl, CodedError } from '../../scene/values'

// https://www.iana.org/assignments/iana-ipv4-special-registry, plus one cloud's own address
const RESERVED_IPV4 = [
  '0.0.0.0/8', // this network
  '10.0.0.0/8',
  '100.64.0.0/10', // carrier-grade NAT; 100.100.100.200 is a cloud's metadata service
  '127.0.0.0/8',
  '169.254.0.0/16', // link-local; 169.254.169.254 is most clouds' metadata service
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24', // 6to4 relays
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4', // includes 255.255.255.255
  '168.63.129.16/32', // Azure's internal services
].map((cidr) => ipaddr.IPv4.parseCIDR(cidr))

// Only global unicast is allocated (https://www.iana.org/assignments/ipv6-unicast-address-assignments).
// Ranges that embed IPv4 and all local ranges are outside it.
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')
const RESERVED_IPV6 = [
  '2001::/23', // protocol assignments: Teredo, benchmarks, ORCHID
  '2001:db8::/32',
  '2002::/16', // 6to4: embeds an IPv4 address
  '2620:4f:8000::/48',
  '3ffe::/16', // 6bone, retired
  '3fff::/20',
].map((cidr) => ipaddr.IPv6.parseCIDR(cidr))

/** No brackets (93.184.215.14, 2606:2800::1); false for anything else. */
export function isPublicAddress(address: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) {
    const ipv4 = ipaddr.IPv4.parse(address)
    return !RESERVED_IPV4.some((range) => ipv4.match(range))
  }
  if (address.includes('%') || !ipaddr.IPv6.isValid(address)) return false // a zone names a local interface
  const ipv6 = ipaddr.IPv6.parse(address)
  return ipv6.match(GLOBAL_IPV6) && !RESERVED_IPV6.some((range) => ipv6.match(range))
}

const PORTS = ['', '80', '443'] // '': the scheme's default
export const MAX_URL_LENGTH = 2_048

/** Any scheme, unchecked; null if none or too long. */
export function boundedUrl(text: string, base?: URL | string): URL | null {
  if (text.length > MAX_URL_LENGTH) return null
  const url = parsedUrl(text, base)
  return url && url.href.length <= MAX_URL_LENGTH ? url : null
}

/** Hosts that may be public: dial.ts checks a name's IP addresses. */
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

/** For developers: visitors get one message for all. */
export type SafeFetchErrorCode =
  | 'refused' // the target is not on the public web
  | 'unreachable' // no DNS answer, no connection, no HTTP
  | 'redirects' // too many, or without a valid target
  | 'http-status'
  | 'wrong-type' // an unwanted type
  | 'too-large'
  | 'time-limit'
  | 'busy' // the queue is full

export class SafeFetchError extends CodedError<SafeFetchErrorCode> {
  override readonly name = 'SafeFetchError'
}
