import ipaddr from 'ipaddr.js'

/** The unit of rate limits and of turns in a queue. */
export interface Visitor {
  id: string // an IPv4 address, or a /56 of IPv6: what one household or machine is given (RFC 6177)
  network: string // a /48 of IPv6, what one site may be given: 256 visitors; with IPv4 the same as `id`
}

const VISITOR_BITS = 56
const NETWORK_BITS = 48

/** All spellings of an IPv4 address are one visitor. Invalid addresses are used unchanged. */
export function visitorAt(address: string): Visitor {
  if (!ipaddr.isValid(address)) return { id: address, network: address }
  const parsed = ipaddr.process(address) // ::ffff:1.2.3.4 → 1.2.3.4
  if (!(parsed instanceof ipaddr.IPv6)) return { id: parsed.toString(), network: parsed.toString() }
  const prefix = (bits: number) =>
    ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${bits}`)
  const [id, network] = [VISITOR_BITS, NETWORK_BITS].map((bits) => `${prefix(bits).toString()}/${bits}`) as [
    string,
    string,
  ]
  return { id, network }
}
